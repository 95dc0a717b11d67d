"""Training rows for policies with counts, from a position and the result of its game.

A policy for many sides has its own weights for each side. Here they are in one row, side after
side, so that all weights are learned together.
"""

from itertools import permutations
from typing import Any, Final

from antro.core.contract.game import State
from antro.core.evaluation.policy import CountingPolicy, ManySidedPolicy
from antro.lab.tournament.side_results import LOST, side_names

Teachable = CountingPolicy[Any] | ManySidedPolicy[Any]
TrainingRow = tuple[list[float], float]  # counts, and the share of the first side, in [0, 1]

UNSEATED: Final = "nobody"  # the name of a side without a seat
WON: Final = 1.0
HALF: Final = 0.5  # lead = half the difference in strength, because softmax(x, y) = tanh((x-y)/2)


def count_names(policy: Teachable, roles: list[str]) -> list[str]:
    """Return the name of each weight, with the roles of its side if sides have own weights."""
    if isinstance(policy, CountingPolicy):
        return policy.names
    sides = side_names(roles, [int(side) for side in policy.sides])
    sides += [UNSEATED] * (len(policy.names) - len(sides))
    return [
        f"{side}: {name}" for side, names in zip(sides, policy.names, strict=True) for name in names
    ]


def weights_of(policy: Teachable) -> list[float]:
    """Return the weights of a policy, side after side."""
    if isinstance(policy, CountingPolicy):
        return list(policy.learned)
    return [weight for weights in policy.learned for weight in weights]


def counts_of(policy: Teachable, state: State) -> list[float]:
    """Return the counts of a full position, side after side."""
    if isinstance(policy, CountingPolicy):
        return list(policy.counts(state))
    sides = range(len(policy.learned))
    return [count for side in sides for count in policy.counts(state, side)]


def training_rows(policy: Teachable, counts: list[float], scores: list[float]) -> list[TrainingRow]:
    """Return the rows of one position: its counts, and the winner of the game.

    With many sides, each winner is compared with each loser. This gives the weights of the
    softmax: if one of two sides wins, the difference of their strengths gives the odds.
    """
    if isinstance(policy, CountingPolicy):
        return [(counts, (scores[0] + 1) / 2)]
    ends = ends_of(policy, scores)
    return [
        (compared(policy, counts, one, other), 1.0)
        for one, other in permutations(range(len(ends)), 2)
        if ends[one] == max(ends) > ends[other]
    ]


def ends_of(policy: ManySidedPolicy[Any], scores: list[float]) -> list[float]:
    """Return the score of each side. A side without a seat is the game: it wins if all lose."""
    seats = list(policy.sides)
    unseated = WON if max(scores) == LOST else LOST
    return [
        scores[seats.index(side)] if side in seats else unseated
        for side in range(len(policy.learned))
    ]


def compared(
    policy: ManySidedPolicy[Any], counts: list[float], one: int, other: int
) -> list[float]:
    """Return the counts of *one* against those of *other*, with 0 for all other sides."""
    signs = {one: HALF, other: -HALF}
    owners = [side for side, weights in enumerate(policy.learned) for _ in weights]
    return [signs.get(side, 0.0) * count for side, count in zip(owners, counts, strict=True)]
