"""Plain information-set search: UCB1 in the tree, roll-outs at random to the end.

The textbook's algorithm (Cowling, Powley and Whitehouse, 2012), with nothing known of
any game: what ``ismcts`` is measured against.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from antro.bots.playout import playout
from antro.bots.tree import NONE, ROOT, Tree
from antro.core.bits import lowest
from antro.core.game import CHANCE, Game, S, Seat
from antro.core.moves import Dice, Moves

EXPLORE: Final = 0.7
LOOK_UP: Final[i64] = 16  # descents between two looks at the clock


@final
class PlainSearch(Generic[S]):
    """One seat's thinking about one choice, knowing only the rules."""

    def __init__(self, game: Game[S], veiled: S, descents: int, dice: Dice) -> None:
        self.game: Final = game
        self.veiled: Final = veiled
        self.seat: Final = veiled.viewer
        self.most: Final[i64] = descents
        self.dice: Final = dice
        self.tree: Final = Tree(len(game.owners), self.most + 1)
        self.descents: i64 = 0
        self.moves: Final = Moves()
        self.alike: Final = Moves()

    def run(self, seconds: float = inf) -> i64:
        """The move most often tried."""
        until = perf_counter() + seconds
        while self.descents < self.most:
            self.descend()
            if self.descents % LOOK_UP == 0 and perf_counter() > until:
                break
        self.game.offer(self.veiled, self.seat, self.moves)
        return max(self.moves.listed(), key=self.tried)

    def tried(self, move: i64) -> float:
        node = self.tree.child(ROOT, move)
        return self.tree.visits[node] if node != NONE else 0.0

    def descend(self) -> None:
        game, dice, moves = self.game, self.dice, self.moves
        world = game.guess(self.veiled, dice)
        self.descents += 1
        node, known = ROOT, self.tree.count
        acting = game.to_act(world)
        while acting and self.tree.count == known:
            by = self.seat if acting >> self.seat & 1 else Seat(lowest(acting))  # itself first
            game.offer(world, by, moves)
            if by == CHANCE:
                game.apply(world, by, moves.pick(dice))
            else:
                node = self.choose(node, by)
                game.apply(world, by, self.alike.pick(dice))
            acting = game.to_act(world)
        playout(game, world, dice, moves)
        self.tree.learn(node, game.scores(world))

    def choose(self, node: i64, by: Seat) -> i64:
        """A child that was never tried, at random; else the most promising one."""
        alike = self.alike
        best_shown: i64 = -1
        best, best_worth = NONE, -inf
        alike.clear()
        for at in range(self.moves.count):
            move = self.moves.numbers[at]
            shown = self.game.seen(move, by, self.seat)
            child = self.tree.child(node, shown)
            worth = self.worth(child)
            if worth > best_worth:
                best, best_shown, best_worth = child, shown, worth
                alike.clear()
            if shown == best_shown or (child == NONE and best == NONE):
                alike.add(move)
        if best != NONE:
            return best
        return self.expand(node, by)

    def expand(self, node: i64, by: Seat) -> i64:
        """A new child for one of the untried moves."""
        move = self.alike.pick(self.dice)
        self.alike.clear()
        self.alike.add(move)
        return self.tree.add(node, self.game.seen(move, by, self.seat), by)

    def worth(self, child: i64) -> float:
        """Mean value plus a bonus for having been offered and passed over; UCB1."""
        if child == NONE:
            return inf
        tree = self.tree
        if tree.offered[child] != self.descents:
            tree.offered[child] = self.descents
            tree.available[child] += 1.0
        bonus = EXPLORE * sqrt(log(tree.available[child]) / tree.visits[child])
        return tree.mean(child) + bonus
