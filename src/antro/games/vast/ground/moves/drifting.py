"""§10.11 What is chosen in the River."""

from typing import final

from mypy_extensions import i64

from antro.core.game import Seat
from antro.games.vast.choices import Aftermath, Word
from antro.games.vast.ground.drifting import CARRIED, drift_down, drift_on, wash
from antro.games.vast.printed.squares import is_river
from antro.games.vast.state.state import VastState


@final
class Drift(Word):
    """The piece drifts a square downstream, for nothing."""

    word = "drift"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        drift_down(state, state.pop())


@final
class StayAfloat(Word):
    """The piece stays where it is."""

    word = "stay_afloat"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class Drifted(Aftermath):
    """A piece has drifted; it may drift further, if it is still there."""

    def done(self, state: VastState, frame: i64) -> None:
        if is_river(state.ground.where[frame % CARRIED]):
            drift_on(state, frame)


@final
class Washed(Aftermath):
    """A move by others is over. The frame: which pieces were outside the River before."""

    def done(self, state: VastState, frame: i64) -> None:
        wash(state, frame)
