"""Movement of a Tribe (§21.1 to §21.5): walking, a diagonal, tunnels, out of Terrain."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, OnSides, OnSquares
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.values import is_lurking, is_revealed
from antro.games.vast.goblins.moves.activation import (
    active_square,
    end_activation,
    may_act,
)
from antro.games.vast.goblins.moves.lurking import steps_from_lurking
from antro.games.vast.goblins.moves.ways import (
    Ways,
    may_enter,
    note_left,
    population_on_leaving,
)
from antro.games.vast.ground.entering import enter
from antro.games.vast.ground.laying import bring_tile
from antro.games.vast.ground.stack import has_tiles
from antro.games.vast.printed.decks import UNDERWORM
from antro.games.vast.printed.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.printed.squares import (
    OFF,
    SQUARES,
    TILES,
    apart,
    is_impassable,
    is_pit,
)
from antro.games.vast.sight.squares import dark_tiles, is_occupied
from antro.games.vast.state.frames import frame_of, part
from antro.games.vast.state.state import VastState

WORM_REACH: Final[i64] = 2


# Steps


def step_to(state: VastState, tribe: i64, target: i64) -> None:
    """A Tribe leaves its square, which light may make dear (§21.2), and enters another."""
    origin = state.ground.where[FANGS + tribe]
    state.ask(state.config.asks.goblins.step, frame_of(tribe, target, origin))
    if note_left(state, tribe, origin):
        lose_population(state, tribe, 1)


@final
class Step(Aftermath):
    """Light has had its due: the Tribe enters the square, if it is still on the map."""

    def done(self, state: VastState, frame: i64) -> None:
        piece, target, origin = FANGS + part(frame, 0), part(frame, 1), part(frame, 2)
        if state.ground.where[piece] == origin:
            enter(state, piece, target)


@final
class Walk(Aftermath):
    """A Tribe goes on towards a square; the frame: Tribe, where to, the square before this."""

    def done(self, state: VastState, frame: i64) -> None:
        tribe, target, before = part(frame, 0), part(frame, 1), part(frame, 2)
        at = state.ground.where[FANGS + tribe]
        if at == target or not is_revealed(state, tribe):
            arrive(state, tribe)
            return
        ways = Ways(state, tribe, before)
        if not ways.reaches(target):
            arrive(state, tribe)
            return
        state.ask(state.config.asks.goblins.walk, frame_of(tribe, target, at))
        step_to(state, tribe, ways.first_step(target))


def arrive(state: VastState, tribe: i64) -> None:
    """A movement is over: one that scattered is done; beside the Knight it has to attack."""
    where = state.ground.where
    if not is_revealed(state, tribe):
        end_activation(state)
    elif where[FANGS + tribe] == where[KNIGHT_PIECE]:
        state.goblins.must_attack = 1
        state.goblins.may_walk = 0


def walk(state: VastState, tribe: i64, target: i64) -> None:
    """A Tribe begins to walk to a square, if it is not there already."""
    state.goblins.stirred = 1
    at = state.ground.where[FANGS + tribe]
    state.ask(state.config.asks.goblins.walk, frame_of(tribe, target, at))


# Choices


@final
class GoTo(OnSquares):
    """§21.1 Where the Tribe walks, by the way that costs it least."""

    kind = "tribe_to"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        goblins, tribe = state.goblins, state.goblins.active
        if is_lurking(state, tribe):
            for square in steps_from_lurking(state, tribe):
                out.add(self.first + square)
        elif goblins.may_walk and not is_halted(state) and may_act(state):
            ways = Ways(state, tribe, OFF)
            for square in range(SQUARES):
                if ways.reaches(square):
                    out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        tribe, target = state.goblins.active, move - self.first
        if is_lurking(state, tribe):
            end_activation(state)
            enter(state, FANGS + tribe, target)
            return
        state.goblins.may_walk = 0
        walk(state, tribe, target)


@final
class Diagonal(OnSquares):
    """§23.9 Underworm: up to two squares along a diagonal, once in a movement."""

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


def is_halted(state: VastState) -> bool:
    """§21.5, §24.10 Whether the Tribe may not move any more: tunnels, or a Flare after a move."""
    return state.goblins.halted != 0


def diagonal_squares(state: VastState, tribe: i64) -> list[i64]:
    """Squares on the diagonals of a Tribe where it may go, ascending."""
    ground = state.ground
    at, left = ground.where[FANGS + tribe], population_on_leaving(state, tribe)
    found: list[i64] = []
    for square in range(SQUARES):
        if not ground.lies(square) or is_impassable(square) or is_pit(square):
            continue
        east = apart(ground.x(square), ground.x(at))
        south = apart(ground.y(square), ground.y(at))
        in_reach = east == south and 0 < east <= WORM_REACH
        if in_reach and (left <= 0 or may_enter(state, tribe, square, left)):
            found.append(square)
    return found


@final
class Tunnel(OnSquares):
    """§24.10 Secret Tunnels: in place of all movement, to any unoccupied Dark tile."""

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


def empty_dark_tiles(state: VastState) -> i64:
    """Dark tiles with no piece and no token on them: a set of slots."""
    found: i64 = 0
    dark = dark_tiles(state.ground)
    for slot in range(TILES):
        if dark >> slot & 1 and not is_occupied(state.ground, slot):
            found |= bit(slot)
    return found


@final
class StepOut(OnSides):
    """§5.6 From Terrain onto an open space: a Dark tile is put there first."""

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
        state.ask(state.config.asks.goblins.step_onto_new, goblins.active)
        bring_tile(state, move - self.first)


@final
class StepOntoNew(Aftermath):
    """A tile has come to where a Tribe leaves Terrain: it enters. The frame is the Tribe."""

    def done(self, state: VastState, frame: i64) -> None:
        target = state.ground.newest
        walk(state, frame, target)
        step_to(state, frame, target)
