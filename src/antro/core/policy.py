"""What a search is told about a game by those who know it: a small file per game.

A policy never decides. It says which moves are worth a look first, and how a position
stands, cheaply; the search finds out the rest.
"""

from abc import ABC, abstractmethod
from math import tanh
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.game import Game, S, Seat
from antro.core.moves import Moves

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

    @abstractmethod
    def calm(self, state: S) -> bool:
        """Whether ``evaluate`` can be trusted here: nothing is half done."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """How a full position stands: one value in [-1, 1] per seat."""


class CountingPolicy(Policy[S]):
    """Two sides; a position is worth the tanh of counts times weights to the first of them."""

    sides: vec[i64]  # [seat]
    names: list[str]  # of what is counted
    learned: vec[float]  # a weight per count

    @abstractmethod
    def counts(self, state: S) -> vec[float]:
        """What is counted in a full position."""

    def evaluate(self, state: S) -> list[float]:
        counts = self.counts(state)
        total = 0.0
        for at in range(len(counts)):
            total += self.learned[at] * counts[at]
        lead = tanh(total)
        return [lead if side == 0 else -lead for side in self.sides]


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
