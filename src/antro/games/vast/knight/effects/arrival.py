"""What happens to her on a square, and on a tile that she turns up."""

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
OF_THE_TROVE: Final[i64] = 8  # Grit


def entered(state: VastState, square: i64, origin: i64) -> None:
    """§5.3 What a square does to her who enters it from another, of her own or not."""
    count_pits(state, square, origin)
    burn(state, square)


def count_pits(state: VastState, square: i64, origin: i64) -> None:
    """§10.10 How many Pits she has entered in a row, and where she went in."""
    knight = state.knight
    if not is_pit(square):
        knight.pits = 0
        return
    if knight.pits == 0:
        knight.before_pits = origin
    knight.pits += 1


def burn(state: VastState, square: i64) -> None:
    """§5.5 The first Flame Wall that she enters in a turn, of her own or not, costs Grit."""
    burned = state.dragon.burned >> KNIGHT & 1
    if state.ground.has(square, FLAME_WALL) and not burned:
        state.dragon.burned |= bit(KNIGHT)
        lose_grit(state, BURNT)


def at_entrance(state: VastState) -> None:
    """§5.3 She has entered the Entrance: Poison cubes, the Trove, and perhaps victory."""
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
    """§7.9 She has entered an Event tile that was Dark: an Event card is played."""
    meet_event(state)


def ambush_tile(state: VastState, square: i64) -> None:
    """§7.10 She has entered an Ambush tile that was Dark."""
    begin_ambush(state)


def revealed(state: VastState, square: i64) -> None:
    """§14.4 She has turned up a tile, and all that came of it is over."""
    gain_grit(state, 1)


def crystal_handed(state: VastState) -> None:
    """§9.4 She is handed a Crystal token that somebody smashed for her."""
    state.knight.smashed += 1


def monster_token_gone(state: VastState, monster: i64) -> None:
    """§19.7 The tile under the Ogre or the Troll has gone: the card is discarded."""
    state.goblins.monster_discards |= bit(monster)


def end_on_magma(state: VastState) -> None:
    """§10.7 Her turn ends on Magma: a Health, but not the last one."""
    lose_health_but_last(state)
