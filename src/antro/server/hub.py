"""Every table in memory, and the one way anything happens at one: done, saved, then sent."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, Final, final

from antro.core.descriptions import Reason
from antro.core.errors import AntroError, Refused
from antro.core.events import Event
from antro.core.game import Game
from antro.games.manifest import Manifest
from antro.server.encoder import encode
from antro.server.hosted_table import HostedTable, Subscriber
from antro.server.logs import log
from antro.server.metrics import Metrics
from antro.server.storage import LogEntry, PlaceTaken, Storage, TableLog, TableRow
from antro.server.thinkers import Thinkers
from antro.server.wire import People

Doing = Callable[[], list[Event]]
Answer = Callable[
    [int | Reason], None
]  # the version that a request led to, or why it was not saved


def forget_it(_: int | Reason) -> None:
    """The answer to something that nobody asked for."""


@final
class PendingSave:
    """What was done at a table, and is not saved yet."""

    def __init__(self, hosted: HostedTable, first: int, request: str, answer: Answer) -> None:
        self.hosted: Final = hosted
        self.first: Final = first  # the version before it
        self.request: Final = request
        self.answer: Final = answer
        self.began: Final = perf_counter()


@final
class Hub:
    def __init__(
        self,
        games: Mapping[str, Manifest],
        storage: Storage,
        thinkers: Thinkers,
        metrics: Metrics,
        idle: float,
    ) -> None:
        self.games: Final = games
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.idle: Final = idle
        self.tables: Final[dict[str, HostedTable]] = {}
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

    def table(self, id: str) -> HostedTable:
        """The table as it is saved, from memory or from disk. Raises ``Refused``."""
        hosted = self.tables.get(id) or self.load(id)
        if hosted.unsaved:
            self.storage.flush()
        return hosted

    def load(self, id: str) -> HostedTable:
        return self.take_in(*self.storage.table(id))

    def take_in(self, table: TableRow, moves: TableLog, names: dict[str, str]) -> HostedTable:
        """Into memory. Raises ``Refused`` if it does not replay."""
        hosted = self.revive(table, moves, names)
        self.tables[hosted.id] = hosted
        self.begin(hosted)
        self.look_after(hosted)
        self.forget_later(hosted)
        return hosted

    def revive(self, table: TableRow, moves: TableLog, names: dict[str, str]) -> HostedTable:
        game = self.rules(table.game, table.options)
        if game.version != table.rules:
            raise Refused(Reason("other_rules"))
        try:
            return HostedTable(self.games[table.game], game, table, moves, names)
        except AntroError as error:
            log.error("table does not replay", table=table.id, problem=str(error))
            raise Refused(Reason("broken_table")) from error

    def forget_later(self, hosted: HostedTable) -> None:
        asyncio.get_running_loop().call_later(self.idle, self.forget, hosted)

    def forget(self, hosted: HostedTable) -> None:
        """A table that nobody looks at goes back to disk, unless something happens there."""
        busy = hosted.subscribers or hosted.unsaved or hosted.timer or self.bots_to_act(hosted)
        if self.tables.get(hosted.id) is not hosted:
            return
        if not busy:
            del self.tables[hosted.id]
        elif not hosted.subscribers:  # the last of them sees to it
            self.forget_later(hosted)

    # Something happens at a table

    def begin(self, hosted: HostedTable) -> None:
        """Once every seat is taken, chance prepares the game."""
        if hosted.full and not hosted.table.events:
            self.act(hosted, lambda: hosted.table.begin(hosted.now()))

    def act(
        self, hosted: HostedTable, doing: Doing, request: str = "", answer: Answer = forget_it
    ) -> None:
        """Do; what was done is saved by the end of this turn of the loop, and told then.

        Raises ``Refused``, and then nothing has changed. A request that was done before is
        not done again. Whatever came of it is the *answer*.
        """
        if hosted.unsaved:
            self.storage.flush()
        if request in hosted.requests:
            answer(hosted.requests[request])
            return
        pending = PendingSave(hosted, hosted.table.version, request, answer)
        events = doing()
        if events:
            hosted.unsaved = True
            result = hosted.table.result
            entry = LogEntry(hosted.id, pending.first, events, request or None, result)
            self.storage.append(entry, partial(self.done, pending))

    def done(self, pending: PendingSave, error: Exception | None) -> None:
        """Saved, so it is told; or not, so it did not happen."""
        pending.hosted.unsaved = False
        try:
            if error is None:
                self.tell(pending)
            else:
                self.take_back(pending, error)
            self.look_after(pending.hosted)
        except Exception as trouble:  # of this table's, and no other's
            log.error("not told", table=pending.hosted.id, problem=repr(trouble))
        self.metrics.moves.add(perf_counter() - pending.began)

    def tell(self, pending: PendingSave) -> None:
        hosted = pending.hosted
        version = hosted.table.version
        if pending.request:
            hosted.requests[pending.request] = version
        messages = hosted.updates(pending.first)
        for subscriber, viewer in hosted.subscribers.items():
            subscriber.hear(messages[viewer])
        pending.answer(version)

    def take_back(self, pending: PendingSave, error: Exception) -> None:
        """What is not on disk did not happen. If somebody else wrote there, that did."""
        hosted, taken = pending.hosted, isinstance(error, PlaceTaken)
        log.error("not saved", table=hosted.id, problem=type(error).__name__)
        if taken:
            moves = self.storage.moves(hosted.id)
            hosted.fold(moves.events)
            hosted.requests.update(moves.requests)
        else:
            hosted.fold(hosted.table.events[: pending.first])
        for subscriber, viewer in hosted.subscribers.items():
            subscriber.hear(hosted.snapshot(viewer, 0))
        pending.answer(Reason("stale_version" if taken else "not_saved"))

    def tell_people(self, hosted: HostedTable) -> None:
        message = encode(People(hosted.id, hosted.players()))
        for subscriber in hosted.subscribers:
            subscriber.hear(message)

    # What happens by itself

    def look_after(self, hosted: HostedTable) -> None:
        """Bots that are to act begin to think; the clock that runs out first is watched."""
        version = hosted.table.version
        for seat in self.bots_to_act(hosted):
            if (seat, version) not in hosted.thinking:
                hosted.thinking.add((seat, version))
                self.spawn(self.answer(hosted, seat, version))
        if hosted.timer is not None:
            hosted.timer.cancel()
        deadline = hosted.table.deadline()
        if deadline is None:
            hosted.timer = None
        else:
            wait = max(0, deadline - hosted.now()) / 1000
            loop = asyncio.get_running_loop()
            hosted.timer = loop.call_later(wait, self.tick, hosted)

    def bots_to_act(self, hosted: HostedTable) -> list[int]:
        return [seat for seat in hosted.table.acting() if hosted.row.seats[seat].level]

    def tick(self, hosted: HostedTable) -> None:
        hosted.timer = None
        self.act(hosted, lambda: hosted.table.tick(hosted.now()))

    async def answer(self, hosted: HostedTable, seat: int, version: int) -> None:
        """A bot's decision, unless the table moves on while it thinks."""
        level = hosted.row.seats[seat].level
        try:
            move = await self.think(hosted, seat, level)
        finally:
            hosted.thinking.discard((seat, version))
        if hosted.table.version == version and hosted.row.seats[seat].level:
            self.act(hosted, lambda: hosted.table.play(seat, move, version, hosted.now()))

    async def think(self, hosted: HostedTable, seat: int, level: int) -> int:
        """A thinker may fail; another is asked then. The third failure is told."""
        for _ in range(2):
            try:
                return await self.thinkers.choose(hosted, seat, level)
            except Exception as error:
                log.error("a thinker failed", table=hosted.id, problem=repr(error))
        return await self.thinkers.choose(hosted, seat, level)

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

    def join(self, hosted: HostedTable, subscriber: Subscriber, viewer: int) -> None:
        came = subscriber not in hosted.subscribers
        hosted.subscribers[subscriber] = viewer
        if came and hosted.seats_of(subscriber.guest):
            self.tell_people(hosted)
        self.look_after(hosted)

    def leave(self, hosted: HostedTable, subscriber: Subscriber) -> None:
        if hosted.subscribers.pop(subscriber, None) is None:
            return
        for seat in hosted.seats_of(subscriber.guest):
            hosted.gone[seat] = asyncio.get_running_loop().time()
        if hosted.seats_of(subscriber.guest):
            self.tell_people(hosted)
        if not hosted.subscribers:
            self.forget_later(hosted)
