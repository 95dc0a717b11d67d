"""Information-set Monte Carlo tree search, single observer.

See Cowling, Powley and Whitehouse, 2012. There is one tree, of the events that the searching seat
would see. Each descent plays in a new guess of the hidden information. So the score of a child
depends on how often it was *available*, not on how often its parent was visited. Chance and time
have no nodes: their moves are drawn again in every descent.

Each kind of search has its own way to choose a child and to evaluate a leaf.
"""

from abc import ABC, abstractmethod
from math import inf
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from antro.bots.search.tree import NONE, ROOT, Tree
from antro.core.contract.game import CHANCE, Game, S, Seat, first_to_act
from antro.core.contract.moves import Dice, Moves
from antro.core.evaluation.policy import UNSURE


@final
class Budget:
    """The limits of a search. Its time starts at once."""

    def __init__(self, descents: int, seconds: float = inf) -> None:
        assert descents > 0, "a search makes at least one descent"
        self.descents: Final = descents
        self.until: Final = perf_counter() + seconds


class Search(ABC, Generic[S]):
    """The search of one seat for one choice."""

    def __init__(self, game: Game[S], veiled: S, dice: Dice, tree: Tree) -> None:
        assert game.to_act(veiled) >> veiled.viewer & 1, "nothing to choose"
        self.game: Final = game
        self.veiled: Final = veiled
        self.seat: Final = veiled.viewer
        self.dice: Final = dice
        self.tree = tree
        self.descents: i64 = 0
        self.moves: Final = Moves()
        self.alike: Final = Moves()

    @abstractmethod
    def choose(self, world: S, node: i64, by: Seat) -> i64:
        """Return the child to go to. Put the moves that lead to it into ``alike``."""

    @abstractmethod
    def play_on(self, world: S) -> list[float]:
        """Return the value of a new leaf for every seat."""

    def sure(self, world: S, by: Seat) -> i64:
        """Return an offered move that needs no search and no node, or ``UNSURE``."""
        return UNSURE

    def descend(self) -> None:
        """Follow the tree to a new leaf, evaluate it, and update every node on the way."""
        game, dice, moves = self.game, self.dice, self.moves
        world = game.guess(self.veiled, dice)
        self.descents += 1
        node, known = ROOT, self.tree.count
        acting = game.to_act(world)
        while acting and self.tree.count == known:
            by = self.seat if node == ROOT else first_to_act(game, world, acting)
            game.offer(world, by, moves)
            if by >= CHANCE:
                game.apply(world, by, moves.pick(dice))
            elif node != ROOT and (sure := self.sure(world, by)) != UNSURE:
                game.apply(world, by, sure)
            else:
                node = self.choose(world, node, by)
                game.apply(world, by, self.alike.pick(dice))
            acting = game.to_act(world)
        self.tree.learn(node, self.play_on(world))

    def offered(self, child: i64) -> float:
        """Return how often a child was available, including this descent."""
        tree = self.tree
        if tree.offered[child] != self.descents:
            tree.offered[child] = self.descents
            tree.available[child] += 1.0
        return tree.available[child]

    def ranked(self) -> list[i64]:
        """Return the moves that were tried, the most frequent first."""
        self.game.offer(self.veiled, self.seat, self.moves)
        tried = [move for move in self.moves.listed() if self.tried(move)]
        return sorted(tried, key=self.tried, reverse=True)

    def tried(self, move: i64) -> float:
        """Return how often a move was tried."""
        node = self.tree.child(ROOT, move)
        return self.tree.visits[node] if node != NONE else 0.0
