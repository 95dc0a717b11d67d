"""The interface of a mode, and the steps that all modes share."""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Step
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.effects.falling import fall
from antro.games.heroes.flow.bouts import begin_rolling, open_bout, take_up_all_dice
from antro.games.heroes.flow.resume import resume
from antro.games.heroes.flow.setup import place_ready_board
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import PLAYING, HeroesState


class Mode(ABC):
    """The rules of a mode: its sides, its bouts, and how they end."""

    def sides(self, seats: int) -> list[int]:
        """Return the side of each seat. Seats of one side win and lose together."""
        return list(range(seats))

    def begin(self, state: HeroesState) -> None:
        """Start rolling after all armies are placed (§6.1)."""
        state.stage = PLAYING
        if state.config.ready:
            for side in state.sides:
                if not side.out:
                    place_ready_board(state, side)
        for bout in state.bouts:
            start(state, bout, self.starters(state, bout.slot))

    @abstractmethod
    def starters(self, state: HeroesState, slot: i64) -> i64:
        """Return the players who start in a bout."""

    @abstractmethod
    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """Handle the end of a bout, when no opponents are left."""

    @abstractmethod
    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """Handle the end of the last cycle of a bout (§23.2)."""

    def without_creatures(self, state: HeroesState, bout: Bout) -> None:
        """Handle the loss of the last creature of a bout (§24.1).

        By default only the check for it ends.
        """
        bout.watched = 0

    def rolls_again(self, state: HeroesState, bout: Bout) -> bool:
        """Return True if a bout rolls again after a cycle. If not, close the bout."""
        return True

    def regroup(self, state: HeroesState) -> None:
        """Start the new bouts after the duels, when the spell rows are filled again."""
        raise AssertionError("there are no duels")

    def scores(self, state: HeroesState) -> list[float]:
        """Return 1 for each winner and -1 for each loser. A shared draw counts 0 (§23)."""
        won = 0.0 if state.drawn else 1.0
        seats = range(len(state.sides))
        return [won if state.winners >> seat & 1 else -1.0 for seat in seats]


@final
class Begin(Step[HeroesState]):
    """The step after all armies are placed: prepare the first roll (§6.1)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        self.mode.begin(state)


@final
class Regroup(Step[HeroesState]):
    """The step after the spell rows are filled again: new bouts start (§26.7, §27.5)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        self.mode.regroup(state)


@final
class Resume(Step[HeroesState]):
    """The step after a cycle: all players roll again, unless it was the last (§21.4, §23.2)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        if not self.mode.rolls_again(state, bout):
            return
        if bout.stops >= state.config.most_stops:
            self.mode.last_stop(state, bout)
        else:
            resume(state, bout)


def start(state: HeroesState, bout: Bout, seats: i64) -> None:
    """Start a bout. All its players roll all their dice."""
    open_bout(state, bout, seats)
    take_up_all_dice(state, seats)
    if not bout.over:
        begin_rolling(state, bout)


def with_most_life(state: HeroesState, seats: i64) -> i64:
    """Return the members of a set whose heroes have the most life (§23.2)."""
    return with_most(seats, [side.life for side in state.sides])


def with_most(seats: i64, amounts: list[i64]) -> i64:
    """Return the members of a set with the greatest amount. *amounts* is listed by seat."""
    most, found = NONE, i64(0)
    for seat in range(i64(len(amounts))):
        if not seats >> seat & 1:
            continue
        if amounts[seat] > most:
            most, found = amounts[seat], 0
        if amounts[seat] == most:
            found |= bit(seat)
    return found


def weaker_falls(state: HeroesState, bout: Bout) -> None:
    """Make the weaker of two heroes fall (§26.5).

    The hero with less life falls. In a tie, compare the life of the creatures, then the draft: the
    later drafter's hero falls.
    """
    loser, least = NONE, i64(0)
    for step in range(state.config.seats):
        seat = (bout.base + step) % state.config.seats
        if not bout.alive >> seat & 1:
            continue
        value = 1000 * state.sides[seat].life + life_of_creatures(state, seat)
        if loser == NONE or value <= least:
            loser, least = seat, value
    fall(state, loser)


def life_of_creatures(state: HeroesState, seat: i64) -> i64:
    """The total life that is left to all creatures of a player."""
    side, found = state.sides[seat], i64(0)
    for space in range(SPACES):
        if side.board[space] >= 0:
            found += state.config.creatures.lives[side.board[space]] - side.wounds[space]
    return found
