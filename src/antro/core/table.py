"""A table where a game is played. No I/O, and no clock of its own: time is an argument.

Each call returns the events it led to: whoever keeps the table saves them first, and
then tells of them. A call that is refused changes nothing.
"""

from collections.abc import Iterable
from typing import Final

from antro.core.clock import ClockSpec
from antro.core.descriptions import Reason
from antro.core.errors import Refused
from antro.core.events import Agreed, Event, Flagged, Played, Resigned, Undone, Upgraded
from antro.core.fair import Chance
from antro.core.game import CHANCE, HOST, TIME, Game, S
from antro.core.game_so_far import TODAY
from antro.core.history import History
from antro.core.waits import NOBODY


class Table(History[S]):
    """A history that goes on: seats write it, and chance in between."""

    def __init__(
        self,
        game: Game[S],
        chance: Chance,
        clock: ClockSpec | None = None,
        events: Iterable[Event] = (),
        rules: int = TODAY,
    ) -> None:
        super().__init__(game, clock, events, rules)
        self.chance: Final = chance

    def begin(self, now: int) -> list[Event]:
        """Let chance prepare the game: cards dealt, and whatever else comes before a choice."""
        first = self.version
        self.run_chance(self.time(now))
        return self.events[first:]

    def play(self, seat: int, move: int, version: int, now: int) -> list[Event]:
        return self.attempt(Played(seat, move, self.time(now)), version)

    def undo(self, seat: int, version: int, now: int) -> list[Event]:
        """Take back the last move of a seat, and what bots replied to it."""
        bots = self.bots_beside(seat) if self.why_not_back(seat, []) is not None else []
        return self.attempt(Undone(seat, self.undo_to(seat), self.time(now), bots), version)

    def resign(self, seat: int, version: int, now: int) -> list[Event]:
        return self.attempt(Resigned(seat, self.time(now)), version)

    def agree(self, seat: int, now: int) -> list[Event]:
        """End the game in a draw, since all agree; *seat* was the last to do so."""
        return self.attempt(Agreed(seat, self.time(now)), self.version)

    def upgrade(self) -> list[Event]:
        """Go on under the rules of today with a game that was begun under others."""
        return self.attempt(Upgraded(int(HOST), self.game.version, self.now), self.version)

    def tick(self, now: int) -> list[Event]:
        """Time has passed: TIME moves as often as it was due, and who has none left is out."""
        first, at = self.version, self.time(now)
        while (deadline := self.deadline()) is not None and deadline <= at:
            if deadline == self.due():
                move = self.open_to(TIME).listed()[0]
                self.attempt(Played(int(TIME), move, self.time(deadline)), self.version)
            else:
                self.drop_flag(at)
        return self.events[first:]

    def drop_flag(self, at: int) -> None:
        """A seat's time is over, and that is told now; or back then, if TIME has moved since."""
        due, falls = self.due(), self.flag_falls()
        if falls is not None and due is not None and due <= at:
            at = falls
        fallen = self.fallen(at)
        if fallen is not None:
            self.attempt(Flagged(fallen, at), self.version)

    def attempt(self, event: Event, version: int) -> list[Event]:
        """Let an event happen, and chance after it."""
        if self.result is None and not self.fresh(event.seat, version):
            raise Refused(self.why_stale(event.seat, version))
        reason = self.why_not(event)
        if reason is not None:
            raise Refused(reason)
        first = self.version
        self.happen(event)
        self.run_chance(event.at)
        return self.events[first:]

    def fresh(self, seat: int, version: int) -> bool:
        """Whether a seat that saw the table at this version knows the choice that it has."""
        known = self.choice_since[seat] if 0 <= seat < self.game.seats else self.version
        return known <= version <= self.version

    def why_stale(self, seat: int, version: int) -> Reason:
        """The choice was taken away by somebody who chose at the same time; or it is an old one."""
        quicker = self.waits.overtaker(seat, version) if 0 <= seat < self.game.seats else NOBODY
        if quicker == NOBODY:
            return Reason("stale_version")
        return Reason("overtaken", fields={"who": self.role(quicker)})

    def run_chance(self, at: int) -> None:
        """Chance moves, for as long as it is asked."""
        while self.going_on and self.chance_is_asked:
            self.happen(Played(int(CHANCE), self.next_draw(self.chance), at))

    def time(self, now: int) -> int:
        """*now*, though never before the last event: a host's clock may be set back."""
        return max(now, self.now)
