"""Write the log to PostgreSQL, by one statement for all entries that wait.

One batch is on its way at a time. Entries that come meanwhile form the next one. So the event loop
never waits, and batches grow with the load.

The statement is fenced: it writes an entry only if the process that opened the table still lives,
and still owns the table. It locks both until its end, so that no other process can claim the table
before the entry is visible.

A connection may break during a commit. Then the same rows are inserted again, and the key of the
log tells if they were there. Every error that does not blame a row counts as a broken connection,
because the state of the driver may be broken as well.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, final

from msgspec.json import encode

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.store.postgres import Connection
from antro.server.store.rows import log_row
from antro.server.store.storage import LogEntry, PlaceTaken, Written

PATIENCE: Final = 10.0  # seconds that an entry waits for the database
ATTEMPT: Final = 5.0  # seconds of one attempt
PAUSE: Final = 0.1  # seconds between two attempts
MOST: Final = 1000  # entries of a batch
BLAMED: Final = ("22", "23")  # classes of errors that blame a row

FENCED: Final = """
with living as materialized (
    select id from servers where id = any($1::bigint[]) order by id for key share
), held as materialized (
    select t.id from unnest($2::text[], $1::bigint[]) as entry (table_id, owner)
    join living on living.id = entry.owner
    join tables t on t.id = entry.table_id and t.owner = entry.owner
    order by t.id for share of t
), added as (
    insert into moves (table_id, seq, event, request)
    select entry.* from unnest($2::text[], $3::int[], $4::text[], $5::text[])
        as entry (table_id, seq, event, request)
    join held on held.id = entry.table_id
    on conflict do nothing returning table_id
)"""
ADD: Final = f"{FENCED} select table_id from added"
# The same for a batch in which games end
END: Final = f"""{FENCED}, ended as (
    update tables set result = game.result, names = game.names
    from unnest($6::text[], $7::text[], $8::text[]) as game (id, result, names)
    join added on added.table_id = game.id
    where tables.id = game.id
) select table_id from added"""
THERE: Final = """
select table_id, seq, event, request from moves
where (table_id, seq) in (select * from unnest($1::text[], $2::int[]))"""

Outcomes = dict[str, Exception | None]  # by table


class Job(NamedTuple):
    entry: LogEntry
    written: Written
    deadline: float  # in the time of the loop

    @property
    def table(self) -> str:
        return self.entry.table


@final
class LogWriter:
    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        batch_ended: Callable[[], object],
        metrics: Metrics,
    ) -> None:
        self.connect: Final = connect
        self.batch_ended: Final = batch_ended
        self.metrics: Final = metrics
        self.connection: Connection | None = None
        self.queue: list[Job] = []
        self.on_the_way: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        self.told: Final = asyncio.Event()  # set for a moment after each batch

    def append(self, entry: LogEntry, written: Written) -> None:
        loop = asyncio.get_running_loop()
        self.queue.append(Job(entry, written, loop.time() + PATIENCE))
        if self.task is None:
            self.task = loop.create_task(self.run())

    async def run(self) -> None:
        """Write batches until nothing waits."""
        while self.queue:
            self.on_the_way = self.next_batch()
            began = perf_counter()
            outcomes = await self.save(self.on_the_way)
            self.metrics.commits.add(perf_counter() - began)
            self.metrics.batch_rows.add(len(self.on_the_way))
            jobs, self.on_the_way = self.on_the_way, []
            self.tell(jobs, outcomes)
        self.task = None

    def next_batch(self) -> list[Job]:
        """Take entries from the queue, one for each table, in the order of their tables."""
        batch: dict[str, Job] = {}
        later = []
        for job in self.queue:
            if job.table in batch or len(batch) == MOST:
                later.append(job)
            else:
                batch[job.table] = job
        self.queue = later
        return sorted(batch.values(), key=lambda job: job.table)

    def tell(self, jobs: Sequence[Job], outcomes: Outcomes) -> None:
        """Call back with the outcomes. No entry of a table is written after one that failed."""
        left_out = [job for job in self.queue if outcomes.get(job.table)]
        self.queue = [job for job in self.queue if not outcomes.get(job.table)]
        for job in jobs:
            call(partial(job.written, outcomes[job.table]))
        for job in left_out:
            call(partial(job.written, PlaceTaken()))
        call(self.batch_ended)
        self.told.set()
        self.told.clear()

    async def save(self, jobs: list[Job]) -> Outcomes:
        """Write a batch, as often as necessary. Entries that have waited too long fail."""
        late: Outcomes = {}
        while jobs:
            try:
                return late | await self.attempt(jobs)
            except Exception as error:
                if blames_a_row(error):
                    return late | await self.save_parts(jobs, error)
                log.warning("the log is written again", problem=repr(error))
            self.metrics.retries.add()
            self.disconnect()
            await asyncio.sleep(PAUSE)
            now = asyncio.get_running_loop().time()
            refused = Refused(Reason("not_saved"))
            late |= {job.table: refused for job in jobs if job.deadline <= now}
            jobs = [job for job in jobs if job.deadline > now]
        return late

    async def save_parts(self, jobs: list[Job], error: Exception) -> Outcomes:
        """Write the halves of a batch, so that only the wrong row fails."""
        if len(jobs) == 1:
            return {jobs[0].table: error}
        half = len(jobs) // 2
        return await self.save(jobs[:half]) | await self.save(jobs[half:])

    async def attempt(self, jobs: list[Job]) -> Outcomes:
        """Write a batch in one statement. Raises any error of the driver."""
        first = min(job.deadline for job in jobs)
        now = asyncio.get_running_loop().time()
        async with asyncio.timeout(min(ATTEMPT, first - now)):
            if self.connection is None:
                self.connection = await self.connect()
            statement, columns = statement_for([job.entry for job in jobs])
            found = await self.connection.fetch(statement, *columns)
            saved = {row[0] for row in found}
            missing = [job.entry for job in jobs if job.table not in saved]
            if missing:
                saved |= await self.already_there(missing)
        return {job.table: None if job.table in saved else PlaceTaken() for job in jobs}

    async def already_there(self, entries: Iterable[LogEntry]) -> set[str]:
        """Return the tables whose entry was written by an earlier attempt."""
        assert self.connection is not None
        rows = {log_row(entry) for entry in entries}
        columns = [[row[0] for row in rows], [row[1] for row in rows]]
        found = {tuple(row) for row in await self.connection.fetch(THERE, *columns)}
        return {row[0] for row in rows & found}

    @property
    def oldest_unsaved(self) -> float:
        """The waiting time of the oldest unsaved entry, in seconds."""
        waiting = [job.deadline for job in (*self.on_the_way, *self.queue)]
        if not waiting:
            return 0.0
        return asyncio.get_running_loop().time() - min(waiting) + PATIENCE

    async def finish(self, tables: Collection[str]) -> None:
        """Wait until no entry of these tables waits."""
        while any(job.table in tables for job in (*self.on_the_way, *self.queue)):
            await self.told.wait()

    async def close(self) -> None:
        """Write everything that waits, and disconnect."""
        if self.task is not None:
            await self.task
        self.disconnect()

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None


def statement_for(entries: Sequence[LogEntry]) -> tuple[str, list[list[Any]]]:
    """Return the statement that writes these entries, and the columns of their rows."""
    rows = [log_row(entry) for entry in entries]
    columns: list[list[Any]] = [[entry.owner for entry in entries]]
    columns += [[row[nth] for row in rows] for nth in range(4)]
    ending = [entry for entry in entries if entry.result]
    if not ending:
        return ADD, columns
    results = [encode(entry.result).decode() for entry in ending]
    names = [encode(entry.names).decode() for entry in ending]
    return END, [*columns, [entry.table for entry in ending], results, names]


def blames_a_row(error: Exception) -> bool:
    """Return True if the values of an entry cannot be saved, also on another connection."""
    state = str(getattr(error, "sqlstate", ""))
    return state.startswith(BLAMED) or (isinstance(error, ValueError) and not state)


def call(callback: Callable[[], object]) -> None:
    """Call back. A mistake there must not keep the others waiting."""
    try:
        callback()
    except Exception as error:
        log.error("an outcome was not handled", problem=repr(error))
