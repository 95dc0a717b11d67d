"""Results of games: the points of each side, and comparisons between players."""

from itertools import combinations

from msgspec import Struct

from antro.lab.tournament.match import Outcome
from antro.lab.tournament.ratings import Duel, Rate, rate

LOST = -1.0  # the score of a seat that has lost


class SideRate(Struct, frozen=True):
    """The win rate of one side."""

    role: str  # the roles of its seats
    rate: Rate


def side_rates(roles: list[str], outcomes: list[Outcome]) -> list[SideRate]:
    """Return the win rate of each side in games with the same options."""
    names = side_names(roles, outcomes[0].sides)
    totals = map(sum, zip(*map(wins, outcomes), strict=True))
    return [
        SideRate(name, rate(total, len(outcomes)))
        for name, total in zip(names, totals, strict=True)
    ]


def side_names(roles: list[str], sides: list[int]) -> list[str]:
    """Return the name of each side: the roles that win together."""
    return [
        " and ".join(role for role, own in zip(roles, sides, strict=True) if own == side)
        for side in dict.fromkeys(sides)
    ]


def wins(outcome: Outcome) -> list[float]:
    """Return the share of each side in one game.

    The sides with the highest score share the win, unless all sides have lost. Against the game
    itself there is one side, and a draw is half a win.
    """
    scores = side_scores(outcome)
    if len(scores) == 1:
        return [(scores[0] + 1) / 2]
    most = max(scores)
    if most == LOST:
        return [0.0] * len(scores)
    return [float(score == most) / scores.count(most) for score in scores]


def pairs(outcome: Outcome) -> list[Duel]:
    """Compare the scores of every two sides of different players.

    Sides with the same score drew if no side scored more. If a third side scored more, they
    are not compared.
    """
    scores, names = side_scores(outcome), side_players(outcome)
    found: list[Duel] = []
    for one, other in combinations(range(len(scores)), 2):
        comparable = scores[one] != scores[other] or scores[one] == max(scores)
        if comparable and names[one] != names[other]:
            points = (float(scores[one] > scores[other]) + float(scores[one] >= scores[other])) / 2
            found.append((names[one], names[other], points))
    return found


def won_by(name: str, outcome: Outcome) -> float:
    """Return the share of a player in one game, on all its sides together."""
    return sum(
        won for own, won in zip(side_players(outcome), wins(outcome), strict=True) if own == name
    )


def side_scores(outcome: Outcome) -> list[float]:
    """Return the score of each side, which is the score of its first seat."""
    return [outcome.scores[seat] for seat in first_seats(outcome)]


def side_players(outcome: Outcome) -> list[str]:
    """Return the player of each side."""
    return [outcome.pairing.seats[seat] for seat in first_seats(outcome)]


def first_seats(outcome: Outcome) -> list[int]:
    """Return the first seat of each side."""
    return [outcome.sides.index(side) for side in dict.fromkeys(outcome.sides)]
