"""The saved form of tables, and the interface of the storage that keeps it.

This module knows no database, so that it can be compiled with the engine.
"""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from antro.core.contract.game import Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Event, Result

Written = Callable[[Exception | None], None]  # hears why an entry was not written, if so


class SeatRow(Struct, frozen=True):
    seat: int
    player: str = ""  # none: open, or a bot's
    level: int = 0  # of the bot that plays it, a substitute included
    key: str = ""  # of the invitation
    entropy: str = ""
    away: bool = False
    ready: bool = True  # its person wants to begin, and has sent a text for chance, or none

    @property
    def open(self) -> bool:
        return not self.player and not self.level

    @property
    def person_plays(self) -> bool:
        return bool(self.player) and not self.level and not self.away

    @property
    def awaited(self) -> bool:
        """Whether the game cannot begin before the person of the seat is ready."""
        return bool(self.player) and not self.level and not self.ready


class TableRow(Struct, frozen=True):
    """All but the moves."""

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
    names: list[str] = []  # by seat, as they were when the game ended
    lesson: str = ""  # none: a game like any other

    @property
    def persons(self) -> list[str]:
        return [seat.player for seat in self.seats if seat.player]


class TableLog(Struct, frozen=True):
    """The log of a table, and which requests it holds, with the version each led to."""

    events: list[Event]
    requests: dict[str, int]


class LogEntry(Struct, frozen=True):
    """What one request led to at a table."""

    table: str
    first: int  # the number of its first event
    events: list[Event]
    request: str | None = None
    result: Result | None = None  # if the game is over with it
    names: list[str] = []  # and then the names of those who sat there


class PlaceTaken(Exception):
    """The log of a table has other events at that number already."""


class Storage(Protocol):
    def table(self, id: str) -> tuple[TableRow, TableLog, dict[str, str]]:
        """A table, its log, and the names of its persons. Raises ``Refused``."""

    def moves(self, id: str) -> TableLog:
        """The log of a table."""

    def append(self, entry: LogEntry, written: Written) -> None:
        """Queue an entry for the log of its table, until the next ``flush``.

        The error is ``PlaceTaken`` if somebody else has written there.
        """

    def flush(self) -> None:
        """Write all that is queued, in one transaction; each hears then how it went."""
