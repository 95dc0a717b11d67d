"""Every table in memory, and the one way anything happens at one: done, saved, then sent."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache
from time import perf_counter
from typing import Any, Final, final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import Game
from antro.core.told import Reason
from antro.games.box import Box
from antro.server import saved
from antro.server.encoder import encode
from antro.server.live import Listener, Live
from antro.server.logs import log
from antro.server.metrics import Metrics
from antro.server.saved import SavedMoves, SavedTable
from antro.server.store import Store
from antro.server.thinkers import Thinkers
from antro.server.wire import People

Doing = Callable[[], list[Event]]


@final
class Hub:
    def __init__(
        self,
        games: Mapping[str, Box],
        store: Store,
        thinkers: Thinkers,
        metrics: Metrics,
        idle: float,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.idle: Final = idle
        self.tables: Final[dict[str, Live]] = {}
        self.loading: Final[dict[str, asyncio.Task[Live]]] = {}
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.game: Final = lru_cache(maxsize=64)(self.make)

    def make(self, name: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
        """The rules under some options. They hold no state, so tables share them."""
        return self.games[name].make(dict(options))

    def rules(self, name: str, options: dict[str, str]) -> Game[Any]:
        """Raises ``BadOption``, or ``Refused`` for a game that is not on the shelf."""
        if name not in self.games:
            raise Refused(Reason("unknown_game"))
        return self.game(name, tuple(sorted(options.items())))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Tables come into memory, and go

    async def table(self, id: str) -> Live:
        """The table, from memory or from disk. Raises ``Refused``."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Live:
        def read(connection: Connection) -> tuple[SavedTable, SavedMoves, dict[str, str]]:
            table = saved.table_of(connection, id)
            if table is None:
                raise Refused(Reason("unknown_table"))
            persons = [seat.player for seat in table.seats if seat.player]
            return table, saved.moves_of(connection, id), saved.names_of(connection, persons)

        table, moves, names = await self.store.do(read)
        live = self.revive(table, moves, names)
        self.tables[id] = live
        await self.begin(live)
        self.look_after(live)
        self.forget_later(live)
        return live

    def revive(self, table: SavedTable, moves: SavedMoves, names: dict[str, str]) -> Live:
        game = self.rules(table.game, table.options)
        if game.version != table.rules:
            raise Refused(Reason("other_rules"))
        try:
            return Live(self.games[table.game], game, table, moves, names)
        except AntroError as error:
            log.error("table does not replay", table=table.id, problem=str(error))
            raise Refused(Reason("broken_table")) from error

    def forget_later(self, live: Live) -> None:
        asyncio.get_running_loop().call_later(self.idle, self.forget, live)

    def forget(self, live: Live) -> None:
        """A table that nobody looks at goes back to disk, unless something happens there."""
        busy = live.listeners or live.lock.locked() or live.timer or self.bots_to_act(live)
        if not busy and self.tables.get(live.id) is live:
            del self.tables[live.id]

    # Something happens at a table

    async def begin(self, live: Live) -> None:
        """Once every seat is taken, chance prepares the game."""
        if live.full and not live.table.events:
            await self.act(live, lambda: live.table.begin(live.now()))

    async def act(self, live: Live, doing: Doing, request: str | None = None) -> int:
        """Do, save, then send. Raises ``Refused``, and then nothing has changed.

        Returns the version it led to; a request that was done before is not done again.
        """
        async with live.lock:
            if request is not None and request in live.requests:
                return live.requests[request]
            began, first = perf_counter(), live.table.version
            before = live.table.state.clone()
            events = doing()
            if events:
                await self.save(live, first, events, request)
                self.tell(live, before, first)
            self.metrics.moves.add(perf_counter() - began)
        self.look_after(live)
        return live.table.version

    async def save(self, live: Live, first: int, events: list[Event], request: str | None) -> None:
        rows = saved.log_rows(live.id, first, events, request)
        try:
            await self.store.append(rows, self.ending(live))
        except (sqlite3.Error, SQLAlchemyError) as error:
            await self.take_back(live, error)
        if request is not None:
            live.requests[request] = live.table.version

    def ending(self, live: Live) -> Callable[[Connection], None] | None:
        """What is saved beside the log once a game is over."""
        result = live.table.result
        if result is None:
            return None
        return lambda connection: saved.save_result(connection, live.id, result)

    async def take_back(self, live: Live, error: Exception) -> None:
        """What is not on disk did not happen: read the table again, and refuse."""
        taken = isinstance(error, sqlite3.IntegrityError)
        log.error("not saved", table=live.id, problem=type(error).__name__)
        moves = await self.store.do(lambda connection: saved.moves_of(connection, live.id))
        live.fold(moves.events)
        live.requests.update(moves.requests)
        for listener, viewer in live.listeners.items():
            listener.hear(live.whole(viewer, 0))
        raise Refused(Reason("stale_version" if taken else "not_saved")) from error

    def tell(self, live: Live, before: Any, first: int) -> None:
        for messages in live.thens(before, first):
            for listener, viewer in live.listeners.items():
                listener.hear(messages[viewer])

    def tell_people(self, live: Live) -> None:
        message = encode(People(live.id, live.players()))
        for listener in live.listeners:
            listener.hear(message)

    # What happens by itself

    def look_after(self, live: Live) -> None:
        """Bots that are to act begin to think; the clock that runs out first is watched."""
        version = live.table.version
        for seat in self.bots_to_act(live):
            if (seat, version) not in live.thinking:
                live.thinking.add((seat, version))
                self.spawn(self.answer(live, seat, version))
        if live.timer is not None:
            live.timer.cancel()
        deadline = live.table.deadline()
        if deadline is None:
            live.timer = None
        else:
            wait = max(0, deadline - live.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self.spawn(self.tick(live)))

    def bots_to_act(self, live: Live) -> list[int]:
        return [seat for seat in live.table.acting() if live.saved.seats[seat].level]

    async def tick(self, live: Live) -> None:
        live.timer = None
        await self.act(live, lambda: live.table.tick(live.now()))

    async def answer(self, live: Live, seat: int, version: int) -> None:
        """A bot's decision, unless the table moves on while it thinks."""
        level = live.saved.seats[seat].level
        try:
            move = await self.think(live, seat, level)
        finally:
            live.thinking.discard((seat, version))
        if live.table.version == version and live.saved.seats[seat].level:
            await self.act(live, lambda: live.table.play(seat, move, version, live.now()))

    async def think(self, live: Live, seat: int, level: int) -> int:
        """A thinker may fail; another is asked then. The third failure is told."""
        for _ in range(2):
            try:
                return await self.thinkers.choose(live, seat, level)
            except Exception as error:
                log.error("a thinker failed", table=live.id, problem=repr(error))
        return await self.thinkers.choose(live, seat, level)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):  # refused: the table moved on
            log.error("background work failed", problem=repr(error))

    # Who looks

    def join(self, live: Live, listener: Listener, viewer: int) -> None:
        came = listener not in live.listeners
        live.listeners[listener] = viewer
        if came and live.seats_of(listener.guest):
            self.tell_people(live)
        self.look_after(live)

    def leave(self, live: Live, listener: Listener) -> None:
        if live.listeners.pop(listener, None) is None:
            return
        for seat in live.seats_of(listener.guest):
            live.gone[seat] = asyncio.get_running_loop().time()
        if live.seats_of(listener.guest):
            self.tell_people(live)
        if not live.listeners:
            self.forget_later(live)
