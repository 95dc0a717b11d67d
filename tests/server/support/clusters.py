"""Processes that share a database of PostgreSQL, as a test plays them."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial

from antro.core.match.events import Event, Played, Result
from antro.server.store import ownership, rows
from antro.server.store.postgres import engine_of
from antro.server.store.postgres_schema import prepare
from antro.server.store.postgres_storage import PostgresStorage
from antro.server.store.storage import LogEntry, SeatRow, TableRow
from tests.server.support.postgres import Postgres

PATIENCE = 30.0


class Node:
    """A process with a storage. ``owner`` is the number that its entries carry."""

    def __init__(self, storage: PostgresStorage) -> None:
        self.storage = storage

    @property
    def me(self) -> int:
        return self.storage.me

    async def enter(self, name: str) -> None:
        place = (name, f"/n/{name}", "127.0.0.1:8000", "0.2.0")
        self.storage.me = await self.storage.do(
            lambda connection: ownership.enter(connection, *place)
        )

    async def add_table(self, id: str, **more: object) -> None:
        row = table(id, **more)
        await self.storage.do(lambda connection: rows.add_table(connection, row))

    def start(self, entry: LogEntry) -> asyncio.Future[Exception | None]:
        """Append an entry. The result is its outcome."""
        outcome: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.storage.append(entry, outcome.set_result)
        return outcome

    async def append(self, *entries: LogEntry) -> list[Exception | None]:
        """Append entries at once, and return their outcomes."""
        return await asyncio.wait_for(asyncio.gather(*map(self.start, entries)), PATIENCE)

    async def bury(self, dead: int) -> bool:
        return await self.storage.do(partial(ownership.bury, dead=dead))

    async def numbers(self, id: str) -> list[int]:
        """Return the numbers of the moves in the log of a table."""
        opened = await self.storage.read(id)
        return [event.move for event in opened.log.events if isinstance(event, Played)]


def table(id: str, **more: object) -> TableRow:
    seats = [SeatRow(0, player="anna"), SeatRow(1, player="bert")]
    values = {"game": "drako", "options": {}, "rules": 1, "clock": None, "seed": "s"}
    values |= {"opener": "anna", "opened": 0, "seats": seats}
    return TableRow(id=id, **{**values, **more})  # type: ignore[arg-type]


def entry(
    table: str, first: int, owner: int, *, request: str | None = None, result: Result | None = None
) -> LogEntry:
    """Return an entry with one move, which has the number of the entry."""
    events: list[Event] = [Played(0, first, 0)]
    return LogEntry(table, first, events, request, result, ["Anna", "Bert"], owner)


@asynccontextmanager
async def nodes(url: str, names: Iterable[str] = ("one",)) -> AsyncIterator[list[Node]]:
    """Start processes, and stop them afterwards."""
    found = [Node(PostgresStorage(url)) for _ in names]
    try:
        for node, name in zip(found, names, strict=True):
            await node.storage.start()
            await node.enter(name)
        yield found
    finally:
        for node in found:
            await node.storage.close()


def database_with_tables(postgres: Postgres) -> str:
    """Make a database with the tables of Antro and without rows, and return its name."""
    name = postgres.new_database()

    async def make() -> None:
        engine = engine_of(postgres.url(name))
        await prepare(engine, postgres.url(name))
        await engine.dispose()

    asyncio.run(make())
    return name
