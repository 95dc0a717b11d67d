"""The commands ``antro arena`` and ``antro lab``."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from msgspec.json import encode, format

from antro.core.contract.errors import BadOption
from antro.core.contract.game import Options
from antro.files import text_of
from antro.games import GAMES
from antro.lab.balance import balance, handicap_search
from antro.lab.balance.balance_report import Ablated, balance_page
from antro.lab.balance.balance_report import in_words as measurement_in_words
from antro.lab.latency import latency
from antro.lab.learning import ablation
from antro.lab.learning.learn import learn, training_options
from antro.lab.learning.learn_from import learn_from
from antro.lab.tournament.arena import rates_under, run, schedule, standings, stored_outcomes
from antro.lab.tournament.arena_report import arena_page
from antro.lab.tournament.arena_report import in_words as standings_in_words
from antro.lab.tournament.match import Outcome, Pairing
from antro.lab.tournament.side_results import SideRate
from antro.lab.tournament.workers import cores, locally, on_ray, with_progress


def add_arena(command: ArgumentParser) -> None:
    """``antro arena level:4 level:5 --games 200``"""
    command.add_argument("bots", nargs="+", help="level:3, level:3/50, search:2000, plain:40ms, …")
    command.add_argument("--game", default=next(iter(GAMES)))
    command.add_argument(
        "--games", type=int, default=60, help="per pair of bots; against the game, per bot"
    )
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_common(command, "arena")
    command.set_defaults(run=run_arena)


def add_lab(command: ArgumentParser) -> None:
    """``antro lab balance GAME``; ``levels``, ``lines`` and ``learn`` likewise"""
    parts = command.add_subparsers(metavar="WHAT", required=True)
    measuring = parts.add_parser("balance", help="win rates per role and match-up")
    measuring.add_argument("game")
    measuring.add_argument("--games", type=int, default=100, help="per match-up and strength")
    measuring.add_argument("--bots", nargs="+", default=["search:200", "search:2000"])
    measuring.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    measuring.add_argument("--deck", action="append", default=[], metavar="SIDE=FILE")
    measuring.add_argument(
        "--list", action="append", default=[], metavar="OPTION=FILE", help="tiles=mine.csv"
    )
    measuring.add_argument("--ablate", action="store_true", help="take each symbol out in turn")
    add_common(measuring, "balance")
    measuring.set_defaults(run=run_balance)
    evening_out = parts.add_parser("levels", help="which levels of the roles make a game even")
    evening_out.add_argument("game")
    evening_out.add_argument("--games", type=int, default=100, help="per setting that is tried")
    evening_out.add_argument("--bot", default="script")
    evening_out.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_common(evening_out, "levels")
    evening_out.set_defaults(run=run_levels)
    racing = parts.add_parser("lines", help="how fair a game against time is on unequal lines")
    racing.add_argument("game")
    racing.add_argument("--games", type=int, default=400, help="per condition")
    racing.add_argument("--bot", default="search:10")
    racing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    racing.add_argument("--seed", type=int, default=1)
    racing.add_argument("--jobs", type=int, default=cores(), help="processes")
    racing.set_defaults(run=run_lines)
    learning = parts.add_parser("learn", help="new weights for a policy, as a CSV file")
    learning.add_argument("game")
    learning.add_argument("--games", type=int, default=120, help="per match-up")
    learning.add_argument("--descents", type=int, default=150, help="of the bots that play them")
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument(
        "--from", dest="games_from", type=Path, help="learn from these games (games.jsonl) instead"
    )
    learning.set_defaults(run=run_learn)


def add_common(command: ArgumentParser, name: str) -> None:
    """Add the options of both commands."""
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--jobs", type=int, default=cores(), help="processes")
    command.add_argument("--ray", action="store_true", help="on a Ray cluster (extra: lab)")
    command.add_argument("--out", type=Path, default=Path(name), help="folder for results")


def run_arena(args: Namespace) -> int:
    """``antro arena``: play a tournament and write a report."""
    settings = balance.settings(args.game, options(args.option))
    pairings = schedule(args.game, settings, args.bots, args.games, args.seed)
    results = standings(list(play_all(args, pairings, "arena")))
    write(args.out, "arena", encode(results), arena_page(results))
    say(standings_in_words(results), args.out)
    return 0


def run_balance(args: Namespace) -> int:
    """``antro lab balance``: measure every match-up with every bot, and write a report.

    Decks with a symbol taken out are measured with the first bot only.
    """
    given = options(args.option) | lists(args.list) | lists(args.deck, "deck-")
    cases = balance.settings(args.game, given)
    measurements = []
    for bot in args.bots:
        for case in cases:
            pairings = balance.pairings(args.game, case, bot, args.games, args.seed)
            measurements.append(
                balance.measure(list(play_all(args, pairings, f"{bot} {case}"[:40])))
            )
            say([measurement_in_words(measurements[-1])])
    ablated = [one for case in cases for one in ablate(args, case)] if args.ablate else []
    text = balance_page(args.game, measurements, ablated, GAMES[args.game].words["en"])
    write(args.out, "balance", encode({"measurements": measurements, "ablated": ablated}), text)
    say([], args.out)
    return 0


def run_levels(args: Namespace) -> int:
    """``antro lab levels``: in every contest, the way to the most even levels.

    The last is measured again with other deals.
    """

    def measure(options: Options, first: int) -> list[SideRate]:
        pairings = balance.pairings(args.game, options, args.bot, args.games, first)
        return rates_under(list(play_all(args, pairings, f"{options}"[:40])))

    for case in balance.settings(args.game, options(args.option)):
        title = balance.contest_name(args.game, case)
        way = handicap_search.search_handicaps(args.game, case, partial(measure, first=args.seed))
        say([handicap_search.in_words(title, one, case) for one in way])
        found = way[-1].options
        again = handicap_search.HandicapSetting(found, measure(found, args.seed + args.games))
        say([f"{handicap_search.in_words(title, again, case)} (other deals)"])
    return 0


def run_lines(args: Namespace) -> int:
    """``antro lab lines``: equal bots on unequal lines, condition by condition."""
    given = options(args.option)
    chosen = (args.bot, args.games, args.seed, args.jobs)
    for found in latency.all_conditions(args.game, given, *chosen):
        say([latency.in_words(found)])
    return 0


def run_learn(args: Namespace) -> int:
    """``antro lab learn``: print new weights as CSV, a column per match-up.

    From games that were played already: one column, whatever their options.
    """
    if args.games_from is not None:
        weights = learn_from(games_in(args.games_from, args.game))
        say(["count,weight", *(f"{name},{weight:.3f}" for name, weight in weights.items())])
        return 0
    cases = training_options(args.game)
    columns = [learn(args.game, case, args.descents, args.games, args.seed) for case in cases]
    say([",".join(["count", *("-".join(case.values()) for case in cases)])])
    for name in dict.fromkeys(name for column in columns for name in column):
        cells = [f"{column[name]:.3f}" if name in column else "" for column in columns]
        say([",".join([name, *cells])])
    return 0


def games_in(file: Path, game: str) -> list[Outcome]:
    """The games of a tournament's file. Raises ``BadOption`` if there are none of this game."""
    found = [outcome for outcome in stored_outcomes(file) if outcome.pairing.game == game]
    if not found:
        raise BadOption("from", str(file), f"there are no games of {game}")
    return found


