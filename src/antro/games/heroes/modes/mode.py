"""What a way to play says about itself."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.heroes.effects.falling import fall
from antro.games.heroes.flow.parts import begin_rolling, open_part, take_up_all_dice
from antro.games.heroes.flow.setup import set_out
from antro.games.heroes.printed.board import SPACES
from antro.games.heroes.state.part import Part
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import PLAYING, HeroesState


class Mode(ABC):
    """Who is against whom, and what happens when a part is over."""

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
        for part in state.parts:
            start(state, part, self.starters(state, part.slot))

    @abstractmethod
    def starters(self, state: HeroesState, slot: i64) -> i64:
        """The set of those who begin in a part."""

    @abstractmethod
    def part_over(self, state: HeroesState, part: Part) -> None:
        """Nobody is left to fight in a part."""

    @abstractmethod
    def last_stop(self, state: HeroesState, part: Part) -> None:
        """§23.2 The last cycle of a part is over."""

    def without_creatures(self, state: HeroesState, part: Part) -> None:
        """§24.1 The last creature of a part has left. By default that matters no longer."""
        part.watched = 0

    def goes_on(self, state: HeroesState, part: Part) -> bool:
        """Whether a part rolls again after a cycle; else it has been told what to do."""
        return True

    def regroup(self, state: HeroesState) -> None:
        """Markets are laid anew, and new parts begin: only after duels."""
        raise AssertionError("there are no duels")

    def scores(self, state: HeroesState) -> list[float]:
        """§23 Winners have won; those who share a draw have neither won nor lost."""
        won = 0.0 if state.drawn else 1.0
        seats = range(len(state.sides))
        return [won if state.winners >> seat & 1 else -1.0 for seat in seats]


def start(state: HeroesState, part: Part, seats: i64) -> None:
    """Players begin to roll in a part, all of them with all their dice."""
    open_part(state, part, seats)
    take_up_all_dice(state, seats)
    if not part.over:
        begin_rolling(state, part)


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


def weaker_falls(state: HeroesState, part: Part) -> None:
    """§26.5 Of two, the hero with less life falls; then fewer lives of creatures; then later."""
    loser, least = NONE, i64(0)
    for step in range(state.config.seats):
        seat = (part.base + step) % state.config.seats
        if not part.alive >> seat & 1:
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
