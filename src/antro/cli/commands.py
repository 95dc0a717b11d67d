"""The ``antro`` command and its parts. Each part is imported on demand, so starting is quick."""

import re
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import antro
from antro.cli.texts import OPTION, explain, language_of, sentence_of, translate_argparse
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import AntroError, BadOption, expected_one_of
from antro.core.contract.game import Options
from antro.core.text.words import LANGUAGES, load, say
from antro.files import text_of

if TYPE_CHECKING:
    from antro.games.manifest import Manifest
    from antro.games.option import Option

PORTS: Final = range(2**16)
HYPHENED: Final = re.compile(r"-[A-Za-z0-9_-]{11,}")  # an id, because no option is that long
DECK: Final = "deck-"  # prefix of the options that hold the text of a deck list


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: with 0, with 1 after an error, with 2 for a bad command line."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(typed: list[str]) -> int:
    """Run a typed command, and return the exit status."""
    language = language_of(typed)
    try:
        args = CommandLine(typed, language).parser().parse_args(with_ids(typed))
        return int(args.run(args))
    except (AntroError, OSError) as error:
        sys.stderr.write(f"antro: {sentence_of(error, language)}\n")
        return 1


def with_ids(typed: list[str]) -> list[str]:
    """Mark the ids for ``antro admin`` that start with a hyphen, so that they are no options."""
    if typed[:1] != ["admin"]:
        return typed
    return [f" {word}" if HYPHENED.fullmatch(word) else word for word in typed]


