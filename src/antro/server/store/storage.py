"""The saved form of tables, and the interface of the storage that keeps it.

The module needs no database, so that it can be compiled with the engine.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from msgspec import Struct

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import Options
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Event, Result

if TYPE_CHECKING:
    # A wheel is compiled where SQLAlchemy is not installed.
    from sqlalchemy import Connection  # type: ignore[import-not-found, unused-ignore]

T = TypeVar("T")
Work = Callable[["Connection"], T]  # runs in a transaction, and changes only the database
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


class OpenedTable(Struct, frozen=True):
    """A table with its log and the names of its persons, as read from the database."""

    row: TableRow
    log: TableLog
    names: dict[str, str]
    owner: int = 0  # the number of the process that has claimed it


class LogEntry(Struct, frozen=True):
    """The events of one request at a table."""

    table: str
    first: int  # the number of its first event
    events: list[Event]
    request: str | None = None
    result: Result | None = None  # if the request ends the game
    names: list[str] = []  # of the players, if the request ends the game
    owner: int = 0  # the number under which the process opened the table


class PlaceTaken(Exception):
    """The log of a table already has other events at that number, or another process owns it."""


class Elsewhere(Refused):
    """Another process owns the table. *base* is the start of its addresses."""

    def __init__(self, base: str = "") -> None:
        super().__init__(Reason("elsewhere"))
        self.base = base


class Storage(Protocol):
    """Tables in a database. Nothing blocks the event loop while a database works.

    With several processes each table has one owner. Only the owner may write to it.
    """

    me: int  # the number of this process; 0 if there is only one
    batch_ended: Callable[[], object]  # called after the outcomes of each batch

    @property
    def oldest_unsaved(self) -> float:
        """The waiting time of the oldest unsaved entry, in seconds."""

    async def start(self) -> None:
        """Connect to the database. Raises ``ServerError``."""

    async def close(self) -> None:
        """Write all queued entries, and disconnect."""

    def append(self, entry: LogEntry, written: Written) -> None:
        """Queue an entry for the log of its table, and return at once.

        *written* is called later in the loop. Its error is ``PlaceTaken`` if the entry has no
        place in the log.
        """

    async def open(self, id: str) -> OpenedTable:
        """Claim a table and return it. Raises ``Refused``, or ``Elsewhere``."""

    async def read(self, id: str) -> OpenedTable:
        """Return a table without claiming it. Raises ``Refused``."""

    async def do(self, work: Work[T], table: str = "", owner: int = 0) -> T:
        """Run work in its own transaction. It may run twice, so it may change only the database.

        Raises ``Elsewhere`` if *owner* does not own *table*, or does not live. Raises ``Refused``
        if nothing can be saved now.
        """

    async def release(self, ids: list[str]) -> None:
        """Give up tables, so that another process may claim them."""
