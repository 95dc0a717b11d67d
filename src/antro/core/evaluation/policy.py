"""What a search is told about a game by those who know it: a small file per game.

A policy never decides. It says which moves are worth a look first, and how a position
stands, cheaply; the search finds out the rest.
"""

from abc import ABC, abstractmethod
from math import exp, tanh
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.game import Game, S, Seat
from antro.core.contract.moves import Moves

UNSURE: Final[i64] = -1  # no move


class Policy(ABC, Generic[S]):
    """First thoughts about one game."""

    horizon: int  # moves that a roll-out makes before it may be cut short
    scale: float = 1.0  # the share of a level's descents that are of use in this game

    @abstractmethod
    def weigh(self, state: S, seat: Seat, moves: Moves) -> None:
        """Give every offered move of *seat* a weight of at least one; *state* is a guess."""

    def sure(self, state: S, seat: Seat, moves: Moves) -> i64:
        """An offered move that needs no thought, since nothing is better; else ``UNSURE``."""
        return UNSURE

    def tempo(self, level: int) -> tuple[float, float] | None:
        """How fast a bot of this level plays against time, as people do; none: like any other.

        The median of the seconds from one of its moves to the next, and their spread: the
        standard deviation of their logarithm.
        """
        return None

    @abstractmethod
    def calm(self, state: S) -> bool:
        """Whether ``evaluate`` can be trusted here: nothing is half done."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """How a full position stands: one value in [-1, 1] per seat."""


class CountingPolicy(Policy[S]):
    """Two sides, or one against the game: counts times weights tell how far the first leads.

    The tanh of its lead is what a position is worth to it.
    """

    sides: vec[i64]  # [seat]
    names: list[str]  # of what is counted
    learned: vec[float]  # a weight per count

    @abstractmethod
    def counts(self, state: S) -> vec[float]:
        """What is counted in a full position."""

    def evaluate(self, state: S) -> list[float]:
        lead = tanh(weighed(self.counts(state), self.learned))
        return [lead if side == 0 else -lead for side in self.sides]


class ManySidedPolicy(Policy[S]):
    """Any number of sides, of which one wins: each has counts and weights of its own.

    How likely a side wins is the softmax of what its counts come to: with two sides that are
    each other's opposite, what ``CountingPolicy`` says.
    """

    sides: vec[i64]  # [seat]
    names: list[list[str]]  # [side]: of what is counted
    learned: list[vec[float]]  # [side]: a weight per count

    @abstractmethod
    def counts(self, state: S, side: i64) -> vec[float]:
        """What is counted for a side in a full position."""

    def evaluate(self, state: S) -> list[float]:
        strengths = [
            weighed(self.counts(state, side), self.learned[side])
            for side in range(len(self.learned))
        ]
        odds = softmax(strengths)
        return [2.0 * odds[side] - 1.0 for side in self.sides]


def weighed(counts: vec[float], weights: vec[float]) -> float:
    total = 0.0
    for at in range(len(counts)):
        total += weights[at] * counts[at]
    return total


def softmax(strengths: list[float]) -> list[float]:
    """Shares that add up to one, each growing with its strength."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


@final
class NoPolicy(Policy[S]):
    """Knows nothing: every move is as good, and only the end tells who won."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.horizon = game.longest

    def weigh(self, state: S, seat: Seat, moves: Moves) -> None:
        for at in range(moves.count):
            moves.weights[at] = 1
        moves.total_weight = moves.count

    def calm(self, state: S) -> bool:
        return False

    def evaluate(self, state: S) -> list[float]:
        return self.game.scores(state)
