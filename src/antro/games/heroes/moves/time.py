"""§7, §29 What happens by itself when a wait is over: moves of time."""

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
    """§7.6, §7.10 The countdown is over: the first throw falls."""

    word = "go"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        carry_out(state, state.bouts[self.slot])


@final
class Look(OfTime):
    """§7.6 A slot after the first throw everybody may throw or stop."""

    word = "look"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        state.ask(ROLL, self.slot, state.bouts[self.slot].alive)


@final
class Beat(OfTime):
    """§7.8 The beat comes."""

    word = "beat"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        carry_out(state, state.bouts[self.slot])


@final
class AllRest(OfTime):
    """§7.7 Live, rolling has lasted long enough: all rest."""

    word = "all_rest"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.stack(self.slot).pop()
        stop(state, state.bouts[self.slot], NONE)


@final
class TimeUp(OfTime):
    """§29.2 to §29.7 Somebody has taken too long: what is usual happens."""

    word = "time_up"

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        question = state.stack(self.slot)[-1]
        time_is_up(state, self.slot, question.kind, question.seats & PEOPLE)
