"""§47 What time chooses when nobody has answered."""

from typing import final

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import TIME, Choice, Seat
from antro.core.moves import Moves
from antro.games.vast.asking import asked_seat, default_answer, owner_of
from antro.games.vast.state.state import VastState


@final
class TimeUp(Choice[VastState]):
    """The time for an answer is over: it is what who says nothing has chosen."""

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        if seat == TIME:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        question = state.pending[-1]
        chosen = default_answer(state, question)
        owner_of(question, chosen).apply(state, asked_seat(question), chosen)

    def describe(self, move: i64) -> Move:
        return Move(move, "time is up", "time_up", {}, [])
