"""Since when each seat has had its choice, and since when each question has been waiting.

A table has a version, which every event raises. But a choice goes stale only when it is
another than it was, so each seat has a version of its own: the one from which on it has had
the choice that it has now. Time has no clock either: a question that asks ``TIME`` says how
long it waits, and this keeps from when on.
"""

from typing import Final, final

from antro.core.contract.game import TIME, Question, still_asked

NOBODY: Final = -1
NOWHERE: Final = -1  # among the questions that are open
LONG_AGO: Final = -(10**15)  # milliseconds: no gap is as long


@final
class QuestionVersions:
    """Follows what is asked from event to event, chance apart."""

    def __init__(self, seats: int, questions: list[Question]) -> None:
        self.open = questions  # that are open
        self.asked_at = [0] * len(questions)  # when each was asked; a new list for every change
        self.choice_since: Final = [0] * seats  # versions
        self.overtaken_by: Final = [NOBODY] * seats  # who last took away a choice made together
        self.lost_since: Final = [0] * seats  # from which version on the seat had had that choice
        self.lost_at: Final = [0] * seats  # from which version on it had it no longer
        self.moved_at: Final = [LONG_AGO] * seats

    def ask(
        self,
        questions: list[Question],
        version: int,
        at: int,
        decider: int,
        answered: Question | None,
    ) -> None:
        """Chance is done with what *decider* began: these questions are open now.

        *answered* is what the decider was asked; nothing, where it left the game instead.
        """
        before = [self.same_question_before(question, decider, answered) for question in questions]
        self.asked_at = [at if place == NOWHERE else self.asked_at[place] for place in before]
        self.bump(questions, before, version, decider)

    def ask_again(
        self, questions: list[Question], asked_at: list[int], version: int, decider: int
    ) -> None:
        """Somebody took a move back: what was open before it is open again, as long as it was."""
        before = [self.place_after(question, decider) for question in questions]
        self.asked_at = asked_at
        self.bump(questions, before, version, decider)

    def same_question_before(
        self, question: Question, decider: int, answered: Question | None
    ) -> int:
        """Which of the questions before this one still is."""
        for place, before in enumerate(self.open):
            if before is question and before is not answered:
                return place
            if decider != TIME and still_asked(before, question):
                return place
        return NOWHERE

    def place_after(self, question: Question, decider: int) -> int:
        """Which of the questions before this one is, with a seat that chooses again.

        What *decider* is asked again, and others with it, is as new to them as its answer was.
        """
        elsewhere = not question.seats >> decider & 1
        for place, after in enumerate(self.open):
            if (after is question and elsewhere) or still_asked(question, after):
                return place
        return NOWHERE

    def bump(
        self, questions: list[Question], before: list[int], version: int, decider: int
    ) -> None:
        """Raise the version of every seat whose choice is another now."""
        for seat in range(len(self.choice_since)):
            was, now = place_of(self.open, seat), place_of(questions, seat)
            same = was == NOWHERE if now == NOWHERE else before[now] == was != NOWHERE
            if seat == decider or not same:
                if seat != decider and was != NOWHERE and self.open[was].together:
                    self.overtake(seat, version, decider)
                self.choice_since[seat] = version
        self.open = questions

    def overtake(self, seat: int, version: int, decider: int) -> None:
        """Note that a seat has lost the choice that it had, made together, to somebody quicker."""
        self.overtaken_by[seat] = decider
        self.lost_since[seat] = self.choice_since[seat]
        self.lost_at[seat] = version

    def overtaker(self, seat: int, version: int) -> int:
        """Who was quicker than a seat that answers the choice it had at a version, if so."""
        if self.lost_since[seat] <= version < self.lost_at[seat]:
            return self.overtaken_by[seat]
        return NOBODY

    def next_due(self) -> int:
        """The question that TIME answers next: its place."""
        found = NOWHERE
        for place, question in enumerate(self.open):
            if question.seats >> TIME & 1 and (
                found == NOWHERE or self.due_at(place) < self.due_at(found)
            ):
                found = place
        return found

    def due_at(self, place: int) -> int:
        return self.asked_at[place] + int(self.open[place].wait)


def place_of(questions: list[Question], seat: int) -> int:
    """Which of some questions a seat is asked."""
    for place, question in enumerate(questions):
        if question.seats >> seat & 1:
            return place
    return NOWHERE
