"""Meat!: a Strength disc on a square where any Tribe may Reveal (§40.4)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSquares
from antro.games.vast.components.squares import SQUARES, is_impassable, is_pit
from antro.games.vast.goblins.state import MEAT_DISC
from antro.games.vast.map.visibility.squares import is_occupied
from antro.games.vast.state.ground import MEAT_TOKEN
from antro.games.vast.state.state import VastState


def squares_for_meat(state: VastState) -> list[i64]:
    """Return the unoccupied squares that are neither impassable nor Pits, ascending."""
    ground = state.ground
    return [
        square
        for square in range(SQUARES)
        if ground.has_square(square)
        and not is_impassable(square)
        and not is_pit(square)
        and not is_occupied(ground, square)
    ]


@final
class MeatAt(OnSquares):
    """The square for the disc of Meat!."""

    kind = "meat_at"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in squares_for_meat(state):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.goblins.discs |= bit(MEAT_DISC)
        state.ground.add_token(move - self.first, MEAT_TOKEN)
