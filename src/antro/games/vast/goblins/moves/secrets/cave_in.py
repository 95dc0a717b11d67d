"""Cave-In: tiles collapse, one at a time (§12.6, §24.3)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSquares
from antro.games.vast.components.roles import FANGS, GOBLINS
from antro.games.vast.components.squares import (
    FIRST_SQUARE,
    PITS,
    SQUARES,
    TERRAIN_KINDS,
    TILES,
)
from antro.games.vast.goblins.kinds import CHOOSE_CAVE_IN
from antro.games.vast.goblins.state import EYE_TRIBE
from antro.games.vast.map.effects.collapsing import can_be_removed
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.removing import squares_with, start_removal
from antro.games.vast.map.kinds import PUT_UNDER, RECONNECT
from antro.games.vast.map.visibility.steps import others_on
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def begin_cave_in(state: VastState, most: i64) -> None:
    """Remove up to *most* tiles, then slide separated parts together and fill once."""
    fill(state)
    state.ask(PUT_UNDER)
    state.ask(RECONNECT, GOBLINS)
    state.ask(CHOOSE_CAVE_IN, most)


def can_play_cave_in(state: VastState) -> bool:
    """True if Eye has Population, and there is a tile or a Terrain to remove (§24.3)."""
    if not state.goblins.population[EYE_TRIBE]:
        return False
    for slot in range(TILES):
        if may_cave_in(state, slot):
            return True
    return terrain_to_cave_in(state) != 0


def tiles_to_cave_in(state: VastState) -> i64:
    """Return the set of tiles that Cave-In may remove.

    It may not remove an Entrance that cannot move (§37.3), or a tile with a Crystal token.
    """
    found: i64 = 0
    for slot in range(TILES):
        if may_cave_in(state, slot):
            found |= bit(slot)
    return found


def may_cave_in(state: VastState, slot: i64) -> bool:
    """Return True if Cave-In may remove a tile."""
    return not state.ground.has(slot, CRYSTAL_TOKEN) and can_cave_in(state, slot)


def terrain_to_cave_in(state: VastState) -> i64:
    """Return the Terrain that Cave-In may remove, by first squares: bit 0 is square 52."""
    found: i64 = 0
    for kind in range(TERRAIN_KINDS):
        first = FIRST_SQUARE[kind]
        last = FIRST_SQUARE[kind + 1] if kind == PITS else first + 1
        for square in range(first, last):
            if can_cave_in(state, square):
                found |= bit(square - TILES)
    return found


def can_cave_in(state: VastState, square: i64) -> bool:
    """True if no other role's piece is there, and any Tribe there can leave."""
    ground = state.ground
    if not ground.has_square(square) or others_on(ground, FANGS, square):
        return False
    if square >= TILES:
        for each in squares_with(square):
            if others_on(ground, FANGS, each):
                return False
    return can_be_removed(state, square, GOBLINS)


@final
class CaveInAt(OnSquares):
    """Choose the next tile to remove. The argument is the number of tiles left to remove."""

    kind = "cave_in"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, tiles_to_cave_in(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.count_down()
        start_removal(state, move - self.first, GOBLINS)


@final
class CaveInTerrain(OnSquares):
    """Choose a Terrain to remove, by its first square."""

    kind = "cave_in"

    def __init__(self) -> None:
        super().__init__(SQUARES - TILES)

    def square(self, move: i64) -> i64:
        return TILES + move - self.first

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, terrain_to_cave_in(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.count_down()
        start_removal(state, self.square(move), GOBLINS)
