"""Learn the weights of a policy's counts from games of the bots.

The value of a position for the first seat is tanh(sum of count times weight). So the weights are
fitted by logistic regression of the winners on the counts. If each side has its own weights,
winners are compared with losers (see ``training_rows``). The fit starts from the weights of the
policy (ridge regression towards them), so that few games change them only a little.
"""

from math import exp, log, sqrt
from typing import Any, Final, cast

from antro.bots.policies import policy_of
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import Game, Options
from antro.core.evaluation.policy import CountingPolicy, ManySidedPolicy
from antro.games import GAMES
from antro.lab.learning.training_rows import Teachable, TrainingRow

ALIKE: Final = 40  # this many positions of one game count as one independent position
RIDGE: Final = 5.0  # strength of the pull towards the old weights
ROUNDS: Final = 8  # of Newton's method
HALVES: Final = 12  # how often a step that raises the loss is halved, at most
MOST: Final = 12.0  # limit of a lead: beyond it a position counts as won

Matrix = list[list[float]]


def training_options(game: str) -> list[Options]:
    """Return the options for learning: each value of a game's first option has its own weights."""
    if game not in GAMES:
        raise BadOption("game", game, expected_one_of(GAMES))
    options = GAMES[game].options[:1]
    return [{first.name: value} for first in options for value in first.values] or [{}]


def counting_policy(game: Game[Any]) -> Teachable:
    """Return the policy of a game. Raise ``BadOption`` if it has no counts."""
    policy = policy_of(game)
    bases = type(policy).__mro__  # compiled abstract classes share one cache of isinstance
    if CountingPolicy not in bases and ManySidedPolicy not in bases:
        raise BadOption("game", game.name, Reason("no_weights"))
    return cast("Teachable", policy)


def fit(rows: list[TrainingRow], prior: list[float]) -> list[float]:
    """Fit weights to the rows by Newton's method. A count that never varies keeps its weight."""
    spreads = [spread([counts[at] for counts, _ in rows]) for at in range(len(prior))]
    varied = [at for at, size in enumerate(spreads) if size > 0]
    scaled = [([counts[at] / spreads[at] for at in varied], won) for counts, won in rows]
    start = [prior[at] * spreads[at] for at in varied]
    weights = start[:]
    for _ in range(ROUNDS):
        slope, curve = derivatives(scaled, weights, start)
        weights = step(scaled, weights, start, solve(curve, slope))
    learned = prior[:]
    for nth, at in enumerate(varied):
        learned[at] = weights[nth] / spreads[at]
    return learned


def step(
    rows: list[TrainingRow], weights: list[float], start: list[float], step: list[float]
) -> list[float]:
    """Return the weights after a step of Newton's method, halved until it lowers the loss."""
    before = loss(rows, weights, start)
    for halves in range(HALVES):
        after = [weight - change / 2**halves for weight, change in zip(weights, step, strict=True)]
        if loss(rows, after, start) < before:
            return after
    return weights


def loss(rows: list[TrainingRow], weights: list[float], start: list[float]) -> float:
    """Return the error of the predicted winners, plus a penalty for the distance to *start*."""
    total = sum(
        RIDGE / 2 * (weight - first) ** 2 for weight, first in zip(weights, start, strict=True)
    )
    for counts, won in rows:
        chance = win_chance(counts, weights)
        total -= (won * log(chance) + (1 - won) * log(1 - chance)) / ALIKE
    return total


def win_chance(counts: list[float], weights: list[float]) -> float:
    """Return the chance that the first seat wins, in (0, 1)."""
    total = sum(weight * count for weight, count in zip(weights, counts, strict=True))
    return 1 / (1 + exp(-2 * max(-MOST, min(MOST, total))))


def spread(values: list[float]) -> float:
    """Return the standard deviation."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def derivatives(
    rows: list[TrainingRow], weights: list[float], start: list[float]
) -> tuple[list[float], Matrix]:
    """Return the first and second derivatives of the loss."""
    size = len(weights)
    slope = [RIDGE * (weights[at] - start[at]) for at in range(size)]
    curve = [[RIDGE if at == to else 0.0 for to in range(size)] for at in range(size)]
    for counts, won in rows:
        chance = win_chance(counts, weights)
        pull, bend = 2 * (chance - won) / ALIKE, 4 * chance * (1 - chance) / ALIKE
        for at, count in enumerate(counts):
            if count:
                slope[at] += pull * count
                line, much = curve[at], bend * count
                for to, other in enumerate(counts):
                    line[to] += much * other
    return slope, curve


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve linear equations by elimination. The matrix is positive definite, so no pivot is 0."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            share = rows[below][at] / rows[at][at]
            rows[below] = [
                low - share * high for low, high in zip(rows[below], rows[at], strict=True)
            ]
    answer = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][to] * answer[to] for to in range(at + 1, size))
        answer[at] = (rows[at][size] - known) / rows[at][at]
    return answer
