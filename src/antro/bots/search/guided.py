"""The search of bots and the coach, guided by a policy.

The policy leads the descent towards moves with great weights (as in PUCT). It also chooses the
moves of the roll-out below the tree, and evaluates the position where a roll-out is cut short.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from antro.bots.search.ismcts import Budget, Search
from antro.bots.search.tree import NONE, ROOT, Tree
from antro.core.contract.game import CHANCE, Game, S, Seat, first_to_act
from antro.core.contract.moves import Dice, Moves
from antro.core.evaluation.policy import UNSURE, Policy

EXPLORE: Final = 1.4  # the weight of the policy's priors
EVEN: Final = 0.2  # the share of the prior that is split equally among all moves
DOUBT: Final = 0.1  # an untried move counts as this much worse than its siblings
LOOK_UP: Final[i64] = 64  # descents between two checks of the lead
ANY: Final[i64] = UNSURE  # instead of a move: any move


@final
class GuidedSearch(Search[S]):
    """A search that runs until its budget is spent. It can reuse the tree of an earlier search."""

    def __init__(
        self,
        game: Game[S],
        policy: Policy[S],
        veiled: S,
        budget: Budget,
        dice: Dice,
        tree: Tree | None = None,
    ) -> None:
        super().__init__(game, veiled, dice, tree or Tree(len(game.choice_of)))
        self.policy: Final = policy
        self.horizon: Final[i64] = policy.horizon
        self.budget: Final = budget
        self.only = ANY  # the first move of every descent
        self.overlooked: list[i64] = []  # moves that it does not notice

    # Tasks

    def run(self) -> i64:
        """Return the best move. Search for it unless it is obvious."""
        obvious = self.obvious()
        if obvious != UNSURE:
            return obvious
        self.think()
        return self.ranked()[0]

    def obvious(self) -> i64:
        """Return the only move or a sure one, else ``UNSURE``."""
        return obvious_move(self.game, self.policy, self.veiled, self.moves)

    def think(self) -> None:
        """Search until the budget is spent, or until the rest of it cannot change the choice."""
        until = self.budget.until
        left: i64 = self.budget.descents
        while left > 0:
            for _descent in range(min(left, LOOK_UP)):
                self.descend()
                if perf_counter() > until:
                    return
            left -= LOOK_UP
            if self.tree.visits[ROOT] > float(left) and self.lead() > float(left):
                return

    def try_out(self, move: i64, descents: int) -> None:
        """Search one move more deeply, even if other moves look better."""
        self.tree = self.tree.under(ROOT)
        self.only = move
        for _descent in range(i64(descents)):
            self.descend()
        self.only = ANY

    def value(self, move: i64) -> float:
        """Return the value of a move that was tried, in [-1, 1]."""
        return self.tree.mean(self.tree.child(ROOT, move))

    def lead(self) -> float:
        """Return how many visits more the best move has than the second."""
        first, *others = [self.tried(move) for move in self.ranked()]
        return first - others[0] if others else first

    # Descents

    def sure(self, world: S, by: Seat) -> i64:
        return self.policy.sure(world, by, self.moves)

    def choose(self, world: S, node: i64, by: Seat) -> i64:
        """Return the most promising child, and put the moves that lead to it into ``alike``.

        Moves that look the same to the searching seat share one child. The dice then choose
        between them with the policy's weights.
        """
        tree, moves, alike = self.tree, self.moves, self.alike
        self.policy.weigh(world, by, moves)
        even = EVEN / float(moves.count)
        share = (1.0 - EVEN) / float(moves.total_weight)
        visits = tree.visits[node]
        untried = tree.below[node] / visits - DOUBT if visits else 0.0
        eager = EXPLORE * sqrt(visits + 1.0)
        best_shown: i64 = -1
        best, best_worth = NONE, -inf
        for at in range(moves.count):
            move = moves.numbers[at]
            if node == ROOT and not self.considers(move):
                continue
            shown = move if by == self.seat else self.game.as_seen_by(move, by, self.seat)
            if shown == best_shown:
                alike.weigh(move, moves.weights[at])
                continue
            prior = even + share * float(moves.weights[at])
            child = tree.child(node, shown)
            worth = untried + eager * prior if child == NONE else self.worth(child, prior)
            if worth > best_worth:
                best, best_shown, best_worth = child, shown, worth
                alike.clear()
                alike.weigh(move, moves.weights[at])
        return best if best != NONE else tree.add(node, best_shown, by)

    def considers(self, move: i64) -> bool:
        """True if a descent may start with a move."""
        if self.only != ANY:
            return move == self.only
        return not self.overlooked or move not in self.overlooked

    def worth(self, child: i64, prior: float) -> float:
        """Return the mean value plus a bonus for often being available but not chosen."""
        visits = self.tree.visits[child]
        bonus = EXPLORE * prior * sqrt(self.offered(child)) / (1.0 + visits)
        return self.tree.totals[child] / visits + bonus

    def play_on(self, world: S) -> list[float]:
        """Roll out by the policy's weights, to the end or until the roll-out is cut short."""
        game, dice, moves = self.game, self.dice, self.moves
        left = self.horizon
        acting = game.to_act(world)
        while acting:
            if left <= 0 and self.policy.calm(world):
                return self.policy.evaluate(world)
            by = first_to_act(game, world, acting)
            game.offer(world, by, moves)
            game.apply(world, by, moves.pick(dice) if by >= CHANCE else self.follow(world, by))
            left -= 0 if by >= CHANCE else 1
            acting = game.to_act(world)
        return game.scores(world)

    def follow(self, world: S, by: Seat) -> i64:
        """Return the sure move, or a random one by the policy's weights."""
        sure = self.sure(world, by)
        if sure != UNSURE:
            return sure
        self.policy.weigh(world, by, self.moves)
        return self.moves.pick(self.dice)


def obvious_move(game: Game[S], policy: Policy[S], veiled: S, out: Moves) -> i64:
    """Return the only move or a sure one, else ``UNSURE``. Put all legal moves into *out*."""
    game.offer(veiled, veiled.viewer, out)
    if out.count == 1:
        return out.numbers[0]
    return policy.sure(veiled, veiled.viewer, out)
