"""Every table in memory: read from the database when it is asked for, let go when it is idle."""

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from antro.core.descriptions import Reason
from antro.core.errors import BadOption, BadRecord, Refused
from antro.core.game import Game
from antro.games.manifest import Manifest
from antro.server.hosted_table import HostedTable, Subscriber
from antro.server.logs import log
from antro.server.metrics import Metrics
from antro.server.move_requests import MoveRequests
from antro.server.storage import Storage, TableLog, TableRow
from antro.server.tasks import Tasks
from antro.server.thinkers import Thinkers
from antro.server.turn_end import TurnEnd


@final
class Hub:
    def __init__(
        self,
        games: Mapping[str, Manifest],
        storage: Storage,
        thinkers: Thinkers,
        metrics: Metrics,
        idle: float,
        text_wait: float = 0.0,
    ) -> None:
        self.games: Final = games
        self.storage: Final = storage
        self.thinkers: Final = thinkers
        self.metrics: Final = metrics
        self.idle: Final = idle  # seconds
        self.tables: Final[dict[str, HostedTable]] = {}
        self.advised: Final[set[str]] = set()  # guests for whom the coach is thinking
        self.tasks: Final = Tasks()
        self.turn_end: Final = TurnEnd(storage)
        self.moves: Final = MoveRequests(
            storage, self.turn_end, thinkers, self.tasks, metrics, text_wait
        )
        self.game: Final = lru_cache(maxsize=64)(self.make)

    def make(self, name: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
        """The rules under some options. They hold no state, so tables share them."""
        return self.games[name].make(dict(options))

    def rules(self, name: str, options: dict[str, str]) -> Game[Any]:
        """Raises ``BadOption``, or ``Refused`` for a game that is not on the shelf."""
        if name not in self.games:
            raise Refused(Reason("unknown_game"))
        return self.game(name, tuple(sorted(options.items())))

    # Tables come into memory, and go

    def table(self, id: str) -> HostedTable:
        """The table as it is saved, from memory or from the database. Raises ``Refused``."""
        hosted = self.tables.get(id) or self.host(*self.storage.table(id))
        if hosted.unsaved:
            self.storage.flush()
        return hosted

    def host(self, table: TableRow, log: TableLog, names: dict[str, str]) -> HostedTable:
        """Take a table into memory. Raises ``Refused`` if it does not replay."""
        hosted = self.replayed(table, log, names)
        self.start(hosted)
        return hosted

    def host_again(self, table: TableRow, seats: dict[int, int]) -> HostedTable:
        """Host a table under other options, before it begins; *seats* says which seats moved."""
        old = self.tables[table.id]
        hosted = self.replayed(table, TableLog([], {}), old.names)
        hosted.take_over(old, seats)
        self.start(hosted)
        return self.table(table.id)

    def start(self, hosted: HostedTable) -> None:
        self.tables[hosted.id] = hosted
        self.moves.begin_and_look_after(hosted)
        self.forget_later(hosted)

    def replayed(self, table: TableRow, moves: TableLog, names: dict[str, str]) -> HostedTable:
        """A table made from its log, under the rules of today. Raises ``Refused``."""
        try:
            game = self.rules(table.game, table.options)
        except BadOption as error:
            log.error("table cannot be set up any more", table=table.id, problem=str(error))
            raise Refused(Reason("other_rules")) from error
        try:
            if len(table.seats) != game.seats:
                raise BadRecord(1, "seats", f"{len(table.seats)}, but the game has {game.seats}")
            return HostedTable(self.games[table.game], game, table, moves, names)
        except Exception as error:  # whatever was written there, it is this table's alone
            log.once("table does not replay", table=table.id, problem=repr(error))
            raise Refused(Reason("broken_table")) from error

    def forget_later(self, hosted: HostedTable) -> None:
        asyncio.get_running_loop().call_later(self.idle, self.forget, hosted)

    def forget(self, hosted: HostedTable) -> None:
        """Let a table go that nobody looks at, unless something is about to happen there."""
        if hosted.watched or self.tables.get(hosted.id) is not hosted:
            return  # the last subscriber who leaves comes back to it
        if hosted.busy:
            self.forget_later(hosted)
        else:
            del self.tables[hosted.id]

    # Who looks at a table

    def join(self, hosted: HostedTable, subscriber: Subscriber, viewer: int) -> None:
        hosted.subscriber_joined(subscriber, viewer)
        self.moves.look_after(hosted)

    def leave(self, hosted: HostedTable, subscriber: Subscriber) -> None:
        if not hosted.subscriber_left(subscriber):
            return
        self.moves.look_after(hosted)
        if not hosted.watched:
            self.forget_later(hosted)
