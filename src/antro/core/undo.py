"""When a move may be taken back: four things forbid it, and nothing else does.

Never after hidden information was shown, never after a visible random event, never
across the decision of another seat, and never so that others have to choose again.
What was taken back counts as well: it has been seen. What a seat shows of its own by
moving is its own to give away.
"""

from typing import Final, final

from antro.core.bits import bit
from antro.core.descriptions import Reason
from antro.core.events import Played
from antro.core.game import CHANCE, Game, Question, S, Seat


@final
class Made:
    """A move that was made, whether it stands or was taken back."""

    def __init__(
        self, version: int, played: Played, question: Question, thought: int, *, certain: bool
    ) -> None:
        self.version: Final = version  # of the table before it
        self.seat: Final = played.seat
        self.move: Final = played.move
        self.question: Final = question  # that it answered
        self.thought: Final = thought  # milliseconds
        self.certain: Final = certain  # chance had nothing else to draw


def why_no_undo(game: Game[S], made: list[Made], last: Made, asked: Question) -> Reason | None:
    """Why the last move of a seat may not be taken back, now that *asked* is; none, if it may."""
    for later in after(made, last):
        if later.seat != last.seat:
            code = obstacle(game, later)
            if code:
                return Reason(code, later.question.clause)
    if last.question.seats in (bit(last.seat), asked.seats | bit(last.seat)):
        return None
    return Reason("undo_turn", asked.clause)


def after(made: list[Made], last: Made) -> list[Made]:
    """The moves that were made after one of them."""
    first = len(made)
    while made[first - 1].version > last.version:
        first -= 1
    return made[first:]


def obstacle(game: Game[S], later: Made) -> str:
    """What forbids to go back beyond this move; nothing, if it is chance's and told nobody."""
    if later.seat != CHANCE:
        return "undo_other"
    told = [seat for seat in range(game.seats) if tells(game, later, Seat(seat))]
    if not told:
        return ""
    return "undo_chance" if len(told) == game.seats and not later.certain else "undo_hidden"


def tells(game: Game[S], drawn: Made, viewer: Seat) -> bool:
    """Whether a viewer can tell this move of chance from any other that answers the question."""
    shown = game.seen(drawn.move, CHANCE, viewer)
    for choice in drawn.question.choices:
        for number in range(choice.first, choice.first + choice.size):
            if game.seen(number, CHANCE, viewer) != shown:
                return True
    return False
