"""A game so far: the fold of its events, and the judge of which may come next.

Records are replayed by it and tables are built on it, so what a table refuses and
what a record may not hold are the same thing, said once.
"""

from collections.abc import Iterable
from typing import Final, Generic

from antro.core.bits import bit, listed
from antro.core.clock import Clocks, ClockSpec
from antro.core.descriptions import Reason
from antro.core.errors import BadRecord
from antro.core.events import Event, Flagged, Line, Played, Resigned, Result, Undone
from antro.core.fair import Chance
from antro.core.game import CHANCE, HOST, Game, Question, S, Seat
from antro.core.move_texts import MoveTexts
from antro.core.moves import Moves
from antro.core.undo import Made, why_no_undo
from antro.core.words import load, say

FIRST_LINE: Final = 2  # of the events, in a record: its header comes before them

BLAMED: Final = {
    "wrong_seat": "seat",
    "chance_first": "seat",
    "illegal_move": "move",
    "undo_elsewhere": "to",
    "back_in_time": "at",
    "time_over": "at",
    "time_left": "at",
}
"""Which field of an event a reason is about; any other is about its type."""


class History(Generic[S]):
    """What has happened at a table, and what it has led to."""

    def __init__(
        self, game: Game[S], clock: ClockSpec | None, events: Iterable[Event] = ()
    ) -> None:
        self.game: Final = game
        self.clocks: Final = Clocks(clock, game.seats)
        self.state = game.start()
        self.events: Final[list[Event]] = []
        self.made: Final[list[Made]] = []  # every move ever
        self.standing: Final[list[Made]] = []  # those that were not taken back
        self.draws = 0  # that chance ever made: those taken back are counted
        self.result: Result | None = None
        for event in events:
            self.add(event)

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def now(self) -> int:
        """When the last event happened."""
        return self.events[-1].at if self.events else 0

    @property
    def asked(self) -> Question:
        """What the game waits for."""
        return self.state.pending[-1]

    def add(self, event: Event) -> None:
        """Let an event of a record happen. Raises ``BadRecord`` if it may not."""
        reason = self.why_not(event)
        if reason is not None:
            problem = say(load("antro.core", "en"), f"reason.{reason.code}", reason.fields)
            field = BLAMED.get(reason.code, "type")
            raise BadRecord(FIRST_LINE + self.version, field, problem)
        self.happen(event)

    # What may come next

    def why_not(self, event: Event) -> Reason | None:
        """Why an event may not come next; none, if it may."""
        if self.result is not None:
            return Reason("finished", self.result.clause)
        if event.at < self.now:
            return Reason("back_in_time")
        if 0 <= event.seat < self.game.seats:
            return self.why_not_in_time(event) or self.why_not_done(event)
        if isinstance(event, Played) and event.seat == int(CHANCE):
            return self.why_not_drawn(event)
        return self.wrong_seat()

    def why_not_drawn(self, drawn: Played) -> Reason | None:
        if self.asked.seats != bit(CHANCE):
            return self.wrong_seat()
        return self.why_not_open(drawn)

    def why_not_in_time(self, event: Event) -> Reason | None:
        fallen = self.fallen(event.at)
        if isinstance(event, Flagged):
            return None if event.seat == fallen else Reason("time_left")
        return None if fallen is None else Reason("time_over", "", {"who": self.role(fallen)})

    def why_not_done(self, event: Event) -> Reason | None:
        if isinstance(event, Played):
            return self.why_not_played(event)
        if isinstance(event, Undone):
            return self.why_not_undone(event)
        return None

    def why_not_played(self, played: Played) -> Reason | None:
        if self.asked.seats == bit(CHANCE):
            return Reason("chance_first", self.asked.clause)
        if not self.asked.seats >> played.seat & 1:
            return self.wrong_seat()
        return self.why_not_open(played)

    def why_not_open(self, played: Played) -> Reason | None:
        if played.move in self.open_to(Seat(played.seat)).listed():
            return None
        return Reason("illegal_move", self.asked.clause)

    def why_not_undone(self, undone: Undone) -> Reason | None:
        reason = self.why_no_undo(undone.seat)
        if reason is None and undone.to != self.undo_to(undone.seat):
            return Reason("undo_elsewhere")
        return reason

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat may not take back its last move; none, if it may."""
        if self.result is not None:
            return Reason("finished", self.result.clause)
        last = self.last_of(seat)
        if last is None:
            return Reason("nothing_to_undo")
        return why_no_undo(self.game, self.made, last, self.asked)

    def undo_to(self, seat: int) -> int:
        """The version that taking back the last move of a seat leads to."""
        last = self.last_of(seat)
        return 0 if last is None else last.version

    def last_of(self, seat: int) -> Made | None:
        """The last move of a seat that stands."""
        for made in reversed(self.standing):
            if made.seat == seat:
                return made
        return None

    def wrong_seat(self) -> Reason:
        return Reason("wrong_seat", self.asked.clause, {"who": list(map(self.role, self.acting()))})

    # What happens

    def happen(self, event: Event) -> None:
        """Fold an event that may happen."""
        self.clocks.run(self.acting(), event.at - self.now)
        if isinstance(event, Played):
            self.go_on(event)
        elif isinstance(event, Undone):
            self.go_back(event.to)
        self.events.append(event)
        self.result = self.ended_by(event)

    def go_on(self, played: Played) -> None:
        seat, thought, certain = Seat(played.seat), 0, False
        if seat == CHANCE:
            certain = self.open_to(seat).count == 1
            self.draws += 1
        else:
            thought = self.clocks.stop(played.seat)
        made = Made(self.version, played, self.asked, thought, certain=certain)
        self.made.append(made)
        self.standing.append(made)
        self.game.apply(self.state, seat, played.move)

    def go_back(self, to: int) -> None:
        """Take moves back, and play those that stand from the start."""
        while self.standing and self.standing[-1].version >= to:
            taken = self.standing.pop()
            if taken.seat != CHANCE:
                self.clocks.restart(taken.seat, taken.thought)
        self.state = self.game.start()
        for made in self.standing:
            self.game.apply(self.state, Seat(made.seat), made.move)

    def ended_by(self, event: Event) -> Result | None:
        if isinstance(event, Resigned):
            return Result(self.game.forfeit(Seat(event.seat)), "resigned")
        if isinstance(event, Flagged):
            return Result(self.game.forfeit(Seat(event.seat)), "flagged")
        if self.asked.seats:
            return None
        return Result(self.game.scores(self.state), "rules", self.asked.clause)

    # What may be asked of it

    def acting(self) -> list[int]:
        """The seats that may choose now; their time runs."""
        if self.result is not None or self.asked.seats == bit(CHANCE):
            return []
        return listed(self.asked.seats)

    def open_to(self, seat: Seat) -> Moves:
        """What a seat may choose."""
        out = Moves()
        self.game.offer(self.state, seat, out)
        return out

    def next_draw(self, chance: Chance) -> int:
        """The move that chance makes next."""
        chance.draw = self.draws
        return int(self.open_to(CHANCE).pick(chance))

    def left(self, now: int) -> list[int]:
        """Milliseconds that each seat has left; no list, without a clock."""
        if self.clocks.spec is None:
            return []
        left = [self.clocks.left(seat) for seat in range(self.game.seats)]
        for seat in self.acting():
            left[seat] = max(0, left[seat] - max(0, now - self.now))
        return left

    def deadline(self) -> int | None:
        """When the first seat's time is over, if nothing happens; never, without a clock."""
        acting = self.acting()
        if self.clocks.spec is None or not acting:
            return None
        return self.now + min(map(self.clocks.left, acting))

    def fallen(self, now: int) -> int | None:
        """The seat whose time is over, if there is one; the first of them."""
        deadline = self.deadline()
        if deadline is None or now < deadline:
            return None
        return min(self.acting(), key=self.clocks.left)

    def heard(self, viewer: Seat) -> list[int]:
        """The moves that stand, as a viewer saw them; chance's are left out."""
        chosen = [made for made in self.standing if made.seat != CHANCE]
        return [int(self.game.seen(made.move, Seat(made.seat), viewer)) for made in chosen]

    def lines(
        self, viewer: Seat, since: int = 0, move_texts: MoveTexts | None = None
    ) -> list[Line]:
        """What happened after a version, as a viewer saw it; in *move_texts*, to be sent."""
        found: list[Line] = []
        for version in range(since + 1, len(self.events) + 1):
            found.append(self.line(version, self.events[version - 1], viewer, move_texts))
        return found

    def line(self, version: int, event: Event, viewer: Seat, move_texts: MoveTexts | None) -> Line:
        if isinstance(event, Played):
            number = self.seen(event, viewer)
            move = move_texts.move(number) if move_texts else self.game.describe(number)
            return Line(version, "played", event.seat, event.at, move)
        if isinstance(event, Undone):
            return Line(version, "undone", event.seat, event.at, to=event.to)
        if isinstance(event, Resigned):
            return Line(version, "resigned", event.seat, event.at)
        return Line(version, "flagged", event.seat, event.at)

    def seen(self, played: Played, viewer: Seat) -> int:
        """A move as a viewer learned of it; the host knows all."""
        if viewer == HOST:
            return played.move
        return int(self.game.seen(played.move, Seat(played.seat), viewer))

    def role(self, seat: int) -> str:
        return f"role:{self.game.roles[seat]}"
