"""Measure the balance of a game: win rates per side, lengths, endings, and the worth of cards.

Equal bots play every match-up, both weak and strong ones. An advantage that only weak bots have
comes from their skill. An advantage that both have comes from the game.
"""

from collections import Counter
from typing import Any, Final

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import CHANCE, Contest, Game, Options, contest_of
from antro.games import GAMES
from antro.lab.tournament.match import Outcome, Pairing, options_title
from antro.lab.tournament.ratings import Rate, rate
from antro.lab.tournament.side_results import SideRate, side_rates

FAIR: Final = (0.84, 1.16)  # balanced win rates, divided by an equal share: 42 to 58 % of two sides
PLAYED: Final = ("card:", "symbol:")  # the things whose worth is measured


class Worth(Struct, frozen=True):
    """The use of a card or symbol by a role, and the win rates with and without it."""

    role: str
    thing: str
    plays: float  # per game
    won: Rate  # of the games where it was played
    without: Rate  # of the other games


class Measurement(Struct, frozen=True):
    """The results of one match-up between equal bots."""

    setting: str
    contest: Contest
    bot: str
    sides: list[SideRate]  # the win rate of each side; only one against the game
    lengths: list[int]  # in moves of seats
    endings: dict[str, int]  # by clause
    worths: list[Worth]

    @property
    def fair(self) -> bool:
        """True if all sides win about equally often. A game without opponents counts as fair."""
        low, high = fair_band(len(self.sides))
        rates = [side.rate.mean for side in self.sides]
        return len(rates) == 1 or low <= min(rates) <= max(rates) <= high


def fair_band(sides: int) -> tuple[float, float]:
    """Return the lowest and highest balanced win rate for a number of sides."""
    return FAIR[0] / sides, FAIR[1] / sides


def settings(game: str, given: Options) -> list[Options]:
    """Return the contests of a game that agree with the given options and can be played.

    If there is none, return the given options as the only setting.
    """
    if game not in GAMES:
        raise BadOption("game", game, expected_one_of(GAMES))
    contests = [
        {**contest, **given}
        for contest in GAMES[game].contests.values()
        if contest.items() <= {**contest, **given}.items()
    ]
    return [options for options in contests if playable(game, options)] or [given]


def playable(game: str, options: Options) -> bool:
    """True if these options fit together. For example, a deck fits only match-ups of its side."""
    try:
        GAMES[game].make(options)
    except BadOption:
        return False
    return True


def contest_name(game: str, options: Options) -> str:
    """Return the name of the contest with these options."""
    for name, contest in GAMES[game].contests.items():
        if contest.items() <= options.items():
            return name
    return options_title(options)


def pairings(game: str, options: Options, bot: str, games: int, seed: int) -> list[Pairing]:
    """Return games with the same bot on every seat."""
    if games < 1:
        raise BadOption("games", str(games), Reason("one_game"))
    seats = [bot] * GAMES[game].make(options).seats
    return [Pairing(game, options, seats, seed + nth) for nth in range(games)]


def measure(outcomes: list[Outcome]) -> Measurement:
    """Sum up the games of one match-up between equal bots."""
    pairing = outcomes[0].pairing
    game = GAMES[pairing.game].make(pairing.options)
    return Measurement(
        setting=contest_name(pairing.game, pairing.options),
        contest=contest_of(game),
        bot=pairing.seats[0],
        sides=side_rates(game.roles, outcomes),
        lengths=[len(decisions(outcome)) for outcome in outcomes],
        endings=dict(Counter(outcome.clause for outcome in outcomes).most_common()),
        worths=worths(game, outcomes),
    )


def decisions(outcome: Outcome) -> list[tuple[int, int]]:
    """Return the seat and the number of every move that a player chose."""
    made = zip(outcome.seats, outcome.moves, strict=True)
    return [(seat, move) for seat, move in made if seat < CHANCE]


def worths(game: Game[Any], outcomes: list[Outcome]) -> list[Worth]:
    """Return the worth of every card and symbol for each role."""
    used = [tally(game, outcome) for outcome in outcomes]
    return [
        worth(game, outcomes, [tally[seat, thing] for tally in used], seat, thing)
        for seat, thing in sorted({key for tally in used for key in tally})
    ]


def tally(game: Game[Any], outcome: Outcome) -> Counter[tuple[int, str]]:
    """Count how often each seat played each thing in a game."""
    return Counter(
        (seat, thing) for seat, move in decisions(outcome) for thing in things_played(game, move)
    )


def things_played(game: Game[Any], move: int) -> list[str]:
    """Return the cards and symbols that a move plays, or the card that it acquires.

    The manifest of a game can define other traits of its moves to count.
    """
    described = game.describe(move)
    if GAMES[game.name].has_traits:
        return GAMES[game.name].traits(described)
    if described.kind in GAMES[game.name].acquiring:
        return [str(described.fields["card"])]
    return [handle for handle in described.handles if handle.startswith(PLAYED)]


def pooled(worths: list[Worth]) -> dict[str, Rate]:
    """Return the win rate with each thing, of all seats together."""
    found: dict[str, list[Rate]] = {}
    for one in worths:
        found.setdefault(one.thing, []).append(one.won)
    return {
        thing: rate(sum(won.points for won in rates), sum(won.games for won in rates))
        for thing, rates in sorted(found.items())
    }


def worth(
    game: Game[Any], outcomes: list[Outcome], plays: list[int], seat: int, thing: str
) -> Worth:
    """Return a seat's win rates in games where it played a thing and where it did not."""
    won = [(outcome.scores[seat] + 1) / 2 for outcome in outcomes]
    having = [share for share, times in zip(won, plays, strict=True) if times]
    lacking = [share for share, times in zip(won, plays, strict=True) if not times]
    return Worth(
        role=game.roles[seat],
        thing=thing,
        plays=sum(plays) / len(outcomes),
        won=rate(sum(having), len(having)),
        without=rate(sum(lacking), len(lacking)),
    )
