"""Pieces that enter a square, and the effects of the square (§5.3, §5.4)."""

from mypy_extensions import i64

from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    THIEF_PIECE,
    is_tribe,
)
from antro.games.vast.dragon.effects import arrival as dragon
from antro.games.vast.goblins.effects import arrival as goblins
from antro.games.vast.knight.effects import arrival as knight
from antro.games.vast.map.kinds import AT_ENTRANCE, PROMPTED
from antro.games.vast.state.arguments import argument_of
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects import arrival as thief


def enter(state: VastState, piece: i64, square: i64) -> None:
    """Let a piece enter a square, by its own move or another player's (§5.3).

    Terrain and Flame Wall take effect first, then attacks caused by the entry, then the Entrance.
    """
    origin = state.ground.where[piece]
    state.ground.where[piece] = square
    if square == state.ground.entrance:
        state.ask(AT_ENTRANCE, argument_of(piece, square))
    if piece == DRAGON_PIECE and state.dragon.surfaced:
        state.ask(PROMPTED, argument_of(piece, square))
    if piece == KNIGHT_PIECE:
        knight.entered(state, square, origin)
    elif is_tribe(piece):
        goblins.entered(state, piece - FANGS, square, origin)
    elif piece == THIEF_PIECE:
        thief.entered(state, square)


def apply_entrance(state: VastState, piece: i64) -> None:
    """Apply the effects of the Entrance to a piece that entered it and is still there (§5.3)."""
    if piece == KNIGHT_PIECE:
        knight.at_entrance(state)
    elif piece == DRAGON_PIECE:
        dragon.at_entrance(state)
    elif piece == THIEF_PIECE:
        thief.at_entrance(state)
