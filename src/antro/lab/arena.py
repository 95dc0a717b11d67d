"""Tournaments: any bots against each other, sides alternating, over any options."""

from collections.abc import Callable, Generator, Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from antro.core.errors import BadFile, BadOption
from antro.core.game import Game, Options, Seat
from antro.games import GAMES
from antro.lab.entrants import parse_entrant
from antro.lab.match import Outcome, Pairing, key_of
from antro.lab.ratings import Duel, Rate, Rating, elo, rate

Player = Callable[[list[Pairing]], Iterable[Outcome]]  # plays games here, or on other machines


class HeadToHead(Struct, frozen=True):
    """The results of one entrant against another."""

    first: str
    second: str
    rate: Rate  # of the first


class Standings(Struct, frozen=True):
    """The results of a tournament."""

    game: str
    games: int
    ratings: list[Rating]
    duels: list[HeadToHead]
    seats: dict[str, Rate]  # by options: how the first seat did
    seconds: dict[str, float]  # by entrant: of thinking, per game


def schedule(
    game: str, settings: list[Options], names: list[str], games: int, seed: int
) -> list[Pairing]:
    """*games* games per pair of entrants, through all settings, each seed once on either side."""
    if game not in GAMES:
        raise BadOption("game", game, f"expected one of {', '.join(GAMES)}")
    if games < 1:
        raise BadOption("games", str(games), "at least one game per pair")
    for name in names:
        parse_entrant(name)
    if len(set(names)) < 2:
        raise BadOption("bots", " ".join(names), "a tournament needs two entrants that differ")
    sizes = [size_of_side(game, options) for options in settings]
    return [
        pairing(game, settings, sizes, [first, second], nth, seed)
        for nth in range(games)
        for first, second in combinations(dict.fromkeys(names), 2)
    ]


def is_contest(rules: Game[Any]) -> bool:
    """Whether the first seat and the last are enemies, and not allies against the game."""
    return rules.forfeit(Seat(0))[-1] > 0


def size_of_side(game: str, options: Options) -> int:
    """How many seats each of the two sides has: the first half of them against the other."""
    rules = GAMES[game].make(options)
    if not is_contest(rules):
        raise BadOption("game", game, "a tournament needs two sides that are enemies")
    return rules.seats // 2


def pairing(
    game: str, settings: list[Options], sizes: list[int], pair: list[str], nth: int, seed: int
) -> Pairing:
    """The nth game of a pair: settings in turn; every second time through, the seats change."""
    at = nth % len(settings)
    sides = pair if nth // len(settings) % 2 == 0 else pair[::-1]
    seats = [name for name in sides for _ in range(sizes[at])]
    deal = nth // (2 * len(settings)) * len(settings) + at
    return Pairing(game, settings[at], seats, seed + deal)


def run(pairings: list[Pairing], player: Player, file: Path | None) -> Generator[Outcome]:
    """Play what is not in the file yet, and add it there, game by game."""
    done = {outcome.key: outcome for outcome in stored_outcomes(file)}
    wanted = [key_of(pairing) for pairing in pairings]
    yield from (done[key] for key in wanted if key in done)
    missing = [pairing for pairing in pairings if key_of(pairing) not in done]
    for outcome in player(missing):
        if file is not None:
            with file.open("ab") as lines:
                lines.write(encode(outcome) + b"\n")
        yield outcome


def stored_outcomes(file: Path | None) -> list[Outcome]:
    """The games of an earlier run. A last line that was cut off is forgotten."""
    if file is None or not file.exists():
        return []
    *lines, rest = file.read_bytes().split(b"\n")
    if rest:
        file.write_bytes(b"".join(line + b"\n" for line in lines))
    return [read_outcome(file, at, line) for at, line in enumerate(lines, 1)]


def read_outcome(file: Path, at: int, line: bytes) -> Outcome:
    """One line of a file of games. Raises ``BadFile``."""
    try:
        return decode(line, type=Outcome)
    except DecodeError as error:
        raise BadFile(file.name, at, "outcome", str(error)) from error


def standings(outcomes: list[Outcome]) -> Standings:
    """Sum up the games of a tournament."""
    assert outcomes, "no games to count"
    duels = [duel(outcome) for outcome in outcomes]
    pairs = sorted({(min(pair[:2]), max(pair[:2])) for pair in duels})
    return Standings(
        game=outcomes[0].pairing.game,
        games=len(outcomes),
        ratings=elo(duels),
        duels=[HeadToHead(one, other, head_to_head(duels, one, other)) for one, other in pairs],
        seats={name: first_seat_rate(games) for name, games in by_options(outcomes).items()},
        seconds=thinking_time(outcomes),
    )


def duel(outcome: Outcome) -> Duel:
    """Two sides, the points of the first: 1 for a win, a half for a draw."""
    seats = outcome.pairing.seats
    return seats[0], seats[-1], points(outcome)


def points(outcome: Outcome) -> float:
    """The points of the first side."""
    return (outcome.scores[0] + 1) / 2


def head_to_head(duels: list[Duel], one: str, other: str) -> Rate:
    """What *one* won against *other*."""
    own = [score for first, second, score in duels if (first, second) == (one, other)]
    own += [1 - score for first, second, score in duels if (first, second) == (other, one)]
    return rate(sum(own), len(own))


def by_options(outcomes: list[Outcome]) -> dict[str, list[Outcome]]:
    """The games grouped by their options."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        groups.setdefault(options_title(outcome.pairing.options), []).append(outcome)
    return groups


def options_title(options: Options) -> str:
    """Options as a heading; the text of a deck would be too long for one."""
    return " ".join(value if len(value) < 40 else name for name, value in options.items())


def first_seat_rate(outcomes: list[Outcome]) -> Rate:
    """What the first seat won."""
    return rate(sum(points(outcome) for outcome in outcomes), len(outcomes))


def thinking_time(outcomes: list[Outcome]) -> dict[str, float]:
    """The seconds that each entrant thought per game, on average."""
    spent: dict[str, list[float]] = {}
    for outcome in outcomes:
        for name, seconds in zip(outcome.pairing.seats, outcome.seconds, strict=True):
            spent.setdefault(name, []).append(seconds)
    return {name: sum(times) / len(times) for name, times in spent.items()}
