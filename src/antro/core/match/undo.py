"""Undo: six things forbid a player to take a move back, and nothing else does.

An undo is refused after hidden information was shown, after a visible random result, after a
decision of another seat, after a move of TIME, after a seat has left, and if others would have to
choose again. Undone moves count too, because players saw them. If a seat reveals its own secrets
with a move, it may still take the move back.

Bots forbid nothing. Their decisions are undone with the move before them, and so is hidden
information that only bots saw. If the seat makes the same move again, it gets the same answers:
bots repeat theirs (``repeated_answer``), and so does chance (``Match.next_draw_number``).
"""

from mypy_extensions import i64

from antro.core.contract.bits import bit, set_of
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, PEOPLE, TIME, Game, S, Seat
from antro.core.match.events import Undone
from antro.core.match.match import Match
from antro.core.match.played_move import LEAVING, PlayedMove


def why_no_undo(match: Match[S], seat: int) -> Reason | None:
    """Return the reason why a seat may not take back its last move; None if it may."""
    return why_not_back(match, seat, bots_beside(match, seat))


def bots_beside(match: Match[S], seat: int) -> list[int]:
    """Return the bots whose replies a seat takes back with its own move."""
    return [bot for bot in match.bots if bot != seat]


def undo_to(match: Match[S], seat: int) -> int:
    """Return the version of the table that an undo of a seat leads back to."""
    last = last_of(match, seat)
    return 0 if last is None else last.version


def last_of(match: Match[S], seat: int) -> PlayedMove | None:
    """Return the last move that a seat chose and that was not undone."""
    for played in reversed(match.standing):
        if played.seat == seat and not played.by_default:
            return played
    return None


def why_not_back(match: Match[S], seat: int, bots: list[int]) -> Reason | None:
    """Return why a seat may not take back its last move and the replies of *bots* to it."""
    if match.result is not None:
        return Reason("finished", match.result.clause)
    if match.incompatible_at is not None:
        return match.incompatible_at
    if seat in match.gone:
        return Reason("seat_left")
    last = last_of(match, seat)
    if last is None:
        return Reason("nothing_to_undo")
    return why_not_before(match, last, set_of(bots))


def why_not_before(match: Match[S], last: PlayedMove, bots: i64) -> Reason | None:
    """Return the first reason against taking back *last*. *bots* is a set of seats."""
    game = match.game
    for later in after(match.moves, last):
        code = obstacle(game, later, last.seat, bots)
        if code:
            return Reason(code, later.question.clause)
    persons = PEOPLE & ~bots
    alone = last.question.seats & persons == bit(last.seat)
    if alone or last.acting & persons == game.to_act(match.state) & persons | bit(last.seat):
        return None
    return Reason("undo_turn", game.question_to(match.state, Seat(last.seat)).clause)


def after(moves: list[PlayedMove], last: PlayedMove) -> list[PlayedMove]:
    """Return the moves that were made after *last*."""
    first = len(moves)
    while moves[first - 1].version > last.version:
        first -= 1
    return moves[first:]


def obstacle(game: Game[S], later: PlayedMove, asking: int, bots: i64) -> str:
    """Return the code of the reason why an undo of seat *asking* cannot include a later move.

    It is empty for its own moves, for moves of bots, and for draws that only bots saw.
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


def tells(game: Game[S], drawn: PlayedMove, viewer: Seat) -> bool:
    """True if a viewer can distinguish this draw from the other possible draws."""
    shown = game.as_seen_by(drawn.move, CHANCE, viewer)
    for choice in drawn.question.choices:
        for number in range(choice.first, choice.first + choice.size):
            if game.as_seen_by(number, CHANCE, viewer) != shown:
                return True
    return False


# The answers of bots


def repeated_answer(match: Match[S], bot: int) -> int | None:
    """Return the answer that *bot* gave before an undo, if it is asked the same again.

    It is asked the same if it has seen the same moves. None if it has to think.
    """
    if len(match.moves) == len(match.standing):
        return None
    now, found = as_shown(match, match.standing, Seat(bot)), None
    line: list[PlayedMove] = []  # the moves that stood at an earlier moment
    moves = match.moves[::-1]
    for version, event in enumerate(match.events):
        while moves and moves[-1].version <= version:
            line.append(moves.pop())
        if not isinstance(event, Undone):
            continue
        while line and line[-1].version >= event.to:
            taken = line.pop()
            asked_bot = taken.seat == bot and bot in event.bots and len(line) == len(now)
            if asked_bot and as_shown(match, line, Seat(bot)) == now:
                found = taken.move
    return found


def as_shown(match: Match[S], line: list[PlayedMove], viewer: Seat) -> list[tuple[int, int]]:
    """Return the seats and moves of a line, as a viewer saw them."""
    return [(played.seat, shown(match.game, played, viewer)) for played in line]


def shown(game: Game[S], played: PlayedMove, viewer: Seat) -> int:
    """Return a move, or ``LEAVING``, as a viewer saw it."""
    if played.move == LEAVING:
        return LEAVING
    return int(game.as_seen_by(played.move, Seat(played.seat), viewer))
