"""Every table in memory, and the one way anything happens at one: done, saved, then sent."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, Final, final

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
from antro.server.store import Store, Work
from antro.server.thinkers import Thinkers
from antro.server.wire import People

Doing = Callable[[], list[Event]]
Answer = Callable[[int | Reason], None]  # the version that a deed led to, or why it was not saved


def forget_it(_: int | Reason) -> None:
    """The answer to a deed that nobody asked for."""


@final
class Deed:
    """What was done at a table, and is not saved yet."""

    def __init__(self, live: Live, first: int, request: str, answer: Answer) -> None:
        self.live: Final = live
        self.first: Final = first  # the version before it
        self.request: Final = request
        self.answer: Final = answer
        self.began: Final = perf_counter()


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

    def table(self, id: str) -> Live:
        """The table as it is saved, from memory or from disk. Raises ``Refused``."""
        live = self.tables.get(id) or self.load(id)
        if live.unsaved:
            self.store.settle()
        return live

    def load(self, id: str) -> Live:
        return self.take_in(*self.store.do(lambda connection: saved.all_of(connection, id)))

    def take_in(self, table: SavedTable, moves: SavedMoves, names: dict[str, str]) -> Live:
        """Into memory. Raises ``Refused`` if it does not replay."""
        live = self.revive(table, moves, names)
        self.tables[live.id] = live
        self.begin(live)
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
        busy = live.listeners or live.unsaved or live.timer or self.bots_to_act(live)
        if self.tables.get(live.id) is not live:
            return
        if not busy:
            del self.tables[live.id]
        elif not live.listeners:  # the last of them sees to it
            self.forget_later(live)

    # Something happens at a table

    def begin(self, live: Live) -> None:
        """Once every seat is taken, chance prepares the game."""
        if live.full and not live.table.events:
            self.act(live, lambda: live.table.begin(live.now()))

    def act(self, live: Live, doing: Doing, request: str = "", answer: Answer = forget_it) -> None:
        """Do; what was done is saved by the end of this turn of the loop, and told then.

        Raises ``Refused``, and then nothing has changed. A request that was done before is
        not done again. Whatever came of it is the *answer*.
        """
        if live.unsaved:
            self.store.settle()
        if request in live.requests:
            answer(live.requests[request])
            return
        deed = Deed(live, live.table.version, request, answer)
        events = doing()
        if events:
            live.unsaved = True
            row = saved.log_row(live.id, deed.first, events, request or None)
            self.store.append(row, self.ending(live), partial(self.done, deed))

    def ending(self, live: Live) -> Work[None] | None:
        """What is saved beside the log once a game is over."""
        result = live.table.result
        if result is None:
            return None
        return lambda connection: saved.save_result(connection, live.id, result)

    def done(self, deed: Deed, error: Exception | None) -> None:
        """Saved, so it is told; or not, so it did not happen."""
        deed.live.unsaved = False
        try:
            if error is None:
                self.tell(deed)
            else:
                self.take_back(deed, error)
            self.look_after(deed.live)
        except Exception as trouble:  # of this table's, and no other's
            log.error("not told", table=deed.live.id, problem=repr(trouble))
        self.metrics.moves.add(perf_counter() - deed.began)

    def tell(self, deed: Deed) -> None:
        live = deed.live
        version = live.table.version
        if deed.request:
            live.requests[deed.request] = version
        messages = live.thens(deed.first)
        for listener, viewer in live.listeners.items():
            listener.hear(messages[viewer])
        deed.answer(version)

    def take_back(self, deed: Deed, error: Exception) -> None:
        """What is not on disk did not happen. If somebody else wrote there, that did."""
        live, taken = deed.live, isinstance(error, sqlite3.IntegrityError)
        log.error("not saved", table=live.id, problem=type(error).__name__)
        if taken:
            moves = self.store.do(lambda connection: saved.moves_of(connection, live.id))
            live.fold(moves.events)
            live.requests.update(moves.requests)
        else:
            live.fold(live.table.events[: deed.first])
        for listener, viewer in live.listeners.items():
            listener.hear(live.whole(viewer, 0))
        deed.answer(Reason("stale_version" if taken else "not_saved"))

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
            live.timer = loop.call_later(wait, self.tick, live)

    def bots_to_act(self, live: Live) -> list[int]:
        return [seat for seat in live.table.acting() if live.saved.seats[seat].level]

    def tick(self, live: Live) -> None:
        live.timer = None
        self.act(live, lambda: live.table.tick(live.now()))

    async def answer(self, live: Live, seat: int, version: int) -> None:
        """A bot's decision, unless the table moves on while it thinks."""
        level = live.saved.seats[seat].level
        try:
            move = await self.think(live, seat, level)
        finally:
            live.thinking.discard((seat, version))
        if live.table.version == version and live.saved.seats[seat].level:
            self.act(live, lambda: live.table.play(seat, move, version, live.now()))

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
