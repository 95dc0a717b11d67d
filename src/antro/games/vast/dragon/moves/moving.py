"""The Dragon's moves (§25.5, §27.4): one or two squares in a line, and through Pits."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import WING
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import (
    DX,
    DY,
    FIRST_SQUARE,
    OFF,
    PITS,
    TILES,
    is_impassable,
    is_pit,
)
from antro.games.vast.dragon.kinds import GLIDE, GLIDE_OUT, WING_MOVE
from antro.games.vast.dragon.moves.payments import times_payable
from antro.games.vast.map.effects.drifting import drift
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.visibility.squares import distance, has_wall, is_dark
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.ground import WIDE, Ground
from antro.games.vast.state.state import VastState

PIT_COUNT: Final[i64] = 3


def may_move(state: VastState, way: i64, length: i64, *, wing: bool) -> bool:
    """Return True if the Dragon may move one or two squares in a direction."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    if is_pit(at):
        return False
    if length == 1:
        target = ground.next(at, way)
        if not (can_step(state, at, way, wing=wing) or goes_through_wall(state, way, wing=wing)):
            return False
        return target == OFF or may_stop(state, target, wing=wing)
    return can_step(state, at, way, wing=wing) and may_move_second(state, at, way, wing=wing)


def may_move_second(state: VastState, at: i64, way: i64, *, wing: bool) -> bool:
    """Return True if the Dragon may move a second square. The first one may be a new tile."""
    ground = state.ground
    first = ground.next(at, way)
    if first == OFF:
        beyond = ground.find(ground.x(at) + 2 * DX[way], ground.y(at) + 2 * DY[way])
        return beyond != OFF and may_stop(state, beyond, wing=wing)
    if is_pit(first) or not can_step(state, first, way, wing=wing):
        return False
    second = ground.next(first, way)
    return second == OFF or may_stop(state, second, wing=wing)


def can_step(state: VastState, square: i64, way: i64, *, wing: bool) -> bool:
    """Return True if the Dragon may leave a square in a direction (§25.10).

    This does not mean that he may stop on the next square.
    """
    ground = state.ground
    target = ground.next(square, way)
    if target == OFF:
        return can_step_out(state, square)
    if not state.dragon.surfaced:
        return True
    if has_wall(ground, square, way) or is_dark(ground, target):
        return False
    return wing or not is_impassable(target)


def can_step_out(state: VastState, square: i64) -> bool:
    """Return True if the underground Dragon may step from Terrain onto an open space (§5.6)."""
    if square < TILES or state.dragon.surfaced or state.collapsing:
        return False
    return has_tiles(state)


