"""The ``antro`` command. Each part is imported when it is asked for, so that starting is quick."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from antro.core.errors import AntroError, BadFile, BadOption
from antro.core.game import Options

if TYPE_CHECKING:
    from antro.games.option import Option

LANGUAGES: Final = ["en", "it"]
PORTS: Final = range(2**16)
DECK: Final = "deck-"  # options that begin so hold the text of a file
NO_CLIENT: Final = "The web client is not built: here is a game in the terminal."


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command, and end: with 0, with 1 for what is wrong, 2 for what is not understood."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(typed: list[str]) -> int:
    told = parser(typed).parse_args(typed)
    try:
        return int(told.run(told))
    except (AntroError, OSError) as error:
        sys.stderr.write(f"antro: {error}\n")
        return 1


def parser(typed: list[str]) -> ArgumentParser:
    """The whole command line; the options of games only where a game is to be played."""
    whole = ArgumentParser(
        prog="antro",
        description="An open digital tabletop. Without a command, it does what ./play does.",
    )
    whole.add_argument("--version", action="store_true", help="say which engine runs")
    add_address(whole)
    whole.set_defaults(run=start, host="127.0.0.1", port=8000, data=None)
    commands = whole.add_subparsers(metavar="COMMAND")
    add_play(commands.add_parser("play", help="play in the terminal"), typed)
    add_serve(commands.add_parser("serve", help="host tables for browsers"))
    add_rules(commands.add_parser("rules", help="read a rulebook"))
    add_verify(commands.add_parser("verify", help="check every draw of a record"))
    add_arena(commands.add_parser("arena", help="let bots play each other"), typed)
    add_lab(commands.add_parser("lab", help="measure a game"), typed)
    return whole


def spoken() -> str:
    """The language of this machine, if it is one of ours."""
    tongue = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "it" if tongue.startswith("it") else "en"


def add_language(command: ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=spoken(), help="of all that is said")


# antro


def start(told: Namespace) -> int:
    """The web client where it is built, else a game in the terminal."""
    if told.version:
        from antro.build import version

        sys.stdout.write(f"{version()}\n")
        return 0
    if (Path(__file__).parent / "static/index.html").exists():
        told.open = True
        return serve(told)
    sys.stdout.write(f"{NO_CLIENT}\n")
    return run(["play", "drako"])


# antro play


def add_play(command: ArgumentParser, typed: list[str]) -> None:
    if "play" not in typed:
        return
    from antro.games import GAMES

    games = command.add_subparsers(metavar="GAME", dest="game", required=True)
    for name in GAMES:
        game = games.add_parser(name, help=f"{name} --help lists its options")
        game.set_defaults(run=play)
        add_table(game)
        if name in typed:
            add_options(game, GAMES[name].options)


def add_options(command: ArgumentParser, options: "list[Option]") -> None:
    """What the game itself may be set to."""
    from antro.games.option import needs

    for option in options:
        if not option.name.startswith(DECK):
            known: dict[str, Any] = {"choices": option.values} if option.values else {}
            told = "; only with ".join([f"as usual: {option.default}", *needs(option)])
            command.add_argument(f"--{option.name}", help=told, **known)
    if any(option.name.startswith(DECK) for option in options):
        told = "an owner's deck list: dragon.csv, or dragon=FILE; once for each side"
        command.add_argument("--deck", action="append", metavar="[SIDE=]FILE", help=told)


def add_table(command: ArgumentParser) -> None:
    """What any table may be told."""
    command.add_argument("--seats", default="human,bot", help="who sits where: human,bot as usual")
    command.add_argument("--level", type=int, default=2, help="of the bots: 1 is the weakest")
    command.add_argument("--seed", default="", help="any text: the same one deals the same cards")
    command.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the game here, and go on from here"
    )
    command.add_argument("--plain", action="store_true", help="no picture: for screen readers")
    add_language(command)


def play(told: Namespace) -> int:
    from rich.console import Console

    from antro.terminal.host import Host
    from antro.terminal.screen import Screen
    from antro.terminal.sitting import sit_again, sit_down

    if told.save is not None and told.save.exists():
        sitting = sit_again(told.save)
    else:
        seed = sha256(told.seed.encode()).hexdigest() if told.seed else ""
        sitting = sit_down(told.game, options_of(told), seats_of(told), told.save, seed)
    screen = Screen(Console(highlight=False))
    Host(sitting, screen, told.lang, plain=told.plain).run()
    return 0


def options_of(told: Namespace) -> Options:
    """What was said of the game's own options; the rest is as usual."""
    from antro.games import GAMES

    names = [option.name for option in GAMES[told.game].options]
    said = {name: getattr(told, name, None) for name in names}
    decks = dict(map(deck_of, getattr(told, "deck", None) or []))
    return {name: value for name, value in said.items() if value is not None} | decks


