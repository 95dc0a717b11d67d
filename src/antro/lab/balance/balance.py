"""Whether a game is fair between its sides, how long it lasts, how it ends, and what wins it.

Equal bots meet in every match-up, weak ones and strong ones: an advantage that only the
weak have is a matter of skill, one that both have is a matter of the game.
"""

from collections import Counter
from typing import Any, Final

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, expected_one_of
from antro.core.contract.game import CHANCE, Contest, Game, Options, contest_of
from antro.games import GAMES
from antro.lab.tournament.arena import options_title
from antro.lab.tournament.match import Outcome, Pairing
from antro.lab.tournament.ratings import Rate, rate
from antro.lab.tournament.side_results import SideRate, side_rates

FAIR: Final = (0.84, 1.16)  # what we call balanced, in equal shares: 42 to 58 % of two sides
PLAYED: Final = ("card:", "symbol:")  # the things whose worth is counted


class Worth(Struct, frozen=True):
    """How often a role played a card or symbol, and what it won with and without it."""

    role: str
    thing: str
    plays: float  # a game
    won: Rate  # of the games in which it was played
    without: Rate  # of the others


class Measurement(Struct, frozen=True):
    """What was measured in one match-up between equal bots."""

    setting: str
    contest: Contest
    bot: str
    sides: list[SideRate]  # what each side won; one alone, against the game
    lengths: list[int]  # in moves, chance's not counted
    endings: dict[str, int]  # by clause
    worths: list[Worth]

    @property
    def fair(self) -> bool:
        """Whether all sides win about as often. A game without enemies counts as fair."""
        low, high = fair_band(len(self.sides))
        rates = [side.rate.mean for side in self.sides]
        return len(rates) == 1 or low <= min(rates) <= max(rates) <= high


def fair_band(sides: int) -> tuple[float, float]:
    """What we call balanced among so many sides: about one game in so many."""
    return FAIR[0] / sides, FAIR[1] / sides


def settings(game: str, given: Options) -> list[Options]:
    """The contests of a game that agree with what was given, and can be played with it.

    Where none does, what was given is a setting of its own.
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
    """Whether a contest takes these options: a deck is for the match-ups of its side."""
    try:
        GAMES[game].make(options)
    except BadOption:
        return False
    return True


def contest_name(game: str, options: Options) -> str:
    """The name of the contest that is played with these options."""
    for name, contest in GAMES[game].contests.items():
        if contest.items() <= options.items():
            return name
    return options_title(options)


def pairings(game: str, options: Options, bot: str, games: int, seed: int) -> list[Pairing]:
    """The same bot on every seat."""
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
    """The seat and the number of every move that was chosen, not drawn."""
    made = zip(outcome.seats, outcome.moves, strict=True)
    return [(seat, move) for seat, move in made if seat < CHANCE]


def worths(game: Game[Any], outcomes: list[Outcome]) -> list[Worth]:
    """Every card and symbol, for each role: how its games went, and those without it."""
    used = [tally(game, outcome) for outcome in outcomes]
    return [
        worth(game, outcomes, [tally[seat, thing] for tally in used], seat, thing)
        for seat, thing in sorted({key for tally in used for key in tally})
    ]


def tally(game: Game[Any], outcome: Outcome) -> Counter[tuple[int, str]]:
    """How often each seat played each thing in a game."""
    return Counter(
        (seat, thing) for seat, move in decisions(outcome) for thing in things_played(game, move)
    )


def things_played(game: Game[Any], move: int) -> list[str]:
    """The cards and symbols that a move plays, or the card that it acquires.

    A game may say otherwise what its moves are counted by.
    """
    described = game.describe(move)
    if GAMES[game.name].has_traits:
        return GAMES[game.name].traits(described)
    if described.kind in GAMES[game.name].acquiring:
        return [str(described.fields["card"])]
    return [handle for handle in described.handles if handle.startswith(PLAYED)]


def pooled(worths: list[Worth]) -> dict[str, Rate]:
    """What the games were worth to whoever had a thing, on any seat."""
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
    """How the games went in which a seat played a thing, and those in which it did not."""
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
