"""Track since when each seat has had its choice, and since when each question has waited.

Every event raises the version of a table. But a choice becomes stale only when it changes. So
each seat has its own version: the one since which it has had its current choice. A question that
asks ``TIME`` has the length of its wait. The start of the wait is noted here.
"""

from typing import Final, final

from antro.core.contract.game import TIME, Question, still_asked

NOBODY: Final = -1
NOWHERE: Final = -1  # not among the open questions
LONG_AGO: Final = -(10**15)  # milliseconds: longer ago than any gap


@final
class QuestionVersions:
    """The open questions of a table, updated after each event, except those for chance."""

    def __init__(self, seats: int, questions: list[Question]) -> None:
        self.open = questions
        self.asked_at = [0] * len(questions)  # times; never changed in place, because moves keep it
        self.choice_since: Final = [0] * seats  # versions
        self.overtaken_by: Final = [NOBODY] * seats  # the seat that last took a shared choice away
        self.lost_since: Final = [0] * seats  # the version since which the seat had that choice
        self.lost_at: Final = [0] * seats  # the version at which the seat lost it
        self.moved_at: Final = [LONG_AGO] * seats

    def ask(
        self,
        questions: list[Question],
        version: int,
        at: int,
        decider: int,
        answered: Question | None,
    ) -> None:
        """Note the open questions after a decision of *decider* and the draws of chance after it.

        *answered* is the question that it answered; None if it left the game.
        """
        before = [self.same_question_before(question, decider, answered) for question in questions]
        self.asked_at = [at if place == NOWHERE else self.asked_at[place] for place in before]
        self.bump(questions, before, version, decider)

    def ask_again(
        self, questions: list[Question], asked_at: list[int], version: int, decider: int
    ) -> None:
        """Note the open questions after an undo. They keep the times of the first asking."""
        before = [self.place_after(question, decider) for question in questions]
        self.asked_at = asked_at
        self.bump(questions, before, version, decider)

    def same_question_before(
        self, question: Question, decider: int, answered: Question | None
    ) -> int:
        """Return the place that a question had before the event, or ``NOWHERE`` if it is new."""
        for place, before in enumerate(self.open):
            if before is question and before is not answered:
                return place
            if decider != TIME and still_asked(before, question):
                return place
        return NOWHERE

    def place_after(self, question: Question, decider: int) -> int:
        """Return the place that a question had before the undo of *decider*, or ``NOWHERE``.

        A question that *decider* has to answer again counts as new for others, unless it is
        shared.
        """
        elsewhere = not question.seats >> decider & 1
        for place, after in enumerate(self.open):
            if (after is question and elsewhere) or still_asked(question, after):
                return place
        return NOWHERE

    def bump(
        self, questions: list[Question], before: list[int], version: int, decider: int
    ) -> None:
        """Raise the version of every seat whose choice has changed."""
        for seat in range(len(self.choice_since)):
            was, now = place_of(self.open, seat), place_of(questions, seat)
            same = was == NOWHERE if now == NOWHERE else before[now] == was != NOWHERE
            if seat == decider or not same:
                if seat != decider and was != NOWHERE and self.open[was].together:
                    self.overtake(seat, version, decider)
                self.choice_since[seat] = version
        self.open = questions

    def overtake(self, seat: int, version: int, decider: int) -> None:
        """Note that a quicker seat has taken a shared choice away from *seat*."""
        self.overtaken_by[seat] = decider
        self.lost_since[seat] = self.choice_since[seat]
        self.lost_at[seat] = version

    def overtaker(self, seat: int, version: int) -> int:
        """Return the seat that took away the choice that *seat* had at *version*, or ``NOBODY``."""
        if self.lost_since[seat] <= version < self.lost_at[seat]:
            return self.overtaken_by[seat]
        return NOBODY

    def next_due(self) -> int:
        """Return the place of the question that TIME answers next, or ``NOWHERE``."""
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
    """Return the place of the question that asks a seat, or ``NOWHERE``."""
    for place, question in enumerate(questions):
        if question.seats >> seat & 1:
            return place
    return NOWHERE