def deck_of(said: str) -> tuple[str, str]:
    """The option that a deck file is for, and its text."""
    side, equals, name = said.partition("=")
    file = Path(name if equals else said)
    return f"{DECK}{side if equals else file.stem}", text_of(file)


def text_of(file: Path) -> str:
    """The text of a file that a person has brought."""
    read = file.read_bytes()
    try:
        return read.decode()
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        raise BadFile(file.name, line, "encoding", "the file is not in UTF-8") from error


def seats_of(told: Namespace) -> list[str]:
    seats = told.seats.split(",")
    for seat in seats:
        if seat not in ("human", "bot"):
            raise BadOption("seats", told.seats, f"{seat!r} is neither human nor bot")
    return [f"bot:{told.level}" if seat == "bot" else seat for seat in seats]


# antro serve


def add_serve(command: ArgumentParser) -> None:
    command.set_defaults(run=serve)
    add_address(command)
    command.add_argument("--open", action="store_true", help="open a browser")


def add_address(command: ArgumentParser) -> None:
    """Said before a command or after it; what is usual is said once, for the whole."""
    add = partial(command.add_argument, default=SUPPRESS)
    add("--host", help="to listen on; this machine alone as usual; 0.0.0.0 for others too")
    add("--port", type=port, metavar="N", help="8000 as usual; 0 for any free one")
    add("--data", type=Path, metavar="FOLDER", help="where tables are kept")


def port(said: str) -> int:
    if not said.isdecimal() or int(said) not in PORTS:
        raise ArgumentTypeError(f"{said} is not a number from 0 to {PORTS[-1]}")
    return int(said)


def serve(told: Namespace) -> int:
    from antro.server.app import serve as serve_tables

    serve_tables(told.host, told.port, told.data, open_browser=told.open)
    return 0


# antro rules


def add_rules(command: ArgumentParser) -> None:
    command.set_defaults(run=rules)
    command.add_argument("game")
    command.add_argument("clause", nargs="?", help="8.4, or a whole section: 8")
    add_language(command)


def rules(told: Namespace) -> int:
    from antro.rulebook import rule, rulebook

    text = rulebook(told.game, told.lang)
    if told.clause is None:
        sys.stdout.write(text)
        return 0
    found = rule(text, told.clause.removeprefix("§"))
    if not found:
        raise BadOption("clause", told.clause, f"the rulebook of {told.game} has no such clause")
    for number, says in found:
        sys.stdout.write(f"{number} {says}\n")
    return 0


# antro verify


def add_verify(command: ArgumentParser) -> None:
    command.set_defaults(run=verify)
    command.add_argument("file", type=Path)
    add_language(command)


def verify(told: Namespace) -> int:
    """Whether chance was fair. Ends with 1 if not, or if it cannot be told."""
    from antro.core.verify import verify_file
    from antro.core.words import load, say
    from antro.games import GAMES

    report = verify_file(told.file, {name: manifest.make for name, manifest in GAMES.items()})
    words = load("antro.core", told.lang)
    for reason in report.wrong:
        sys.stdout.write(say(words, f"reason.{reason.code}", reason.fields) + "\n")
    if report.fair:
        sys.stdout.write(
            load("antro.terminal", told.lang)["ui.fair"].format(draws=report.draws) + "\n"
        )
    return 0 if report.fair else 1


# antro arena, antro lab


def add_arena(command: ArgumentParser, typed: list[str]) -> None:
    if "arena" in typed:
        from antro.lab import cli

        cli.add_arena(command)


def add_lab(command: ArgumentParser, typed: list[str]) -> None:
    if "lab" in typed:
        from antro.lab import cli

        cli.add_lab(command)
