"""Faults that a test plants into a server, to show that the suite finds them."""

import time
from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import update

from antro.core.match.table import Table
from antro.server.cluster.members import Members
from antro.server.store import ownership
from antro.server.store.log_writer import LogWriter
from antro.server.store.postgres_storage import PostgresStorage
from antro.server.store.schema import servers
from antro.server.store.storage import LogEntry, Written
from antro.server.table.table_game import TableGame


def acknowledge_early() -> None:
    """Answer a move before it is committed."""
    append = PostgresStorage.append

    def answered(self: Any, entry: LogEntry, written: Written) -> None:
        append(self, entry, lambda _: None)
        written(None)
        self.batch_ended()

    PostgresStorage.append = answered  # type: ignore[method-assign]


def forget_requests() -> None:
    """Make a repeated request again, even if it was done before."""
    TableGame.version_after = lambda *_: None  # type: ignore[method-assign]
    play: Any = Table.play
    changed: Any = Table
    changed.play = lambda self, seat, move, _, at: play(self, seat, move, self.version, at)


def read_token_late() -> None:
    """Write with the number that the process has now, not the one of the table."""
    storages: list[PostgresStorage] = []
    storage: Any = PostgresStorage
    made = storage.__init__

    def remembered(self: Any, *values: Any) -> None:
        made(self, *values)
        storages.append(self)

    attempt = LogWriter.attempt

    async def late(self: LogWriter, jobs: Any) -> Any:
        me = storages[0].me
        return await attempt(
            self, [job._replace(entry=replace(job.entry, owner=me)) for job in jobs]
        )

    storage.__init__ = remembered
    LogWriter.attempt = late  # type: ignore[method-assign]


def beat_while_leaving() -> None:
    """Keep the heartbeat going while leaving: the process finds itself dead, and enters again."""
    begin = Members.begin_anew

    async def anew(self: Members, dead: int) -> None:
        leaving, self.tables.leaving = self.tables.leaving, False
        await begin(self, dead)
        self.tables.leaving = leaving

    Members.begin_anew = anew  # type: ignore[method-assign]


def compare_clocks() -> None:
    """Let heartbeats carry the time of day, and declare a process dead for an old one."""

    def beat(connection: Any, me: int, owned: int) -> bool:
        values = {"beat": int(time.time()), "tables": owned}
        statement = update(servers).where(servers.c.id == me)
        return bool(connection.execute(statement.values(values)).rowcount)

    async def watch(self: Members, others: list[ownership.Server]) -> None:
        for other in others:
            if other.beat and time.time() - other.beat > 10:
                await self.bury(other)

    ownership.beat = beat
    Members.watch = watch  # type: ignore[method-assign]


FAULTS: Final[dict[str, Callable[[], None]]] = {
    fault.__name__: fault
    for fault in (
        acknowledge_early,
        forget_requests,
        read_token_late,
        beat_while_leaving,
        compare_clocks,
    )
}
