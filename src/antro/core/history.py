"""The fold of the events of a game, and the judge of which may come next.

Records are replayed by it and tables are built on it, so what a table refuses and
what a record may not hold are the same thing, said once.
"""

from collections.abc import Iterable
from typing import Final, Literal

from antro.core.bits import lowest, set_of
from antro.core.clock import ClockSpec
from antro.core.descriptions import Reason
from antro.core.errors import BadRecord
from antro.core.events import (
    Agreed,
    Event,
    Flagged,
    Played,
    Resigned,
    Result,
    Undone,
    Upgraded,
)
from antro.core.game import ASKED, CHANCE, HOST, TIME, Game, Question, S, Seat
from antro.core.game_so_far import TODAY, GameSoFar
from antro.core.undo import LEAVING, Made, make_again, why_no_undo
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
    "no_bot": "bots",
}
"""Which field of an event a reason is about; any other is about its type."""


class History(GameSoFar[S]):
    """What has happened at a table, and what it has led to."""

    def __init__(
        self,
        game: Game[S],
        clock: ClockSpec | None,
        events: Iterable[Event] = (),
        rules: int = TODAY,
    ) -> None:
        super().__init__(game, clock, rules)
        self.skip_unasked()
        for event in events:
            self.add(event)

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
        if self.departed is not None and not isinstance(event, Agreed):
            return self.departed
        if event.at < self.now:
            return Reason("back_in_time")
        if isinstance(event, Upgraded):
            return self.why_not_upgraded(event)
        if 0 <= event.seat < self.game.seats:
            return self.why_not_in_time(event) or self.why_not_done(event)
        if isinstance(event, Played) and event.seat == int(CHANCE):
            return self.why_not_drawn(event)
        if isinstance(event, Played) and event.seat == int(TIME):
            return self.why_not_due(event)
        return self.wrong_seat()

    def why_not_upgraded(self, upgraded: Upgraded) -> Reason | None:
        """The host changes the rules, and no time passes with it."""
        if upgraded.seat != int(HOST):
            return self.wrong_seat()
        late = upgraded.at - self.now
        return Reason("overdue", "", {"n": late}) if late else None

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
        if undone.seat in undone.bots or not set(undone.bots) <= set(range(self.game.seats)):
            return Reason("no_bot")
        reason = self.why_not_back(undone.seat, undone.bots)
        if reason is None and undone.to != self.undo_to(undone.seat):
            return Reason("undo_elsewhere")
        return reason

    def why_no_undo(self, seat: int) -> Reason | None:
        """Why a seat may not take back its last move; none, if it may."""
        return self.why_not_back(seat, self.bots_beside(seat))

    def bots_beside(self, seat: int) -> list[int]:
        """The bots whose replies a seat takes back with its own move."""
        return [bot for bot in self.bots if bot != seat]

    def why_not_back(self, seat: int, bots: list[int]) -> Reason | None:
        """Why a seat may not take back its last move, with the replies of some bots to it."""
        if self.result is not None:
            return Reason("finished", self.result.clause)
        if self.departed is not None:
            return self.departed
        if seat in self.gone:
            return Reason("seat_left")
        last = self.last_of(seat)
        if last is None:
            return Reason("nothing_to_undo")
        return why_no_undo(self.game, self.made, last, self.state, set_of(bots))

    def undo_to(self, seat: int) -> int:
        """The version that taking back the last move of a seat leads to."""
        last = self.last_of(seat)
        return 0 if last is None else last.version

    def last_of(self, seat: int) -> Made | None:
        """The last move that a seat chose and that stands."""
        for made in reversed(self.standing):
            if made.seat == seat and not made.unasked:
                return made
        return None

    def wrong_seat(self) -> Reason:
        return Reason("wrong_seat", self.asked.clause, {"who": list(map(self.role, self.acting()))})

    # What happens

    def happen(self, event: Event) -> None:
        """Fold an event that may happen."""
        if isinstance(event, Upgraded):
            self.events.append(event)
            self.rules = event.rules
            return
        self.clocks.run(self.acting(), event.at - self.now)
        if event.seat != CHANCE:
            self.decider, self.answered = event.seat, None
        left = False
        if isinstance(event, Played):
            self.go_on(event)
        elif isinstance(event, Undone):
            self.go_back(event.to)
        elif not isinstance(event, Agreed):
            left = self.leave(event.seat)
        self.events.append(event)
        self.skip_unasked()
        self.result = self.ended_by(event, left=left)
        if not isinstance(event, Undone) and not self.chance_is_asked:
            questions = self.game.open_questions(self.state)
            self.waits.ask(questions, self.version, event.at, self.decider, self.answered)

    def skip_unasked(self) -> None:
        """Answer what the rules of this game did not ask, so that it goes on as it did."""
        if self.rules == self.game.version:
            return
        while (move := self.game.unasked(self.state, self.rules)) != ASKED:
            seat = lowest(self.game.to_act(self.state))
            self.note(int(seat), int(move), self.question_to(int(seat)), 0, unasked=True)
            self.game.apply(self.state, Seat(seat), move)

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
        if not self.going_on or self.chance_is_asked or seat in self.gone:
            return False
        state = self.state.clone()
        return self.game.leave(state, Seat(seat)) and bool(self.game.to_act(state))

    def note(
        self,
        seat: int,
        move: int,
        question: Question,
        thought: int,
        *,
        certain: bool = False,
        unasked: bool = False,
    ) -> None:
        acting, asked_at = self.game.to_act(self.state), self.waits.asked_at
        made = Made(
            self.version,
            seat,
            move,
            question,
            acting,
            asked_at,
            thought,
            certain=certain,
            unasked=unasked,
        )
        self.made.append(made)
        self.standing.append(made)

    def ended_by(self, event: Event, *, left: bool) -> Result | None:
        if isinstance(event, Agreed):
            return Result([0.0] * self.game.seats, "agreed")
        how: Literal["rules", "resigned", "flagged"] = "rules"
        if isinstance(event, Resigned | Flagged):
            how = "resigned" if isinstance(event, Resigned) else "flagged"
            if not left:
                return Result(self.game.forfeit(Seat(event.seat)), how)
        if self.game.to_act(self.state):
            return None
        return Result(self.game.scores(self.state), how, self.asked.clause)
