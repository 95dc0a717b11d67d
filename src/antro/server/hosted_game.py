"""The game of a table in memory: made from its log, and what is to be saved of it.

It saves nothing itself: ``move_requests.py`` does, between what happens and telling of it.
"""

from typing import Any, Final

from msgspec.structs import replace

from antro.core.events import Event
from antro.core.fair import Chance
from antro.core.game import Game
from antro.core.lesson_table import LessonTable
from antro.core.older import end_as, follow
from antro.core.press import Press
from antro.core.record import Record, record_of
from antro.core.table import Table
from antro.games.manifest import Manifest
from antro.server.storage import LogEntry, TableLog, TableRow
from antro.server.table_clock import TableClock, wall


class HostedGame:
    def __init__(
        self,
        manifest: Manifest,
        game: Game[Any],
        row: TableRow,
        moves: TableLog,
        names: dict[str, str],
    ) -> None:
        self.manifest: Final = manifest
        self.game: Final = game
        self._row = row
        self._names: Final = names  # of the persons who sit here
        self._requests: Final = moves.requests  # done already, and the version each led to
        self._unsaved = False  # something happened that is not saved, and that nobody was told
        self._text_waived = False  # the game begins without a text of whoever opened the table
        self._replay(moves.events)
        self._start_clock()

    def _replay(self, events: list[Event]) -> None:
        """Make the game from its log; one of older rules, up to where it departs from today's."""
        row = self._row
        chance = Chance(row.seed, [seat.entropy for seat in row.seats])
        self._beyond: list[Event] = []  # what is saved and departs from the rules of today
        self._departs_at = 0  # and from which version on
        self._table = self._new_table(chance)
        if row.rules == self.game.version:
            for event in events:
                self._table.add(event)
        else:
            self._beyond = follow(self._table, events, None if row.lesson else chance)
            self._departs_at = self._table.version
            end_as(self._table, row.result)
        self._table.bots = [seat.seat for seat in row.seats if seat.level and not seat.player]

    def _new_table(self, chance: Chance) -> Table[Any]:
        """A table like any other, or that of a lesson which is still given."""
        row = self._row
        if row.lesson not in self.manifest.lessons:
            return Table(self.game, chance, row.clock, rules=row.rules)
        script = self.manifest.lesson_script(row.lesson)
        return LessonTable(self.game, chance, script, rules=row.rules)

    def _start_clock(self) -> None:
        """Go on from the last event where time counts: it did not while the server was down."""
        counts = self._row.clock is not None or self.game.timed
        self._clock = TableClock(self._table.now if counts else wall() - self._row.opened)

    @property
    def id(self) -> str:
        return self._row.id

    @property
    def row(self) -> TableRow:
        """The table as it is saved, but for the moves."""
        return self._row

    @property
    def table(self) -> Table[Any]:
        """The game, to be read only."""
        return self._table

    @property
    def outdated(self) -> bool:
        """Whether the game was begun under other rules, and is to go on under those of today."""
        older = self._table.rules != self.game.version
        return older and self._table.going_on and self.begun

    def now(self) -> int:
        """Milliseconds since the table was opened, but for those in which time stood still."""
        return self._clock.now()

    # What happens in the game: each returns the events it led to, or raises ``Refused``

    def begin(self) -> list[Event]:
        """Let chance prepare the game."""
        return self._table.begin(self.now())

    def upgrade(self) -> list[Event]:
        """Go on, or begin, under the rules of today."""
        return self._table.upgrade()

    def play(self, seat: int, move: int, version: int) -> list[Event]:
        return self._table.play(seat, move, version, self.now())

    def play_press(self, press: Press) -> list[Event]:
        """Make the move of a press whose turn has come, at the time at which it was made."""
        return self._table.play(press.seat, press.move, press.version, press.at)

    def undo(self, seat: int, version: int) -> list[Event]:
        return self._table.undo(seat, version, self.now())

    def resign(self, seat: int, version: int) -> list[Event]:
        return self._table.resign(seat, version, self.now())

    def agree(self, seat: int) -> list[Event]:
        """Call the game drawn, since all who play agree; *seat* was the last to do so."""
        return self._table.agree(seat, self.now())

    # What is saved of it

    @property
    def unsaved(self) -> bool:
        """Whether something happened that is not saved yet."""
        return self._unsaved

    def version_after(self, request: str) -> int | None:
        """The version that a request led to; none if it was not done."""
        return self._requests.get(request)

    def unsaved_entry(self, since: int, events: list[Event], request: str) -> LogEntry:
        """What is to be saved of events that just happened: the table is unsaved from now on."""
        self._unsaved = True
        result = self._table.result
        names = self.recorded_names() if result is not None else []
        first = since + len(self._beyond)
        return LogEntry(self.id, first, events, request or None, result, names)

    def saved(self, request: str) -> int:
        """Note that all that happened is saved. Returns the version that the request led to."""
        self._unsaved = False
        version = self._table.version
        if request:
            self._requests[request] = version
        return version

    def take_back(self, version: int) -> None:
        """Forget all that happened after a version, because it could not be saved."""
        self._unsaved = False
        self._replay(self._table.events[:version] + self._beyond)

    def read_again(self, moves: TableLog) -> None:
        """Make the game anew from what is saved, because somebody else wrote to its log."""
        self._replay(moves.events)
        self._requests.update(moves.requests)

    def record(self) -> Record:
        """The record of the game; one that departs from the rules of today, as it was played."""
        record = record_of(self._table, self.recorded_names(), self._row.lesson)
        if self._table.departed is None:
            return record
        header = replace(record.header, options=self._row.options)
        before, since = record.events[: self._departs_at], record.events[self._departs_at :]
        return Record(header, before + self._beyond + since, record.seed)

    # Who plays

    @property
    def full(self) -> bool:
        return not any(seat.open for seat in self._row.seats)

    @property
    def begun(self) -> bool:
        """Whether seats may choose: not before all are taken, and everybody is ready."""
        ready = self._text_waived or not any(seat.awaited for seat in self._row.seats)
        return bool(self._table.events or self._beyond) or (self.full and ready)

    @property
    def lacks_text(self) -> bool:
        """Whether the game could begin, but for a text that whoever opened the table may send."""
        awaited = [seat.player for seat in self._row.seats if seat.awaited]
        return not self.begun and self.full and set(awaited) == {self._row.opener}

    def waive_text(self) -> None:
        """Begin without it."""
        self._text_waived = True

    def seats_of(self, guest: str) -> list[int]:
        return [seat.seat for seat in self._row.seats if guest and seat.player == guest]

    def playing_seats(self) -> list[int]:
        """The seats that persons play, and that are still in the game."""
        gone = self._table.gone
        return [row.seat for row in self._row.seats if row.person_plays and row.seat not in gone]

    @property
    def names(self) -> dict[str, str]:
        """A copy of the names of all persons, by guest."""
        return self._names.copy()

    def name_at(self, seat: int) -> str:
        """The name of a seat's person: as it was at the end, once the game is over."""
        if self._row.names:
            return self._row.names[seat]
        return self._names.get(self._row.seats[seat].player, "")

    def recorded_names(self) -> list[str]:
        """By seat: the name of its person, or ``bot:<level>``."""
        return [
            self.name_at(row.seat) if row.player else f"bot:{row.level}" for row in self._row.seats
        ]
