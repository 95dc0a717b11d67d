"""Default answers when the time for a question is over (§47)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import asked_player, choice_of, default_move
from antro.core.contract.game import TIME, Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.state.state import VastState


@final
class TimeUp(Choice[VastState]):
    """Give the default answer to a question whose time is over."""

    reveals = True  # the default may give up a hidden card

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        if seat == TIME:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        question = state.pending[-1]
        chosen = default_move(state, question)
        choice_of(question, chosen).apply(state, asked_player(question), chosen)

    def describe(self, move: i64) -> Move:
        return Move(move, "time is up", "time_up", {}, [])
