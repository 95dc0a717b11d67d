"""A table where a game is played. It has no I/O and no clock: time is an argument.

Each call returns the events it led to. The host of the table saves them first and then shows them
to the players. A refused call changes nothing.
"""

from collections.abc import Iterable
from typing import Final, Generic, final

from antro.core.chance.fair import Chance
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import HOST, TIME, Game, S
from antro.core.match.clock import ClockSpec
from antro.core.match.events import (
    Agreed,
    Event,
    Flagged,
    Played,
    Resigned,
    Result,
    Undone,
    Upgraded,
)
from antro.core.match.judging import replayed, why_not
from antro.core.match.luck import FairLuck
from antro.core.match.match import TODAY, Match
from antro.core.match.question_versions import NOBODY
from antro.core.match.timing import deadline, due, fallen, flag_falls
from antro.core.match.undo import bots_beside, undo_to, why_not_back


@final
class Table(Generic[S]):
    """A live match: seats choose their moves, and luck makes the moves in between."""

    def __init__(self, match: Match[S], luck: FairLuck) -> None:
        self.match: Final = match
        self.luck: Final = luck

    @property
    def game(self) -> Game[S]:
        return self.match.game

    @property
    def state(self) -> S:
        return self.match.state

    @property
    def events(self) -> list[Event]:
        return self.match.events

    @property
    def version(self) -> int:
        return len(self.match.events)

    @property
    def result(self) -> Result | None:
        return self.match.result

    def begin(self, now: int) -> list[Event]:
        """Let chance prepare the game, up to the first choice."""
        first = self.version
        self.run_luck(self.time(now))
        return self.events[first:]

    def play(self, seat: int, move: int, version: int, now: int) -> list[Event]:
        return self.attempt(Played(seat, move, self.time(now)), version)

    def undo(self, seat: int, version: int, now: int) -> list[Event]:
        """Take back the last move of a seat, and the replies of bots to it."""
        match = self.match
        bots = bots_beside(match, seat) if why_not_back(match, seat, []) is not None else []
        to, at = undo_to(match, seat), self.time(now)
        return self.attempt(Undone(seat, to, at, bots, same_draws=True), version)

    def resign(self, seat: int, version: int, now: int) -> list[Event]:
        return self.attempt(Resigned(seat, self.time(now)), version)

    def agree(self, seat: int, now: int) -> list[Event]:
        """End the game in a draw, because all players agree. *seat* agreed last."""
        return self.attempt(Agreed(seat, self.time(now)), self.version)

    def upgrade(self) -> list[Event]:
        """Switch a game that started under older rules to the current rules."""
        upgraded = Upgraded(int(HOST), self.game.version, self.match.now)
        return self.attempt(upgraded, self.version)

    def tick(self, now: int) -> list[Event]:
        """Let time pass: make all moves of TIME that are due, and end the time of seats."""
        first, at, match = self.version, self.time(now), self.match
        while (next_at := deadline(match)) is not None and next_at <= at:
            if next_at == due(match):
                move = match.open_to(TIME).listed()[0]
                self.attempt(Played(int(TIME), move, self.time(next_at)), self.version)
            else:
                self.drop_flag(at)
        return self.events[first:]

    def drop_flag(self, at: int) -> None:
        """End a seat's time now, or at the exact moment if TIME is due before *at*."""
        due_at, falls = due(self.match), flag_falls(self.match)
        if falls is not None and due_at is not None and due_at <= at:
            at = falls
        seat = fallen(self.match, at)
        if seat is not None:
            self.attempt(Flagged(seat, at), self.version)

    def attempt(self, event: Event, version: int) -> list[Event]:
        """Apply an event and the luck after it. Raise ``Refused`` if it is not allowed."""
        match, fresh = self.match, self.fresh(event.seat, version)
        reason = self.luck.why_unwanted(match, event, fresh=fresh)
        if reason is None and match.result is None and not fresh:
            reason = self.why_stale(event.seat, version)
        reason = reason or why_not(match, event)
        if reason is not None:
            raise Refused(reason)
        first = self.version
        match.happen(event)
        self.run_luck(event.at)
        return match.events[first:]

    def fresh(self, seat: int, version: int) -> bool:
        """True if a seat that saw the table at *version* has seen its current choice."""
        on_seat = 0 <= seat < self.game.seats
        known = self.match.choice_since[seat] if on_seat else self.version
        return known <= version <= self.version

    def why_stale(self, seat: int, version: int) -> Reason:
        """Return the reason against a stale choice: another seat was quicker, or it is too old."""
        on_seat = 0 <= seat < self.game.seats
        quicker = self.match.questions.overtaker(seat, version) if on_seat else NOBODY
        if quicker == NOBODY:
            return Reason("stale_version")
        return Reason("overtaken", fields={"who": self.match.role(quicker)})

    def run_luck(self, at: int) -> None:
        """Make the moves that nobody chooses."""
        while (played := self.luck.next_move(self.match, at)) is not None:
            self.match.happen(played)

    def time(self, now: int) -> int:
        """Return *now*, but never before the last event: a host's clock may be set back."""
        return max(now, self.match.now)


def fair_table(
    game: Game[S],
    chance: Chance,
    clock: ClockSpec | None = None,
    events: Iterable[Event] = (),
    rules: int = TODAY,
) -> Table[S]:
    """Return a table with fair luck, after these events."""
    return Table(replayed(game, clock, events, rules), FairLuck(chance))
