"""Information-set Monte Carlo tree search, single observer.

Cowling, Powley and Whitehouse, 2012. One tree of what the searching seat would see
happen; each descent plays in a fresh guess of what it cannot see, so a child is
scored against how often it was *available*, not how often its parent was visited.
Chance and time have no nodes: they are drawn anew in every descent.

How a child is chosen, and how a leaf is valued, is up to the kind of search.
"""

from abc import ABC, abstractmethod
from math import inf
from typing import Final, Generic, final

from mypy_extensions import i64

from antro.bots.search.tree import NONE, ROOT, Tree
from antro.core.contract.game import CHANCE, Game, S, Seat, first_to_act
from antro.core.contract.moves import Dice, Moves
from antro.core.evaluation.policy import UNSURE


@final
class Budget:
    """When to stop thinking."""

    def __init__(self, descents: int, seconds: float = inf) -> None:
        assert descents > 0, "a search makes at least one descent"
        self.descents: Final = descents
        self.seconds: Final = seconds


class Search(ABC, Generic[S]):
    """One seat's thinking about one choice."""

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
        """The child to go to; ``alike`` gets the moves that lead there."""

    @abstractmethod
    def play_on(self, world: S) -> list[float]:
        """What a new leaf is worth to every seat."""

    def sure(self, world: S, by: Seat) -> i64:
        """An offered move that needs no thought, and gets no node: none, unless it is known."""
        return UNSURE

    def descend(self) -> None:
        """Follow the tree to a new leaf, play on, tell every node passed."""
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
        """How often a child was available, this descent included."""
        tree = self.tree
        if tree.offered[child] != self.descents:
            tree.offered[child] = self.descents
            tree.available[child] += 1.0
        return tree.available[child]

    def ranked(self) -> list[i64]:
        """The moves that were tried, the most often tried first."""
        self.game.offer(self.veiled, self.seat, self.moves)
        tried = [move for move in self.moves.listed() if self.tried(move)]
        return sorted(tried, key=self.tried, reverse=True)

    def tried(self, move: i64) -> float:
        """How often a move was tried."""
        node = self.tree.child(ROOT, move)
        return self.tree.visits[node] if node != NONE else 0.0
