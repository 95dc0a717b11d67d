"""Who won a game: what each side takes home, and which player was better than which."""

from itertools import combinations

from msgspec import Struct

from antro.lab.tournament.match import Outcome
from antro.lab.tournament.ratings import Duel, Rate, rate

LOST = -1.0  # the score of those who have lost


class SideRate(Struct, frozen=True):
    """What one side won."""

    role: str  # of its seats
    rate: Rate


def side_rates(roles: list[str], outcomes: list[Outcome]) -> list[SideRate]:
    """What each side won in games under the same options."""
    names = side_names(roles, outcomes[0].sides)
    totals = map(sum, zip(*map(wins, outcomes), strict=True))
    return [
        SideRate(name, rate(total, len(outcomes)))
        for name, total in zip(names, totals, strict=True)
    ]


def side_names(roles: list[str], sides: list[int]) -> list[str]:
    """The name of each side: the roles that win together."""
    return [
        " and ".join(role for role, own in zip(roles, sides, strict=True) if own == side)
        for side in dict.fromkeys(sides)
    ]


def wins(outcome: Outcome) -> list[float]:
    """What each side won of one game: those who scored most share it, unless all have lost.

    Against the game itself there is one side, and a draw is half a win.
    """
    scores = side_scores(outcome)
    if len(scores) == 1:
        return [(scores[0] + 1) / 2]
    most = max(scores)
    if most == LOST:
        return [0.0] * len(scores)
    return [float(score == most) / scores.count(most) for score in scores]


def pairs(outcome: Outcome) -> list[Duel]:
    """Every two sides of different players: who scored more.

    Equals drew if nobody scored more than they did. Two who both lost to a third tell
    nothing of each other.
    """
    scores, names = side_scores(outcome), side_players(outcome)
    found: list[Duel] = []
    for one, other in combinations(range(len(scores)), 2):
        told = scores[one] != scores[other] or scores[one] == max(scores)
        if told and names[one] != names[other]:
            points = (float(scores[one] > scores[other]) + float(scores[one] >= scores[other])) / 2
            found.append((names[one], names[other], points))
    return found


def won_by(name: str, outcome: Outcome) -> float:
    """What a player won of one game, on all its sides together."""
    return sum(
        won for own, won in zip(side_players(outcome), wins(outcome), strict=True) if own == name
    )


def side_scores(outcome: Outcome) -> list[float]:
    """The score of each side, which is that of its first seat."""
    return [outcome.scores[seat] for seat in first_seats(outcome)]


def side_players(outcome: Outcome) -> list[str]:
    """The player that plays each side."""
    return [outcome.pairing.seats[seat] for seat in first_seats(outcome)]


def first_seats(outcome: Outcome) -> list[int]:
    """The first seat of each side."""
    return [outcome.sides.index(side) for side in dict.fromkeys(outcome.sides)]
