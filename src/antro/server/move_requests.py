"""The way of a move on the server, in the order in which it happens.

1. **Heard.** A ``Connection`` decodes a message, and checks that its sender may act for the
   seat. Bots, clocks and the lobby ask for something too; all of them call
   ``MoveRequests.request``.
2. **Done**, at the table in memory (``MoveRequest.start``); or refused, and then nothing has
   changed. A request that was done before is not done again, only answered again.
3. **Queued**: its log entry waits for the end of this turn of the event loop.
4. **Saved**: ``TurnEnd`` has all that was queued written, in one transaction.
5. **Told** to everybody who looks at the table, and **answered** (``MoveRequest.written``);
   or, if it could not be saved, **taken back**: then it has not happened.
6. **Looked after**: bots that are to act begin to think, and a timer is set for whatever
   happens next by itself.
7. **Sent**: ``TurnEnd`` has each connection write what it was told, in one frame.

In a game against time, what seats choose together goes a longer way to step 2: it is a
*press*, which waits for those that were made before it and come later (``MoveRequests.press``).
It is no move yet, and nobody is told of it.

Nothing else on this way waits: there are no locks, and no tasks but those in which bots think.
Whoever needs a table while a move there is not saved has it saved first (``Hub.table``).
"""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final, final

from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.events import Event
from antro.core.press import Press, ready_at
from antro.server.hosted_table import HostedTable
from antro.server.logs import log
from antro.server.metrics import Metrics
from antro.server.presses import Answer
from antro.server.storage import PlaceTaken, Storage
from antro.server.tasks import Tasks
from antro.server.thinkers import Thinkers
from antro.server.turn_end import TurnEnd

RETRY: Final = 1.0  # seconds
CALM: Final = 1.3  # seconds between two moves of a script

Action = Callable[[], list[Event]]
"""What is to be done at a table. Returns the events it led to, or raises ``Refused``."""


def nobody(_: int | Reason) -> None:
    """The answer to what nobody waits for: the doings of bots, clocks and chance."""


@final
class MoveRequest:
    """Something to be done at a table; its methods are called from top to bottom."""

    def __init__(
        self, moves: "MoveRequests", hosted: HostedTable, action: Action, id: str, answer: Answer
    ) -> None:
        self.moves: Final = moves
        self.hosted: Final = hosted
        self.action: Final = action
        self.id: Final = id  # empty: it cannot come twice
        self.answer: Final = answer
        self.began: Final = perf_counter()
        self.since: Final = hosted.table.version

    def start(self) -> None:
        """Do it, and queue it to be saved. Raises ``Refused``, and then nothing has changed."""
        events = self.action()
        if events:
            entry = self.hosted.unsaved_entry(self.since, events, self.id)
            self.moves.turn_end.save(entry, self.written)

    def written(self, error: Exception | None) -> None:
        """Go on, once its entry is in the database; or is not, because of an error."""
        try:
            if error is None:
                self.tell()
                self.moves.look_after(self.hosted)
            else:
                self.take_back(error)
                self.moves.look_after_later(self.hosted)
        except Exception as problem:  # with this table, and no other
            log.error("not told", table=self.hosted.id, problem=repr(problem))
        self.moves.metrics.moves.add(perf_counter() - self.began)

    def tell(self) -> None:
        """Tell everybody who looks at the table, then whoever asked."""
        version = self.hosted.saved(self.id)
        self.hosted.tell_updates(self.since)
        self.answer(version)

    def take_back(self, error: Exception) -> None:
        """Undo what was not saved. If somebody else wrote to the log, that is what happened."""
        log.error("not saved", table=self.hosted.id, problem=type(error).__name__)
        self.hosted.take_back(self.since)
        taken = isinstance(error, PlaceTaken)
        if taken:
            self.hosted.read_again(self.moves.storage.moves(self.hosted.id))
        self.hosted.tell_snapshots()
        self.answer(Reason("stale_version" if taken else "not_saved"))


