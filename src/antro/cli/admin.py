"""``antro admin``: look at the tables, people and servers of a database, and change them."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode, format
from msgspec.structs import replace

from antro.cli.texts import explain
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import AntroError
from antro.core.text.words import Catalogue, load, say
from antro.games import GAMES
from antro.server.admin import changes, lists
from antro.server.admin.database import Change, Database, chosen_database
from antro.server.admin.details import TableDetail, detail
from antro.server.admin.export import ExportedPerson, exported, found, found_of
from antro.server.admin.lists import ServerLine, TableLine
from antro.server.admin.space import Space, space
from antro.server.ops.server_error import ServerError

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
PRIVATE: Final = 0o600  # the rights at a file with the data of a person
MEGABYTE: Final = 1_000_000
SHORT: Final = 60  # letters of an option

Line = list[str]  # the cells of a line of text


class AdminCommands:
    """The options of all parts, with help in one language."""

    def __init__(self, language: str) -> None:
        self.words: Final = load("antro.cli", language)

    def text(self, key: str) -> str:
        return self.words[key].replace("%", "%%")

    def add(self, command: ArgumentParser) -> list[ArgumentParser]:
        """Add the parts of ``antro admin``, and return them."""
        parts = command.add_subparsers(metavar=self.text("metavar.command"), required=True)
        added = []
        for name, run in {**LISTS, **AT_A_TABLE, **OF_A_PERSON}.items():
            about = self.text(f"admin.{name}")
            part = parts.add_parser(name, help=about, description=about)
            part.set_defaults(run=run)
            self.add_options(part, name)
            added.append(part)
        return added

    def add_options(self, part: ArgumentParser, name: str) -> None:
        if name in AT_A_TABLE:
            part.add_argument("id", type=str.strip, metavar="ID", help=self.text("help.table_id"))
        if name in OF_A_PERSON:
            metavar, text = self.text("metavar.person"), self.text("help.person")
            part.add_argument("person", type=str.strip, metavar=metavar, help=text)
        if name in FINAL:
            part.add_argument("--yes", action="store_true", help=self.text("help.yes"))
        if name == "export":
            part.add_argument("--out", type=Path, metavar="FILE", help=self.text("help.export"))
        part.add_argument("--json", action="store_true", help=self.text("help.json"))


# Lists


def show_tables(args: Namespace) -> int:
    found = chosen_database(args.data).do(lists.all_tables)
    headings = ["id", "game", "state", "events", "owner", "changed", "players"]
    return show(args, found, headings, partial(table_cells, load("antro.cli", args.lang)))


def table_cells(words: Catalogue, table: TableLine) -> Line:
    seats = ", ".join(map(str, table.seats))
    state = words[f"admin.state.{table.state}"]
    changed = time_of(table.changed)
    return [table.id, table.game, state, str(table.events), table.owner or "-", changed, seats]


def show_people(args: Namespace) -> int:
    return show(
        args,
        chosen_database(args.data).do(lists.all_people),
        ["person", "tables", "name"],
        lambda person: [person.id, str(person.tables), person.name or "-"],
    )


def show_servers(args: Namespace) -> int:
    """List the processes, and ask each of them if it answers."""
    database, words = chosen_database(args.data), load("antro.cli", args.lang)
    servers = [
        replace(server, answers=lists.answers_at(server.address))
        for server in database.do(lists.all_servers)
    ]
    process = database.server_process()
    if process.isdecimal():
        servers.append(ServerLine(int(process), True))
    headings = ["number", "name", "address", "release", "tables", "heartbeats", "answers"]
    return show(args, servers, headings, partial(server_cells, words))


def server_cells(words: Catalogue, server: ServerLine) -> Line:
    numbers = [str(server.tables), str(server.heartbeats)]
    known = [server.name or "-", server.address or "-", server.release or "-"]
    return [str(server.id), *known, *numbers, words["admin.yes" if server.answers else "admin.no"]]


def show_storage(args: Namespace) -> int:
    needed = chosen_database(args.data).do(space)
    if args.json:
        return print_json(needed)
    words = load("antro.cli", args.lang)
    print_columns(space_lines(words, needed))
    headings = [words[f"admin.label.{name}"] for name in ("name", "rows", "size")]
    cells = [[table.name, str(table.rows), size_of(table.bytes)] for table in needed.tables]
    print_columns([headings, *cells])
    return 0


def space_lines(words: Catalogue, needed: Space) -> list[Line]:
    lines = [
        [words["admin.label.database"], needed.database],
        [words["admin.label.schema"], needed.schema],
        [words["admin.label.size"], size_of(needed.bytes)],
    ]
    return lines if needed.wal is None else [*lines, ["WAL", size_of(needed.wal)]]


# One table


def show_table(args: Namespace) -> int:
    """Show a table, and the reason if its game cannot be replayed."""
    database = chosen_database(args.data)
    line = table_named(database, args.id)
    at = database.do(partial(found, id=line.id))
    if at is None:  # removed meanwhile
        raise no_table(args.id)
    more, problem = detail(GAMES, at)
    if args.json:
        print_json({"table": at.line, "detail": more})
    else:
        print_columns(table_lines(load("antro.cli", args.lang), at.line, more))
    if problem is not None:
        sys.stderr.write(f"antro: {explain(problem, args.lang)}\n")
    return 0 if problem is None else 1


def table_lines(words: Catalogue, table: TableLine, more: TableDetail) -> list[Line]:
    cells = {
        "id": table.id,
        "game": table.game,
        "options": " ".join(
            starting(f"{key}={value}") for key, value in more.options.items() if value
        ),
        "rules": str(more.rules or ""),
        "lesson": more.lesson,
        "state": words[f"admin.state.{table.state}"],
        "events": str(table.events),
        "opened": time_of(table.opened),
        "changed": time_of(table.changed),
        "owner": table.owner,
        "opener": more.opener,
        "next": more.next,
    }
    lines = [[words[f"admin.label.{name}"], text] for name, text in cells.items() if text]
    return lines + [seat_cells(words, seat, more) for seat in table.seats]


def starting(option: str) -> str:
    """Return the start of an option on one line: a list of cards has many lines."""
    return " ".join(option.split())[:SHORT]


def seat_cells(words: Catalogue, seat: lists.SeatLine, more: TableDetail) -> Line:
    person = f" ({seat.player})" if seat.name else ""
    marks = [words["admin.away"]] if seat.away else []
    marks += [words["admin.acting"]] if seat.seat in more.acting else []
    number = say(words, "admin.seat", {"n": seat.seat})
    return [number, ", ".join([f"{seat}{person}", *marks])]


def close_table(args: Namespace) -> int:
    return change_table(args, changes.close)


def remove_table(args: Namespace) -> int:
    return change_table(args, changes.remove)


def release_table(args: Namespace) -> int:
    return change_table(args, changes.release)


def change_table(args: Namespace, change: Change) -> int:
    """Change a table after a question, and say what was done."""
    database, name = chosen_database(args.data), change.__name__
    table = table_named(database, args.id)
    if name in FINAL and not agreed(args, f"admin.ask.{name}", id=table.id, n=table.events):
        return 1
    database.change([table.id], change)
    return done(args, f"admin.done.{name}", id=table.id)


def table_named(database: Database, id: str) -> TableLine:
    """Return a table. Raises ``ServerError`` if there is none."""
    lines = database.do(partial(lists.all_tables, id=id)) if ID.fullmatch(id) else []
    if not lines:
        raise no_table(id)
    return lines[0]


def no_table(id: str) -> ServerError:
    return ServerError(Reason("no_table", fields={"id": repr(id)}))


# One person


def export_person(args: Namespace) -> int:
    """Write everything that belongs to a person to a file, or print it."""
    database = chosen_database(args.data)
    check_person(database, args.person)
    name, tables = database.do(partial(found_of, person=args.person))
    person = ExportedPerson(
        args.person, name or "", [exported(GAMES, args.person, table) for table in tables]
    )
    if args.json:
        return print_json(person)
    file = args.out or Path(f"{args.person}.json")
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as opened:
        opened.write(format(encode(person), indent=1) + b"\n")
    return done(args, "admin.done.export", file=str(file), n=len(tables))


def forget_person(args: Namespace) -> int:
    """Forget a person at all tables, and then the name."""
    database = chosen_database(args.data)
    check_person(database, args.person)
    ids = database.do(partial(lists.tables_of, person=args.person))
    if not agreed(args, "admin.ask.forget", person=args.person, n=len(ids)):
        return 1
    if ids:
        database.change(ids, partial(changes.forget_at, person=args.person))
    database.do(partial(changes.forget_name, person=args.person))
    return done(args, "admin.done.forget", person=args.person, n=len(ids))


def check_person(database: Database, person: str) -> None:
    """Check that the database knows a person. Raises ``ServerError``."""
    known = ID.fullmatch(person) and not person.startswith(lists.FORGOTTEN)
    if not known or database.do(partial(lists.name_of, person=person)) is None:
        raise ServerError(Reason("no_person", fields={"id": repr(person)}))


# Text


def show(
    args: Namespace, found: Sequence[Any], headings: Iterable[str], cells: Callable[[Any], Line]
) -> int:
    """Print a list as JSON or in columns."""
    if args.json:
        return print_json(found)
    words = load("antro.cli", args.lang)
    print_columns([[words[f"admin.label.{name}"] for name in headings], *map(cells, found)])
    return 0


def print_json(found: object) -> int:
    sys.stdout.write(format(encode(found), indent=1).decode() + "\n")
    return 0


def print_columns(lines: list[Line]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        text = "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        sys.stdout.write(text.rstrip() + "\n")


def time_of(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000).isoformat(" ")


def size_of(bytes: int | None) -> str:
    return "-" if bytes is None else f"{bytes / MEGABYTE:.1f} MB"


def agreed(args: Namespace, key: str, **fields: str | int) -> bool:
    """Ask the host before a change for ever. Raises ``AntroError`` without a terminal."""
    if args.yes:
        return True
    if not sys.stdin.isatty():
        raise AntroError("not confirmed", Reason("not_confirmed"))
    words = load("antro.cli", args.lang)
    sys.stderr.write(say(words, key, {**fields}) + " ")
    sys.stderr.flush()
    if sys.stdin.readline().strip().lower() in words["admin.answers"].split():
        return True
    sys.stderr.write(words["admin.unchanged"] + "\n")
    return False


def done(args: Namespace, key: str, **fields: str | int) -> int:
    if args.json:
        return print_json({"done": True, **fields})
    sys.stdout.write(say(load("antro.cli", args.lang), key, {**fields}) + "\n")
    return 0


LISTS: Final = {
    "tables": show_tables,
    "people": show_people,
    "servers": show_servers,
    "storage": show_storage,
}
AT_A_TABLE: Final = {
    "table": show_table,
    "close": close_table,
    "remove": remove_table,
    "release": release_table,
}
OF_A_PERSON: Final = {"export": export_person, "forget": forget_person}
FINAL: Final = ("close", "remove", "forget")  # cannot be undone
