"""A match: a position, and the moves and events that led to it.

``judging.why_not`` checks the next event, ``timing`` computes deadlines, and ``undo`` checks if a
move may be taken back. The replay of a record and a live table use the same class.
"""

from typing import Final, Generic, Literal

from antro.core.contract.bits import bit, listed, lowest
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import (
    ASKED,
    CHANCE,
    PEOPLE,
    TIME,
    Game,
    Question,
    S,
    Seat,
    add_answers,
)
from antro.core.contract.moves import Moves
from antro.core.match.clock import Clocks, ClockSpec
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
from antro.core.match.played_move import LEAVING, NO_DRAW, PlayedMove, make_again
from antro.core.match.question_versions import NOWHERE, QuestionVersions

TODAY: Final = 0  # instead of a version: the current version of the game


class Match(Generic[S]):
    """A game, its state, and the events that led to it. It starts without events."""

    def __init__(self, game: Game[S], clock: ClockSpec | None, rules: int = TODAY) -> None:
        self.game: Final = game
        self.begun_under: Final = rules or game.version  # the version of the rules at the start
        self.rules = self.begun_under  # the version of the rules now
        self.clocks: Final = Clocks(clock, game.seats)
        self.state = game.start()
        self.events: Final[list[Event]] = []
        self.moves: Final[list[PlayedMove]] = []  # all moves, including undone ones
        self.standing: Final[list[PlayedMove]] = []  # all moves except undone ones
        # By seat; the table's draws are last
        self.drawn: Final = [0] * (game.seats + 1)  # numbers of draws that were used
        self.standing_draws: Final = [0] * (game.seats + 1)  # draws that were not undone
        self.undone_draws: Final[dict[str, int]] = {}  # by place: the number that comes again
        self.questions: Final = QuestionVersions(game.seats, game.open_questions(self.state))
        self.decider = int(CHANCE)  # the seat that moved last, except chance
        self.answered: Question | None = None  # the question that the decider answered
        self.gone: Final[list[int]] = []  # seats that left the game
        self.bots: list[int] = []  # seats of bots, set by the host
        self.result: Result | None = None
        self.incompatible_at: Reason | None = None  # older rules: why the game cannot continue
        self.answer_new_questions()

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def going_on(self) -> bool:
        """True if the game is not over, and can continue."""
        return self.result is None and self.incompatible_at is None

    def winners(self) -> list[str]:
        """Return the roles that have won. The list is empty before the end and after a draw."""
        scores = [] if self.result is None else self.result.scores
        return [self.game.roles[seat] for seat, score in enumerate(scores) if score > 0]

    @property
    def now(self) -> int:
        """The time of the last event."""
        return self.events[-1].at if self.events else 0

    # Questions

    @property
    def asked(self) -> Question:
        """The first question that the game waits for."""
        return self.game.open_questions(self.state)[0]

    @property
    def chance_is_asked(self) -> bool:
        return self.game.to_act(self.state) == bit(CHANCE)

    @property
    def choice_since(self) -> list[int]:
        """By seat: the version since which it has had its current choice."""
        return self.questions.choice_since

    def acting(self) -> list[int]:
        """Return the seats that may choose now. Their clocks run."""
        if not self.going_on:
            return []
        return listed(self.game.to_act(self.state) & PEOPLE)

    def question_to(self, seat: int) -> Question:
        """Return the question for a seat. For TIME, return the question that is due first."""
        if seat == TIME and (place := self.questions.next_due()) != NOWHERE:
            return self.questions.open[place]
        return self.game.question_to(self.state, Seat(seat))

    def open_to(self, seat: Seat) -> Moves:
        """Return the legal moves of a seat."""
        out = Moves()
        if seat == TIME:
            add_answers(self.question_to(int(seat)), self.state, seat, out)
        else:
            self.game.offer(self.state, seat, out)
        return out

    def role(self, seat: int) -> str:
        return "role:time" if seat == TIME else f"role:{self.game.roles[seat]}"

    # Draws

    @property
    def draws(self) -> int:
        """The number of draws so far, including undone ones."""
        return sum(played.seat == CHANCE for played in self.moves)

    def stream(self, question: Question) -> int:
        """Return the index in ``drawn`` of the draws for a question: a seat, or the table."""
        return min(int(question.luck), self.game.seats)

    def next_draw_number(self, question: Question) -> int:
        """Return the number of the draw that answers a question now.

        A draw that was undone comes again if the same question takes its place. Any other question
        gets a new number, because somebody may have guessed the undone result.
        """
        new = self.drawn[self.stream(question)]
        return self.undone_draws.get(self.place_of_draw(question), new)

    def place_of_draw(self, question: Question) -> str:
        """Return the place of a question among the draws of its stream that were not undone."""
        stream = self.stream(question)
        return f"{stream} {self.standing_draws[stream]} {question.text}"

    # Events

    def happen(self, event: Event) -> None:
        """Apply an event that ``judging.why_not`` has allowed."""
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
            self.go_back(event)
        elif not isinstance(event, Agreed):
            left = self.leave(event.seat)
        self.events.append(event)
        self.answer_new_questions()
        self.result = self.ended_by(event, left=left)
        if not isinstance(event, Undone) and not self.chance_is_asked:
            questions = self.game.open_questions(self.state)
            self.questions.ask(questions, self.version, event.at, self.decider, self.answered)

    def answer_new_questions(self) -> None:
        """Give the default answer to the questions that older rules did not ask."""
        if self.rules == self.game.version:
            return
        while (move := self.game.default_for_new_question(self.state, self.rules)) != ASKED:
            seat = lowest(self.game.to_act(self.state))
            self.note(int(seat), int(move), self.question_to(int(seat)), 0, by_default=True)
            self.game.apply(self.state, Seat(seat), move)

    def go_on(self, played: Played) -> None:
        """Make a move."""
        seat, thought, certain, draw = Seat(played.seat), 0, False, NO_DRAW
        question = self.question_to(played.seat)
        if seat == CHANCE:
            certain = self.open_to(seat).count == 1
            draw = self.use_draw(question)
        else:
            self.answered = question
        if seat < self.game.seats:
            thought = self.clocks.stop(played.seat)
            self.questions.moved_at[played.seat] = played.at
        self.note(played.seat, played.move, question, thought, draw=draw, certain=certain)
        self.game.apply(self.state, seat, played.move)

    def use_draw(self, question: Question) -> int:
        """Count the draw that answers a question now. Return its number."""
        stream, draw = self.stream(question), self.next_draw_number(question)
        self.drawn[stream] = max(self.drawn[stream], draw + 1)
        self.standing_draws[stream] += 1
        return draw

    def go_back(self, undone: Undone) -> None:
        """Take moves back, and replay the remaining moves from the start."""
        asked_at = self.questions.asked_at
        while self.standing and self.standing[-1].version >= undone.to:
            taken = self.standing.pop()
            asked_at = taken.asked_at
            if taken.seat < self.game.seats:
                self.clocks.restart(taken.seat, taken.thought)
            elif taken.seat == CHANCE:
                self.take_back_draw(taken, undone)
        self.state = self.game.start()
        for played in self.standing:
            make_again(self.game, self.state, played)
        questions = self.game.open_questions(self.state)
        self.questions.ask_again(questions, asked_at, self.version + 1, self.decider)

    def take_back_draw(self, taken: PlayedMove, undone: Undone) -> None:
        self.standing_draws[self.stream(taken.question)] -= 1
        if undone.same_draws:
            self.undone_draws[self.place_of_draw(taken.question)] = taken.draw

    def leave(self, seat: int) -> bool:
        """Remove a seat if the game continues without it. Return True if the seat was removed."""
        if self.chance_is_asked:
            return False
        question = self.question_to(seat)
        if not self.game.leave(self.state, Seat(seat)):
            return False
        self.note(seat, LEAVING, question, 0)
        self.gone.append(seat)
        return True

    def goes_on_without(self, seat: int) -> bool:
        """True if the game would continue if a seat left now."""
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
        draw: int = NO_DRAW,
        certain: bool = False,
        by_default: bool = False,
    ) -> None:
        """Note a move that is about to be made."""
        played = PlayedMove(
            self.version,
            seat,
            move,
            question,
            self.game.to_act(self.state),
            self.questions.asked_at,
            thought,
            draw=draw,
            certain=certain,
            by_default=by_default,
        )
        self.moves.append(played)
        self.standing.append(played)

    def ended_by(self, event: Event, *, left: bool) -> Result | None:
        """Return the result, if the game is over after an event."""
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
