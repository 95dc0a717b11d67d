"""Expert knowledge about a game for a search, in a small file per game.

A policy does not decide, except for sure moves. It weighs moves, so that a search tries good ones
first, and estimates positions cheaply. The search finds out the rest.
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
    """Weights of moves and estimates of positions for one game."""

    horizon: int  # moves in a roll-out before it may be cut short
    scale: float = 1.0  # the share of a level's descents that is useful in this game

    @abstractmethod
    def weigh(self, state: S, seat: Seat, moves: Moves) -> None:
        """Give each offered move of *seat* a weight of at least one. *state* is a guess."""

    def sure(self, state: S, seat: Seat, moves: Moves) -> i64:
        """Return an offered move if no other is better, so no search is needed; else ``UNSURE``."""
        return UNSURE

    def tempo(self, level: int) -> tuple[float, float] | None:
        """Return the human pace of a bot of this level in a timed game, or None for the default.

        The pace is the median of the seconds between two moves, and their spread: the standard
        deviation of their logarithm.
        """
        return None

    @abstractmethod
    def calm(self, state: S) -> bool:
        """True if ``evaluate`` is reliable here, because no action is half done."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """Return the value of a full position for each seat, in [-1, 1]."""


class CountingPolicy(Policy[S]):
    """A policy for two sides, or for one side against the game.

    The lead of the first side is the sum of counts times weights. The value of a position for it
    is the tanh of its lead.
    """

    sides: vec[i64]  # [seat]
    names: list[str]  # of the counts
    learned: vec[float]  # a weight per count

    @abstractmethod
    def counts(self, state: S) -> vec[float]:
        """Return the counts of a full position."""

    def evaluate(self, state: S) -> list[float]:
        lead = tanh(weighed(self.counts(state), self.learned))
        return [lead if side == 0 else -lead for side in self.sides]


class ManySidedPolicy(Policy[S]):
    """A policy for any number of sides, one of which wins. Each has its own counts and weights.

    The chances of the sides to win are the softmax of their weighted counts. For two sides with
    opposite values this gives the same result as ``CountingPolicy``.
    """

    sides: vec[i64]  # [seat]
    names: list[list[str]]  # [side]: of the counts
    learned: list[vec[float]]  # [side]: a weight per count

    @abstractmethod
    def counts(self, state: S, side: i64) -> vec[float]:
        """Return the counts for a side in a full position."""

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
    """Return shares that add up to one and grow with the strengths."""
    most = max(strengths)
    powers = [exp(strength - most) for strength in strengths]
    total = sum(powers)
    return [power / total for power in powers]


@final
class NoPolicy(Policy[S]):
    """A policy without knowledge: all moves weigh the same, and only scores at the end count."""

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
