"""§10.11 The current of the River carries who enters it from outside, if he likes."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import PIECE_COUNT, ROLE_OF_PIECE
from antro.games.vast.components.squares import FIRST_SQUARE, RIVER, SQUARES, is_river
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.kinds import CARRY, DRIFT, DRIFTED, WASHED
from antro.games.vast.map.visibility.steps import is_forced_destination
from antro.games.vast.state.state import VastState

CARRIED: Final[i64] = 8  # added to a piece in arguments, if others moved it into the River


def drift(state: VastState, piece: i64, came_from: i64) -> None:
    """A piece has come from a square; in the River, its player may let it drift."""
    if is_river(state.ground.where[piece]) and not is_river(came_from):
        drift_on(state, piece)


def drift_on(state: VastState, drifter: i64) -> None:
    """Ask whether a piece drifts a square further, unless the River ends there.

    A piece that others have moved drifts only where it may be moved.
    """
    piece = drifter % CARRIED
    square = state.ground.where[piece] - 1
    if not is_river(square):
        return
    role = ROLE_OF_PIECE[piece]
    if drifter < CARRIED:
        state.ask(DRIFT[role], drifter)
    elif is_forced_destination(state, piece, square):
        state.ask(CARRY[role], drifter)


def drift_down(state: VastState, drifter: i64) -> None:
    """A piece drifts a square, and perhaps further."""
    piece = drifter % CARRIED
    state.ask(DRIFTED, drifter)
    enter(state, piece, state.ground.where[piece] - 1)


# Who is moved by others


def watch_river(state: VastState, pieces: i64) -> None:
    """These pieces are about to be moved: who is in the River then, and not yet, may drift."""
    ground = state.ground
    outside: i64 = 0
    if not ground.lies(FIRST_SQUARE[RIVER]):
        return
    for piece in range(PIECE_COUNT):
        at = ground.where[piece]
        if pieces >> piece & 1 and 0 <= at < SQUARES and not is_river(at):
            outside |= bit(piece)
    if outside:
        state.ask(WASHED, outside)


def wash(state: VastState, outside: i64) -> None:
    """A move is over that began with these pieces outside the River: the first is asked first."""
    for place in range(PIECE_COUNT):
        piece = PIECE_COUNT - 1 - place
        if outside >> piece & 1 and is_river(state.ground.where[piece]):
            drift_on(state, piece + CARRIED)
