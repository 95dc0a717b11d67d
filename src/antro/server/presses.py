"""The presses that wait at a table for their turn, and whom to answer when it has come."""

from collections.abc import Callable
from typing import Any, Final, final

from antro.core.descriptions import Reason
from antro.core.game import PEOPLE
from antro.core.press import Press, PressQueue, ready_at
from antro.core.table import Table

SHORTEST: Final = 40  # milliseconds that a press waits for an earlier one, at least
LONGEST: Final = 150

Answer = Callable[[int | Reason], None]
"""Takes the version that a request led to, or why it led to none."""


@final
class Presses:
    def __init__(self) -> None:
        self.queue: Final = PressQueue(SHORTEST)
        self.answers: Final[dict[int, Answer]] = {}  # by seat: each has one press, at most

    def join(self, table: Table[Any], press: Press, answer: Answer) -> None:
        """Wait. Another press of the seat is given up for this one, and answered so."""
        before = self.answers.get(press.seat)
        if self.queue.join(table, press) and before is not None:
            before(Reason("replaced"))
        self.answers[press.seat] = answer

    def take(self, table: Table[Any], now: int) -> tuple[Press, Answer] | None:
        """The next one, if its time has come and nothing else comes before it."""
        if self.queue.due() != self.next_at(table):
            return None
        press = self.queue.take(table, now)
        return None if press is None else (press, self.answers.pop(press.seat))

    def waits(self, table: Table[Any], press: Press) -> bool:
        """Whether a press has to wait for its turn; any other is a move at once.

        It has, where others choose at the same time, where its seat is not ready for it, and
        while TIME, which is due, still waits for presses that are on their way.
        """
        if not table.game.timed:
            return False
        due = table.due()
        soon = ready_at(table, press) > press.at or (due is not None and due <= press.at)
        return soon or table.question_to(press.seat).together

    def next_at(self, table: Table[Any]) -> int | None:
        """When the next press is taken, TIME moves or a flag falls, whatever comes first."""
        deadline, press_due = table.deadline(), self.queue.due()
        if deadline is None:
            return press_due
        deadline += self.grace(table)
        return deadline if press_due is None else min(deadline, press_due)

    def grace(self, table: Table[Any]) -> int:
        """How much longer TIME and flags wait, where presses of before may be on their way."""
        if not table.game.timed:
            return 0
        expected = bool(self.queue.waiting) or chosen_together(table)
        return self.queue.window if expected else 0


def chosen_together(table: Table[Any]) -> bool:
    """Whether seats may choose at the same time."""
    for question in table.game.open_questions(table.state):
        if question.together and question.seats & PEOPLE != 0:
            return True
    return False


def window(trips: list[int]) -> int:
    """How long a press waits, where messages take so long: a little longer than the slowest."""
    return min(LONGEST, max(SHORTEST, max(trips, default=0) * 5 // 4))