def goes_through_wall(state: VastState, way: i64, *, wing: bool) -> bool:
    """Return True if a Wing carries the surfaced Dragon one square through a wall (§27.4)."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    target = ground.next(at, way)
    if not wing or target == OFF or is_dark(ground, target):
        return False
    return has_wall(ground, at, way)


def may_stop(state: VastState, square: i64, *, wing: bool) -> bool:
    """Return True if a move may end on a square (§10.5, §10.10).

    It may end in a Pit only if the Dragon can move again.
    """
    if is_impassable(square):
        return False
    return not is_pit(square) or (has_another_move(state, wing=wing) and has_way_out(state, square))


def has_another_move(state: VastState, *, wing: bool) -> bool:
    """Return True if the Dragon can move again after this move.

    A Wing must be paid for first, unless this move is the paid Wing.
    """
    if wing and not state.dragon.free_move:
        return True
    paid = not wing or state.is_asked(WING_MOVE)
    return times_payable(state, WING) > (0 if paid else 1)


# Pits


def pit_square(pit: i64) -> i64:
    """Return the square of one of the three Pits."""
    return FIRST_SQUARE[PITS] + pit


def may_leave_pit(state: VastState, pit: i64, way: i64, *, wing: bool) -> bool:
    """Return True if the Dragon may go from his Pit to another, and leave it (§10.10)."""
    at = state.ground.where[DRAGON_PIECE]
    other = pit_square(pit)
    return is_pit(at) and other != at and is_way_out(state, other, way, wing=wing)


def is_way_out(state: VastState, pit: i64, way: i64, *, wing: bool) -> bool:
    """Return True if the Dragon could leave a Pit in a direction and stop there."""
    ground = state.ground
    if not ground.has_square(pit):
        return False
    target = ground.next(pit, way)
    if target == OFF or is_pit(target) or is_impassable(target):
        return False
    return can_step(state, pit, way, wing=wing)


def has_way_out(state: VastState, square: i64) -> bool:
    """Return True if the Dragon could leave another Pit than this one."""
    for pit in range(PIT_COUNT):
        other = pit_square(pit)
        for way in range(i64(4)):
            if other != square and is_way_out(state, other, way, wing=False):
                return True
    return False


def leave_pit(state: VastState, pit: i64, way: i64) -> None:
    """Move the Dragon to another Pit, and out of it."""
    other = pit_square(pit)
    state.dragon.pit_from = OFF
    glide(state, way, 1, other)
    enter(state, DRAGON_PIECE, other)


def climb_back(state: VastState) -> None:
    """Return the Dragon to the square before the Pit, or near it (§10.10)."""
    dragon, at = state.dragon, state.ground.where[DRAGON_PIECE]
    if is_pit(at):
        back = dragon.pit_from if dragon.pit_from != OFF else nearest_stop(state, at)
        if back != OFF:
            enter(state, DRAGON_PIECE, back)
    dragon.pit_from = OFF


def nearest_stop(state: VastState, pit: i64) -> i64:
    """Return the nearest square where he may stop, by steps. Of several, see §47.5."""
    ground, reached, row = state.ground, [pit], [pit]
    while row:
        row = one_step_further(state, row, reached)
        stops = [square for square in row if not is_pit(square) and not is_impassable(square)]
        if stops:
            return min(stops, key=lambda square: ground.at[square])
    return nearest_by_distance(state, pit)


def nearest_by_distance(state: VastState, pit: i64) -> i64:
    """Return the nearest square by distance, for a surfaced Dragon who cannot take a step."""
    ground, best = state.ground, OFF
    for square in range(TILES):
        barred = state.dragon.surfaced != 0 and is_dark(ground, square)
        if not ground.has_square(square) or barred:
            continue
        if best == OFF or rank_from(ground, pit, square) < rank_from(ground, pit, best):
            best = square
    return best


def rank_from(ground: Ground, pit: i64, square: i64) -> i64:
    """Return a rank that is lower for nearer squares, then in the order of §47.5."""
    return distance(ground, pit, square) * WIDE * WIDE + ground.at[square]


def one_step_further(state: VastState, row: list[i64], reached: list[i64]) -> list[i64]:
    """Return the squares one step from *row* that are not in *reached*, and add them to it."""
    found: list[i64] = []
    for square in row:
        for way in range(i64(4)):
            target = state.ground.next(square, way)
            known = target == OFF or target in reached
            if not known and can_step(state, square, way, wing=False):
                reached.append(target)
                found.append(target)
    return found


# Moving


def glide(state: VastState, way: i64, left: i64, came_from: i64) -> None:
    """Move the Dragon *left* more squares, one after the other."""
    state.ask(GLIDE, argument_of(way, left, came_from))


def glide_on(state: VastState, argument: i64) -> None:
    """Move to the next square, or let the Dragon drift at the end of a move."""
    way, left = part(argument, 0), part(argument, 1)
    at = state.ground.where[DRAGON_PIECE]
    if left == 0:
        drift(state, DRAGON_PIECE, part(argument, 2))
        return
    glide(state, way, left - 1, at)
    target = state.ground.next(at, way)
    if target == OFF:
        state.ask(GLIDE_OUT)
        bring_tile(state, at * 4 + way)
        return
    if is_pit(target):
        state.dragon.pit_from = at
    enter(state, DRAGON_PIECE, target)


def glide_out(state: VastState) -> None:
    """Move onto the tile that was placed on the open space (§5.6)."""
    enter(state, DRAGON_PIECE, state.ground.newest)
