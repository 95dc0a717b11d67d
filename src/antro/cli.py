"""The ``antro`` command. Each part is imported when it is asked for, so that starting is quick."""

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from antro.core.contract.errors import AntroError, BadOption
from antro.core.contract.game import Options
from antro.core.text.words import LANGUAGES
from antro.files import text_of

if TYPE_CHECKING:
    from antro.games.manifest import Manifest
    from antro.games.option import Option

PORTS: Final = range(2**16)
DECK: Final = "deck-"  # options that begin so hold the text of a file
NO_CLIENT: Final = "The web client is not built: here is a game in the terminal."


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: with 0, with 1 after an error, with 2 for a bad command line."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(typed: list[str]) -> int:
    """Run what was typed. Returns the exit status."""
    try:
        args = parser(typed).parse_args(typed)
        return int(args.run(args))
    except (AntroError, OSError) as error:
        sys.stderr.write(f"antro: {error}\n")
        return 1


def parser(typed: list[str]) -> ArgumentParser:
    """The parser of the command line. Parts that *typed* does not mention are left out."""
    command_line = ArgumentParser(
        prog="antro",
        description="An open digital tabletop. Without a command, it does what ./play does.",
    )
    command_line.add_argument("--version", action="store_true", help="say which engine runs")
    add_address(command_line)
    command_line.set_defaults(run=start, host="127.0.0.1", port=8000, data=None, public_url="")
    commands = command_line.add_subparsers(metavar="COMMAND")
    add_play(commands.add_parser("play", help="play in the terminal"), typed)
    add_serve(commands.add_parser("serve", help="host tables for browsers"))
    add_rules(commands.add_parser("rules", help="read a rulebook"))
    add_verify(commands.add_parser("verify", help="check every draw of a record"))
    add_arena(commands.add_parser("arena", help="let bots play each other"), typed)
    add_lab(commands.add_parser("lab", help="measure a game"), typed)
    return command_line


def system_language() -> str:
    """The language of this machine, if it is one of ours."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "it" if locale.startswith("it") else "en"


def add_language(command: ArgumentParser) -> None:
    command.add_argument(
        "--lang", choices=sorted(LANGUAGES), default=system_language(), help="of all texts"
    )


# antro


def start(args: Namespace) -> int:
    """``antro`` alone: serve the web client if it is built, else play in the terminal."""
    if args.version:
        from antro.build import version

        sys.stdout.write(f"{version()}\n")
        return 0
    if (Path(__file__).parent / "static/index.html").exists():
        args.open = True
        return serve(args)
    sys.stdout.write(f"{NO_CLIENT}\n")
    return run(["play", first_game()])


def first_game() -> str:
    """The game that is played when none is named: the first on the shelf."""
    from antro.games import GAMES

    return next(iter(GAMES))


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
            add_options(game, GAMES[name])


def add_options(command: ArgumentParser, game: "Manifest") -> None:
    """Add the options of the game itself."""
    for option in game.options:
        if not option.name.startswith(DECK):
            text = help_of(option, game.words["en"][f"option.{option.name}"])
            kind: dict[str, Any] = {"choices": option.values}
            if not option.values:
                kind = {"metavar": "FILE", "type": Path}
            command.add_argument(f"--{option.name}", dest=option.name, help=text, **kind)
    if any(option.name.startswith(DECK) for option in game.options):
        text = "an owner's deck list: dragon.csv, or dragon=FILE; once for each side"
        command.add_argument("--deck", action="append", metavar="[SIDE=]FILE", help=text)


def help_of(option: "Option", sentence: str) -> str:
    """Return the effect of an option, its default, and the options that it needs."""
    from antro.games.option import needs

    default = f" (default: {option.default})" if option.default else ""
    return "; only with ".join([sentence + default, *needs(option)]).replace("%", "%%")


def add_table(command: ArgumentParser) -> None:
    """Add the options that every table has."""
    command.add_argument("--seats", help="who sits where: human,bot; as usual a human, then bots")
    command.add_argument("--level", type=int, default=2, help="of the bots: 1 is the weakest")
    command.add_argument("--seed", default="", help="any text: the same one deals the same cards")
    command.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the game here, and go on from here"
    )
    command.add_argument("--plain", action="store_true", help="no picture: for screen readers")
    add_language(command)


def play(args: Namespace) -> int:
    """``antro play``: a new game in the terminal, or the one in the file given."""
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
    """The game's own options that were given; the others are left to their defaults."""
    from antro.games import GAMES

    names = [option.name for option in GAMES[args.game].options]
    given = {name: getattr(args, name, None) for name in names}
    decks = dict(map(deck_of, getattr(args, "deck", None) or []))
    return {name: value_of(value) for name, value in given.items() if value is not None} | decks


