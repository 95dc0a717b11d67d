"""The game of a live table: made from its log, with the entries to save.

``move_requests.py`` saves them between a move and the messages about it.
"""

from typing import Any, Final, final

from msgspec.structs import replace

from antro.core.chance.fair import Chance
from antro.core.contract.game import Game
from antro.core.match.events import Event
from antro.core.match.judging import add
from antro.core.match.luck import FairLuck
from antro.core.match.match import Match
from antro.core.match.migration import force_result, replay_under
from antro.core.match.table import Table
from antro.core.record.record import Record, record_of
from antro.core.tutorial.scripted_luck import ScriptedLuck
from antro.games.manifest import Manifest
from antro.server.store.storage import LogEntry, TableLog
from antro.server.table.seats import Seats


@final
class TableGame:
    def __init__(
        self,
        manifest: Manifest,
        game: Game[Any],
        seats: Seats,
        saved_log: TableLog,
        owner: int = 0,
    ) -> None:
        self._manifest: Final = manifest
        self._game: Final = game
        self._seats: Final = seats
        self.owner: Final = owner  # the number under which this process opened the table
        self._requests: Final = saved_log.requests  # done, with the version after each
        self._unsaved = False  # the last events are neither saved nor shown
        self._unreplayable: list[Event] = []  # saved, but impossible under today's rules
        self._incompatible_from = 0  # the version before the first unreplayable event
        self._lesson: ScriptedLuck | None = None
        self.replay(saved_log.events)

    def replay(self, events: list[Event]) -> None:
        """Make the game from its log, as far as today's rules allow its moves."""
        row = self._seats.row
        chance = Chance(row.seed, [seat.entropy for seat in row.seats])
        match = Match(self._game, row.clock, row.rules)
        self._lesson = self._lesson_luck(chance)
        self._table = Table(match, self._lesson or FairLuck(chance))
        self._unreplayable = []
        self._incompatible_from = 0
        if row.rules == self._game.version:
            for event in events:
                add(match, event)
        else:
            self._unreplayable = replay_under(match, events, None if row.lesson else chance)
            self._incompatible_from = match.version
            force_result(match, row.result)
        match.bots = [seat.seat for seat in row.seats if seat.level and not seat.player]

    def _lesson_luck(self, chance: Chance) -> ScriptedLuck | None:
        """Return the scripted luck of a lesson that still exists, if the table has one."""
        name = self._seats.row.lesson
        if name not in self._manifest.lessons:
            return None
        return ScriptedLuck(chance, self._manifest.lesson_script(name))

    @property
    def table(self) -> Table[Any]:
        """The table of the core, to be read only."""
        return self._table

    @property
    def lesson(self) -> ScriptedLuck | None:
        """The script of this table's lesson, if there is one."""
        return self._lesson

    @property
    def untouched(self) -> bool:
        """True if nothing has happened yet."""
        return not self._table.events and not self._unreplayable

    @property
    def begun(self) -> bool:
        """True if the game has started: all seats are taken, and everyone is ready."""
        return not self.untouched or self._seats.ready

    @property
    def lacks_text(self) -> bool:
        """True if the game waits only for the opener's random text."""
        return self.untouched and self._seats.lacks_text

    @property
    def outdated(self) -> bool:
        """True if the game started under other rules and can continue under today's."""
        match = self._table.match
        return match.rules != self._game.version and match.going_on and self.begun

    # Saving

    @property
    def unsaved(self) -> bool:
        """True if the last events are not saved yet."""
        return self._unsaved

    def version_after(self, request: str) -> int | None:
        """Return the version after a request, or None if it was not done."""
        return self._requests.get(request)

    def unsaved_entry(self, since: int, events: list[Event], request: str) -> LogEntry:
        """Return the entry for new events, and mark the table as unsaved."""
        self._unsaved = True
        row, result = self._seats.row, self._table.result
        names = self._seats.recorded_names() if result is not None else []
        first = since + len(self._unreplayable)
        return LogEntry(row.id, first, events, request or None, result, names, self.owner)

    def saved(self, request: str) -> int:
        """Note that all events are saved. Return the version after the request."""
        self._unsaved = False
        version = self._table.version
        if request:
            self._requests[request] = version
        return version

    def take_back(self, version: int) -> None:
        """Forget the events after a version, because they could not be saved."""
        self._unsaved = False
        self.replay(self._table.events[:version] + self._unreplayable)

    def read_again(self, saved_log: TableLog) -> None:
        """Make the game again from the log, because another process wrote to it."""
        self.replay(saved_log.events)
        self._requests.update(saved_log.requests)

    def record(self) -> Record:
        """Return the record of the game. It also has the moves that today's rules forbid."""
        row = self._seats.row
        record = record_of(self._table, self._seats.recorded_names(), row.lesson)
        if self._table.match.incompatible_at is None:
            return record
        header, at = replace(record.header, options=row.options), self._incompatible_from
        events = record.events[:at] + self._unreplayable + record.events[at:]
        return Record(header, events, record.seed)
