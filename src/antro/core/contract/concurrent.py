"""Games with parts that are played at the same time, such as two duels that later become one.

Each part has its own stack of questions, so no seat of one part waits for another part. Two
parts never ask the same seat, except chance and time. If any part asks chance, chance goes first
and alone. Each move of time names the part that it belongs to.
"""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE, Game, Question, S, Seat, add_answers
from antro.core.contract.moves import Moves


@mypyc_attr(allow_interpreted_subclasses=True)
class ConcurrentGame(Game[S]):
    """A game that may ask several questions at once.

    A move in one part does not change the moves offered to the seats of another part. Moves of
    two parts lead to the same state in either order, because each seat has its own draws
    (``Question.luck``).
    """

    @abstractmethod
    def open_questions(self, state: S) -> list[Question]:
        """Return the question of each part, at least one, so that the moves of time ascend."""

    def question_to(self, state: S, seat: Seat) -> Question:
        questions = self.open_questions(state)
        for question in questions:
            if question.seats >> seat & 1:
                return question
        return questions[0]

    def to_act(self, state: S) -> i64:
        return acting_in(self.open_questions(state))

    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        out.clear()
        questions = self.open_questions(state)
        if not acting_in(questions) >> seat & 1:
            return
        for question in questions:
            if question.seats >> seat & 1:
                add_answers(question, state, seat, out)
                if seat == CHANCE:
                    return


def acting_in(questions: list[Question]) -> i64:
    """Return the set of seats that some question asks. Chance goes first, and alone."""
    acting: i64 = 0
    for question in questions:
        acting |= question.seats
    return bit(CHANCE) if acting >> CHANCE & 1 else acting
