"""A game so far: the fold of its events, and the judge of which may come next.

Records are replayed by it and tables are built on it, so what a table refuses and
what a record may not hold are the same thing, said once.
"""

from collections.abc import Iterable
from typing import Final, Generic, Literal

from antro.core.bits import bit, listed
from antro.core.clock import Clocks, ClockSpec
from antro.core.descriptions import Reason
from antro.core.errors import BadRecord
from antro.core.events import Event, Flagged, Line, Played, Resigned, Result, Undone
from antro.core.fair import TABLE, Chance
from antro.core.game import CHANCE, HOST, PEOPLE, TIME, Game, Question, S, Seat, add_answers
from antro.core.move_texts import MoveTexts
from antro.core.moves import Moves
from antro.core.undo import LEAVING, Made, make_again, why_no_undo
from antro.core.waits import NOWHERE, Waits
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
    "time_first": "at",
    "overdue": "at",
    "too_soon": "at",
    "seat_left": "seat",
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
        self.drawn: Final = [0] * (
            game.seats + 1
        )  # by whose luck, the table's last: taken back too
        self.waits: Final = Waits(game.seats, game.open_questions(self.state))
        self.decider = int(CHANCE)  # who moved last, chance apart
        self.answered: Question | None = None  # what the decider was asked
        self.gone: Final[list[int]] = []  # seats that left the game
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
        """What the game waits for; of several questions at once, the first."""
        return self.game.open_questions(self.state)[0]

    @property
    def chance_is_asked(self) -> bool:
        return self.game.to_act(self.state) == bit(CHANCE)

    @property
    def draws(self) -> int:
        """How many chance ever made: those taken back are counted."""
        return sum(self.drawn)

    @property
    def choice_since(self) -> list[int]:
        """By seat: the version from which on it has had the choice that it has."""
        return self.waits.choice_since

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
        if isinstance(event, Played) and event.seat == int(TIME):
            return self.why_not_due(event)
        return self.wrong_seat()

    def why_not_drawn(self, drawn: Played) -> Reason | None:
        if not self.chance_is_asked:
            return self.wrong_seat()
        return self.why_not_open(drawn)

    def why_not_due(self, played: Played) -> Reason | None:
        """TIME moves when its wait is over: not earlier, and not later."""
        due = self.due()
        if due is None:
            return self.wrong_seat()
        early = max(due, self.now) - played.at
        if early:
            return Reason("time_left") if early > 0 else Reason("overdue", "", {"n": -early})
        return self.why_flag_first(played.at - 1) or self.why_not_open(played)

    def why_not_in_time(self, event: Event) -> Reason | None:
        due = self.due()
        if due is not None and event.at >= due:
            return self.why_time_first(event.seat)
        if isinstance(event, Flagged):
            return None if event.seat == self.fallen(event.at) else Reason("time_left")
        return self.why_flag_first(event.at)

    def why_time_first(self, seat: int) -> Reason:
        """TIME is due: it has answered for this seat, or it has to move before anybody does."""
        due = self.waits.questions[self.waits.next_due()]
        if due.seats >> seat & 1:
            return Reason("time_over", due.clause, {"who": self.role(seat)})
        return Reason("time_first", due.clause)

    def why_flag_first(self, at: int) -> Reason | None:
        fallen = self.fallen(at)
        return None if fallen is None else Reason("time_over", "", {"who": self.role(fallen)})

    def why_not_done(self, event: Event) -> Reason | None:
        if event.seat in self.gone:
            return Reason("seat_left")
        if isinstance(event, Played):
            return self.why_not_played(event)
        if isinstance(event, Undone):
            return self.why_not_undone(event)
        return None

    def why_not_played(self, played: Played) -> Reason | None:
        asked = self.game.question_to(self.state, Seat(played.seat))
        if self.chance_is_asked:
            return Reason("chance_first", asked.clause)
        if not asked.seats >> played.seat & 1:
            return self.wrong_seat()
        return self.why_not_open(played) or self.why_too_soon(played)

    def why_not_open(self, played: Played) -> Reason | None:
        if played.move in self.open_to(Seat(played.seat)).listed():
            return None
        return Reason("illegal_move", self.question_to(played.seat).clause)

    def why_too_soon(self, played: Played) -> Reason | None:
        left = self.ready_at(played.seat, played.move) - played.at
        if left <= 0:
            return None
        return Reason("too_soon", self.question_to(played.seat).clause, {"n": left})

    def why_not_undone(self, undone: Undone) -> Reason | None:
        reason = self.why_no_undo(undone.seat)
        if reason is None and undone.to != self.undo_to(undone.seat):
            return Reason("undo_elsewhere")
        return reason

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat may not take back its last move; none, if it may."""
        if self.result is not None:
            return Reason("finished", self.result.clause)
        if seat in self.gone:
            return Reason("seat_left")
        last = self.last_of(seat)
        if last is None:
            return Reason("nothing_to_undo")
        return why_no_undo(self.game, self.made, last, self.state)

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
        if event.seat != CHANCE:
            self.decider, self.answered = event.seat, None
        left = False
        if isinstance(event, Played):
            self.go_on(event)
        elif isinstance(event, Undone):
            self.go_back(event.to)
        else:
            left = self.leave(event.seat)
        self.events.append(event)
        self.result = self.ended_by(event, left=left)
        if not isinstance(event, Undone) and not self.chance_is_asked:
            questions = self.game.open_questions(self.state)
            self.waits.ask(questions, self.version, event.at, self.decider, self.answered)

    def go_on(self, played: Played) -> None:
        seat, thought, certain = Seat(played.seat), 0, False
        question = self.question_to(played.seat)
        if seat == CHANCE:
            certain = self.open_to(seat).count == 1
            self.drawn[self.stream(question)] += 1
        else:
            self.answered = question
        if seat < self.game.seats:
            thought = self.clocks.stop(played.seat)
            self.waits.moved_at[played.seat] = played.at
        self.note(played.seat, played.move, question, thought, certain=certain)
        self.game.apply(self.state, seat, played.move)

    def go_back(self, to: int) -> None:
        """Take moves back, and play those that stand from the start."""
        asked_at = self.waits.asked_at
        while self.standing and self.standing[-1].version >= to:
            taken = self.standing.pop()
            asked_at = taken.asked_at
            if taken.seat < self.game.seats:
                self.clocks.restart(taken.seat, taken.thought)
        self.state = self.game.start()
        for made in self.standing:
            make_again(self.game, self.state, made)
        questions = self.game.open_questions(self.state)
        self.waits.ask_again(questions, asked_at, self.version + 1, self.decider)

    def leave(self, seat: int) -> bool:
        """Take a seat out, if the game goes on without it. Returns whether it does."""
        if self.chance_is_asked:
            return False
        question = self.question_to(seat)
        if not self.game.leave(self.state, Seat(seat)):
            return False
        self.note(seat, LEAVING, question, 0)
        self.gone.append(seat)
        return True

    def goes_on_without(self, seat: int) -> bool:
        """Whether the others would play on, if a seat left now."""
        if self.result is not None or self.chance_is_asked or seat in self.gone:
            return False
        state = self.state.clone()
        return self.game.leave(state, Seat(seat)) and bool(self.game.to_act(state))

    def note(
        self, seat: int, move: int, question: Question, thought: int, *, certain: bool = False
    ) -> None:
        acting, asked_at = self.game.to_act(self.state), self.waits.asked_at
        made = Made(self.version, seat, move, question, acting, asked_at, thought, certain=certain)
        self.made.append(made)
        self.standing.append(made)

    def ended_by(self, event: Event, *, left: bool) -> Result | None:
        how: Literal["rules", "resigned", "flagged"] = "rules"
        if isinstance(event, Resigned | Flagged):
            how = "resigned" if isinstance(event, Resigned) else "flagged"
            if not left:
                return Result(self.game.forfeit(Seat(event.seat)), how)
        if self.game.to_act(self.state):
            return None
        return Result(self.game.scores(self.state), how, self.asked.clause)

    # What may be asked of it

    def acting(self) -> list[int]:
        """The seats that may choose now; their time runs."""
        if self.result is not None:
            return []
        return listed(self.game.to_act(self.state) & PEOPLE)

    def question_to(self, seat: int) -> Question:
        """What a seat is asked; TIME, the question that is due first."""
        if seat == TIME and (place := self.waits.next_due()) != NOWHERE:
            return self.waits.questions[place]
        return self.game.question_to(self.state, Seat(seat))

    def open_to(self, seat: Seat) -> Moves:
        """What a seat may choose."""
        out = Moves()
        if seat == TIME:
            add_answers(self.question_to(int(seat)), self.state, seat, out)
        else:
            self.game.offer(self.state, seat, out)
        return out

    def next_draw(self, chance: Chance) -> int:
        """The move that chance makes next."""
        stream = self.stream(self.question_to(int(CHANCE)))
        chance.seat = stream if stream < self.game.seats else TABLE
        chance.draw = self.drawn[stream]
        return int(self.open_to(CHANCE).pick(chance))

    def stream(self, question: Question) -> int:
        """Whose draws answer a question: a seat's or, counted last, the table's."""
        return min(int(question.luck), self.game.seats)

    def ready_at(self, seat: int, move: int) -> int:
        """From when on a seat may make a move: some need a gap after its last one."""
        return self.waits.moved_at[seat] + int(self.game.owners[move].gap)

    def due(self) -> int | None:
        """When TIME moves; never, where it is not asked."""
        place = self.waits.next_due()
        if place == NOWHERE or self.result is not None or self.chance_is_asked:
            return None
        return self.waits.due_at(place)

    def left(self, now: int) -> list[int]:
        """Milliseconds that each seat has left; no list, without a clock."""
        if self.clocks.spec is None:
            return []
        left = [self.clocks.left(seat) for seat in range(self.game.seats)]
        for seat in self.acting():
            left[seat] = max(0, left[seat] - max(0, now - self.now))
        return left

    def deadline(self) -> int | None:
        """When something happens by itself: TIME moves, or a seat's time is over."""
        moments = [at for at in (self.due(), self.flag_falls()) if at is not None]
        return min(moments) if moments else None

    def flag_falls(self) -> int | None:
        """When the first seat's time is over, if nothing happens; never, without a clock."""
        acting = self.acting()
        if self.clocks.spec is None or not acting:
            return None
        return self.now + min(map(self.clocks.left, acting))

    def fallen(self, now: int) -> int | None:
        """The seat whose time is over, if there is one; the first of them."""
        falls = self.flag_falls()
        if falls is None or now < falls:
            return None
        return min(self.acting(), key=self.clocks.left)

    def heard(self, viewer: Seat) -> list[int]:
        """The moves that seats chose and that stand, as a viewer saw them."""
        return [
            int(self.game.seen(made.move, Seat(made.seat), viewer))
            for made in self.standing
            if made.seat < self.game.seats and made.move != LEAVING
        ]

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
        return "role:time" if seat == TIME else f"role:{self.game.roles[seat]}"
