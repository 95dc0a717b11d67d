"""Makes the questions of one table, with its time limits."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import CHANCE, TIME, Choice, Question
from antro.games.vast.choices import Aftermath, ChanceChoice, Choices
from antro.games.vast.config import Config
from antro.games.vast.printed.roles import NOBODY, ROLES
from antro.games.vast.state.state import VastState

# Milliseconds for an answer (§47.1)
INTERRUPT: Final = 30_000  # on another's turn
OWN_TURN: Final = 300_000  # on one's own
SECONDS: Final = {INTERRUPT: "within 30 seconds", OWN_TURN: "within 300 seconds"}


@final
class QuestionMaker:
    """Makes questions: to a role, to chance, or to nobody, for what follows by itself."""

    def __init__(self, config: Config, time_up: Choice[VastState]) -> None:
        self.config: Final = config
        self.time_up: Final = time_up

    def to(self, role: i64, kind: str, clause: str, choices: Choices) -> Question:
        """What a role is asked, usually on its own turn; nobody is, where nobody plays it."""
        return self.in_any_turn(role, kind, clause, choices, OWN_TURN)

    def of_turn(self, role: i64, kind: str, clause: str, choices: Choices) -> Question:
        """What a role is asked on its own turn only: it is dropped when the turn ends at once."""
        question = self.limited(f"{kind} {ROLES[role]}", role, clause, choices, OWN_TURN)
        self.config.asks.of_turn.append(question)
        return question

    def interrupt(self, role: i64, kind: str, clause: str, choices: Choices) -> Question:
        """What a role is asked, usually on another's turn."""
        return self.in_any_turn(role, kind, clause, choices, INTERRUPT)

    def in_any_turn(
        self, role: i64, kind: str, clause: str, choices: Choices, wait: i64
    ) -> Question:
        """A question with its usual limit; the same with the other is kept for other turns."""
        text = f"{kind} {ROLES[role]}"
        if self.config.limited:
            other = OWN_TURN if wait == INTERRUPT else INTERRUPT
            later = self.limited(f"{text} {SECONDS[other]}", role, clause, choices, other)
            self.config.asks.other_limit[text] = later
        return self.limited(text, role, clause, choices, wait)

    def limited(self, text: str, role: i64, clause: str, choices: Choices, wait: i64) -> Question:
        """A question to a role; if there is a limit, time answers when it is over."""
        seats = self.seats(role)
        if not self.config.limited or not seats:
            return Question(text, clause, seats, choices)
        asked = [*choices, self.time_up]
        return Question(text, clause, seats | bit(TIME), asked, wait=wait)

    def to_each(self, kind: str, clause: str, choices: Choices) -> list[Question]:
        """[role]: what whoever it falls to is asked."""
        return [self.to(role, kind, clause, choices) for role in range(i64(len(ROLES)))]

    def by_chance(self, kind: str, clause: str, choice: ChanceChoice) -> Question:
        """A question that chance answers."""
        return Question(kind, clause, bit(CHANCE), [choice])

    def after(self, kind: str, clause: str, aftermath: Aftermath) -> Question:
        """What follows by itself when all above it is done."""
        return Question(kind, clause, bit(CHANCE), [aftermath])

    def seats(self, role: i64) -> i64:
        """The set of who plays a role; empty, if nobody does."""
        seat = self.config.seat_of[role]
        return bit(seat) if seat != NOBODY else 0
