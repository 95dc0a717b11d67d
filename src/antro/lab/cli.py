"""``antro arena`` and ``antro lab``: what is typed, and where results go."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from msgspec.json import encode, format

from antro.core.errors import BadOption
from antro.core.game import Options
from antro.games import GAMES
from antro.lab import ablation, balance
from antro.lab.arena import run, schedule, standings
from antro.lab.arena_report import arena_page
from antro.lab.arena_report import in_words as standings_in_words
from antro.lab.balance_report import Ablated, balance_page
from antro.lab.balance_report import in_words as found_in_words
from antro.lab.learn import learn, taught_in, teachable
from antro.lab.match import Outcome, Pairing
from antro.lab.players import cores, locally, on_ray, with_progress


def add_arena(command: ArgumentParser) -> None:
    """``antro arena level:4 level:5 --games 200``"""
    command.add_argument("bots", nargs="+", help="level:3, level:3/50, search:2000, plain:40ms, …")
    command.add_argument("--game", default="drako")
    command.add_argument("--games", type=int, default=60, help="per pair of bots")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_common(command, "arena")
    command.set_defaults(run=arena)


def add_lab(command: ArgumentParser) -> None:
    parts = command.add_subparsers(metavar="WHAT", required=True)
    measure = parts.add_parser("balance", help="win rates per side and match-up")
    measure.add_argument("game")
    measure.add_argument("--games", type=int, default=100, help="per match-up and strength")
    measure.add_argument("--bots", nargs="+", default=["search:200", "search:2000"])
    measure.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    measure.add_argument("--deck", action="append", default=[], metavar="SIDE=FILE")
    measure.add_argument("--ablate", action="store_true", help="take each symbol out in turn")
    add_common(measure, "balance")
    measure.set_defaults(run=measured)
    teach = parts.add_parser("learn", help="new weights for a policy, as a CSV file")
    teach.add_argument("game")
    teach.add_argument("--games", type=int, default=120, help="per match-up")
    teach.add_argument("--descents", type=int, default=150, help="of the bots that play them")
    teach.add_argument("--seed", type=int, default=1)
    teach.set_defaults(run=taught)


def add_common(command: ArgumentParser, name: str) -> None:
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--jobs", type=int, default=cores(), help="processes")
    command.add_argument("--ray", action="store_true", help="on a Ray cluster (extra: lab)")
    command.add_argument("--out", type=Path, default=Path(name), help="folder for results")


def arena(told: Namespace) -> int:
    settings = balance.settings(told.game, options(told.option))
    pairings = schedule(told.game, settings, told.bots, told.games, told.seed)
    found = standings(list(played(told, pairings, "arena")))
    write(told.out, "arena", encode(found), arena_page(found))
    say(standings_in_words(found), told.out)
    return 0


def measured(told: Namespace) -> int:
    """Measure every match-up at every strength; take symbols out with the weakest bot."""
    given = options(told.option) | decks(told.deck)
    cases = balance.settings(told.game, given)
    all_found = []
    for bot in told.bots:
        for case in cases:
            pairings = balance.pairings(told.game, case, bot, told.games, told.seed)
            all_found.append(balance.found(list(played(told, pairings, f"{bot} {case}"[:40]))))
            say([found_in_words(all_found[-1])])
    ablated = [one for case in cases for one in taken_out(told, case)] if told.ablate else []
    text = balance_page(told.game, all_found, ablated, GAMES[told.game].words["en"])
    write(told.out, "balance", encode({"found": all_found, "ablated": ablated}), text)
    say([], told.out)
    return 0


def taught(told: Namespace) -> int:
    """A column per match-up, in the order of what the policy counts."""
    cases = taught_in(told.game)
    columns = [learn(told.game, case, told.descents, told.games, told.seed) for case in cases]
    names = teachable(GAMES[told.game].make(cases[0])).names
    say([",".join(["count", *("-".join(case.values()) for case in cases)])])
    for at, name in enumerate(names):
        say([",".join([name, *(f"{column[at]:.3f}" for column in columns)])])
    return 0


def taken_out(told: Namespace, case: Options) -> Iterator[Ablated]:
    for name, options in ablation.ablations(told.game, case).items():
        pairings = balance.pairings(told.game, options, told.bots[0], told.games, told.seed)
        found = balance.found(list(played(told, pairings, name)))
        yield Ablated(found.setting, name, found.first)


def played(told: Namespace, pairings: list[Pairing], title: str) -> Iterator[Outcome]:
    """The outcomes of all games; those of an earlier run in the same folder are taken over."""
    told.out.mkdir(parents=True, exist_ok=True)
    player = on_ray if told.ray else partial(locally, jobs=told.jobs)
    return with_progress(run(pairings, player, told.out / "games.jsonl"), len(pairings), title)


def options(typed: list[str]) -> Options:
    given: Options = {}
    for text in typed:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "", "expected NAME=VALUE")
        given[name] = value
    return given


def decks(typed: list[str]) -> Options:
    """``--deck dragon=mine.csv``: the text of the file, as the option ``deck-dragon``."""
    paths = options(typed)
    return {f"deck-{side}": Path(path).read_text("utf-8") for side, path in paths.items()}


def write(folder: Path, name: str, results: bytes, text: str) -> None:
    (folder / f"{name}.json").write_bytes(format(results) + b"\n")
    (folder / f"{name}.html").write_text(text, "utf-8")


def say(lines: list[str], folder: Path | None = None) -> None:
    where = [] if folder is None else [f"Results and report: {folder}"]
    sys.stdout.write("".join(f"{line}\n" for line in [*lines, *where]))
