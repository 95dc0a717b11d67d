"""Measure the costs of saving entries of the log: SQLite, and three fences on PostgreSQL.

All ways write the same entries in turns, in batches of 1, 20 and 400. PostgreSQL from Debian runs
on the same machine, with ``fsync``. ``tables held`` is the fence of the server: it also locks the
rows of the tables. ``process held`` locks only the row of the process. ``no fence`` only inserts.
SQLite commits as the server does, without its checkpoints. The best of the rounds counts.

    python -m bench.bench_log_writer

This writes a section of ``bench/results.md`` and takes about a minute.
"""

import asyncio
import os
import platform
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy import Connection, text

from antro.core.match.events import Event, Played
from antro.server.store import log_writer
from antro.server.store.log_writer import statement_for
from antro.server.store.postgres import connect
from antro.server.store.postgres_storage import PostgresStorage
from antro.server.store.rows import log_row
from antro.server.store.storage import LogEntry
from antro.server.store.store import Store
from bench.bench_engine import cpu
from bench.results import write_section
from tests.server.support.postgres import Postgres, started

TABLES = 1000
ROUNDS = 5
BATCHES = {1: 1000, 20: 200, 400: 30}  # by size: the number of batches in a round
TICK = os.sysconf("SC_CLK_TCK")
ADD_TABLES = text(
    "insert into tables (id, game, options, rules, clock, seed, opener, opened, owner)"
    " values (:id, '', '', 1, '', '', '', 0, 1)"
)
NO_FENCE = """
insert into moves (table_id, seq, event, request)
select entry.* from unnest($2::text[], $3::int[], $4::text[], $5::text[])
    as entry (table_id, seq, event, request)
where $1::bigint[] is not null on conflict do nothing returning table_id"""
PROCESS_HELD = """
with living as (select id from servers where id = any($1::bigint[]) for key share)
insert into moves (table_id, seq, event, request)
select n.table_id, n.seq, n.event, n.request
from unnest($2::text[], $3::int[], $4::text[], $5::text[], $1::bigint[])
    as n (table_id, seq, event, request, owner)
join living on living.id = n.owner
join tables t on t.id = n.table_id and t.owner = n.owner
on conflict do nothing returning table_id"""

Save = Callable[[list[LogEntry]], Awaitable[object]]


class Cost(NamedTuple):
    ours: float = 1e9  # microseconds of our processor time for each entry
    theirs: float = 1e9  # the same of PostgreSQL
    batch: float = 1e9  # milliseconds

    def best(self, other: "Cost") -> "Cost":
        return Cost(*map(min, self, other))


def add_tables(connection: Connection) -> None:
    connection.execute(ADD_TABLES, [{"id": f"t{nth:04}"} for nth in range(TABLES)])


def entries(random: Random, size: int, seq: int) -> list[LogEntry]:
    """Return entries of different tables, each with a move and its random result."""
    events: list[Event] = [Played(0, 137, 1234567), Played(62, 4096, 1234567)]
    tables = sorted(random.sample(range(TABLES), size))
    return [LogEntry(f"t{nth:04}", seq, events, f"guest:{seq}", owner=1) for nth in tables]


def backend_time(process: int) -> float:
    """Return the processor time of a process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def measured(save: Save, size: int, first: int, backend: int) -> Cost:
    """Return the costs of one round. Its entries have numbers from *first*."""
    random, count = Random(first), BATCHES[size]
    batches = [entries(random, size, first + nth) for nth in range(count)]
    theirs = backend_time(backend) if backend else 0.0
    ours, began = time.process_time(), time.perf_counter()
    for batch in batches:
        await save(batch)
    ours, took = time.process_time() - ours, time.perf_counter() - began
    theirs = (backend_time(backend) if backend else 0.0) - theirs
    each = 1e6 / (count * size)
    return Cost(ours * each, theirs * each, took * 1e3 / count)


async def compare(postgres: Postgres, folder: Path) -> dict[tuple[int, str], Cost]:
    url = postgres.url(postgres.new_database())
    storage, store = PostgresStorage(url), Store(f"sqlite:///{folder / 'antro.db'}")
    await storage.start()
    await storage.do(add_tables)
    await storage.do(lambda c: c.execute(text("insert into servers values (1, '', '', '', '')")))
    store.open()
    store.do(add_tables)
    connection = await connect(url)
    backend = await connection.fetchval("select pg_backend_pid()")

    def by(statement: str) -> Save:
        async def save(batch: list[LogEntry]) -> None:
            _, columns = statement_for(batch)
            assert len(await connection.fetch(statement, *columns)) == len(batch)

        return save

    async def by_sqlite(batch: list[LogEntry]) -> None:
        for entry in batch:
            store.append(log_row(entry), None, raise_error)
        store.flush()

    ways = {
        "SQLite": (by_sqlite, 0),
        "PostgreSQL, no fence": (by(NO_FENCE), backend),
        "PostgreSQL, process held": (by(PROCESS_HELD), backend),
        "PostgreSQL, tables held": (by(log_writer.ADD), backend),
    }
    costs: dict[tuple[int, str], Cost] = {}
    first = 0
    for size in BATCHES:
        for _ in range(ROUNDS):
            for name, (save, process) in ways.items():
                first += max(BATCHES.values())
                cost = await measured(save, size, first, process)
                costs[size, name] = costs.get((size, name), Cost()).best(cost)
    await connection.close()
    await storage.close()
    store.close()
    return costs


def raise_error(error: Exception | None) -> None:
    if error is not None:
        raise error


def report() -> str:
    before = os.getloadavg()[0]
    postgres = started()
    try:
        with TemporaryDirectory() as folder:
            costs = asyncio.run(compare(postgres, Path(folder)))
        version = postgres.sql("show server_version").split()[0]
    finally:
        postgres.remove()
    lines = [
        f"| {name} | {size} | {cost.ours:.1f} | {cost.theirs:.1f} | {cost.batch:.2f} |"
        for (size, name), cost in costs.items()
    ]
    return f"""\
## Saving the log (`python -m bench.bench_log_writer`)

{datetime.now(UTC).date()}, {cpu()}, {os.cpu_count()} cores, Python {platform.python_version()}, \
PostgreSQL {version} with `fsync` on the same machine.
Load of the machine: {before:.1f} before the run, {os.getloadavg()[0]:.1f} after it. Best of \
{ROUNDS} rounds in turns. Microseconds of processor time for each entry.

| way | entries in a batch | server | PostgreSQL | ms per batch |
|---|--:|--:|--:|--:|
{chr(10).join(lines)}

The server uses the last way. No other one stops a batch that waited while its table got another \
owner."""


if __name__ == "__main__":
    write_section("log_writer", report())
