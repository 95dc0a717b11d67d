"""A table in made-up time, with the server's own parts: its press queue and its measures of lines.

What ``server/move_requests.py`` does with timers and sockets is done here with a ``Timeline``.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, final

from antro.core.errors import Refused
from antro.core.events import Played
from antro.core.fair import Chance
from antro.core.game import TIME, Game, Seat
from antro.core.press import Press, made_at
from antro.core.table import Table
from antro.lab.timeline import Timeline
from antro.server.presses import Presses, window
from antro.server.round_trips import RoundTrips

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
    """A question whose answer measures the line."""

    now: int
    n: int
    trip: int


Tell = Callable[[News | Probe], None]  # sends something to a player


@final
class LineTable:
    """The host's end of all lines."""

    def __init__(self, game: Game[Any], timeline: Timeline, luck: Random, *, dated: bool) -> None:
        self.timeline: Final = timeline
        self.table: Final = Table(game, Chance(luck.randbytes(32).hex(), [""] * game.seats))
        self.presses: Final = Presses()
        self.trips: Final = [RoundTrips() for _ in range(game.seats)]
        self.dated: Final = dated  # presses count from when they were made
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
        self.look_after()

    # Lines

    def probe(self, seat: int) -> None:
        line = self.trips[seat]
        self.tell[seat](Probe(self.now, line.probe(self.timeline.now / 1000), line.trip))

    def probe_again(self, seat: int) -> None:
        self.probe(seat)
        self.timeline.after(PROBING, partial(self.probe_again, seat))

    def hear_echo(self, seat: int, n: int) -> None:
        if self.dated:
            self.trips[seat].echo(n, self.timeline.now / 1000, float("inf"))

    # Presses

    def hear_press(self, seat: int, move: int, version: int, said: int) -> None:
        """A player has chosen, and says when."""
        self.presses.queue.window = window([line.trip for line in self.trips])
        at = made_at(said, self.now, self.trips[seat].trip)
        press = Press(seat, move, version, at)
        if self.presses.waits(self.table, press):
            self.presses.join(self.table, press, lambda _: None)
        else:
            self.make(Press(seat, move, version, self.now))
        self.look_after()

    def make(self, press: Press) -> None:
        """Make the move of a press; one that was overtaken is forgotten."""
        try:
            self.table.play(press.seat, press.move, press.version, press.at)
        except Refused:
            self.refused += 1

    def look_after(self) -> None:
        """Let everything happen whose time has come, tell of it, and wake up for what is next."""
        while (next_at := self.presses.next_at(self.table)) is not None and next_at <= self.now:
            taken = self.presses.take(self.table, self.now)
            if taken is None:
                self.table.tick(self.now - self.presses.grace(self.table))
            else:
                self.make(taken[0])
        if self.table.version > self.told:
            self.tell_all()
        if next_at is not None and not self.over:
            self.timeline.at(float(next_at), self.wake)

    def wake(self) -> None:
        if (next_at := self.presses.next_at(self.table)) is not None and next_at <= self.now:
            self.look_after()

    def tell_all(self) -> None:
        """Tell every player of what has happened."""
        for event in self.table.events[self.told :]:
            for seat in range(len(self.thrown_at)):
                if isinstance(event, Played) and event.seat in (seat, TIME):
                    self.thrown_at[seat] = event.at
        self.told, acting = self.table.version, self.table.acting()
        for seat, tell in enumerate(self.tell):
            asked = seat in acting
            veiled = self.table.game.veil(self.table.state, Seat(seat)) if asked else None
            since = self.table.choice_since[seat]
            tell(News(self.now, self.told, since, self.thrown_at[seat], veiled))
