"""Plain information-set search: UCB1 in the tree, and random roll-outs to the end.

This is the textbook algorithm without knowledge of any game. ``guided`` is compared with it.
"""

from math import inf, log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from antro.bots.search.ismcts import Budget, Search
from antro.bots.search.playout import playout
from antro.bots.search.tree import NONE, Tree
from antro.core.contract.game import Game, S, Seat
from antro.core.contract.moves import Dice

EXPLORE: Final = 0.7
LOOK_UP: Final[i64] = 16  # descents between two checks of the clock


@final
class PlainSearch(Search[S]):
    """A search that knows only the rules."""

    def __init__(self, game: Game[S], veiled: S, budget: Budget, dice: Dice) -> None:
        super().__init__(game, veiled, dice, Tree(len(game.choice_of)))
        self.budget: Final = budget

    def run(self) -> i64:
        """Search, and return the move that was tried most often."""
        while self.descents < self.budget.descents:
            self.descend()
            if self.descents % LOOK_UP == 0 and perf_counter() > self.budget.until:
                break
        return self.ranked()[0]

    def choose(self, world: S, node: i64, by: Seat) -> i64:
        """Return a random untried child, or else the most promising child."""
        alike = self.alike
        best_shown: i64 = -1
        best, best_worth = NONE, -inf
        alike.clear()
        for at in range(self.moves.count):
            move = self.moves.numbers[at]
            shown = self.game.as_seen_by(move, by, self.seat)
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
        """Add a child for one of the untried moves, at random."""
        move = self.alike.pick(self.dice)
        self.alike.clear()
        self.alike.add(move)
        return self.tree.add(node, self.game.as_seen_by(move, by, self.seat), by)

    def worth(self, child: i64) -> float:
        """Return the UCB1 score: mean value plus a bonus for often being available."""
        if child == NONE:
            return inf
        bonus = EXPLORE * sqrt(log(self.offered(child)) / self.tree.visits[child])
        return self.tree.mean(child) + bonus

    def play_on(self, world: S) -> list[float]:
        playout(self.game, world, self.dice, self.moves)
        return self.game.scores(world)
