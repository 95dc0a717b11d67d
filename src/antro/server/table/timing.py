"""The time of a live table: its clock, the queued moves, the pauses and the timer."""

import asyncio
from typing import Final, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.match.pending_moves import PendingMoves, Reply, chosen_together, window
from antro.core.match.timed_moves import TimedMove
from antro.server.table.pauses import Pauses
from antro.server.table.table_clock import TableClock, wall
from antro.server.table.table_game import TableGame
from antro.server.wire.socket_messages import SeatLatency


@final
class Timing:
    def __init__(self, table_game: TableGame, opened: int) -> None:
        game = table_game.table.game
        self._timed: Final = game.timed
        self._seats: Final = range(game.seats)
        self._table_game: Final = table_game
        self._opened: Final = opened  # milliseconds since 1970
        self._pending: Final = PendingMoves()
        self._pauses: Final = Pauses(game.seats)
        self._waiting_for: list[int] = []  # the seats in a pause
        self._standing_still = False  # because nothing can be saved
        self._timer: asyncio.TimerHandle | None = None  # for the next event without a request
        self._retry: asyncio.TimerHandle | None = None  # after an event that was not saved
        self._clock = self._new_clock()

    # The clock

    def _new_clock(self) -> TableClock:
        """Return a clock. In a timed game it continues from the last event.

        So the time while the server was down does not count.
        """
        match = self._table_game.table.match
        counts = match.clocks.spec is not None or self._timed
        return TableClock(match.now if counts else wall() - self._opened)

    def restart(self) -> None:
        """Restart the clock, because the game was made again."""
        self._clock = self._new_clock()

    def now(self) -> int:
        """Return the milliseconds since the table was opened, without its pauses."""
        return self._clock.now()

    # The timer

    def set_timer(self, timer: asyncio.TimerHandle | None) -> None:
        """Replace the timer for the next event without a request."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = timer

    def set_retry(self, retry: asyncio.TimerHandle | None) -> None:
        """Replace the timer for an event that was not saved. Other events do not cancel it."""
        if self._retry is not None:
            self._retry.cancel()
        self._retry = retry

    @property
    def timer_runs(self) -> bool:
        return self._timer is not None or self._retry is not None

    def stop(self) -> None:
        """Cancel both timers."""
        self.set_timer(None)
        self.set_retry(None)

    def next_at(self) -> int | None:
        """Return the next time for a queued move, a move of TIME or a fallen flag."""
        return self._pending.next_at(self._table_game.table.match)

    def late_now(self) -> int:
        """Return the latest time for TIME and flags. Moves made after it may still arrive."""
        return self.now() - self._pending.grace(self._table_game.table.match)

    # Timed moves: simultaneous choices

    def has_to_wait(self, timed_move: TimedMove) -> bool:
        """Return True if a move waits for its turn. Any other is made at once."""
        return self._pending.waits(self._table_game.table.match, timed_move)

    def queue_move(self, timed_move: TimedMove, reply: Reply) -> int:
        """Queue a move. Return how many milliseconds it waits for earlier ones."""
        self._pending.join(self._table_game.table.match, timed_move, reply)
        return self._pending.queue.window

    def take_due_move(self) -> tuple[TimedMove, Reply] | None:
        """Return the next move, if its turn has come."""
        return self._pending.take(self._table_game.table.match, self.now())

    def measure_window(self, trips: dict[int, int]) -> None:
        """Let moves wait as long as the messages of the seats take."""
        if self._timed:
            seats = self._seats
            self._pending.queue.window = window([trips[each] for each in trips if each in seats])

    # Pauses

    @property
    def paused(self) -> bool:
        """True if time has stopped: a person is away or wants a pause, or nothing can be saved."""
        return bool(self._waiting_for) or self._standing_still

    @property
    def waiting_for(self) -> list[int]:
        """The seats that the game waits for."""
        return self._waiting_for

    def waited_for(self, persons: dict[int, bool]) -> tuple[list[int], float | None]:
        """Return the seats to wait for, and for how many seconds at most.

        *persons* are the seats of persons, with True if the person is here.
        """
        match = self._table_game.table.match
        if not self._table_game.begun or not match.going_on or not persons:
            return [], None
        moment = asyncio.get_running_loop().time()
        return self._pauses.waited_for(persons, match.acting(), moment)

    def wait_for(self, seats: list[int]) -> bool:
        """Stop time for these seats, or let it continue. Return True if that has changed."""
        if seats == self._waiting_for:
            return False
        was_paused, self._waiting_for = self.paused, seats
        self._follow_pause(was_paused)
        return True

    def stand_still(self, still: bool) -> None:
        """Stop time because nothing can be saved, or let it continue."""
        was_paused, self._standing_still = self.paused, still
        self._follow_pause(was_paused)

    def _follow_pause(self, was_paused: bool) -> None:
        if self.paused and not was_paused:
            self._clock.stop()
        if was_paused and not self.paused:
            self._clock.go_on()

    def ask_for_pause(self, seat: int) -> None:
        """Start a pause that a player asks for. Raises ``Refused``."""
        match = self._table_game.table.match
        if not self._timed or not self._table_game.begun or not match.going_on:
            raise Refused(Reason("no_pause"))
        if chosen_together(match):
            raise Refused(Reason("pause_later"))
        if not self._pauses.ask(seat, asyncio.get_running_loop().time()):
            raise Refused(Reason("no_pause_left"))

    def end_pause(self, seat: int) -> None:
        """End the pause that a player has asked for."""
        self._pauses.end(seat)

    def latencies(self, trips: dict[int, int]) -> list[SeatLatency]:
        """Return the delay and the remaining pauses of each seat."""
        breaks, tokens = self._pauses.left, self._pauses.tokens
        return [SeatLatency(trips.get(seat), breaks[seat], tokens[seat]) for seat in self._seats]
