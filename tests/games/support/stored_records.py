"""The compact form of records in the tests: a twentieth of a game file's lines.

The first line is the header, as in a game file. Then come the moves, twenty to a line: ``2:137@40``
is move 137 of seat 2, 40 milliseconds after the event before it. ``@0`` is left out. Every other
event, and the seed, is a line of JSON as in a game file.

A record with the same events and seed as another record has only two lines: its own header, and
a reference to the other file, such as ``as ../golden/duel.game``.
"""

import os
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from pathlib import Path

from msgspec.json import decode, encode

from antro.core.match.events import Event, Played
from antro.core.record.record import Header, Record, read, write

ENDING = ".game"
SAME = "as "
PER_LINE = 20


def load(path: Path) -> Record:
    """Return the record that a file stores."""
    header, *rows = path.read_text(encoding="utf-8").splitlines()
    if rows and rows[0].startswith(SAME):
        other = load(path.parent / rows[0].removeprefix(SAME))
        return Record(decode(header, type=Header), other.events, other.seed)
    return read("".join(f"{line}\n" for line in [header, *long_lines(rows)]).encode())


def long_lines(rows: Iterable[str]) -> Iterator[str]:
    """Yield a line of JSON for every event, and for the seed."""
    now = 0
    for row in rows:
        if row.startswith("{"):
            now = decode(row).get("at", now)
            yield row
            continue
        for token in row.split():
            move, _, pause = token.partition("@")
            seat, number = move.split(":")
            now += int(pause or 0)
            yield encode(Played(int(seat), int(number), now)).decode()


def save(path: Path, record: Record, like: Path | None = None) -> None:
    """Store a record. Refer to the file *like* if that has the same events and the same seed."""
    header, *rest = write(record).decode().splitlines()
    if like is not None and same_game(record, load(like)):
        rows = [SAME + os.path.relpath(like, path.parent)]
    else:
        rows = [*short_lines(record.events), *rest[len(record.events) :]]
    path.write_text("".join(f"{row}\n" for row in [header, *rows]), encoding="utf-8")


def same_game(one: Record, other: Record) -> bool:
    return (one.events, one.seed) == (other.events, other.seed)


def short_lines(events: list[Event]) -> Iterator[str]:
    """Yield lines of moves, and a line of JSON for every other event."""
    before = [0, *[event.at for event in events]]
    timed = zip(events, before, strict=False)
    for played, group in groupby(timed, lambda pair: isinstance(pair[0], Played)):
        if not played:
            yield from (encode(event).decode() for event, _ in group)
            continue
        tokens = (token(event, now) for event, now in group if isinstance(event, Played))
        while line := list(islice(tokens, PER_LINE)):
            yield " ".join(line)


def token(played: Played, now: int) -> str:
    pause = f"@{played.at - now}" if played.at != now else ""
    return f"{played.seat}:{played.move}{pause}"


def detach(folder: Path) -> None:
    """Write out every record below a folder that refers to another file.

    Do this before the other files change.
    """
    for path in folder.rglob(f"*{ENDING}"):
        save(path, load(path))
