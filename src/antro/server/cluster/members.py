"""The processes that share a database: enter, heartbeat, declare others dead, adopt, leave.

A process lives as long as its row in ``servers`` exists. The number of that row is never used
again, and every write carries it. So a process that others declared dead cannot write any more,
even if it still runs. It finds its row gone, drops its tables, and enters again.

No clock is compared with another. A process is dead if its port refuses connections, or if its
heartbeat did not change during ``POLLS`` successful polls. A database that stands still lets no
poll succeed, so nobody is declared dead for it.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final, final

from msgspec import Struct
from sqlalchemy import Connection

import antro
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.server.moves.tables import Tables
from antro.server.ops.logs import log
from antro.server.ops.server_error import ServerError
from antro.server.store import ownership
from antro.server.store.ownership import Server
from antro.server.store.storage import Elsewhere

HEARTBEAT: Final = 1.0  # seconds
POLLS: Final = 5  # successful polls without a change, before a process is declared dead
ADOPTED: Final = 10  # tables at once
GONE: Final = -1  # the number of a process that is not registered: it can save nothing
ANSWER: Final = 1.0  # seconds for the database, or for the port of another process


class NodeTaken(ServerError):
    def __init__(self, name: str) -> None:
        code = "node_taken" if name else "node_missing"
        super().__init__(Reason(code, fields={"name": name}))


class State(Struct, frozen=True):
    """The answer to a heartbeat."""

    alive: bool  # False if others have declared this process dead
    others: list[Server]
    mine: set[str]  # the tables of this process


@final
class Members:
    def __init__(self, tables: Tables, name: str, address: str) -> None:
        self.storage: Final = tables.storage
        self.tables: Final = tables
        self.metrics: Final = tables.metrics
        self.name: Final = name
        self.base: Final = f"/n/{name}" if name else ""
        self.address: Final = address  # where other processes reach this one
        self.unchanged: dict[int, tuple[int, int]] = {}  # by process: its heartbeat, and polls
        self.reached = True  # the database, by the last heartbeat

    # Entering

    async def enter(self) -> None:
        """Register this process. Raises ``NodeTaken``."""
        servers = await self.storage.do(ownership.living)
        for other in servers:
            if other.name == self.name or not other.name or not self.name:
                await self.take_name(other)
        await self.register()

    async def take_name(self, other: Server) -> None:
        """Declare a process with our name dead, unless it lives. Raises ``NodeTaken``."""
        if other.address != self.address and not await self.refuses(other):
            for _ in range(POLLS):
                await asyncio.sleep(HEARTBEAT)
                now = {server.id: server for server in await self.storage.do(ownership.living)}
                if other.id not in now:
                    return
                if now[other.id].beat != other.beat:
                    raise NodeTaken(self.name)
        await self.bury(other)

    async def register(self) -> None:
        work = partial(
            ownership.enter,
            name=self.name,
            base=self.base,
            address=self.address,
            release=antro.__version__,
        )
        self.storage.me = await self.storage.do(work)

    # Living

    async def run(self) -> None:
        """Send heartbeats until the task is cancelled."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                async with asyncio.timeout(ANSWER):
                    state = await self.beat()
            except Exception as error:
                self.note_reached(False)
                log.error("the heartbeat failed", problem=repr(error), once=True)
                continue
            self.note_reached(True)
            try:
                await self.follow(state)
            except Exception as error:
                log.error("the other processes cannot be followed", problem=repr(error))

    async def beat(self) -> State:
        me, count = self.storage.me, len(self.tables.open)

        def work(connection: Connection) -> State:
            alive = ownership.beat(connection, me, count)
            others = [each for each in ownership.living(connection) if each.id != me]
            return State(alive, others, ownership.owned_by(connection, me))

        return await self.storage.do(work)

    def note_reached(self, reached: bool) -> None:
        """Let the time of the tables stand still while the database is away."""
        if reached != self.reached:
            self.reached = reached
            self.tables.stand_still(not reached)

    async def follow(self, state: State) -> None:
        """Do what the last heartbeat has shown."""
        if not state.alive:
            await self.begin_anew(self.storage.me)
            return
        for live in list(self.tables.open.values()):
            if live.id not in state.mine and live.owner == self.storage.me:
                await self.check_owner(live.id)
        await self.watch(state.others)
        if not self.tables.leaving:
            await self.continue_own(sorted(state.mine - self.tables.open.keys())[:ADOPTED])
            await self.adopt()

    async def check_owner(self, table: str) -> None:
        """Drop a table that is not ours any more. It may have been opened after the heartbeat."""
        owner = await self.storage.do(partial(ownership.owner_of, table=table))
        live = self.tables.open.get(table)
        if live is not None and (owner is None or owner.id != live.owner):
            self.tables.lose(live)

    async def begin_anew(self, dead: int) -> None:
        """Drop all tables, because this process was declared dead, and enter again, once."""
        if dead != self.storage.me or self.tables.leaving:
            return
        self.metrics.deaths.add()
        log.error("this process was declared dead, and begins again", server=dead)
        self.storage.me = GONE
        for live in list(self.tables.open.values()):
            self.tables.lose(live)
        await self.register()

    async def watch(self, others: list[Server]) -> None:
        """Declare the processes dead that have stopped."""
        before, self.unchanged = self.unchanged, {}
        for other in others:
            beat, polls = before.get(other.id, (-1, 0))
            polls = polls + 1 if beat == other.beat else 0
            self.unchanged[other.id] = (other.beat, polls)
            if polls >= POLLS or (polls > 0 and await self.refuses(other)):
                await self.bury(other)

    async def bury(self, other: Server) -> bool:
        """Declare a process dead, unless its heartbeat has changed meanwhile."""
        buried = await self.storage.do(partial(ownership.bury, dead=other.id, seen=other.beat))
        if buried:
            self.metrics.buried.add()
            log.info("a process was declared dead", server=other.id, node=other.name)
        return buried

    async def refuses(self, other: Server) -> bool:
        """Return True if nobody listens at the address of another process."""
        host, _, port = other.address.rpartition(":")
        try:
            async with asyncio.timeout(ANSWER):
                _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        except ConnectionRefusedError:
            return True
        except (OSError, TimeoutError):
            return False
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        return False

    async def adopt(self) -> None:
        """Continue tables of a process that has ended, where bots or time wait to move."""
        work = partial(ownership.adopt, me=self.storage.me, most=ADOPTED)
        await self.continue_tables(await self.storage.do(work))

    async def continue_own(self, ids: list[str]) -> None:
        """Open tables of this process, except those given up since the last heartbeat."""
        for table in ids:
            owner = await self.storage.do(partial(ownership.owner_of, table=table))
            if owner is not None and owner.id == self.storage.me:
                await self.continue_tables([table])

    async def continue_tables(self, ids: list[str]) -> None:
        """Take tables of this process into memory, or give up those that cannot be opened."""
        for table in ids:
            try:
                await self.tables.table(table)
            except Elsewhere:
                continue
            except Refused:
                await self.storage.release([table])
            await asyncio.sleep(0)  # let other tables continue

    # Finding the owner

    async def place(self, table: str) -> str:
        """Return the start of all paths to a table. Claim it if no living process owns it.

        Raises ``Refused``.
        """
        for _ in range(2):
            try:
                await self.tables.table(table)
            except Elsewhere:
                owner = await self.storage.do(partial(ownership.owner_of, table=table))
                if owner is None or (await self.refuses(owner) and await self.bury(owner)):
                    continue
                return owner.base
            return self.base
        raise Refused(Reason("elsewhere"))

    # Leaving

    async def leave(self) -> None:
        """Give up all tables when their moves are saved, and end the registration."""
        self.tables.leaving = True
        for live in list(self.tables.open.values()):
            await live.inbox.take_turn()
            self.tables.drop(live)
            live.inbox.end_turn()
        me, self.storage.me = self.storage.me, GONE
        await self.storage.do(partial(ownership.bury, dead=me))
