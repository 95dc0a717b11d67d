"""Choices about the Mighty Axe (§17.6)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.knight.effects.mighty_axe import blow, can_blow
from antro.games.vast.state.state import VastState


@final
class AxeBlow(SingleMove[VastState]):
    """Discard the cube on the Mighty Axe for another Health of the Dragon (§17.6)."""

    word = "axe_blow"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if can_blow(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        blow(state)


@final
class NoAxeBlow(SingleMove[VastState]):
    """Keep the cube (§17.6)."""

    word = "no_axe_blow"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
