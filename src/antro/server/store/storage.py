"""The saved form of tables, and the interface of the storage that keeps it.

The module needs no database, so that it can be compiled with the engine.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from antro.core.contract.game import Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Event, Result

Written = Callable[[Exception | None], None]  # called with the error, or None on success


class SeatRow(Struct, frozen=True):
    seat: int
    player: str = ""  # empty: open, or a bot's
    level: int = 0  # of the bot that plays the seat, also as a substitute
    key: str = ""  # of the invitation
    entropy: str = ""
    away: bool = False
    ready: bool = True  # its person wants to start, and has sent a random text or none

    @property
    def open(self) -> bool:
        return not self.player and not self.level

    @property
    def person_plays(self) -> bool:
        return bool(self.player) and not self.level and not self.away

    @property
    def awaited(self) -> bool:
        """True if the game waits for the person of this seat."""
        return bool(self.player) and not self.level and not self.ready


class TableRow(Struct, frozen=True):
    """A table without its moves."""

    id: str
    game: str
    options: Options
    rules: int
    clock: ClockSpec | None
    seed: str
    opener: str
    opened: int
    seats: list[SeatRow]
    key: str = ""  # of the invitation to any open seat
    result: Result | None = None
    next: str = ""
    names: list[str] = []  # by seat, at the end of the game
    lesson: str = ""  # empty: a normal game

    @property
    def persons(self) -> list[str]:
        return [seat.player for seat in self.seats if seat.player]


class TableLog(Struct, frozen=True):
    """The log of a table, and the version after each request."""

    events: list[Event]
    requests: dict[str, int]


class LogEntry(Struct, frozen=True):
    """The events of one request at a table."""

    table: str
    first: int  # the number of its first event
    events: list[Event]
    request: str | None = None
    result: Result | None = None  # if the request ends the game
    names: list[str] = []  # of the players, if the request ends the game


class PlaceTaken(Exception):
    """The log of a table already has other events at that number."""


class Storage(Protocol):
    @property
    def resting(self) -> bool:
        """True if entries should stay in the queue for a moment, if that is possible."""

    def table(self, id: str) -> tuple[TableRow, TableLog, dict[str, str]]:
        """Return a table, its log, and the names of its persons. Raises ``Refused``."""

    def moves(self, id: str) -> TableLog:
        """Return the log of a table."""

    def append(self, entry: LogEntry, written: Written) -> None:
        """Queue an entry for the log of its table, until the next ``flush``.

        The error is ``PlaceTaken`` if another process has used its number.
        """

    def flush(self) -> None:
        """Write all queued entries in one transaction, then call each ``Written``."""
