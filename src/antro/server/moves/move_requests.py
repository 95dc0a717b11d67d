"""The path of a move on the server, step by step.

1. **Received.** A ``Connection`` decodes a message and checks that its sender may act for the
   seat. Bots, clocks and the lobby also make requests. All of them call
   ``MoveRequests.request``.
2. **Done** at the table in memory (``MoveRequest.start``), or refused without any change. A
   repeated request is only answered again.
3. **Queued.** The log entry waits for the next commit of the storage. Until it is saved, further
   requests for the table wait in its ``Inbox``. Other tables continue.
4. **Saved.** The storage writes all queued entries in one transaction.
5. **Shown** to all viewers of the table, and **answered** (``MoveRequest.written``). If the
   entry could not be saved, the move is **taken back**.
6. **Scheduled.** Bots that have to act start to think, and a timer is set for the next event
   that needs no request.
7. **Sent.** ``SendBatch`` lets each connection write its messages in one frame.

In a timed game, a simultaneous choice is a ``TimedMove``. Before step 2 it waits for earlier
choices that arrive later (``MoveRequests.queue_move``). Until then it is not a move, and nobody
sees it.

No other step waits. A request of a page, a timer or a bot comes through the inbox of its table, so
it never finds an unsaved move there. After an ``await``, code gets the table again by its id.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.match.events import Event
from antro.core.match.pending_moves import Reply
from antro.core.match.timed_moves import TimedMove, move_ready_at
from antro.server.bots.bot_pool import BotPool
from antro.server.ops.logs import log
from antro.server.ops.metrics import Metrics
from antro.server.ops.tasks import Tasks
from antro.server.store.storage import PlaceTaken, Storage
from antro.server.table.live_table import LiveTable

RETRY: Final = 1.0  # seconds
CALM: Final = 1.3  # seconds between two moves of a script
LONGEST: Final = 60.0  # seconds between two attempts of a bot that fails

Action = Callable[[], list[Event]]
"""An action at a table. Returns its events, or raises ``Refused``."""


def longer(pause: float) -> float:
    """Return the pause after the next failure of a bot."""
    return min(LONGEST, 2 * pause)


def nobody(_: int | Reason) -> None:
    """Ignore the outcome of a request by a bot, a clock or chance."""


@final
class MoveRequest:
    """A request at a table. Its methods are called from top to bottom."""

    def __init__(
        self, moves: "MoveRequests", live: LiveTable, action: Action, id: str, reply: Reply
    ) -> None:
        self.moves: Final = moves
        self.live: Final = live
        self.action: Final = action
        self.id: Final = id  # empty if the request cannot be repeated
        self.reply: Final = reply
        self.began: Final = perf_counter()
        self.since: Final = live.table.version

    def start(self) -> None:
        """Do the request, and queue its entry. Raises ``Refused`` without any change."""
        events = self.action()
        if events:
            entry = self.live.table_game.unsaved_entry(self.since, events, self.id)
            self.live.inbox.saving()
            self.moves.storage.append(entry, self.written)

    def written(self, error: Exception | None) -> None:
        """Continue after the entry was saved, or could not be saved because of an error."""
        if isinstance(error, PlaceTaken):
            self.moves.tasks.start(self.read_again())
            return
        try:
            if error is None:
                self.tell()
                self.moves.schedule_next(self.live)
            else:
                self.take_back(error)
        except Exception as problem:  # only this table has failed
            log.error("showing a change failed", table=self.live.id, problem=repr(problem))
            self.moves.retry_later(self.live)
        self.end()

    def end(self) -> None:
        """Let other requests for the table continue."""
        self.moves.metrics.moves.add(perf_counter() - self.began)
        self.live.inbox.saved()

    def tell(self) -> None:
        """Send the change to all viewers of the table, then answer the request."""
        version = self.live.table_game.saved(self.id)
        try:
            self.live.tell_updates(self.since)
        finally:
            self.reply(version)

    def take_back(self, error: Exception) -> None:
        """Undo an unsaved change, and try again later what happens by itself."""
        log.error("saving failed", table=self.live.id, problem=type(error).__name__)
        self.live.take_back(self.since)
        self.moves.retry_later(self.live)
        try:
            self.live.tell_snapshots()
        finally:
            self.reply(Reason("not_saved"))

    async def read_again(self) -> None:
        """Undo a change because another process wrote to the log. Use its entries."""
        self.live.take_back(self.since)
        try:
            await self.moves.changed_elsewhere(self.live)
        except Exception as problem:  # only this table has failed
            log.error("reading again failed", table=self.live.id, problem=repr(problem))
            self.moves.retry_later(self.live)
        self.reply(Reason("stale_version"))
        self.end()


@final
class MoveRequests:
    """All changes at tables: requests, and events that happen by themselves."""

    def __init__(
        self,
        storage: Storage,
        bot_pool: BotPool,
        tasks: Tasks,
        metrics: Metrics,
        lose: Callable[[LiveTable], None],
        text_wait: float = 0.0,
        bot_retry: float = 1.0,
    ) -> None:
        self.storage: Final = storage
        self.bot_pool: Final = bot_pool
        self.tasks: Final = tasks
        self.metrics: Final = metrics
        self.lose: Final = lose  # drops a table that another process owns
        self.text_wait: Final = text_wait  # seconds to wait for the random text of the opener
        self.bot_retry: Final = bot_retry  # seconds before a bot that failed is asked again

    def request(self, live: LiveTable, action: Action, id: str = "", reply: Reply = nobody) -> None:
        """Do something at a table that is not busy. Then it is saved, shown and answered.

        Raises ``Refused`` without any change.
        """
        done = live.table_game.version_after(id)
        if done is None:
            MoveRequest(self, live, action, id, reply).start()
        else:
            reply(done)

    def prepare(self, live: LiveTable) -> None:
        """Let chance prepare the game when every seat is taken and everyone is ready.

        A game or a table from older rules continues under today's rules.
        """
        if live.table_game.lacks_text:
            loop = asyncio.get_running_loop()
            live.timing.set_timer(
                loop.call_later(self.text_wait, self.later, live, self.begin_without_text)
            )
        elif live.begun and (live.table_game.outdated or live.table.match.chance_is_asked):
            live.timing.set_timer(None)
            self.request(live, live.upgrade if live.table_game.outdated else live.begin)

    def begin_without_text(self, live: LiveTable) -> None:
        """Start a game because the opener's text did not arrive in time."""
        live.seats.waive_text()
        self.begin(live)

    def begin(self, live: LiveTable) -> None:
        self.prepare(live)
        self.schedule_next(live)

    def later(self, live: LiveTable, act: Callable[[LiveTable], None]) -> None:
        """Let a timer act at a table, when nothing is being saved there."""

        def act_now() -> None:
            if not live.closed:
                act(live)

        live.inbox.put_first(act_now)

    async def changed_elsewhere(self, live: LiveTable) -> None:
        """Make a table from its log again. Drop it if it may have another owner now."""
        if live.owner:
            self.lose(live)
            return
        opened = await self.storage.open(live.id)
        live.table_game.read_again(opened.log)
        live.tell_snapshots()
        self.schedule_next(live)

    def queue_move(self, live: LiveTable, timed_move: TimedMove, reply: Reply = nobody) -> None:
        """Let a timed move wait for its turn. Then it is a normal request."""
        done = live.table_game.version_after(timed_move.request)
        if done is not None:
            reply(done)
            return
        if move_ready_at(live.table.match, timed_move) > timed_move.at:
            self.metrics.too_soon.add()
        self.metrics.windows.add(live.queue_move(timed_move, reply) / 1000)
        self.set_timer(live)

    # Events without a request

    def schedule_next(self, live: LiveTable) -> None:
        """Let the bots that have to act think, and set a timer for the next event."""
        if live.closed or not live.begun or live.table_game.unsaved:
            return  # called again after the commit
        live.measure_window()
        pause_left = live.wait_for_persons()
        if not live.timing.paused:
            self.start_bots(live)
            self.set_timer(live)
        elif pause_left is None:
            live.timing.set_timer(None)
        else:
            loop = asyncio.get_running_loop()
            live.timing.set_timer(loop.call_later(pause_left, self.later, live, self.schedule_next))

    def retry_later(self, live: LiveTable) -> None:
        """Let events without a request happen in a moment, because a change has failed."""
        loop = asyncio.get_running_loop()
        live.timing.set_retry(loop.call_later(RETRY, self.later, live, self.retry))

    def retry(self, live: LiveTable) -> None:
        live.timing.set_retry(None)
        self.begin(live)

    def set_timer(self, live: LiveTable) -> None:
        """Set a timer for the next event without a request. There is none in a pause."""
        next_at = live.timing.next_at()
        if next_at is None or live.timing.paused:
            live.timing.set_timer(None)
        else:
            wait = max(0, next_at - live.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timing.set_timer(loop.call_later(wait, self.later, live, self.time_is_up))

    def time_is_up(self, live: LiveTable) -> None:
        """Let all due events happen. After each commit, a new timer continues with the next."""
        live.timing.set_timer(None)
        while (next_at := live.timing.next_at()) is not None and next_at <= live.now():
            taken = live.timing.take_due_move()
            if taken is None:
                self.metrics.lateness.add((live.now() - next_at) / 1000)
                self.request(live, live.tick)
            else:
                timed_move, reply = taken
                self.make(live, timed_move, reply)
            if live.inbox.busy:
                return
        self.set_timer(live)

    def make(self, live: LiveTable, timed_move: TimedMove, reply: Reply) -> None:
        """Make a timed move, or reply why it is not possible any more."""
        try:
            self.request(live, lambda: live.play_timed(timed_move), timed_move.request, reply)
        except Refused as refused:
            reply(refused.reason)

    # Bots

    def start_bots(self, live: LiveTable) -> None:
        """Let each bot that has to act think, once for every choice."""
        for seat in live.bots.to_act():
            since = live.bots.start_thinking(seat)
            if since is not None:
                self.tasks.start(self.bot_plays(live, seat, since))

    async def bot_plays(self, live: LiveTable, seat: int, since: int) -> None:
        """Play a bot's move, unless its choice has changed before or after it thought.

        If the bot fails, inform the table and ask it again, after longer and longer pauses.
        """
        decided, pause = False, self.bot_retry
        try:
            while not decided and live.bot_chooses(seat, since):
                decided = await self.bot_tries(live, seat, since)
                if not decided and live.bot_chooses(seat, since):
                    self.metrics.bot_failures.add()
                    live.bot_failed(seat, since)
                    await live.bots.wait(seat, pause)
                    pause = longer(pause)
        finally:
            live.bot_ended(seat, since)
            if not decided:
                live.bots.stop_thinking(seat, since)

    async def bot_tries(self, live: LiveTable, seat: int, since: int) -> bool:
        """Let a bot think and move. Return False if it failed or if its choice has changed."""
        try:
            move = await self.think(live, seat, live.row.seats[seat].level)
            return await live.inbox.run(partial(self.bot_moves, live, seat, since, move))
        except Exception as error:
            log.error("a bot cannot play", table=live.id, seat=seat, problem=repr(error))
            return False

    def bot_moves(self, live: LiveTable, seat: int, since: int, move: int) -> bool:
        """Make a bot's move, or queue it in a timed game. Return False if its choice has gone."""
        if not live.bot_chooses(seat, since):
            return False
        timed_move = TimedMove(seat, move, live.table.version, live.now())
        if live.timing.has_to_wait(timed_move):
            self.queue_move(live, timed_move)
        else:
            self.request(live, lambda: live.play(seat, move, timed_move.version))
        return True

    async def think(self, live: LiveTable, seat: int, level: int) -> int:
        """Return a bot's choice. Ask up to three bot processes, as each may fail.

        In a lesson, return the move of the script after a pause.
        """
        scripted = live.bots.scripted_move(seat)
        if scripted is not None:
            await asyncio.sleep(CALM * self.bot_pool.bot_delay)
            return scripted
        for _ in range(2):
            try:
                return await self.bot_pool.choose(live, seat, level)
            except Exception as error:
                log.error("a bot process failed", table=live.id, problem=repr(error))
        return await self.bot_pool.choose(live, seat, level)
