"""A game in parts that go on side by side: two duels, say, which later become one.

Each part has a stack of questions of its own, so that no seat of one waits for the other.
Nobody is asked by two of them, but for chance, which goes first and alone wherever it is
asked, and time, whose moves name the part that they belong to.
"""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE, Game, Question, S, Seat, add_answers
from antro.core.contract.moves import Moves


@mypyc_attr(allow_interpreted_subclasses=True)
class ConcurrentGame(Game[S]):
    """A game that may ask several questions at once.

    What one part does changes nothing that the other's seats are offered, and the moves of
    the two lead to the same state in either order: draws in it go by seat (``Question.luck``).
    """

    @abstractmethod
    def open_questions(self, state: S) -> list[Question]:
        """What each part asks, in an order in which the moves of time ascend; never none."""

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
    """The seats that one of the questions asks; chance goes first, and alone."""
    acting: i64 = 0
    for question in questions:
        acting |= question.seats
    return bit(CHANCE) if acting >> CHANCE & 1 else acting
