"""Win rates with confidence intervals, and Elo ratings by maximum likelihood."""

from math import log, sqrt
from typing import Final

from msgspec import Struct

SURE: Final = 1.96  # standard deviations on each side of the mean: 95 % confidence
PER_LOGIT: Final = 400 / log(10)  # Elo points
ROUNDS: Final = 10_000
CLOSE: Final = 1e-9
PRIOR: Final = 0.5  # half a win and half a loss against an average player, for finite ratings


class Rate(Struct, frozen=True):
    """The points from a number of games, with a 95 % confidence interval of the mean."""

    points: float  # a win is 1, a draw 0.5
    games: int
    mean: float
    low: float
    high: float


class Rating(Struct, frozen=True):
    """The Elo rating of one player."""

    name: str
    elo: float
    margin: float  # on each side, with 95 % confidence
    games: int


def rate(points: float, games: int) -> Rate:
    """Return a rate with Wilson's interval, which is also valid for few games or extreme rates."""
    if games == 0:
        return Rate(0.0, 0, 0.5, 0.0, 1.0)
    mean, square = points / games, SURE * SURE
    centre = (mean + square / (2 * games)) / (1 + square / games)
    spread = sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    half = spread * SURE / (1 + square / games)
    return Rate(points, games, mean, max(0.0, centre - half), min(1.0, centre + half))


Duel = tuple[str, str, float]  # two players, and the points of the first


def elo(played: list[list[Duel]]) -> list[Rating]:
    """Rate the players of games, each given as the duels between its seats.

    This is the model of Bradley and Terry, fitted by minorization. The best player comes first,
    and the mean rating is 0. Every player also gets half a win and half a loss against an average
    player. So ratings stay finite, and they are a little closer to 0 if games are few.
    """
    duels = [duel for game in played for duel in game]
    names = sorted({name for first, second, _ in duels for name in (first, second)})
    games, points = tallies(names, duels)
    strengths = fit(names, games, points)
    logits = {name: log(strengths[name]) for name in names}
    middle = sum(logits.values()) / max(1, len(names))
    ratings = [
        Rating(
            name,
            PER_LOGIT * (logits[name] - middle),
            margin(name, names, games, strengths) * sqrt(clustering(name, played, strengths)),
            sum(any(name in duel[:2] for duel in game) for game in played),
        )
        for name in names
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


def tallies(
    names: list[str], duels: list[Duel]
) -> tuple[dict[str, dict[str, int]], dict[str, float]]:
    """Return the number of duels of each pair, and the points of each player."""
    games = {name: dict.fromkeys(names, 0) for name in names}
    points = dict.fromkeys(names, 0.0)
    for first, second, score in duels:
        games[first][second] += 1
        games[second][first] += 1
        points[first] += score
        points[second] += 1 - score
    return games, points


def fit(
    names: list[str], games: dict[str, dict[str, int]], points: dict[str, float]
) -> dict[str, float]:
    """Return the strengths of the players that make these results most likely."""
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        better = {}
        for name in names:
            own = strengths[name]
            met = sum(games[name][other] / (own + strengths[other]) for other in names)
            better[name] = (points[name] + PRIOR) / (met + 2 * PRIOR / (own + 1.0))
        moved = max((abs(log(better[name] / strengths[name])) for name in names), default=0.0)
        strengths = better
        if moved < CLOSE:
            break
    return strengths


def margin(
    name: str, names: list[str], games: dict[str, dict[str, int]], strengths: dict[str, float]
) -> float:
    """Return the margin of a rating, from the curvature of the likelihood along it."""
    own = strengths[name]
    known = 2 * PRIOR * own / (own + 1.0) ** 2
    for other in names:
        known += games[name][other] * own * strengths[other] / (own + strengths[other]) ** 2
    return PER_LOGIT * SURE / sqrt(known)


def clustering(name: str, played: list[list[Duel]], strengths: dict[str, float]) -> float:
    """Return the ratio of the variance by game to the variance by duel; at least 1.

    Duels of one game depend on each other: the winner at a table of four has won three duels.
    """
    by_game = by_duel = 0.0
    for game in played:
        surprises = [surprise(name, duel, strengths) for duel in game if name in duel[:2]]
        by_game += sum(surprises) ** 2
        by_duel += sum(each * each for each in surprises)
    return max(1.0, by_game / by_duel) if by_duel else 1.0


def surprise(name: str, duel: Duel, strengths: dict[str, float]) -> float:
    """Return the points of a player in a duel, minus the expected points."""
    first, second, points = duel
    more = points - strengths[first] / (strengths[first] + strengths[second])
    return more if name == first else -more
