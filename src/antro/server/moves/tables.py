"""The tables in memory: loaded from the database on request, and dropped when idle."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadOption, BadRecord, Refused
from antro.core.contract.game import Game
from antro.core.record.record import wrong_count
from antro.games.manifest import Manifest
from antro.server.bots.bot_pool import BotPool
from antro.server.moves.commit_batch import CommitBatch
from antro.server.moves.move_requests import MoveRequests
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.ops.tasks import Tasks
from antro.server.store.storage import Storage, TableLog, TableRow
from antro.server.table.audience import Subscriber
from antro.server.table.live_table import LiveTable


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
        self.advised: Final[set[str]] = set()  # guests that wait for the coach
        self.tasks: Final = Tasks()
        self.commit_batch: Final = CommitBatch(storage)
        self.moves: Final = MoveRequests(
            storage, self.commit_batch, bot_pool, self.tasks, metrics, text_wait, bot_retry
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

    def table(self, id: str) -> LiveTable:
        """Return a table as saved, from memory or from the database. Raises ``Refused``."""
        live = self.open.get(id) or self.take_in(*self.storage.table(id))
        if live.table_game.unsaved:
            self.storage.flush()
        return live

    def take_in(self, table: TableRow, log: TableLog, names: dict[str, str]) -> LiveTable:
        """Take a table into memory. Raises ``Refused`` if it does not replay."""
        live = self.replayed(table, log, names)
        self.start(live)
        return live

    def set_up_again(self, table: TableRow, seats: dict[int, int]) -> LiveTable:
        """Replace a table before it starts. *seats* gives seats their new numbers."""
        old = self.open[table.id]
        live = self.replayed(table, TableLog([], {}), old.seats.names)
        live.take_over(old, seats)
        self.start(live)
        return self.table(table.id)

    def start(self, live: LiveTable) -> None:
        self.open[live.id] = live
        self.moves.begin(live)
        self.forget_later(live)

    def replayed(self, table: TableRow, moves: TableLog, names: dict[str, str]) -> LiveTable:
        """Return a table made from its log, under today's rules. Raises ``Refused``."""
        try:
            game = self.rules(table.game, table.options)
        except BadOption as error:
            log.error("table cannot be set up", table=table.id, problem=str(error))
            raise Refused(Reason("other_rules")) from error
        try:
            if len(table.seats) != game.seats:
                raise BadRecord(1, "seats", wrong_count(len(table.seats), game))
            return LiveTable(self.games[table.game], game, table, moves, names)
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
        else:
            del self.open[live.id]

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
