"""Pieces that the Dragon reaches with Claw and Hiss. The Mushroom Forest protects (§10.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    PIECE_COUNT,
    TRIBES,
)
from antro.games.vast.components.squares import OFF, SQUARES
from antro.games.vast.map.effects.forced import can_be_pushed
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.map.visibility.squares import surrounding
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.ground import MEAT_TOKEN
from antro.games.vast.state.state import VastState

MEAT: Final[i64] = 6  # the disc of Meat! in a set of pieces, after the last piece


def squares_around(state: VastState) -> vec[i64]:
    """Return the nine squares that the Dragon die may hit, with ``OFF`` for open spaces."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    ring = affected(ground, at, 0)
    ring[8] = at
    return ring


def clawed_pieces(state: VastState, squares: vec[i64]) -> i64:
    """Return the pieces that Claw hits on these squares, and the disc of Meat! (§27.2)."""
    ground = state.ground
    found: i64 = 0
    for square in squares:
        if square == OFF:
            continue
        for piece in range(PIECE_COUNT):
            if ground.where[piece] == square and is_clawed(state, piece):
                found |= bit(piece)
        if ground.has(square, MEAT_TOKEN):
            found |= bit(MEAT)
    return found


def is_clawed(state: VastState, piece: i64) -> bool:
    """Return True if Claw affects a piece that it hits."""
    if piece == DRAGON_PIECE or not is_in_reach(state, piece):
        return False
    return piece != KNIGHT_PIECE or can_be_pushed(state, piece, DRAGON)


def is_in_reach(state: VastState, piece: i64) -> bool:
    """Return True if no Forest protects a piece from the Dragon (§10.8).

    On his own square it never does.
    """
    ground = state.ground
    if ground.where[piece] == ground.where[DRAGON_PIECE]:
        return True
    return not in_forest(ground, piece) and not in_forest(ground, DRAGON_PIECE)


def hissed_tribes(state: VastState) -> i64:
    """Return the Tribes that Hiss can affect: on the map, and not in a Forest (§27.5)."""
    ground = state.ground
    found: i64 = 0
    for tribe in range(TRIBES):
        piece = FANGS + tribe
        at = ground.where[piece]
        sheltered = in_forest(ground, piece) and at != ground.where[DRAGON_PIECE]
        if 0 <= at < SQUARES and not sheltered:
            found |= bit(tribe)
    return found


def around(state: VastState) -> vec[i64]:
    """Return the eight surrounding squares, with ``OFF`` for open spaces (§4.1)."""
    return surrounding(state.ground, state.ground.where[DRAGON_PIECE])