@final
class MoveRequests:
    """All that happens at tables, be it asked for or by itself."""

    def __init__(
        self,
        storage: Storage,
        turn_end: TurnEnd,
        thinkers: Thinkers,
        tasks: Tasks,
        metrics: Metrics,
        text_wait: float = 0.0,
    ) -> None:
        self.storage: Final = storage
        self.turn_end: Final = turn_end
        self.thinkers: Final = thinkers
        self.tasks: Final = tasks
        self.metrics: Final = metrics
        self.text_wait: Final = text_wait  # seconds for the text of whoever opened a table

    def request(
        self, hosted: HostedTable, action: Action, id: str = "", answer: Answer = nobody
    ) -> None:
        """Do something at a table; it is saved, told and answered at the end of this turn.

        Raises ``Refused``, and then nothing has changed.
        """
        if hosted.unsaved:
            self.storage.flush()
        done = hosted.version_after(id)
        if done is None:
            MoveRequest(self, hosted, action, id, answer).start()
        else:
            answer(done)

    def begin(self, hosted: HostedTable) -> None:
        """Let chance prepare the game, once every seat is taken and everybody is ready.

        A game that was begun, or whose table was opened, under other rules is taken over to those
        of today.
        """
        if hosted.lacks_text:
            loop = asyncio.get_running_loop()
            hosted.set_timer(loop.call_later(self.text_wait, self.begin_without_text, hosted))
        elif hosted.begun and (hosted.outdated or hosted.table.chance_is_asked):
            hosted.set_timer(None)
            self.request(hosted, hosted.upgrade if hosted.outdated else hosted.begin)

    def begin_without_text(self, hosted: HostedTable) -> None:
        """Because none came in time: it may have been lost, or its sender has left."""
        hosted.waive_text()
        self.begin_and_look_after(hosted)

    def begin_and_look_after(self, hosted: HostedTable) -> None:
        self.begin(hosted)
        self.look_after(hosted)

    def press(self, hosted: HostedTable, press: Press, answer: Answer = nobody) -> None:
        """Have a press wait for its turn; then it is a request like any other."""
        if hosted.unsaved:
            self.storage.flush()
        done = hosted.version_after(press.request)
        if done is not None:
            answer(done)
            return
        if ready_at(hosted.table, press) > press.at:
            self.metrics.too_soon.add()
        self.metrics.windows.add(hosted.queue_press(press, answer) / 1000)
        self.set_timer(hosted)

    # What happens by itself

    def look_after(self, hosted: HostedTable) -> None:
        """Have the bots that are to act think, and a timer run for what happens next."""
        if not hosted.begun:
            return
        hosted.measure_window()
        pause_left = hosted.wait_for_persons()
        if not hosted.paused:
            self.start_bots(hosted)
            self.set_timer(hosted)
        elif pause_left is None:
            hosted.set_timer(None)
        else:
            loop = asyncio.get_running_loop()
            hosted.set_timer(loop.call_later(pause_left, self.look_after, hosted))

    def look_after_later(self, hosted: HostedTable) -> None:
        """Because what happened by itself could not be saved, and is not tried again at once."""
        loop = asyncio.get_running_loop()
        hosted.set_timer(loop.call_later(RETRY, self.begin_and_look_after, hosted))

    def set_timer(self, hosted: HostedTable) -> None:
        """Wake up when something happens by itself; time that stands still never comes to it."""
        next_at = hosted.next_at()
        if next_at is None or hosted.paused:
            hosted.set_timer(None)
        else:
            wait = max(0, next_at - hosted.now()) / 1000
            loop = asyncio.get_running_loop()
            hosted.set_timer(loop.call_later(wait, self.time_is_up, hosted))

    def time_is_up(self, hosted: HostedTable) -> None:
        """Let everything happen whose time has come, one after the other."""
        hosted.set_timer(None)
        while (next_at := hosted.next_at()) is not None and next_at <= hosted.now():
            taken = hosted.take_press()
            if taken is None:
                self.metrics.lateness.add((hosted.now() - next_at) / 1000)
                self.request(hosted, hosted.tick)
            else:
                press, answer = taken
                self.make(hosted, press, answer)
        self.set_timer(hosted)

    def make(self, hosted: HostedTable, press: Press, answer: Answer) -> None:
        """Make the move of a press, or answer why it cannot be made any more."""
        try:
            self.request(hosted, lambda: hosted.play_press(press), press.request, answer)
        except Refused as refused:
            answer(refused.reason)

    # Bots

    def start_bots(self, hosted: HostedTable) -> None:
        """Have each bot that is to act think, once for every choice of its own."""
        for seat in hosted.bots_to_act():
            if hosted.start_thinking(seat):
                since = hosted.table.choice_since[seat]
                self.tasks.start(self.bot_plays(hosted, seat, since))

    async def bot_plays(self, hosted: HostedTable, seat: int, since: int) -> None:
        """Play a bot's decision, unless its choice is another before or after it has thought."""
        decided = False
        try:
            if hosted.bot_chooses(seat, since):
                move = await self.think(hosted, seat, hosted.row.seats[seat].level)
                if hosted.bot_chooses(seat, since):
                    self.bot_moves(hosted, seat, move)
                    decided = True
        finally:
            if not decided:
                hosted.stop_thinking(seat, since)

    def bot_moves(self, hosted: HostedTable, seat: int, move: int) -> None:
        """Make a bot's move, as soon as it is ready for it."""
        press = Press(seat, move, hosted.table.version, hosted.now())
        if hosted.has_to_wait(press):
            self.press(hosted, press)
        else:
            self.request(hosted, lambda: hosted.play(seat, move, press.version))

    async def think(self, hosted: HostedTable, seat: int, level: int) -> int:
        """A bot's choice. A thinker may fail, and another is asked; the third failure is raised.

        In a lesson it is what the script says, at a pace that a learner can follow.
        """
        scripted = hosted.scripted_move(seat)
        if scripted is not None:
            await asyncio.sleep(CALM * self.thinkers.dawdle)
            return scripted
        for _ in range(2):
            try:
                return await self.thinkers.choose(hosted, seat, level)
            except Exception as error:
                log.error("a thinker failed", table=hosted.id, problem=repr(error))
        return await self.thinkers.choose(hosted, seat, level)
