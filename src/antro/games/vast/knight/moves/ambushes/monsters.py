"""Effects of Monsters that hit the Knight in an Ambush (§19.3 to §19.6, §40.1)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import (
    BLOB,
    BRIGHT_BEETLES,
    FLAME_GIANT,
    GNOME,
    GOLEM,
    GROUND_KRAKEN,
    OGRE,
    TROLL,
    UNDERWORM,
)
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import BRIDGE, CANYON, OFF, TILES, is_impassable, is_pit
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.knight.effects.treasures import lose_random_treasure
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.knight.kinds import FLEE_OGRE, MOVE_UNDERWORM, QUAKE_FOLLOWS, TROLL_COMES
from antro.games.vast.map.effects.dice import roll
from antro.games.vast.map.effects.drifting import watch_river
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.terrain import ask_for_spot
from antro.games.vast.map.moves.forced import OneWay
from antro.games.vast.map.visibility.spots import nearest_spots
from antro.games.vast.map.visibility.squares import has_wall, is_lit, is_occupied
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN
from antro.games.vast.state.state import VastState

SLIMED: Final[i64] = 5  # Grit lost to the Blob
GIANT_SPARES: Final[i64] = 4  # with this Strength, the Flame Giant takes only 1 Health


def wounds(state: VastState, monster: i64) -> i64:
    """Return 2 if the Flame Giant hits a weak Knight, else 1: the Health lost (§19.2, §19.6)."""
    return 2 if monster == FLAME_GIANT and strength(state) < GIANT_SPARES else 1


def apply_monster(state: VastState, monster: i64) -> None:
    """Apply a Monster that hit the Knight. Its card is discarded, unless the Monster stays."""
    knight = state.knight
    if monster == OGRE:
        flee_from_ogre(state)
    elif monster == TROLL:
        place_canyon(state)
    elif monster == GOLEM and not knight.golem:
        knight.golem = 1
    elif monster == BRIGHT_BEETLES:
        knight.beetles = 1
    elif monster == GROUND_KRAKEN:
        state.ask(QUAKE_FOLLOWS, state.ground.where[KNIGHT_PIECE])
        roll(state, KNIGHT)
    else:
        state.goblins.monster_discards |= bit(monster)
        apply_discarded_monster(state, monster)


def apply_discarded_monster(state: VastState, monster: i64) -> None:
    """Apply a Monster that does not stay."""
    if monster == GNOME:
        lose_random_treasure(state)
    elif monster == BLOB:
        lose_grit(state, SLIMED)
    elif monster == UNDERWORM:
        ask_if_open(state, MOVE_UNDERWORM)


# Ogre


def flee_from_ogre(state: VastState) -> None:
    """Move the Knight to an adjacent square, and leave the Ogre behind (§19.3).

    If there is no such square, the Ogre has no effect.
    """
    for way in range(i64(4)):
        if is_refuge(state, way):
            ask_if_open(state, FLEE_OGRE)
            return
    state.goblins.monster_discards |= bit(OGRE)


def is_refuge(state: VastState, way: i64) -> bool:
    """Return True if she can flee this way: no wall, and an unoccupied Lit tile or Terrain."""
    ground = state.ground
    square = ground.where[KNIGHT_PIECE]
    target = ground.next(square, way)
    if target == OFF or has_wall(ground, square, way) or is_occupied(ground, target):
        return False
    if is_impassable(target) or is_pit(target):
        return False
    return target >= TILES or is_lit(ground, target)


@final
class FleeOgre(OneWay):
    """The square of the Knight when the Ogre takes her place (§19.3)."""

    kind = "flee_ogre"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for way in range(i64(4)):
            if is_refuge(state, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        square = state.ground.where[KNIGHT_PIECE]
        target = state.ground.next(square, move - self.first)
        state.ground.add_token(square, OGRE_TOKEN)
        watch_river(state, bit(KNIGHT_PIECE))
        enter(state, KNIGHT_PIECE, target)


# Troll


def place_canyon(state: VastState) -> None:
    """Place the Canyon if it is not on the map, and the Troll on its bridge (§19.4).

    In the Collapse no Terrain is placed (§11.2).
    """
    square = state.ground.where[KNIGHT_PIECE]
    state.ask(TROLL_COMES)
    if state.ground.has_square(BRIDGE) or state.collapsing:
        return
    if nearest_spots(state, CANYON, square):
        ask_for_spot(state, CANYON, square, state.config.filler(KNIGHT))


@final
class TrollComes(Step[VastState]):
    """Bring the Troll to the Canyon. Without a Canyon it does nothing (§19.4)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.has_square(BRIDGE):
            state.ground.add_token(BRIDGE, TROLL_TOKEN)
        else:
            state.goblins.monster_discards |= bit(TROLL)