def ablate(args: Namespace, case: Options) -> Iterator[Ablated]:
    """Measure a match-up with each symbol taken out of a deck in turn."""
    for name, options in ablation.ablations(args.game, case).items():
        pairings = balance.pairings(args.game, options, args.bots[0], args.games, args.seed)
        measurement = balance.measure(list(play_all(args, pairings, name)))
        yield Ablated(measurement.setting, name, measurement.sides[0].rate)


def play_all(args: Namespace, pairings: list[Pairing], title: str) -> Iterator[Outcome]:
    """Play all games, but for those that an earlier run in the same folder has played."""
    args.out.mkdir(parents=True, exist_ok=True)
    play_games = on_ray if args.ray else partial(locally, jobs=args.jobs)
    return with_progress(run(pairings, play_games, args.out / "games.jsonl"), len(pairings), title)


def options(typed: list[str]) -> Options:
    """The options typed as ``NAME=VALUE``. Raises ``BadOption``."""
    given: Options = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "", "expected NAME=VALUE")
        given[name] = value
    return given


def lists(typed: list[str], prefix: str = "") -> Options:
    """An owner's lists, typed as ``NAME=FILE``: their texts, by *prefix* and name."""
    files = options(typed)
    return {f"{prefix}{name}": text_of(Path(file)) for name, file in files.items()}


def write(folder: Path, name: str, results: bytes, text: str) -> None:
    """Write results as JSON, and the report as HTML."""
    (folder / f"{name}.json").write_bytes(format(results) + b"\n")
    (folder / f"{name}.html").write_text(text, "utf-8")


def say(lines: list[str], folder: Path | None = None) -> None:
    """Print lines, and where the results are."""
    where = [] if folder is None else [f"Results and report: {folder}"]
    sys.stdout.write("".join(f"{line}\n" for line in [*lines, *where]))
