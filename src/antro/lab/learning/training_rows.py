"""What a position and the end of its game teach a policy that counts, with any number of sides.

A policy of many sides has weights of its own for each. They stand in one row here, side
after side, so that all are learned together.
"""

from itertools import permutations
from typing import Any, Final

from antro.core.contract.game import State
from antro.core.evaluation.policy import CountingPolicy, ManySidedPolicy
from antro.lab.tournament.side_results import LOST, side_names

Teachable = CountingPolicy[Any] | ManySidedPolicy[Any]
TrainingRow = tuple[list[float], float]  # counts, and what the first side won, in [0, 1]

UNSEATED: Final = "nobody"  # the name of a side that no seat is on
WON: Final = 1.0
HALF: Final = 0.5  # one side leads another by half of what it is stronger: tanh against softmax


def count_names(policy: Teachable, roles: list[str]) -> list[str]:
    """The name of each weight; with the roles of its side, where each side has its own."""
    if isinstance(policy, CountingPolicy):
        return policy.names
    sides = side_names(roles, [int(side) for side in policy.sides])
    sides += [UNSEATED] * (len(policy.names) - len(sides))
    return [
        f"{side}: {name}" for side, names in zip(sides, policy.names, strict=True) for name in names
    ]


def weights_of(policy: Teachable) -> list[float]:
    """The weights that a policy has, side after side."""
    if isinstance(policy, CountingPolicy):
        return list(policy.learned)
    return [weight for weights in policy.learned for weight in weights]


def counts_of(policy: Teachable, state: State) -> list[float]:
    """What is counted in a full position, side after side."""
    if isinstance(policy, CountingPolicy):
        return list(policy.counts(state))
    sides = range(len(policy.learned))
    return [count for side in sides for count in policy.counts(state, side)]


def training_rows(policy: Teachable, counts: list[float], scores: list[float]) -> list[TrainingRow]:
    """The rows of one position: who led there, and who won in the end.

    Of many sides, those who won are compared with each of those who did not. That finds the
    weights of the softmax: given that one of two sides wins, their difference tells which.
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
    """The score of each side. One that has no seat is the game itself: it wins if all lose."""
    seats = list(policy.sides)
    unseated = WON if max(scores) == LOST else LOST
    return [
        scores[seats.index(side)] if side in seats else unseated
        for side in range(len(policy.learned))
    ]


def compared(
    policy: ManySidedPolicy[Any], counts: list[float], one: int, other: int
) -> list[float]:
    """The counts of two sides, one against the other; nothing of all others."""
    signs = {one: HALF, other: -HALF}
    owners = [side for side, weights in enumerate(policy.learned) for _ in weights]
    return [signs.get(side, 0.0) * count for side, count in zip(owners, counts, strict=True)]
