"""The commands ``antro arena`` and ``antro lab``."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec.json import encode, format

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import AntroError, BadOption
from antro.core.contract.game import Options
from antro.core.text.words import load
from antro.core.text.words import say as sentence
from antro.files import text_of
from antro.games import GAMES
from antro.lab.balance import balance, handicap_search
from antro.lab.balance.balance_report import Ablated, balance_page
from antro.lab.balance.balance_report import in_words as measurement_in_words
from antro.lab.latency import latency
from antro.lab.learning import ablation
from antro.lab.learning.learn import training_options
from antro.lab.learning.learn_from import learn_from
from antro.lab.learning.training_games import play_training_game, training_games
from antro.lab.tournament.arena import rates_under, schedule, standings
from antro.lab.tournament.arena_report import arena_page
from antro.lab.tournament.arena_report import in_words as standings_in_words
from antro.lab.tournament.match import Outcome, Pairing, options_title, play
from antro.lab.tournament.on_ray import on_ray
from antro.lab.tournament.progress import Status, with_progress
from antro.lab.tournament.side_results import SideRate
from antro.lab.tournament.stored_games import GameToPlay, Keyed, in_order, run, stored
from antro.lab.tournament.workers import cores, spread

T = TypeVar("T", bound=GameToPlay)
R = TypeVar("R", bound=Keyed)


class LabCommands:
    """The options of both commands, with help in one language."""

    def __init__(self, language: str) -> None:
        self.words: Final = load("antro.lab", language)

    def text(self, key: str, default: object = None) -> str:
        """Return a help text. Its percent signs are escaped for argparse."""
        fields = {} if default is None else {"value": str(default)}
        return self.words[key].format(**fields).replace("%", "%%")

    def add(self, command: ArgumentParser, name: str, key: str, **kind: Any) -> None:
        """Add an argument with its help text, which names the default."""
        command.add_argument(name, help=self.text(f"help.{key}", kind.get("default")), **kind)

    def add_game(self, command: ArgumentParser) -> None:
        """Add the name of the game, and its options."""
        games = ", ".join(GAMES)
        command.add_argument("game", metavar=self.text("metavar.game"), help=games)
        self.add_option(command)

    def add_option(self, command: ArgumentParser) -> None:
        self.add_files(command, "option")

    def add_files(self, command: ArgumentParser, name: str) -> None:
        """Add an option that can be used several times."""
        metavar, text = self.text(f"metavar.{name}"), self.text(f"help.{name}")
        command.add_argument(f"--{name}", action="append", default=[], metavar=metavar, help=text)

    def add_arena(self, command: ArgumentParser) -> None:
        """Add ``antro arena``, such as ``antro arena level:4 level:5 --games 200``."""
        bot = self.text("metavar.bot")
        command.add_argument("bots", nargs="+", metavar=bot, help=self.text("help.bots"))
        game = self.text("metavar.game")
        self.add(command, "--game", "game", default=next(iter(GAMES)), metavar=game)
        self.add(command, "--games", "arena_games", type=int, default=60, metavar="N")
        self.add_option(command)
        self.add_common(command, "arena")
        command.set_defaults(run=run_arena)

    def add_lab(self, command: ArgumentParser) -> list[ArgumentParser]:
        """Add ``antro lab`` with ``balance``, ``levels``, ``lines`` and ``learn``."""
        parts = command.add_subparsers(metavar=self.text("metavar.what"), required=True)
        added = []
        for name, add in {
            "balance": self.add_balance,
            "levels": self.add_levels,
            "lines": self.add_lines,
            "learn": self.add_learn,
        }.items():
            about = self.text(f"help.{name}")
            added.append(parts.add_parser(name, help=about, description=about))
            add(added[-1])
        return added

    def add_balance(self, command: ArgumentParser) -> None:
        self.add_game(command)
        self.add(command, "--games", "balance_games", type=int, default=100, metavar="N")
        bots, bot = ["search:200", "search:2000"], self.text("metavar.bot")
        text = self.text("help.balance_bots", " ".join(bots))
        command.add_argument("--bots", nargs="+", default=bots, metavar=bot, help=text)
        self.add_files(command, "deck")
        self.add_files(command, "list")
        command.add_argument("--ablate", action="store_true", help=self.text("help.ablate"))
        self.add_common(command, "balance")
        command.set_defaults(run=run_balance)

    def add_levels(self, command: ArgumentParser) -> None:
        self.add_game(command)
        self.add(command, "--games", "levels_games", type=int, default=100, metavar="N")
        self.add(command, "--bot", "one_bot", default="script", metavar=self.text("metavar.bot"))
        self.add_common(command, "levels")
        command.set_defaults(run=run_levels)

    def add_lines(self, command: ArgumentParser) -> None:
        self.add_game(command)
        self.add(command, "--games", "lines_games", type=int, default=400, metavar="N")
        self.add(command, "--bot", "one_bot", default="search:10", metavar=self.text("metavar.bot"))
        self.add_common(command, "lines")
        command.set_defaults(run=run_lines)

    def add_learn(self, command: ArgumentParser) -> None:
        games = ", ".join(GAMES)
        command.add_argument("game", metavar=self.text("metavar.game"), help=games)
        self.add(command, "--games", "learn_games", type=int, default=120, metavar="N")
        self.add(command, "--descents", "descents", type=int, default=150, metavar="N")
        text = self.text("help.from")
        command.add_argument("--from", dest="games_from", type=Path, metavar="FILE", help=text)
        self.add_common(command, "learn")
        command.set_defaults(run=run_learn)

    def add_common(self, command: ArgumentParser, name: str) -> None:
        """Add the options of every command. All of them play games and write results."""
        self.add(command, "--seed", "seed", type=int, default=1, metavar="N")
        self.add(command, "--jobs", "jobs", type=int, default=cores(), metavar="N")
        address, text = self.text("metavar.address"), self.text("help.ray")
        command.add_argument("--ray", nargs="?", const="", metavar=address, help=text)
        folder = self.text("metavar.folder")
        self.add(command, "--out", "out", type=Path, default=Path(name), metavar=folder)
        command.set_defaults(failures=[], words=self.words)


def run_arena(args: Namespace) -> int:
    """``antro arena``: play a tournament and write a report."""
    settings = balance.settings(args.game, options(args.option))
    pairings = schedule(args.game, settings, args.bots, args.games, args.seed)
    results = standings(played(args, pairings, "arena"))
    write(args.out, "arena", encode(results), arena_page(results))
    say(standings_in_words(results), args.out)
    return listed(args)


def run_balance(args: Namespace) -> int:
    """``antro lab balance``: measure every match-up with every bot, and write a report.

    Decks without one symbol are measured with the first bot only.
    """
    given = options(args.option) | lists(args.list) | lists(args.deck, "deck-")
    cases = balance.settings(args.game, given)
    measurements = []
    for bot in args.bots:
        for case in cases:
            pairings = balance.pairings(args.game, case, bot, args.games, args.seed)
            measurements.append(
                balance.measure(played(args, pairings, f"{bot} {options_title(case)}"[:40]))
            )
            say([measurement_in_words(measurements[-1])])
    ablated = [one for case in cases for one in ablate(args, case)] if args.ablate else []
    text = balance_page(args.game, measurements, ablated, GAMES[args.game].words["en"])
    write(args.out, "balance", encode({"measurements": measurements, "ablated": ablated}), text)
    say([], args.out)
    return listed(args)


def run_levels(args: Namespace) -> int:
    """``antro lab levels``: print the steps to the most even levels, for every contest.

    The last step is measured again with other seeds.
    """

    def measure(options: Options, first: int) -> list[SideRate]:
        pairings = balance.pairings(args.game, options, args.bot, args.games, first)
        return rates_under(played(args, pairings, options_title(options)[:40]))

    for case in balance.settings(args.game, options(args.option)):
        title = balance.contest_name(args.game, case)
        way = handicap_search.search_handicaps(args.game, case, partial(measure, first=args.seed))
        say([handicap_search.in_words(title, one, case) for one in way])
        found = way[-1].options
        again = handicap_search.HandicapSetting(found, measure(found, args.seed + args.games))
        say([f"{handicap_search.in_words(title, again, case)} (other seeds)"])
    return listed(args)


def run_lines(args: Namespace) -> int:
    """``antro lab lines``: let equal bots play on unequal connections, in every condition."""
    given = options(args.option)
    for one in latency.CONDITIONS:
        tasks = latency.tasks_of(args.game, given, one, args.bot, args.games, args.seed)
        games = play_games(args, latency.play, tasks, latency.Played, one.title)
        say([latency.in_words(latency.summed_up(one, games))])
    return listed(args)


def run_learn(args: Namespace) -> int:
    """``antro lab learn``: print new weights as CSV, a column per match-up.

    With ``--from FILE`` there is one column for all games in the file.
    """
    if args.games_from is not None:
        weights = learn_from(games_in(args.games_from, args.game))
        say(["count,weight", *(f"{name},{weight:.3f}" for name, weight in weights.items())])
        return 0
    cases = training_options(args.game)
    columns = [learn_from(games_to_learn_from(args, case)) for case in cases]
    say([",".join(["count", *("-".join(case.values()) for case in cases)])])
    for name in dict.fromkeys(name for column in columns for name in column):
        cells = [f"{column[name]:.3f}" if name in column else "" for column in columns]
        say([",".join([name, *cells])])
    return listed(args)


def games_to_learn_from(args: Namespace, case: Options) -> list[Outcome]:
    """Play the training games with these options."""
    pairings = training_games(args.game, case, args.descents, args.games, args.seed)
    return play_games(args, play_training_game, pairings, Outcome, options_title(case)[:40])


def games_in(file: Path, game: str) -> list[Outcome]:
    """Return the games in a file of a tournament. Raise ``BadOption`` if none is of this game."""
    found = [outcome for outcome in stored(file, Outcome) if outcome.pairing.game == game]
    if not found:
        raise BadOption("from", str(file), Reason("no_games_of", fields={"game": game}))
    return found


def ablate(args: Namespace, case: Options) -> Iterator[Ablated]:
    """Measure a match-up with decks that lack one symbol, for each symbol in turn."""
    for name, options in ablation.ablations(args.game, case).items():
        pairings = balance.pairings(args.game, options, args.bots[0], args.games, args.seed)
        measurement = balance.measure(played(args, pairings, name))
        yield Ablated(measurement.setting, name, measurement.sides[0].rate)


def played(args: Namespace, pairings: list[Pairing], title: str) -> list[Outcome]:
    """Play the games of a tournament, and return them in the order of the pairings."""
    return play_games(args, play, pairings, Outcome, title)


def play_games(
    args: Namespace, work: Callable[[T], R], games: list[T], kind: type[R], title: str
) -> list[R]:
    """Play all games, except those that an earlier run in the same folder has played."""
    args.out.mkdir(parents=True, exist_ok=True)
    file, missing = args.out / "games.jsonl", partial(play_missing, args, work, title, len(games))
    try:
        results = in_order(games, run(games, missing, file, kind))
    except KeyboardInterrupt as error:
        fields: Fields = {"file": f"“{file}”"}
        raise AntroError("stopped", Reason("stopped", fields=fields)) from error
    if not results:
        fields = {"text": f"“{args.failures[-1].error}”"}
        raise AntroError("all_failed", Reason("all_failed", fields=fields))
    return results


def play_missing(
    args: Namespace, work: Callable[[T], R], title: str, total: int, missing: list[T]
) -> Iterator[R]:
    """Play games where the arguments say, and show the progress."""
    if args.ray is None:
        status = Status(args.jobs, args.failures)
        results = spread(work, missing, args.jobs)
    else:
        status = Status(0, args.failures)
        results = on_ray(work, missing, args.ray, args.jobs, status)
    return with_progress(results, status, total - len(missing), total, title, args.words)


def listed(args: Namespace) -> int:
    """List the games that failed. Return the exit status: 1 if there are any."""
    lines = [f"  {failure.title}: {failure.error}" for failure in args.failures]
    head = [sentence(args.words, "failed", {"count": len(lines)})] if lines else []
    sys.stderr.write("".join(f"{line}\n" for line in [*head, *lines]))
    return len(head)


def options(typed: list[str]) -> Options:
    """Return the options typed as ``NAME=VALUE``. Raise ``BadOption``."""
    given: Options = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option", text, Reason("name_and_value"))
        given[name] = value
    return given


def lists(typed: list[str], prefix: str = "") -> Options:
    """Read an owner's lists, typed as ``NAME=FILE``. Return their texts by *prefix* and name."""
    files = options(typed)
    return {f"{prefix}{name}": text_of(Path(file)) for name, file in files.items()}


def write(folder: Path, name: str, results: bytes, text: str) -> None:
    """Write results as JSON, and the report as HTML."""
    (folder / f"{name}.json").write_bytes(format(results) + b"\n")
    (folder / f"{name}.html").write_text(text, "utf-8")


def say(lines: list[str], folder: Path | None = None) -> None:
    """Print lines, and the folder of the results if it is given."""
    where = [] if folder is None else [f"Results and report: {folder}"]
    sys.stdout.write("".join(f"{line}\n" for line in [*lines, *where]))
