"""What a way to play says about itself."""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Step
from antro.games.heroes.components.board import SPACES
from antro.games.heroes.effects.falling import fall
from antro.games.heroes.flow.bouts import begin_rolling, open_bout, take_up_all_dice
from antro.games.heroes.flow.resume import resume
from antro.games.heroes.flow.setup import set_out
from antro.games.heroes.state.bout import Bout
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import PLAYING, HeroesState


class Mode(ABC):
    """Who is against whom, and what happens when a bout is over."""

    def sides(self, seats: int) -> list[int]:
        """By seat: with whom it wins and loses."""
        return list(range(seats))

    def begin(self, state: HeroesState) -> None:
        """§6.1 Armies are placed: rolling begins."""
        state.stage = PLAYING
        if state.config.ready:
            for side in state.sides:
                if not side.out:
                    set_out(state, side)
        for bout in state.bouts:
            start(state, bout, self.starters(state, bout.slot))

    @abstractmethod
    def starters(self, state: HeroesState, slot: i64) -> i64:
        """The set of those who begin in a bout."""

    @abstractmethod
    def bout_over(self, state: HeroesState, bout: Bout) -> None:
        """Nobody is left to fight in a bout."""

    @abstractmethod
    def last_stop(self, state: HeroesState, bout: Bout) -> None:
        """§23.2 The last cycle of a bout is over."""

    def without_creatures(self, state: HeroesState, bout: Bout) -> None:
        """§24.1 The last creature of a bout has left. By default that matters no longer."""
        bout.watched = 0

    def goes_on(self, state: HeroesState, bout: Bout) -> bool:
        """True if a bout rolls again after a cycle. If not, this has told it what to do."""
        return True

    def regroup(self, state: HeroesState) -> None:
        """Markets are laid anew, and new bouts begin: only after duels."""
        raise AssertionError("there are no duels")

    def scores(self, state: HeroesState) -> list[float]:
        """§23 Winners have won; those who share a draw have neither won nor lost."""
        won = 0.0 if state.drawn else 1.0
        seats = range(len(state.sides))
        return [won if state.winners >> seat & 1 else -1.0 for seat in seats]


@final
class Begin(Step[HeroesState]):
    """Armies are placed: the first throw is near (§6.1)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        self.mode.begin(state)


@final
class Regroup(Step[HeroesState]):
    """Markets are laid anew: the living meet again (§26.7, §27.5)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        self.mode.regroup(state)


@final
class Resume(Step[HeroesState]):
    """A cycle is over: all roll again, unless it was the last (§21.4, §23.2)."""

    def __init__(self, mode: Mode) -> None:
        self.mode: Final = mode

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        if not self.mode.goes_on(state, bout):
            return
        if bout.stops >= state.config.most_stops:
            self.mode.last_stop(state, bout)
        else:
            resume(state, bout)


def start(state: HeroesState, bout: Bout, seats: i64) -> None:
    """Players begin to roll in a bout, all of them with all their dice."""
    open_bout(state, bout, seats)
    take_up_all_dice(state, seats)
    if not bout.over:
        begin_rolling(state, bout)


def strongest(state: HeroesState, seats: i64) -> i64:
    """§23.2 The set of those of a set whose heroes have most life."""
    return who_have_most(seats, [side.life for side in state.sides])


def who_have_most(seats: i64, amounts: list[i64]) -> i64:
    """The set of those of a set with the greatest amount; amounts are listed by seat."""
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
    """§26.5 Of two, the hero with less life falls; then fewer lives of creatures; then later."""
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
    """What life is left to all creatures of a player together."""
    side, found = state.sides[seat], i64(0)
    for space in range(SPACES):
        if side.board[space] >= 0:
            found += state.config.creatures.lives[side.board[space]] - side.wounds[space]
    return found
