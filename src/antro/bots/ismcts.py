"""Information-set Monte Carlo tree search, single observer, guided by a policy.

Cowling, Powley and Whitehouse, 2012. One tree of what the searching seat would see
happen; each descent plays in a fresh guess of what it cannot see, so a child is
scored against how often it was *available*, not how often its parent was visited.
Chance has no nodes: it is drawn anew in every descent.

A policy biases the descent towards the moves it weighs most (as in PUCT), guides the
roll-out below the tree, and says how the position stands where that is cut short.
"""

from math import inf, sqrt
from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from antro.bots.policy import Policy
from antro.bots.tree import NONE, ROOT, Tree
from antro.core.bits import lowest
from antro.core.game import CHANCE, Game, S, Seat
from antro.core.moves import Dice, Moves

EXPLORE: Final = 1.4  # how far the policy's first thoughts carry
EVEN: Final = 0.2  # the share of those that all moves have alike
DOUBT: Final = 0.1  # how much worse than its siblings an untried move is taken to be
LOOK_UP: Final[i64] = 64  # descents between two looks at the clock and the lead
ANY: Final[i64] = -1  # move


@final
class Budget:
    """When to stop thinking."""

    def __init__(self, descents: int, seconds: float = inf) -> None:
        assert descents > 0, "a search makes at least one descent"
        self.descents: Final = descents
        self.seconds: Final = seconds


@final
class Search(Generic[S]):
    """One seat's thinking about one choice.

    Nothing is kept for the next one: a move is a function of what the seat knows and of
    a seed, so that any worker can make it, and make it again.
    """

    def __init__(
        self, game: Game[S], policy: Policy[S], veiled: S, budget: Budget, dice: Dice
    ) -> None:
        assert game.to_act(veiled) >> veiled.viewer & 1, "nothing to choose"
        self.game: Final = game
        self.policy: Final = policy
        self.horizon: Final[i64] = policy.horizon
        self.veiled: Final = veiled
        self.seat: Final = veiled.viewer
        self.budget: Final = budget
        self.dice: Final = dice
        self.tree = Tree(len(game.owners), budget.descents + 1)
        self.descents: i64 = 0
        self.only = ANY  # the first move of every descent
        self.overlooked: list[i64] = []  # moves that it does not see it has
        self.moves: Final = Moves()
        self.alike: Final = Moves()

    # What is asked of it

    def run(self) -> i64:
        """Think, unless there is nothing to think about. Returns the best move."""
        self.game.offer(self.veiled, self.seat, self.moves)
        if self.moves.count == 1:
            return self.moves.numbers[0]
        self.think()
        return self.ranked()[0]

    def think(self) -> None:
        """Until the budget is spent, or nothing in it could change the choice."""
        until = perf_counter() + self.budget.seconds
        left: i64 = self.budget.descents
        while left > 0:
            for _descent in range(min(left, LOOK_UP)):
                self.descend()
            left -= LOOK_UP
            if self.lead() > float(left) or perf_counter() > until:
                return

    def try_out(self, move: i64, descents: int) -> None:
        """Look at one move, whatever the others promise."""
        self.tree = self.tree.under(ROOT, descents)
        self.only = move
        for _descent in range(i64(descents)):
            self.descend()
        self.only = ANY

    def ranked(self) -> list[i64]:
        """The moves that were tried, the most often tried first."""
        self.game.offer(self.veiled, self.seat, self.moves)
        tried = [move for move in self.moves.listed() if self.tried(move)]
        return sorted(tried, key=self.tried, reverse=True)

    def tried(self, move: i64) -> float:
        """How often a move was tried."""
        node = self.tree.child(ROOT, move)
        return self.tree.visits[node] if node != NONE else 0.0

    def value(self, move: i64) -> float:
        """What a move that was tried is worth, in [-1, 1]."""
        return self.tree.mean(self.tree.child(ROOT, move))

    def lead(self) -> float:
        """By how many visits the best move is ahead of the next."""
        first, *others = [self.tried(move) for move in self.ranked()]
        return first - others[0] if others else first

    # How it thinks

    def descend(self) -> None:
        """Follow the tree to a new leaf, play on, tell every node passed."""
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
                self.policy.weigh(world, by, moves)
                node = self.choose(node, by)
                game.apply(world, by, self.alike.pick(dice))
            acting = game.to_act(world)
        self.tree.learn(node, self.play_on(world))

    def choose(self, node: i64, by: Seat) -> i64:
        """The most promising child; ``alike`` gets the moves that lead there.

        Moves that the searching seat could not tell apart share one child; which of
        them is made is left to the dice.
        """
        tree, moves, alike = self.tree, self.moves, self.alike
        even = EVEN / float(moves.count)
        share = (1.0 - EVEN) / float(moves.total)
        visits = tree.visits[node]
        untried = tree.below[node] / visits - DOUBT if visits else 0.0
        eager = EXPLORE * sqrt(visits + 1.0)
        best_shown: i64 = -1
        best, best_worth = NONE, -inf
        for at in range(moves.count):
            move = moves.numbers[at]
            if node == ROOT and not self.considers(move):
                continue
            shown = move if by == self.seat else self.game.seen(move, by, self.seat)
            if shown == best_shown:
                alike.add(move)
                continue
            prior = even + share * float(moves.weights[at])
            child = tree.child(node, shown)
            worth = untried + eager * prior if child == NONE else self.worth(child, prior)
            if worth > best_worth:
                best, best_shown, best_worth = child, shown, worth
                alike.clear()
                alike.add(move)
        return best if best != NONE else tree.add(node, best_shown, by)

    def considers(self, move: i64) -> bool:
        """Whether a descent may begin with a move."""
        if self.only != ANY:
            return move == self.only
        return not self.overlooked or move not in self.overlooked

    def worth(self, child: i64, prior: float) -> float:
        """Mean value plus a bonus for having been offered and passed over."""
        tree = self.tree
        if tree.offered[child] != self.descents:
            tree.offered[child] = self.descents
            tree.available[child] += 1.0
        visits = tree.visits[child]
        bonus = EXPLORE * prior * sqrt(tree.available[child]) / (1.0 + visits)
        return tree.totals[child] / visits + bonus

    def play_on(self, world: S) -> list[float]:
        """A roll-out: by the policy's weights, to the end or to where it is cut short."""
        game, dice, moves = self.game, self.dice, self.moves
        left = self.horizon
        acting = game.to_act(world)
        while acting:
            if left <= 0 and self.policy.calm(world):
                return self.policy.evaluate(world)
            by = Seat(lowest(acting))
            game.offer(world, by, moves)
            if by != CHANCE:
                self.policy.weigh(world, by, moves)
                left -= 1
            game.apply(world, by, moves.pick(dice))
            acting = game.to_act(world)
        return game.scores(world)
