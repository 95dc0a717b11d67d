"""The time of a match: the next automatic event, and the time that is left to each seat."""

from antro.core.contract.game import S
from antro.core.match.match import Match
from antro.core.match.question_versions import NOWHERE


def ready_at(match: Match[S], seat: int, move: int) -> int:
    """Return the time from which a seat may make a move. Some moves need a gap before them."""
    return match.questions.moved_at[seat] + int(match.game.choice_of[move].gap)


def due(match: Match[S]) -> int | None:
    """Return the time at which TIME moves; None if it is not asked."""
    place = match.questions.next_due()
    if place == NOWHERE or not match.going_on or match.chance_is_asked:
        return None
    return match.questions.due_at(place)


def left(match: Match[S], now: int) -> list[int]:
    """Return the milliseconds that each seat has left; an empty list without a clock."""
    if match.clocks.spec is None:
        return []
    spans = [match.clocks.left(seat) for seat in range(match.game.seats)]
    for seat in match.acting():
        spans[seat] = max(0, spans[seat] - max(0, now - match.now))
    return spans


def deadline(match: Match[S]) -> int | None:
    """Return the next time at which TIME moves or a seat's time is over."""
    moves, falls = due(match), flag_falls(match)
    if moves is None or falls is None:
        return moves if falls is None else falls
    return min(moves, falls)


def flag_falls(match: Match[S]) -> int | None:
    """Return the time at which the first seat is out of time; None without a clock."""
    acting = match.acting()
    if match.clocks.spec is None or not acting:
        return None
    return match.now + min(map(match.clocks.left, acting))


def fallen(match: Match[S], now: int) -> int | None:
    """Return the first seat whose time is over, if there is one."""
    falls = flag_falls(match)
    if falls is None or now < falls:
        return None
    return min(match.acting(), key=match.clocks.left)
