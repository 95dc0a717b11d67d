"""The script of a lesson, move by move. Playing the lesson from start to end creates it."""

from typing import Any, Final, final

from antro.core.contract.bits import bit, listed
from antro.core.contract.errors import BadLesson
from antro.core.contract.game import CHANCE, Game, Seat
from antro.core.tutorial.lesson import Lesson, Step

NO_STEP: Final = -1
LISTED: Final = 8  # moves that an error names


@final
class ScriptMove:
    """One move of a lesson: the seat that makes it, and the moves that are accepted."""

    def __init__(self, seat: int, numbers: list[int], step: int, *, at_once: bool) -> None:
        self.seat: Final = seat
        self.numbers: Final = numbers  # the accepted moves; the script itself makes the first
        self.step: Final = step  # the step that waits for this move, or the last one before it
        self.at_once: Final = at_once  # True: made without waiting for anybody


@final
class LessonScript:
    def __init__(self, name: str, lesson: Lesson, seat: int, moves: list[ScriptMove]) -> None:
        self.name: Final = name
        self.lesson: Final = lesson
        self.seat: Final = seat  # the learner's
        self.moves: Final = moves

    def waits(self, move: ScriptMove) -> bool:
        """True if a move is the learner's to make."""
        return move.seat == self.seat and not move.at_once

    def first_unread(self, move: ScriptMove) -> int:
        """Return the number of the first step to read while the learner is to make a move."""
        at = move.step
        while at > 0 and not self.lesson.steps[at - 1].do:
            at -= 1
        return at

    @property
    def last_asked(self) -> int:
        """The number of the last step that asks for a move. The steps after it end the lesson."""
        steps = self.lesson.steps
        return max(at for at, step in enumerate(steps) if step.do)


def write_script(name: str, lesson: Lesson, game: Game[Any]) -> LessonScript:
    """Return the script of a lesson. Raise ``BadLesson`` at the first impossible move."""
    writer = ScriptWriter(name, lesson, game)
    writer.write()
    return LessonScript(name, lesson, writer.learner, writer.moves)


@final
class ScriptWriter:
    """A lesson that is being played, and its moves so far."""

    def __init__(self, name: str, lesson: Lesson, game: Game[Any]) -> None:
        self.name: Final = name
        self.lesson: Final = lesson
        self.game: Final = game
        self.learner: Final = self.seat_of("role", lesson.role)
        self.state: Final = game.start()
        self.moves: Final[list[ScriptMove]] = []

    def write(self) -> None:
        """Play the lesson to its end."""
        self.go_on("start", self.lesson.start, NO_STEP, at_once=True)
        for at, step in enumerate(self.lesson.steps):
            if step.do:
                self.add_step(at, step)

    def add_step(self, at: int, step: Step) -> None:
        self.draw_until("")
        moves = [
            self.find(f"steps[{at}].do[{nth}]", self.learner, text)
            for nth, text in enumerate(step.do)
        ]
        self.add(ScriptMove(self.learner, moves, at, at_once=False))
        self.go_on(f"steps[{at}].then", step.then, at, at_once=False)
        self.go_on(f"steps[{at}].skip", step.skip, at, at_once=True)

    def go_on(self, field: str, texts: list[str], step: int, *, at_once: bool) -> None:
        """Make these moves. Each text names the role that makes the move."""
        for nth, line in enumerate(texts):
            where = f"{field}[{nth}]"
            role, _, text = line.partition(": ")
            seat = self.seat_of(where, role)
            self.draw_until(text if seat == CHANCE else "")
            move = self.find(where, seat, text)
            unseen = seat in (CHANCE, self.learner)
            self.add(ScriptMove(seat, [move], step, at_once=at_once or unseen))

    def draw_until(self, text: str) -> None:
        """Let chance make its first legal move until the move with this text is possible."""
        while self.game.to_act(self.state) == bit(CHANCE):
            drawn = self.game.offered(self.state, CHANCE)
            if any(move.text == text for move in drawn):
                return
            self.add(ScriptMove(int(CHANCE), [drawn[0].number], self.step, at_once=True))

    @property
    def step(self) -> int:
        return self.moves[-1].step if self.moves else NO_STEP

    def seat_of(self, where: str, role: str) -> int:
        if role == "chance":
            return int(CHANCE)
        if role in self.game.roles:
            return self.game.roles.index(role)
        raise BadLesson(self.name, where, f"nobody is {role!r}: {', '.join(self.game.roles)} are")

    def find(self, where: str, seat: int, text: str) -> int:
        """Return the number of a legal move of a seat."""
        found = self.game.offered(self.state, Seat(seat))
        for move in found:
            if move.text == text:
                return move.number
        raise BadLesson(self.name, where, f"{text!r} is not open; {self.open_text(seat)}")

    def open_text(self, seat: int) -> str:
        """Return a list of the legal moves for the error message that the author reads."""
        found = [move.text for move in self.game.offered(self.state, Seat(seat))]
        if not found:
            return f"seats that may choose: {listed(self.game.to_act(self.state))}"
        rest = f" and {len(found) - LISTED} more" if len(found) > LISTED else ""
        return "open are " + ", ".join(repr(text) for text in found[:LISTED]) + rest

    def add(self, move: ScriptMove) -> None:
        self.moves.append(move)
        self.game.apply(self.state, Seat(move.seat), move.numbers[0])
