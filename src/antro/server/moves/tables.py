"""The tables in memory: loaded from the database on request, and dropped when idle."""

import asyncio
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from time import perf_counter
from typing import Any, Final, TypeVar, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, BadRecord, Refused
from antro.core.contract.game import Game
from antro.core.record.record import wrong_count
from antro.games.manifest import Manifest
from antro.server.bots.bot_pool import BotPool
from antro.server.moves.move_requests import MoveRequests
from antro.server.moves.send_batch import SendBatch
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.ops.tasks import Tasks
from antro.server.store.storage import Elsewhere, OpenedTable, Storage, TableLog, TableRow
from antro.server.table.audience import Subscriber
from antro.server.table.live_table import LiveTable

T = TypeVar("T")


@final
class Tables:
    def __init__(
        self,
        games: Mapping[str, Manifest],
        storage: Storage,
        bot_pool: BotPool,
        metrics: Metrics,
        idle: float,
        text_wait: float = 0.0,
        bot_retry: float = 1.0,
    ) -> None:
        self.games: Final = games
        self.storage: Final = storage
        self.bot_pool: Final = bot_pool
        self.metrics: Final = metrics
        self.idle: Final = idle  # seconds
        self.open: Final[dict[str, LiveTable]] = {}
        self.leaving = False  # other processes open the tables from now on
        self.still = False  # nothing can be saved, so the time of all tables stands still
        self.advised: Final[set[str]] = set()  # guests that wait for the coach
        self.tasks: Final = Tasks()
        self.send_batch: Final = SendBatch()
        storage.batch_ended = self.send_batch.send
        self.moves: Final = MoveRequests(
            storage, bot_pool, self.tasks, metrics, self.lose, text_wait, bot_retry
        )
        self.game: Final = lru_cache(maxsize=64)(self.make)

    def make(self, name: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
        """Return the rules for some options. They have no state, so tables share them."""
        return self.games[name].make(dict(options))

    def rules(self, name: str, options: dict[str, str]) -> Game[Any]:
        """Return the rules of a game. Raises ``BadOption``, or ``Refused`` for an unknown game."""
        if name not in self.games:
            raise Refused(Reason("unknown_game"))
        return self.game(name, tuple(sorted(options.items())))

    # Loading and dropping tables

    async def table(self, id: str) -> LiveTable:
        """Return a table from memory, or claim it and take it into memory. Raises ``Refused``."""
        live = self.open.get(id)
        if live is None:
            if self.leaving:
                raise Elsewhere
            began = perf_counter()
            opened = await self.storage.open(id)
            live = self.open.get(id) or self.take_in(opened)
            self.metrics.opening.add(perf_counter() - began)
            if live.owner:
                self.metrics.claims.add()
        return live

    async def show(self, id: str, show: Callable[[LiveTable], T]) -> T:
        """Return what *show* makes of a table as saved, without claiming it. Raises ``Refused``."""
        live = self.open.get(id)
        if live is None and not self.storage.me:
            live = await self.table(id)
        if live is None:
            return show(self.replayed(await self.storage.read(id)))
        return await live.inbox.run(partial(show, live))

    def take_in(self, opened: OpenedTable) -> LiveTable:
        """Take a table into memory. Raises ``Refused`` if it does not replay."""
        live = self.replayed(opened)
        self.start(live)
        return live

    def set_up_again(self, table: TableRow, seats: dict[int, int]) -> LiveTable:
        """Replace a table before it starts. *seats* gives seats their new numbers."""
        old = self.open[table.id]
        opened = OpenedTable(table, TableLog([], {}), old.seats.names, old.owner)
        live = self.replayed(opened)
        live.take_over(old, seats)
        self.start(live)
        return live

    def start(self, live: LiveTable) -> None:
        self.open[live.id] = live
        if self.still:
            live.timing.stand_still(True)
        self.moves.begin(live)
        self.forget_later(live)

    def replayed(self, opened: OpenedTable) -> LiveTable:
        """Return a table made from its log, under today's rules. Raises ``Refused``."""
        table = opened.row
        try:
            game = self.rules(table.game, table.options)
        except BadOption as error:
            log.error("table cannot be set up", table=table.id, problem=str(error))
            raise Refused(Reason("other_rules")) from error
        try:
            if len(table.seats) != game.seats:
                raise BadRecord(1, "seats", wrong_count(len(table.seats), game))
            return LiveTable(self.games[table.game], game, opened)
        except Exception as error:  # a bad log must not harm other tables
            log.error("table does not replay", table=table.id, problem=repr(error), once=True)
            raise Refused(Reason("broken_table")) from error

    def forget_later(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(self.idle, self.forget, live)

    def forget(self, live: LiveTable) -> None:
        """Drop a table without viewers, unless something is about to happen there."""
        if live.audience.watching or self.open.get(live.id) is not live:
            return  # called again when the last subscriber leaves
        if live.busy:
            self.forget_later(live)
        elif live.owner:
            self.tasks.start(self.release(live))
        else:
            del self.open[live.id]

    async def release(self, live: LiveTable) -> None:
        """Give up an idle table, so that another process may claim it."""
        await live.inbox.take_turn()
        try:
            if not live.audience.watching and self.open.get(live.id) is live:
                await self.storage.release([live.id])
                self.drop(live)
        except Refused:
            self.forget_later(live)
        finally:
            live.inbox.end_turn()

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory. Requests that wait for it open it again."""
        live.close()
        if self.open.get(live.id) is live:
            del self.open[live.id]

    def lose(self, live: LiveTable) -> None:
        """Drop a table that another process owns now, and let its pages look for it there."""
        self.drop(live)
        for subscriber in live.audience.subscribers:
            subscriber.moved()

    def stand_still(self, still: bool) -> None:
        """Stop the time of all tables because nothing can be saved, or let it continue."""
        self.still = still
        for live in self.open.values():
            live.timing.stand_still(still)
            self.moves.later(live, self.moves.schedule_next)

    # Subscribers

    def join(self, live: LiveTable, subscriber: Subscriber, viewer: int) -> None:
        live.subscriber_joined(subscriber, viewer)
        self.moves.schedule_next(live)

    def leave(self, live: LiveTable, subscriber: Subscriber) -> None:
        if not live.subscriber_left(subscriber):
            return
        self.moves.schedule_next(live)
        if not live.audience.watching:
            self.forget_later(live)
