"""A table in made-up time, with the server's own queue of timed moves and measures of latency.

``server/moves/move_requests.py`` uses timers and sockets. This module uses a ``Timeline``.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, final

from antro.core.chance.fair import Chance
from antro.core.contract.errors import Refused
from antro.core.contract.game import TIME, Game, Seat
from antro.core.match.events import Played
from antro.core.match.pending_moves import PendingMoves, window
from antro.core.match.table import fair_table
from antro.core.match.timed_moves import TimedMove, believed_time
from antro.lab.latency.timeline import Timeline
from antro.server.session.round_trips import RoundTrips

PROBES: Final = 3  # at first
APART: Final = 40.0  # milliseconds between two of those
PROBING: Final = 2000.0  # milliseconds between two probes later on


class News(NamedTuple):
    """What a player hears of the table."""

    now: int  # the table's time
    version: int
    since: int  # the version from which on the player has the choice
    thrown_at: int  # when the player's dice were last thrown, or time last moved
    veiled: Any  # what the player knows, if there is something to choose; else nothing


class Probe(NamedTuple):
    """A question whose answer measures the latency."""

    now: int
    n: int
    trip: int


Tell = Callable[[News | Probe], None]  # sends something to a player


@final
class LatencyTable:
    """The host's end of all lines."""

    def __init__(self, game: Game[Any], timeline: Timeline, luck: Random, *, dated: bool) -> None:
        self.timeline: Final = timeline
        self.table: Final = fair_table(game, Chance(luck.randbytes(32).hex(), [""] * game.seats))
        self.pending_moves: Final = PendingMoves()
        self.trips: Final = [RoundTrips() for _ in range(game.seats)]
        self.dated: Final = dated  # moves count from when they were made
        self.tell: list[Tell] = []  # by seat
        self.told = 0  # the version
        self.thrown_at: Final = [0] * game.seats
        self.refused = 0

    @property
    def now(self) -> int:
        return int(self.timeline.now)

    @property
    def over(self) -> bool:
        return self.table.result is not None

    def begin(self) -> None:
        """Lay the table, and measure the lines."""
        for seat in range(len(self.tell)):
            for nth in range(PROBES):
                self.timeline.after(APART * nth, partial(self.probe, seat))
            self.timeline.after(PROBING, partial(self.probe_again, seat))
        self.table.begin(self.now)
        self.schedule_next()

    # Lines

    def probe(self, seat: int) -> None:
        latency = self.trips[seat]
        self.tell[seat](Probe(self.now, latency.probe(self.timeline.now / 1000), latency.trip))

    def probe_again(self, seat: int) -> None:
        self.probe(seat)
        self.timeline.after(PROBING, partial(self.probe_again, seat))

    def hear_echo(self, seat: int, n: int) -> None:
        if self.dated:
            self.trips[seat].echo(n, self.timeline.now / 1000, float("inf"))

    # Timed moves

    def hear_move(self, seat: int, move: int, version: int, said: int) -> None:
        """A player has chosen, and says when."""
        self.pending_moves.queue.window = window([latency.trip for latency in self.trips])
        at = believed_time(said, self.now, self.trips[seat].trip)
        timed_move = TimedMove(seat, move, version, at)
        if self.pending_moves.waits(self.table.match, timed_move):
            self.pending_moves.join(self.table.match, timed_move, lambda _: None)
        else:
            self.make(TimedMove(seat, move, version, self.now))
        self.schedule_next()

    def make(self, timed_move: TimedMove) -> None:
        """Make a timed move; forget a move that was overtaken."""
        try:
            self.table.play(timed_move.seat, timed_move.move, timed_move.version, timed_move.at)
        except Refused:
            self.refused += 1

    def schedule_next(self) -> None:
        """Let everything happen whose time has come, tell of it, and wake up for what is next."""
        while (
            next_at := self.pending_moves.next_at(self.table.match)
        ) is not None and next_at <= self.now:
            taken = self.pending_moves.take(self.table.match, self.now)
            if taken is None:
                self.table.tick(self.now - self.pending_moves.grace(self.table.match))
            else:
                self.make(taken[0])
        if self.table.version > self.told:
            self.tell_all()
        if next_at is not None and not self.over:
            self.timeline.at(float(next_at), self.wake)

    def wake(self) -> None:
        if (
            next_at := self.pending_moves.next_at(self.table.match)
        ) is not None and next_at <= self.now:
            self.schedule_next()

    def tell_all(self) -> None:
        """Tell every player of what has happened."""
        for event in self.table.events[self.told :]:
            for seat in range(len(self.thrown_at)):
                if isinstance(event, Played) and event.seat in (seat, TIME):
                    self.thrown_at[seat] = event.at
        self.told, acting = self.table.version, self.table.match.acting()
        for seat, tell in enumerate(self.tell):
            asked = seat in acting
            veiled = self.table.game.veil(self.table.state, Seat(seat)) if asked else None
            since = self.table.match.choice_since[seat]
            tell(News(self.now, self.told, since, self.thrown_at[seat], veiled))
