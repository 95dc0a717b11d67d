"""A table in simulated time, with the server's queue of timed moves and measures of latency.

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

PROBES: Final = 3  # at the start of a game
APART: Final = 40.0  # milliseconds between the probes at the start
PROBING: Final = 2000.0  # milliseconds between later probes


class News(NamedTuple):
    """The news of the table that one player gets."""

    now: int  # the table's time
    version: int
    since: int  # the version when the player got the choice
    rolled_at: int  # when the player last rolled, or time last moved
    veiled: Any  # the state that the player knows, or None if there is nothing to choose


class Probe(NamedTuple):
    """A message whose echo measures the latency."""

    now: int
    n: int
    trip: int


Send = Callable[[News | Probe], None]  # sends a message to one player


@final
class LatencyTable:
    """The server's end of all connections."""

    def __init__(self, game: Game[Any], timeline: Timeline, random: Random, *, dated: bool) -> None:
        self.timeline: Final = timeline
        self.table: Final = fair_table(game, Chance(random.randbytes(32).hex(), [""] * game.seats))
        self.pending_moves: Final = PendingMoves()
        self.trips: Final = [RoundTrips() for _ in range(game.seats)]
        self.dated: Final = dated  # moves count from the time that the player states
        self.send: list[Send] = []  # by seat
        self.sent_version = 0  # the last version that was sent to players
        self.rolled_at: Final = [0] * game.seats
        self.refused = 0

    @property
    def now(self) -> int:
        return int(self.timeline.now)

    @property
    def over(self) -> bool:
        return self.table.result is not None

    def begin(self) -> None:
        """Start the game, and measure the connections."""
        for seat in range(len(self.send)):
            for nth in range(PROBES):
                self.timeline.after(APART * nth, partial(self.probe, seat))
            self.timeline.after(PROBING, partial(self.probe_again, seat))
        self.table.begin(self.now)
        self.schedule_next()

    # Latency

    def probe(self, seat: int) -> None:
        latency = self.trips[seat]
        self.send[seat](Probe(self.now, latency.probe(self.timeline.now / 1000), latency.trip))

    def probe_again(self, seat: int) -> None:
        self.probe(seat)
        self.timeline.after(PROBING, partial(self.probe_again, seat))

    def receive_echo(self, seat: int, n: int) -> None:
        if self.dated:
            self.trips[seat].echo(n, self.timeline.now / 1000, float("inf"))

    # Timed moves

    def receive_move(self, seat: int, move: int, version: int, stated: int) -> None:
        """Queue or make the move of a player, who states the time of the choice."""
        self.pending_moves.queue.window = window([latency.trip for latency in self.trips])
        at = believed_time(stated, self.now, self.trips[seat].trip)
        timed_move = TimedMove(seat, move, version, at)
        if self.pending_moves.waits(self.table.match, timed_move):
            self.pending_moves.join(self.table.match, timed_move, lambda _: None)
        else:
            self.make(TimedMove(seat, move, version, self.now))
        self.schedule_next()

    def make(self, timed_move: TimedMove) -> None:
        """Make a timed move. Count it as refused if another move has made it invalid."""
        try:
            self.table.play(timed_move.seat, timed_move.move, timed_move.version, timed_move.at)
        except Refused:
            self.refused += 1

    def schedule_next(self) -> None:
        """Make all moves that are due, send the news, and schedule the next wake-up."""
        while (
            next_at := self.pending_moves.next_at(self.table.match)
        ) is not None and next_at <= self.now:
            taken = self.pending_moves.take(self.table.match, self.now)
            if taken is None:
                self.table.tick(self.now - self.pending_moves.grace(self.table.match))
            else:
                self.make(taken[0])
        if self.table.version > self.sent_version:
            self.send_news()
        if next_at is not None and not self.over:
            self.timeline.at(float(next_at), self.wake)

    def wake(self) -> None:
        if (
            next_at := self.pending_moves.next_at(self.table.match)
        ) is not None and next_at <= self.now:
            self.schedule_next()

    def send_news(self) -> None:
        """Send the new events to every player."""
        for event in self.table.events[self.sent_version :]:
            for seat in range(len(self.rolled_at)):
                if isinstance(event, Played) and event.seat in (seat, TIME):
                    self.rolled_at[seat] = event.at
        self.sent_version, acting = self.table.version, self.table.match.acting()
        for seat, send in enumerate(self.send):
            asked = seat in acting
            veiled = self.table.game.veil(self.table.state, Seat(seat)) if asked else None
            since = self.table.match.choice_since[seat]
            send(News(self.now, self.sent_version, since, self.rolled_at[seat], veiled))
