"""Servers with a database, under traffic: let a fault happen, then look for mistakes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from antro.server.store.postgres import connect
from tests.faults.support import notes
from tests.faults.support.checker import (
    rows_of_postgres,
    rows_of_sqlite,
    values,
    writes_of,
    wrong,
)
from tests.faults.support.cluster import Cluster
from tests.faults.support.traffic import Traffic
from tests.server.support.postgres import Postgres

TABLES = 12
RATE = 200.0  # moves in a second, of all tables together
PATIENCE = 1.0  # seconds without a message before a page pings
MOVES = 60  # before the first fault, and after each

Found = dict[str, int]


class Ground:
    """Servers and the pages that play there."""

    traffic: Traffic

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    async def begin(self, **wanted: object) -> None:
        """Start what does not run, open tables, and let moves happen."""
        await self.cluster.start()
        self.traffic = Traffic(self.cluster.site, TABLES, RATE, PATIENCE, **wanted)
        await self.traffic.start()
        await self.traffic.moves(MOVES)

    async def finish(self) -> Found:
        """Let everything be answered, and return the number of each kind of mistake."""
        unanswered = await self.traffic.stop()
        over = sum(page.over for page in self.traffic.pages)
        return {"without an answer": unanswered, "ended by time": over, **self.mistakes()}

    def mistakes(self) -> Found:
        raise NotImplementedError


class Bed(Ground):
    """Processes that share a database of PostgreSQL."""

    def __init__(self, cluster: Cluster, postgres: Postgres, database: str) -> None:
        super().__init__(cluster)
        self.postgres = postgres
        self.database = database

    def sql(self, statement: str) -> list[list[str]]:
        return values(self.postgres, self.database, statement)

    def run(self, statements: str) -> None:
        self.postgres.sql(statements, self.database)

    def living(self) -> dict[str, int]:
        """Return the number of each registered process."""
        return {name: int(id) for name, id in self.sql("select name, id from servers")}

    async def connect(self) -> Any:
        """Return a connection of asyncpg."""
        connection = await connect(self.postgres.url(self.database))
        await connection.execute("set idle_in_transaction_session_timeout = 0")
        return connection

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not await asyncio.to_thread(holds):
                await asyncio.sleep(0.1)

    def mistakes(self) -> Found:
        return wrong(
            self.traffic,
            rows_of_postgres(self.postgres, self.database),
            writes_of(self.postgres, self.database),
            notes.read(self.cluster.entries),
        )


class SqliteBed(Ground):
    """A single process on SQLite."""

    def mistakes(self) -> Found:
        return wrong(self.traffic, rows_of_sqlite(self.cluster.processes[0].data / "antro.db"))


G = TypeVar("G", bound=Ground)
Fault = Callable[[G], Awaitable[int]]
"""A fault. It returns the number of pages, moves or connections that it has hit."""


def found_after(ground: G, fault: Fault[G], times: int = 1, **wanted: object) -> Found:
    """Let a fault happen under traffic, and return the mistakes. It must hit something.

    *wanted* are properties of the tables.
    """

    async def scenario() -> Found:
        await ground.begin(**wanted)
        try:
            for _ in range(times):
                assert await fault(ground) > 0, "the fault has hit nothing"
                await ground.traffic.moves(MOVES)
            return await ground.finish()
        finally:
            await ground.traffic.close()

    return asyncio.run(scenario())


def survives(ground: G, fault: Fault[G], times: int = 1, **wanted: object) -> None:
    """Let a fault happen under traffic, and check that nothing is wrong afterwards."""
    found = found_after(ground, fault, times, **wanted)
    assert {what: n for what, n in found.items() if n} == {}