def value_of(typed: str | Path) -> str:
    """The value of an option; of an owner's list, its text."""
    return text_of(typed) if isinstance(typed, Path) else typed


def deck_of(typed: str) -> tuple[str, str]:
    """The option that a deck file is for, and its text."""
    side, equals, name = typed.partition("=")
    file = Path(name if equals else typed)
    return f"{DECK}{side if equals else file.stem}", text_of(file)


def seats_of(args: Namespace, options: Options) -> list[str]:
    """Who sits where: ``human`` or ``bot:<level>``. Raises ``BadOption``."""
    seats = usual_seats(args.game, options) if args.seats is None else args.seats.split(",")
    for seat in seats:
        if seat not in ("human", "bot"):
            raise BadOption("seats", args.seats, f"{seat!r} is neither human nor bot")
    return [f"bot:{args.level}" if seat == "bot" else seat for seat in seats]


def usual_seats(name: str, options: Options) -> list[str]:
    """A human on the first seat, and bots on all others. Raises ``BadOption``."""
    from antro.games import GAMES

    return ["human", *["bot"] * (len(GAMES[name].roles(options)) - 1)]


# antro serve


def add_serve(command: ArgumentParser) -> None:
    command.set_defaults(run=serve)
    add_address(command)
    command.add_argument("--open", action="store_true", help="open a browser")


def add_address(command: ArgumentParser) -> None:
    """Add where to listen. Defaults are set once, for the whole command line."""
    add = partial(command.add_argument, default=SUPPRESS)
    add("--host", help="to listen on; this machine alone as usual; 0.0.0.0 for others too")
    add("--port", type=port, metavar="N", help="8000 as usual; 0 for any free one")
    add("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    add("--public-url", metavar="URL", help="for invitations; this machine's address as usual")


def port(typed: str) -> int:
    """A port number. Raises ``ArgumentTypeError``."""
    if not typed.isdecimal() or int(typed) not in PORTS:
        raise ArgumentTypeError(f"{typed} is not a number from 0 to {PORTS[-1]}")
    return int(typed)


def serve(args: Namespace) -> int:
    """``antro serve``: host tables until interrupted."""
    from antro.server.process import serve as serve_tables

    serve_tables(args.host, args.port, args.data, args.public_url, open_browser=args.open)
    return 0


# antro rules


def add_rules(command: ArgumentParser) -> None:
    command.set_defaults(run=rules)
    command.add_argument("game")
    command.add_argument("clause", nargs="?", help="8.4, or a whole section: 8")
    add_language(command)


def rules(args: Namespace) -> int:
    """``antro rules``: print a rulebook, or one clause or section of it."""
    from antro.rulebook import rule, rulebook

    text = rulebook(args.game, args.lang)
    if args.clause is None:
        sys.stdout.write(text)
        return 0
    found = rule(text, args.clause.removeprefix("§"))
    if not found:
        raise BadOption("clause", args.clause, f"the rulebook of {args.game} has no such clause")
    for number, text in found:
        sys.stdout.write(f"{number} {text}\n")
    return 0


# antro verify


def add_verify(command: ArgumentParser) -> None:
    command.set_defaults(run=verify)
    command.add_argument("file", type=Path)
    add_language(command)


def verify(args: Namespace) -> int:
    """``antro verify``: print whether chance was fair. Returns 1 if not, or if it is unknown."""
    from antro.core.record.verify import verify_file
    from antro.core.text.words import load, say
    from antro.games import GAMES

    report = verify_file(args.file, {name: manifest.make for name, manifest in GAMES.items()})
    words = load("antro.core", args.lang)
    for reason in report.wrong:
        sys.stdout.write(say(words, f"reason.{reason.code}", reason.fields) + "\n")
    if report.fair:
        sys.stdout.write(
            load("antro.terminal", args.lang)["ui.fair"].format(draws=report.draws) + "\n"
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
