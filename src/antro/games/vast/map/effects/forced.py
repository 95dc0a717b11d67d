"""Pieces and tokens that other players move (§6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.knight.effects.values import forced_distance, is_shielded
from antro.games.vast.map.effects.drifting import watch_river
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.kinds import DRAG, FORCED, FORCED_ON, SWAT_STEP
from antro.games.vast.map.visibility.steps import (
    in_forest,
    may_be_dragged,
    may_be_moved,
    may_end_on,
)
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.ground import EVENT_TOKEN, Ground
from antro.games.vast.state.state import VastState

TREASURE: Final[i64] = 3  # a Treasure token as an argument; a Gem has its own number, 0 to 2
NOT_REACHED: Final = vec[i64]([0] * SQUARES)


def can_be_moved(state: VastState, piece: i64, by: i64) -> bool:
    """Return True if a role may move a piece from a distance, outside the Forest (§6.1, §10.8)."""
    return not in_forest(state.ground, piece) and can_be_pushed(state, piece, by)


def can_be_pushed(state: VastState, piece: i64, by: i64) -> bool:
    """Return True if a role that reaches a piece may move it, and it has a legal step (§6.1)."""
    at = state.ground.where[piece]
    if not 0 <= at < SQUARES:
        return False
    if piece == KNIGHT_PIECE and by != KNIGHT and is_shielded(state):
        return False
    return has_step(state, piece, at)


def has_step(state: VastState, piece: i64, square: i64) -> bool:
    """Return True if a piece has a legal forced step from a square."""
    return any(may_be_moved(state, piece, square, way) for way in range(i64(4)))


def move_piece(state: VastState, piece: i64, steps: i64, by: i64) -> None:
    """Let a role move a piece up to *steps* squares, one at a time (§6.1)."""
    if not can_be_pushed(state, piece, by):
        return
    if piece == KNIGHT_PIECE:
        steps = forced_distance(state, steps)
    watch_river(state, bit(piece))
    state.ask(FORCED[by], argument_of(piece, steps, by))


def step_piece(state: VastState, piece: i64, steps: i64, by: i64, way: i64) -> None:
    """Move a piece one step, and keep the rest of the forced move for later."""
    ground = state.ground
    target = ground.next(ground.where[piece], way)
    halted = piece == KNIGHT_PIECE and ground.has(target, EVENT_TOKEN)  # §6.3
    left = 0 if halted else steps - 1
    state.ask(FORCED_ON, argument_of(piece, left, by, target))
    enter(state, piece, target)


def continue_forced_move(state: VastState, piece: i64, steps: i64, by: i64, square: i64) -> None:
    """Continue a forced move, unless an effect has moved the piece away from *square*."""
    if steps > 0 and state.ground.where[piece] == square and has_step(state, piece, square):
        state.ask(FORCED[by], argument_of(piece, steps, by))


# Tokens


def drag_token(state: VastState, square: i64, token: i64, steps: i64, by: i64) -> None:
    """Let a role move a Treasure token or a Gem up to *steps* squares (§6.7)."""
    if can_drag(state, square, steps):
        state.ask(DRAG[by], argument_of(square, token, steps, by))


def swat_token(state: VastState, square: i64, token: i64, steps: i64, by: i64) -> None:
    """Let a role move a token exactly *steps* squares (§27.7)."""
    state.ask(SWAT_STEP[by], argument_of(square, token, steps, by))


def ways_to_drag(state: VastState, square: i64, steps: i64) -> i64:
    """Return the set of first steps from which a token can still end on a legal square (§6.7)."""
    found: i64 = 0
    for way in range(i64(4)):
        if can_drag_towards(state, square, way, steps):
            found |= bit(way)
    return found


def can_drag(state: VastState, square: i64, steps: i64) -> bool:
    """Return True if a token may be moved up to *steps* squares in any direction (§6.7)."""
    return any(can_drag_towards(state, square, way, steps) for way in range(i64(4)))


def can_drag_towards(state: VastState, square: i64, way: i64, steps: i64) -> bool:
    """Return True if a token can still end on a legal square after a first step (§6.7)."""
    if not may_be_dragged(state.ground, square, way):
        return False
    target = state.ground.next(square, way)
    return any(can_finish(state, target, further) for further in range(steps))


def shift_token(state: VastState, square: i64, token: i64, way: i64) -> i64:
    """Move a token one square. Return its new square."""
    ground = state.ground
    target = ground.next(square, way)
    if token == TREASURE:
        ground.take_treasure(square)
        ground.add_treasure(target)
    else:
        ground.take_gem(square, token)
        ground.add_gem(target, token)
    return target


def can_finish_beside(ground: Ground, square: i64, steps: i64) -> bool:
    """Return True if a token can end on a square or a neighbour, by going back and forth."""
    for way in range(i64(4)):
        if may_be_dragged(ground, square, way):
            end = ground.next(square, way) if steps % 2 else square
            if may_end_on(ground, end):
                return True
    return False


def can_finish(state: VastState, square: i64, steps: i64) -> bool:
    """Return True if a token can move exactly *steps* squares and end on a legal square.

    A token may go back and forth. So it can also end on a square that it reaches in fewer steps, if
    the difference is even.
    """
    ground = state.ground
    if steps == 0:
        return may_end_on(ground, square)
    if can_finish_beside(ground, square, steps):
        return True
    steps_to, queue = (
        NOT_REACHED[:],
        NOT_REACHED[:],
    )  # [square]: steps to it + 1; a queue of squares
    steps_to[square] = 1
    queue[0] = square
    looked_at: i64 = 0
    reached: i64 = 1
    while looked_at < reached:
        at = queue[looked_at]
        looked_at += 1
        for way in range(i64(4)):
            if steps_to[at] <= steps and may_be_dragged(ground, at, way):
                target = ground.next(at, way)
                if steps_to[target] == 0:
                    steps_to[target] = steps_to[at] + 1
                    queue[reached] = target
                    reached += 1
        if reached > 1 and (steps + 1 - steps_to[at]) % 2 == 0 and may_end_on(ground, at):
            return True
    return False
