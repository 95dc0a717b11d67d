"""Legal moves as numbers, in a buffer that can be filled again and again, and the dice."""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import count, lowest

ROOM: Final = vec[i64]([0] * 64)  # initial space for moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """The only source of randomness: owned by the host, lent to the rules."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """Return a uniform random integer in ``range(n)``."""

    def pick(self, weights: vec[i64], total: i64) -> i64:
        """Return a random index with the odds of its weight. *total* is the sum of the weights."""
        left = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index


def draw_member(members: i64, dice: Dice) -> i64:
    """Return a random member of a set. All are equally likely."""
    for _ in range(dice.below(count(members))):
        members &= members - 1
    return lowest(members)


@final
class Outcomes:
    """All moves of a chance question, ascending, with their weights. Made once, never changed."""

    def __init__(self, numbers: list[int], weights: list[int]) -> None:
        self.numbers: Final = vec[i64](numbers)
        self.weights: Final = vec[i64](weights)
        self.total_weight: Final[i64] = sum(weights)


@final
class Moves:
    """The legal moves of a seat, ascending. Only moves of chance have weights."""

    def __init__(self) -> None:
        self.numbers = ROOM[:]
        self.weights = ROOM[:]
        self.count: i64 = 0
        self.total_weight: i64 = 0  # sum of the weights; 0 if all moves are equally likely
        self.borrowed = False
        self.own_numbers = self.numbers  # set aside while a table of outcomes is borrowed
        self.own_weights = self.weights

    def clear(self) -> None:
        if self.borrowed:
            self.borrowed = False
            self.numbers = self.own_numbers
            self.weights = self.own_weights
        self.count = 0
        self.total_weight = 0

    def add(self, move: i64) -> None:
        if self.count == len(self.numbers):
            self.numbers = append(self.numbers, 0)
            self.weights = append(self.weights, 0)
        self.numbers[self.count] = move
        self.count += 1

    def add_each(self, first: i64, members: i64) -> None:
        """Add a move for every member of a set, numbered from *first*."""
        while members:
            self.add(first + lowest(members))
            members &= members - 1

    def weigh(self, move: i64, weight: i64) -> None:
        """Add a move of chance."""
        self.add(move)
        self.weights[self.count - 1] = weight
        self.total_weight += weight

    def borrow(self, outcomes: Outcomes) -> None:
        """Show these moves of chance until ``clear``, without a copy. Nothing may be added."""
        assert self.count == 0, "chance has one choice at a time"
        self.borrowed = True
        self.own_numbers = self.numbers
        self.own_weights = self.weights
        self.numbers = outcomes.numbers
        self.weights = outcomes.weights
        self.count = len(outcomes.numbers)
        self.total_weight = outcomes.total_weight

    def pick(self, dice: Dice) -> i64:
        """Return a random move with the odds of its weight."""
        if self.total_weight:
            return self.numbers[dice.pick(self.weights, self.total_weight)]
        return self.numbers[dice.below(self.count)]

    def heaviest(self) -> i64:
        """Return the move with the greatest weight; among equals, the first."""
        best: i64 = 0
        for at in range(self.count):
            if self.weights[at] > self.weights[best]:
                best = at
        return self.numbers[best]

    def listed(self) -> list[int]:
        """Return all moves as a list. This is slower than reading ``numbers``."""
        return [self.numbers[at] for at in range(self.count)]
