"""When a move may be taken back: six things forbid it, and nothing else does.

Never after hidden information was shown, never after a visible random event, never
across the decision of another seat, never after time has moved or a seat has left, and
never so that others have to choose again. What was taken back counts as well: it has been
seen. What a seat shows of its own by moving is its own to give away.

Bots mind nothing of that: what they have decided, and what was shown to them alone, is taken
back with the move before it.
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, set_of
from antro.core.descriptions import Reason
from antro.core.game import CHANCE, PEOPLE, TIME, Game, Question, S, Seat

LEAVING: Final = -1  # no move: the seat left the game


@final
class Made:
    """A move that was made, whether it stands or was taken back; or a seat that left."""

    def __init__(
        self,
        version: int,
        seat: int,
        move: int,
        question: Question,
        acting: i64,
        asked_at: list[int],
        thought: int = 0,
        *,
        certain: bool = False,
        unasked: bool = False,
    ) -> None:
        self.version: Final = version  # of the table before it
        self.seat: Final = seat
        self.move: Final = move  # or LEAVING
        self.question: Final = question  # that it answered
        self.acting: Final = acting  # the set of all who could have moved
        self.asked_at: Final = asked_at  # since when each open question had been waiting
        self.thought: Final = thought  # milliseconds
        self.certain: Final = certain  # chance had nothing else to draw
        self.unasked: Final = unasked  # nobody chose it: older rules did not ask


def make_again(game: Game[S], state: S, made: Made) -> None:
    """Do what was done, on a state that is where it was."""
    if made.move == LEAVING:
        game.leave(state, Seat(made.seat))
    else:
        game.apply(state, Seat(made.seat), made.move)


def why_no_undo(game: Game[S], made: list[Made], last: Made, state: S, bots: i64) -> Reason | None:
    """Why the last move of a seat may not be taken back in this state; none, if it may.

    *bots* is the set of the seats that bots play.
    """
    for later in after(made, last):
        code = obstacle(game, later, last.seat, bots)
        if code:
            return Reason(code, later.question.clause)
    persons = PEOPLE & ~bots
    alone = last.question.seats & persons == bit(last.seat)
    if alone or last.acting & persons == game.to_act(state) & persons | bit(last.seat):
        return None
    return Reason("undo_turn", game.question_to(state, Seat(last.seat)).clause)


def after(made: list[Made], last: Made) -> list[Made]:
    """The moves that were made after one of them."""
    first = len(made)
    while made[first - 1].version > last.version:
        first -= 1
    return made[first:]


def obstacle(game: Game[S], later: Made, asking: int, bots: i64) -> str:
    """What forbids a seat to go back beyond this move.

    Nothing, if it is its own or a bot's, or if it is chance's and told nobody but bots.
    """
    if later.move == LEAVING:
        return "undo_left"
    if later.seat == TIME:
        return "undo_time"
    if later.seat != CHANCE:
        return "undo_other" if later.seat != asking and not bots >> later.seat & 1 else ""
    told = [seat for seat in range(game.seats) if tells(game, later, Seat(seat))]
    if not set_of(told) & ~bots:
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
