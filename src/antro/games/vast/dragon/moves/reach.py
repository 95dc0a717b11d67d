"""Whom the Dragon reaches with Claw and Hiss: the Mushroom Forest shelters (§10.8)."""

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

MEAT: Final[i64] = 6  # the disc of Meat! among pieces: the place after the last


def squares_around(state: VastState) -> vec[i64]:
    """The nine squares that the Dragon die may show around him; ``OFF`` where nothing lies."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    ring = affected(ground, at, 0)
    ring[8] = at
    return ring


def clawed_pieces(state: VastState, squares: vec[i64]) -> i64:
    """§27.2 The set of pieces that Claw hits on these squares, and the disc of Meat!."""
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
    """Whether Claw does something to a piece that it hits."""
    if piece == DRAGON_PIECE or not is_in_reach(state, piece):
        return False
    return piece != KNIGHT_PIECE or can_be_pushed(state, piece, DRAGON)


def is_in_reach(state: VastState, piece: i64) -> bool:
    """§10.8 Whether no Forest is between him and a piece: on one square there never is."""
    ground = state.ground
    if ground.where[piece] == ground.where[DRAGON_PIECE]:
        return True
    return not in_forest(ground, piece) and not in_forest(ground, DRAGON_PIECE)


def hissed_tribes(state: VastState) -> i64:
    """§27.5 The set of Tribes that he may hiss at: revealed, and not sheltered."""
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
    """§4.1 The eight squares around him; ``OFF`` where nothing lies."""
    return surrounding(state.ground, state.ground.where[DRAGON_PIECE])
