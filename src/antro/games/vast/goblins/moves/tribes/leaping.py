"""Movement of a Tribe other than walking: a diagonal, tunnels, out of Terrain."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSides, OnSquares
from antro.games.vast.components.decks import UNDERWORM
from antro.games.vast.components.roles import FANGS
from antro.games.vast.components.squares import (
    OFF,
    SQUARES,
    TILES,
    apart,
    is_impassable,
    is_pit,
)
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.kinds import STEP_ONTO_NEW
from antro.games.vast.goblins.moves.tribes.activation import active_square, is_halted, may_act
from antro.games.vast.goblins.moves.tribes.walking import step_to, walk
from antro.games.vast.goblins.moves.tribes.ways import may_enter, population_on_leaving
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.visibility.squares import dark_tiles, is_occupied
from antro.games.vast.state.state import VastState

WORM_REACH: Final[i64] = 2


@final
class Diagonal(OnSquares):
    """Move up to two squares along a diagonal with the Underworm, once per movement (§23.9)."""

    kind = "tribe_diagonal_to"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins, tribe = state.goblins, state.goblins.active
        able = not goblins.wormed and has_monster(goblins, tribe, UNDERWORM)
        if able and may_act(state) and not is_halted(state):
            for square in diagonal_squares(state, tribe):
                out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins, tribe = state.goblins, state.goblins.active
        goblins.wormed = 1
        goblins.may_walk = 1
        walk(state, tribe, move - self.first)
        step_to(state, tribe, move - self.first)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Underworm first, because the Tribe can also walk there."""
        return ["choice:tribe_diagonal_to", thing]


def diagonal_squares(state: VastState, tribe: i64) -> list[i64]:
    """Return the squares on the diagonals of a Tribe that it may enter, ascending."""
    ground = state.ground
    at, left = ground.where[FANGS + tribe], population_on_leaving(state, tribe)
    found: list[i64] = []
    for square in range(SQUARES):
        if not ground.has_square(square) or is_impassable(square) or is_pit(square):
            continue
        east = apart(ground.x(square), ground.x(at))
        south = apart(ground.y(square), ground.y(at))
        in_reach = east == south and 0 < east <= WORM_REACH
        if in_reach and (left <= 0 or may_enter(state, tribe, square, left)):
            found.append(square)
    return found


@final
class Tunnel(OnSquares):
    """Go to any unoccupied Dark tile with Secret Tunnels, instead of all movement (§24.10)."""

    kind = "tribe_tunnel_to"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.goblins.tunnels and not state.goblins.stirred and may_act(state):
            out.add_each(self.first, empty_dark_tiles(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins = state.goblins
        goblins.stirred = 1
        goblins.may_walk = 0
        goblins.halted = 1
        enter(state, FANGS + goblins.active, move - self.first)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the tunnels first, because the Tribe can also walk there."""
        return ["choice:tribe_tunnel_to", thing]


def empty_dark_tiles(state: VastState) -> i64:
    """Return the set of Dark tiles without a piece or token."""
    found: i64 = 0
    dark = dark_tiles(state.ground)
    for slot in range(TILES):
        if dark >> slot & 1 and not is_occupied(state.ground, slot):
            found |= bit(slot)
    return found


@final
class StepOut(OnSides):
    """Step from Terrain onto an open space, where a Dark tile is placed first (§5.6)."""

    kind = "tribe_out_at"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        at, goblins = active_square(state), state.goblins
        if goblins.stepped_out or not may_act(state) or is_halted(state):
            return
        if at < TILES or state.collapsing or not has_tiles(state):
            return
        for way in range(i64(4)):
            if state.ground.next(at, way) == OFF:
                out.add(self.first + at * 4 + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins = state.goblins
        goblins.stepped_out = 1
        goblins.stirred = 1
        goblins.may_walk = 1
        state.ask(STEP_ONTO_NEW, goblins.active)
        bring_tile(state, move - self.first)


@final
class StepOntoNew(Step[VastState]):
    """Let a Tribe that leaves Terrain enter the new tile. The argument is the Tribe."""

    def run(self, state: VastState, argument: i64) -> None:
        target = state.ground.newest
        walk(state, argument, target)
        step_to(state, argument, target)