class CommandLine:
    """The parts of the command line, with help in one language."""

    def __init__(self, typed: list[str], language: str) -> None:
        self.typed: Final = typed
        self.language: Final = language
        self.words: Final = load("antro.cli", language)
        translate_argparse(self.words)

    def text(self, key: str, **fields: str | int) -> str:
        """Return a help text. Its percent signs are escaped for argparse."""
        return say(self.words, key, {**fields}).replace("%", "%%")

    def parser(self) -> ArgumentParser:
        """Return the parser. Commands that were not typed get a name and a help text only."""
        top = ArgumentParser(prog="antro", description=self.text("about"))
        top.add_argument("--version", action="store_true", help=self.text("help.version"))
        self.add_address(top)
        self.add_language(top)
        top.set_defaults(
            run=start, host="127.0.0.1", port=8000, data=None, public_url="", lang=self.language
        )
        commands = top.add_subparsers(metavar=self.text("metavar.command"))
        for name, add in {
            "play": self.add_play,
            "serve": self.add_serve,
            "migrate": self.add_migrate,
            "copy-data": self.add_copy_data,
            "admin": self.add_admin,
            "rules": self.add_rules,
            "verify": self.add_verify,
            "arena": self.add_arena,
            "lab": self.add_lab,
        }.items():
            about = self.text(f"command.{name}")
            command = commands.add_parser(name, help=about, description=about)
            if name in self.typed:
                add(command)
        return top

    def add_language(self, command: ArgumentParser) -> None:
        command.add_argument(
            OPTION, choices=sorted(LANGUAGES), default=SUPPRESS, help=self.text("help.lang")
        )

    def add_address(self, command: ArgumentParser) -> None:
        """Add where to listen. Defaults are set once, for the whole command line."""
        add = partial(command.add_argument, default=SUPPRESS)
        add("--host", help=self.text("help.host"))
        add("--port", type=self.port, metavar="N", help=self.text("help.port"))
        self.add_data(command)
        add("--public-url", metavar="URL", help=self.text("help.public_url"))

    def add_data(self, command: ArgumentParser) -> None:
        folder, text = self.text("metavar.folder"), self.text("help.data")
        command.add_argument("--data", type=Path, metavar=folder, default=SUPPRESS, help=text)

    def port(self, typed: str) -> int:
        """Return a port number. Raise ``ArgumentTypeError`` for any other text."""
        if not typed.isdecimal() or int(typed) not in PORTS:
            raise ArgumentTypeError(
                say(self.words, "bad_port", {"typed": typed, "last": PORTS[-1]})
            )
        return int(typed)

    # antro play

    def add_play(self, command: ArgumentParser) -> None:
        from antro.games import GAMES

        metavar = self.text("metavar.game")
        games = command.add_subparsers(metavar=metavar, dest="game", required=True)
        for name in GAMES:
            game = games.add_parser(name, help=self.text("help.game_options", game=name))
            game.set_defaults(run=play)
            self.add_table(game)
            if name in self.typed:
                self.add_options(game, GAMES[name])

    def add_table(self, command: ArgumentParser) -> None:
        """Add the options that every table has."""
        add = command.add_argument
        add("--seats", metavar=self.text("metavar.seats"), help=self.text("help.seats"))
        add("--level", type=int, default=2, metavar="N", help=self.text("help.level"))
        add("--seed", default="", metavar=self.text("metavar.text"), help=self.text("help.seed"))
        add("--save", type=Path, metavar="FILE", help=self.text("help.save"))
        add("--plain", action="store_true", help=self.text("help.plain"))
        self.add_language(command)

    def add_options(self, command: ArgumentParser, game: "Manifest") -> None:
        """Add the options of the game itself."""
        for option in game.options:
            if not option.name.startswith(DECK):
                words = game.words[self.language][f"option.{option.name}"]
                kind: dict[str, Any] = {"choices": option.values}
                if not option.values:
                    kind = {"metavar": "FILE", "type": Path}
                text = self.help_of(option, words)
                command.add_argument(f"--{option.name}", dest=option.name, help=text, **kind)
        if any(option.name.startswith(DECK) for option in game.options):
            metavar, text = self.text("metavar.deck"), self.text("help.deck")
            command.add_argument("--deck", action="append", metavar=metavar, help=text)

    def help_of(self, option: "Option", sentence: str) -> str:
        """Return the effect of an option, its default, and the options that it needs."""
        from antro.games.option import needs

        if option.default:
            sentence = self.words["default"].format(sentence=sentence, value=option.default)
        needed = ", ".join(needs(option))
        if needed:
            sentence = self.words["only_with"].format(sentence=sentence, needed=needed)
        return sentence.replace("%", "%%")

    # The other commands

    def add_serve(self, command: ArgumentParser) -> None:
        command.set_defaults(run=serve)
        self.add_address(command)
        command.add_argument("--open", action="store_true", help=self.text("help.open"))
        self.add_language(command)

    def add_migrate(self, command: ArgumentParser) -> None:
        command.set_defaults(run=migrate)
        self.add_data(command)
        self.add_language(command)

    def add_copy_data(self, command: ArgumentParser) -> None:
        command.set_defaults(run=copy_data)
        metavar = self.text("metavar.database")
        command.add_argument("source", metavar=metavar, help=self.text("help.source"))
        command.add_argument("target", metavar=metavar, help=self.text("help.target"))
        self.add_language(command)

    def add_admin(self, command: ArgumentParser) -> None:
        from antro.cli.admin import AdminCommands

        for part in AdminCommands(self.language).add(command):
            self.add_data(part)
            self.add_language(part)

    def add_rules(self, command: ArgumentParser) -> None:
        command.set_defaults(run=rules)
        game, clause = self.text("metavar.game"), self.text("metavar.clause")
        command.add_argument("game", metavar=game, help=self.text("help.rules_game"))
        command.add_argument("clause", nargs="?", metavar=clause, help=self.text("help.clause"))
        self.add_language(command)

    def add_verify(self, command: ArgumentParser) -> None:
        command.set_defaults(run=verify)
        command.add_argument("file", type=Path, metavar="FILE", help=self.text("help.file"))
        self.add_language(command)

    def add_arena(self, command: ArgumentParser) -> None:
        from antro.lab.cli import LabCommands

        LabCommands(self.language).add_arena(command)
        self.add_language(command)

    def add_lab(self, command: ArgumentParser) -> None:
        from antro.lab.cli import LabCommands

        for part in LabCommands(self.language).add_lab(command):
            self.add_language(part)


# antro


def start(args: Namespace) -> int:
    """``antro`` alone: serve the web client if it is built, else play in the terminal."""
    if args.version:
        from antro.build import version

        sys.stdout.write(f"{version()}\n")
        return 0
    if (Path(antro.__file__).parent / "static/index.html").exists():
        args.open = True
        return serve(args)
    sys.stdout.write(load("antro.cli", args.lang)["no_client"] + "\n")
    return run(["play", first_game(), OPTION, args.lang])


def first_game() -> str:
    """Return the first game on the shelf, which is played when no game is named."""
    from antro.games import GAMES

    return next(iter(GAMES))


# antro play


