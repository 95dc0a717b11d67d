"""Drifting in the River (§10.11)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.games.vast.components.squares import is_river
from antro.games.vast.map.effects.drifting import (
    CARRIED,
    ask_to_drift,
    drift_after_move,
    drift_down,
)
from antro.games.vast.state.state import VastState


@final
class Drift(SingleMove[VastState]):
    """Drift one square down the River, without any cost."""

    word = "drift"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        drift_down(state, state.pop())


@final
class StayAfloat(SingleMove[VastState]):
    """Stay on this square of the River."""

    word = "stay_afloat"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class Drifted(Step[VastState]):
    """Let a piece drift further if it is still in the River."""

    def run(self, state: VastState, argument: i64) -> None:
        if is_river(state.ground.where[argument % CARRIED]):
            ask_to_drift(state, argument)


@final
class Washed(Step[VastState]):
    """Let pieces drift that a forced move brought into the River.

    The argument is the set of pieces that were outside before it.
    """

    def run(self, state: VastState, argument: i64) -> None:
        drift_after_move(state, argument)
