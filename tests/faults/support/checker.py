"""Compare what pages were shown and told with the log in the database."""

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.json import Decoder

from antro.core.match.events import Event, Played
from tests.faults.support.notes import Notes
from tests.faults.support.tally import digest_after
from tests.faults.support.traffic import Traffic
from tests.server.support.postgres import Postgres

AUDIT: Final = """
create table writes (
    n bigserial primary key, table_id text, seq int, request text, owner bigint, epoch int,
    living boolean
);
create function note_write() returns trigger language plpgsql as $$ begin
    insert into writes (table_id, seq, request, owner, epoch, living)
    select new.table_id, new.seq, new.request, t.owner, t.epoch,
        exists (select from servers where servers.id = t.owner)
    from tables t where t.id = new.table_id;
    return null;
end $$;
create trigger note_write after insert on moves for each row execute function note_write();
"""
"""Notes the owner of the table at the moment of each write to the log."""

read_events: Final = Decoder(Event).decode_lines


class Row(NamedTuple):
    """A row of the log."""

    table: str
    first: int
    events: list[Event]
    request: str

    @property
    def last(self) -> int:
        """The version after the row."""
        return self.first + len(self.events)


class Write(NamedTuple):
    """The owner of a table at the moment of a write."""

    table: str
    first: int
    request: str
    owner: int
    epoch: int
    living: bool


Rows = list[Row]


def row_of(table: str, first: int, lines: str, request: str | None) -> Row:
    return Row(table, first, read_events(lines), (request or "").partition(":")[2])


def rows_of_sqlite(file: Path) -> Rows:
    with closing(sqlite3.connect(file)) as database:
        found = database.execute("select table_id, seq, event, request from moves order by 1, 2")
        return [row_of(*row) for row in found]


def values(postgres: Postgres, database: str, statement: str) -> list[list[str]]:
    """Return the rows of a statement as text."""
    asked = f"copy ({statement}) to stdout (format csv, delimiter e'\\x1f', quote e'\\x1e')"
    told = postgres.sql(asked, database)
    return [line.split("\x1f") for line in told.split("\n") if line]


def rows_of_postgres(postgres: Postgres, database: str) -> Rows:
    statement = (
        "select table_id, seq, replace(event, chr(10), chr(29)), coalesce(request, '')"
        " from moves order by 1, 2"
    )
    return [
        row_of(table, int(first), lines.replace("\x1d", "\n"), request)
        for table, first, lines, request in values(postgres, database, statement)
    ]


def writes_of(postgres: Postgres, database: str) -> list[Write]:
    statement = (
        "select table_id, seq, coalesce(request, ''), owner, epoch, living from writes order by n"
    )
    return [
        Write(table, int(first), request, int(owner), int(epoch), living == "t")
        for table, first, request, owner, epoch, living in values(postgres, database, statement)
    ]


def wrong(
    traffic: Traffic, rows: Rows, writes: Sequence[Write] = (), notes: Notes | None = None
) -> dict[str, int]:
    """Return the number of each kind of mistake. Every number has to be 0."""
    mine = {table.id for table in traffic.tables}
    logs: defaultdict[str, Rows] = defaultdict(list)
    for row in rows:
        if row.table in mine:
            logs[row.table].append(row)
    return {
        "acknowledged and lost": lost(traffic, logs),
        "doubled": sum(map(doubled, logs.values())),
        "holes": sum(map(holes, logs.values())),
        "two positions for one version": forks(traffic, logs),
        "an owner that wrote after the next one": late_owners(
            [write for write in writes if write.table in mine], notes or {}
        ),
    }


def lost(traffic: Traffic, logs: dict[str, Rows]) -> int:
    """Return the number of acknowledged moves that are not in the log at their version."""
    saved = {(row.table, row.request, row.last) for log in logs.values() for row in log}
    told = {(each.table, each.request, each.version) for each in traffic.acknowledged}
    return len(told - saved)


def doubled(log: Rows) -> int:
    requests = [row.request for row in log if row.request]
    return len(requests) - len(set(requests))


def holes(log: Rows) -> int:
    """Return the number of rows that do not start where the row before them ends."""
    ends = [0, *[row.last for row in log]]
    return sum(row.first != end for row, end in zip(log, ends, strict=False))


def forks(traffic: Traffic, logs: dict[str, Rows]) -> int:
    """Return the number of positions that were shown, and are not those of the log."""
    return sum(
        table.forks
        + sum(
            positions(logs[table.id]).get(version) != shown
            for version, shown in table.shown.items()
        )
        for table in traffic.tables
    )


def positions(log: Rows) -> dict[int, int]:
    """Return the digest at each version."""
    found, digest, version = {0: 0}, 0, 0
    for row in log:
        for event in row.events:
            version += 1
            if isinstance(event, Played):
                digest = digest_after(digest, event.seat, event.move)
            found[version] = digest
    return found


def late_owners(writes: Sequence[Write], notes: Notes) -> int:
    """Return the number of writes by a process that had lost the table, or had died."""
    epochs: dict[str, int] = {}
    count = 0
    for write in writes:
        opened = notes.get((write.table, write.first, write.request), set())
        stale = bool(opened) and write.owner not in opened
        count += stale or not write.living or write.epoch < epochs.get(write.table, 0)
        epochs[write.table] = max(write.epoch, epochs.get(write.table, 0))
    return count
