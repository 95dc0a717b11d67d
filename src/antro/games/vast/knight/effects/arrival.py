"""Effects of squares that the Knight enters, and of tiles that she reveals."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.victory import win
from antro.games.vast.components.decks import TREASURE_TROVE
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.components.squares import is_pit
from antro.games.vast.knight.effects.ambush import begin_ambush
from antro.games.vast.knight.effects.events import meet_event
from antro.games.vast.knight.effects.grit import gain_grit, lose_grit
from antro.games.vast.knight.effects.health import lose_health_but_last
from antro.games.vast.knight.effects.treasures import remove_face_up
from antro.games.vast.knight.effects.values import has_face_up
from antro.games.vast.knight.state import ON_ENTRANCE, UNPLACED
from antro.games.vast.settings.variant import SMASH_CRYSTALS
from antro.games.vast.state.ground import FLAME_WALL
from antro.games.vast.state.state import VastState

BURNT: Final[i64] = 5  # Grit lost to the Flame Wall
OF_THE_TROVE: Final[i64] = 8  # Grit for the Treasure Trove


def entered(state: VastState, square: i64, origin: i64) -> None:
    """Apply the effects of a square that the Knight enters, also by forced movement (§5.3)."""
    count_pits(state, square, origin)
    burn(state, square)


def count_pits(state: VastState, square: i64, origin: i64) -> None:
    """Count the Pits that she has entered in a row, and note the square before them (§10.10)."""
    knight = state.knight
    if not is_pit(square):
        knight.pits = 0
        return
    if knight.pits == 0:
        knight.before_pits = origin
    knight.pits += 1


def burn(state: VastState, square: i64) -> None:
    """Take Grit for the first Flame Wall that the Knight enters in a turn (§5.5)."""
    burned = state.dragon.burned >> KNIGHT & 1
    if state.ground.has(square, FLAME_WALL) and not burned:
        state.dragon.burned |= bit(KNIGHT)
        lose_grit(state, BURNT)


def at_entrance(state: VastState) -> None:
    """Apply the Entrance: Poison cubes, Treasure Trove, and perhaps a victory (§5.3)."""
    knight = state.knight
    knight.cubes[UNPLACED] += knight.cubes[ON_ENTRANCE]
    knight.cubes[ON_ENTRANCE] = 0
    if has_face_up(state, TREASURE_TROVE):
        remove_face_up(state, TREASURE_TROVE)
        gain_grit(state, OF_THE_TROVE)
    variant = state.config.variant
    if variant.knight_goal == SMASH_CRYSTALS and knight.smashed >= variant.crystals_needed:
        win(state, KNIGHT, "13.1")


def event_tile(state: VastState, square: i64) -> None:
    """Play an Event card for a Dark Event tile that the Knight has entered (§7.9)."""
    meet_event(state)


def ambush_tile(state: VastState, square: i64) -> None:
    """Start the Ambush of a Dark Ambush tile that the Knight has entered (§7.10)."""
    begin_ambush(state)


def revealed(state: VastState, square: i64) -> None:
    """Give Grit for a tile that the Knight has revealed, after all its effects (§14.4)."""
    gain_grit(state, 1)


def gain_smashed_crystal(state: VastState) -> None:
    """Give the Knight a Crystal token that another player smashed for her (§9.4)."""
    state.knight.smashed += 1


def discard_monster_token(state: VastState, monster: i64) -> None:
    """Discard the card of a Monster token whose tile was removed (§19.7)."""
    state.goblins.monster_discards |= bit(monster)


def end_on_magma(state: VastState) -> None:
    """Take a Health for a turn that ends on Magma, but never the last one (§10.7)."""
    lose_health_but_last(state)