def play(args: Namespace) -> int:
    """``antro play``: start a new game in the terminal, or continue a saved one."""
    from rich.console import Console

    from antro.terminal.interface import Interface
    from antro.terminal.screen import Screen
    from antro.terminal.session import load_session, new_session

    if args.save is not None and args.save.exists():
        session = load_session(args.save)
    else:
        seed = sha256(args.seed.encode()).hexdigest() if args.seed else ""
        options = options_of(args)
        session = new_session(args.game, options, seats_of(args, options), args.save, seed)
    screen = Screen(Console(highlight=False))
    Interface(session, screen, args.lang, plain=args.plain).run()
    return 0


def options_of(args: Namespace) -> Options:
    """Return the game's own options that were typed."""
    from antro.games import GAMES

    names = [option.name for option in GAMES[args.game].options]
    given = {name: getattr(args, name, None) for name in names}
    sides = [name.removeprefix(DECK) for name in names if name.startswith(DECK)]
    decks = dict(deck_of(typed, sides) for typed in getattr(args, "deck", None) or [])
    return {name: value_of(value) for name, value in given.items() if value is not None} | decks


def value_of(typed: str | Path) -> str:
    """Return the value of an option. A file stands for its text."""
    return text_of(typed) if isinstance(typed, Path) else typed


def deck_of(typed: str, sides: Sequence[str]) -> tuple[str, str]:
    """Return the option for a deck file, and the text of the file. Raise ``BadOption``."""
    named, equals, name = typed.partition("=")
    file = Path(name if equals else typed)
    side, text = named if equals else file.stem, text_of(file)
    if side not in sides:
        raise BadOption("deck", side, expected_one_of(sides))
    return f"{DECK}{side}", text


def seats_of(args: Namespace, options: Options) -> list[str]:
    """Return ``human`` or ``bot:<level>`` for each seat. Raise ``BadOption`` for other players."""
    seats = default_seats(args.game, options) if args.seats is None else args.seats.split(",")
    for seat in seats:
        if seat not in ("human", "bot"):
            fields: Fields = {"seat": repr(seat)}
            raise BadOption("seats", args.seats, Reason("human_or_bot", fields=fields))
    return [f"bot:{args.level}" if seat == "bot" else seat for seat in seats]


def default_seats(name: str, options: Options) -> list[str]:
    """Return a human for the first seat, and bots for all others. Raises ``BadOption``."""
    from antro.games import GAMES

    return ["human", *["bot"] * (len(GAMES[name].roles(options)) - 1)]


# The other commands


def serve(args: Namespace) -> int:
    """``antro serve``: host tables until a signal ends the server."""
    from antro.server.process import serve as serve_tables

    place = (args.host, args.port, args.data, args.public_url)
    serve_tables(*place, language=args.lang, open_browser=args.open)
    return 0


def migrate(args: Namespace) -> int:
    """``antro migrate``: bring the database up to date."""
    from antro.server.store.databases import migrate

    migrate(args.data)
    sys.stdout.write(load("antro.cli", args.lang)["migrated"] + "\n")
    return 0


def copy_data(args: Namespace) -> int:
    """``antro copy-data``: copy all data to an empty database, and compare both sides."""
    from antro.server.store.copy_command import copy_data

    words = load("antro.cli", args.lang)

    def note(table: str, rows: int, digest: str) -> None:
        fields: Fields = {"table": table, "n": rows, "digest": digest}
        sys.stdout.write(say(words, "compared", fields) + "\n")

    copy_data(args.source, args.target, note)
    sys.stdout.write(words["copied"] + "\n")
    return 0


def rules(args: Namespace) -> int:
    """``antro rules``: print a rulebook, or one clause or section of it."""
    from antro.rulebook import rule, rulebook

    text = rulebook(args.game, args.lang)
    if args.clause is None:
        sys.stdout.write(text)
        return 0
    found = rule(text, args.clause.removeprefix("§"))
    if not found:
        raise BadOption("rule", args.clause, Reason("no_clause", fields={"game": args.game}))
    for number, text in found:
        sys.stdout.write(f"{number} {text}\n")
    return 0


def verify(args: Namespace) -> int:
    """``antro verify``: check that chance was fair. Return 1 if it was not, or if it is unknown."""
    from antro.core.record.verify import verify_file
    from antro.games import GAMES

    report = verify_file(args.file, {name: manifest.make for name, manifest in GAMES.items()})
    for reason in report.wrong:
        sys.stdout.write(explain(reason, args.lang) + "\n")
    if report.fair:
        sys.stdout.write(
            load("antro.terminal", args.lang)["ui.fair"].format(draws=report.draws) + "\n"
        )
    return 0 if report.fair else 1
