"""Notes of a server under test: under which number it opened the table of each entry.

A line is written before an entry goes to the storage, so it is there even after ``kill -9``.
"""

import os
from pathlib import Path

from antro.server.store.postgres_storage import PostgresStorage
from antro.server.store.storage import LogEntry, Written

Notes = dict[tuple[str, int, str], set[int]]  # by table, first event and request


def take(file: Path) -> None:
    """Let the storage of this process note each entry."""
    notes = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    append = PostgresStorage.append

    def note(self: PostgresStorage, entry: LogEntry, written: Written) -> None:
        line = f"{entry.table} {entry.first} {entry.request or ''} {entry.owner}\n"
        os.write(notes, line.encode())
        append(self, entry, written)

    PostgresStorage.append = note  # type: ignore[method-assign]


def read(files: list[Path]) -> Notes:
    """Return the numbers under which the tables of entries were opened."""
    found: Notes = {}
    for file in files:
        for line in file.read_text().splitlines():
            table, first, request, owner = line.split(" ")
            found.setdefault((table, int(first), request), set()).add(int(owner))
    return found
