"""Tournaments between any bots, with any options.

One player has one side, and another player has all other sides. They play each side in turn with
the same seeds: a duel is played from both sides, and a game with four sides in eight ways.
Against the game itself, each player plays the same seeds alone.
"""

from itertools import combinations
from typing import Any

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import Game, Options, contest_of
from antro.games import GAMES
from antro.lab.tournament.match import Outcome, Pairing, options_title
from antro.lab.tournament.players import parse_player
from antro.lab.tournament.ratings import Rate, Rating, elo, rate
from antro.lab.tournament.side_results import SideRate, pairs, side_rates, won_by


class HeadToHead(Struct, frozen=True):
    """The results of one player against another."""

    first: str
    second: str
    rate: Rate  # of the first; both play every seat equally often, so a half is fair


class Standings(Struct, frozen=True):
    """The results of a tournament."""

    game: str
    games: int
    ratings: list[Rating]
    duels: list[HeadToHead]
    alone: dict[str, Rate]  # by player: against the game itself
    sides: dict[str, list[SideRate]]  # by options
    seconds: dict[str, float]  # by player: thinking time per game


def schedule(
    game: str, settings: list[Options], names: list[str], games: int, seed: int
) -> list[Pairing]:
    """Return *games* games per pair of players, in all settings, with every seating per seed.

    Against the game itself, return *games* games per player, with the same seeds for each.
    """
    if game not in GAMES:
        raise BadOption("game", game, expected_one_of(GAMES))
    if games < 1:
        raise BadOption("games", str(games), Reason("one_game"))
    for name in names:
        parse_player(name)
    tables = [GAMES[game].make(options) for options in settings]
    met = contestants(game, tables, names)
    return [pairing(tables, settings, pair, nth, seed) for nth in range(games) for pair in met]


def contestants(game: str, tables: list[Game[Any]], names: list[str]) -> list[tuple[str, str]]:
    """Return the pairs of players. Against the game itself, pair each player with itself."""
    names = list(dict.fromkeys(names))
    alone = {contest_of(rules) == "against the game" for rules in tables}
    if len(alone) > 1:
        raise BadOption("game", game, Reason("mixed_enemies"))
    if alone == {True}:
        return [(name, name) for name in names]
    if len(names) < 2:
        raise BadOption("bots", " ".join(names), Reason("two_bots"))
    return list(combinations(names, 2))


def seatings(sides: list[int], pair: tuple[str, str]) -> list[list[str]]:
    """Return every seating where one of two players has a side and the other all other sides."""
    found = [
        [one if own == side else other for own in sides]
        for side in dict.fromkeys(sides)
        for one, other in (pair, pair[::-1])
    ]
    return [seats for at, seats in enumerate(found) if seats not in found[:at]]


def pairing(
    tables: list[Game[Any]], settings: list[Options], pair: tuple[str, str], nth: int, seed: int
) -> Pairing:
    """Return the nth game of a pair: the settings in turn, and each seed with all seatings."""
    at, turn = nth % len(settings), nth // len(settings)
    ways = seatings(tables[at].sides(), pair)
    deal = turn // len(ways) * len(settings) + at
    return Pairing(tables[at].name, settings[at], ways[turn % len(ways)], seed + deal)


def standings(outcomes: list[Outcome]) -> Standings:
    """Sum up the games of a tournament."""
    assert outcomes, "no games to count"
    met = sorted({tuple(sorted(set(outcome.pairing.seats))) for outcome in outcomes})
    return Standings(
        game=outcomes[0].pairing.game,
        games=len(outcomes),
        ratings=elo([pairs(outcome) for outcome in outcomes]),
        duels=[head_to_head(outcomes, *names) for names in met if len(names) == 2],
        alone={names[0]: rate_alone(outcomes, names[0]) for names in met if len(names) == 1},
        sides={name: rates_under(games) for name, games in by_options(outcomes).items()},
        seconds=thinking_time(outcomes),
    )


def head_to_head(outcomes: list[Outcome], one: str, other: str) -> HeadToHead:
    """Return the win rate of *one* against *other*."""
    games = [outcome for outcome in outcomes if set(outcome.pairing.seats) == {one, other}]
    return HeadToHead(one, other, rate(sum(won_by(one, game) for game in games), len(games)))


def rate_alone(outcomes: list[Outcome], name: str) -> Rate:
    """Return the win rate of a player against the game itself."""
    games = [outcome for outcome in outcomes if set(outcome.pairing.seats) == {name}]
    return rate(sum(won_by(name, game) for game in games), len(games))


def rates_under(outcomes: list[Outcome]) -> list[SideRate]:
    """Return the win rate of each side, with any players, in games with the same options."""
    pairing = outcomes[0].pairing
    return side_rates(GAMES[pairing.game].roles(pairing.options), outcomes)


def by_options(outcomes: list[Outcome]) -> dict[str, list[Outcome]]:
    """Group games by their options."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(options_title(outcome.pairing.options), []).append(outcome)
    return groups


def thinking_time(outcomes: list[Outcome]) -> dict[str, float]:
    """Return the mean thinking time of each player per game, in seconds."""
    spent: dict[str, list[float]] = {}
    for outcome in outcomes:
        for name, seconds in zip(outcome.pairing.seats, outcome.seconds, strict=True):
            spent.setdefault(name, []).append(seconds)
    return {name: sum(times) / len(times) for name, times in spent.items()}
