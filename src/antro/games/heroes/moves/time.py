"""Moves of time: they happen by themselves when a wait is over (§7, §29)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.game import PEOPLE, TIME, Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.flow.rolling import carry_out, stop
from antro.games.heroes.flow.time_up import time_is_up
from antro.games.heroes.kinds import ROLL
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


class OfTime(Choice[HeroesState]):
    """A move that only time makes, for a bout or for the table."""

    word: str

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: Final = slot

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if seat == TIME:
            out.add(self.first)

    def describe(self, move: i64) -> Move:
        return Move(move, f"{self.word} {self.slot}".replace("_", " "), self.word, {}, [])


@final
class Go(OfTime):
    """End the countdown. The first roll follows (§7.6, §7.10)."""

    word = "go"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        carry_out(state, state.bouts[self.slot])


@final
class Look(OfTime):
    """Allow all players to roll or stop, one slot after the first roll (§7.6)."""

    word = "look"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        state.ask(ROLL, self.slot, state.bouts[self.slot].alive)


@final
class Beat(OfTime):
    """Carry out the next beat (§7.8)."""

    word = "beat"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        carry_out(state, state.bouts[self.slot])


@final
class AllRest(OfTime):
    """Let all players rest after the longest rolling time, in real time (§7.7)."""

    word = "all_rest"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        stop(state, state.bouts[self.slot], NONE)


@final
class TimeUp(OfTime):
    """Make the default choice for players who have taken too long (§29.2 to §29.7)."""

    word = "time_up"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        question = state.stack(self.slot)[-1]
        time_is_up(state, self.slot, question.kind, question.seats & PEOPLE)
