"""The current of the River: a piece that enters from outside may drift (§10.11)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import PIECE_COUNT, ROLE_OF_PIECE
from antro.games.vast.components.squares import FIRST_SQUARE, RIVER, SQUARES, is_river
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.kinds import CARRY, DRIFT, DRIFTED, WASHED
from antro.games.vast.map.visibility.steps import is_forced_destination
from antro.games.vast.state.state import VastState

CARRIED: Final[i64] = 8  # added to a piece in arguments if another role moved it into the River


def drift(state: VastState, piece: i64, came_from: i64) -> None:
    """Let a piece drift if it has entered the River from *came_from* outside it."""
    if is_river(state.ground.where[piece]) and not is_river(came_from):
        ask_to_drift(state, piece)


def ask_to_drift(state: VastState, drifter: i64) -> None:
    """Ask if a piece drifts one more square, unless the River ends there.

    A piece that another role moved drifts only onto squares where it may be moved.
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
    """Move a piece one square down the River. It may drift further."""
    piece = drifter % CARRIED
    state.ask(DRIFTED, drifter)
    enter(state, piece, state.ground.where[piece] - 1)


# Pieces that other roles move


def watch_river(state: VastState, pieces: i64) -> None:
    """Watch pieces that another role is about to move: if they end in the River, they may drift."""
    ground = state.ground
    outside: i64 = 0
    if not ground.has_square(FIRST_SQUARE[RIVER]):
        return
    for piece in range(PIECE_COUNT):
        at = ground.where[piece]
        if pieces >> piece & 1 and 0 <= at < SQUARES and not is_river(at):
            outside |= bit(piece)
    if outside:
        state.ask(WASHED, outside)


def drift_after_move(state: VastState, outside: i64) -> None:
    """Let the pieces of *outside* drift that a move brought into the River, in turn order."""
    for place in range(PIECE_COUNT):
        piece = PIECE_COUNT - 1 - place
        if outside >> piece & 1 and is_river(state.ground.where[piece]):
            ask_to_drift(state, piece + CARRIED)
