"""The judge of a match: it decides if an event may come next.

Both the replay of a record and a live table use it. So a table refuses exactly the events that are
errors in a record.
"""

from collections.abc import Iterable
from typing import Final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord
from antro.core.contract.game import CHANCE, HOST, TIME, Game, S, Seat
from antro.core.match.clock import ClockSpec
from antro.core.match.events import Agreed, Event, Flagged, Played, Undone, Upgraded
from antro.core.match.match import TODAY, Match
from antro.core.match.timing import due, fallen, ready_at
from antro.core.match.undo import undo_to, why_not_back

FIRST_LINE: Final = 2  # the line of the first event in a record, after the header

BLAMED: Final = {
    "wrong_seat": "seat",
    "chance_first": "seat",
    "illegal_move": "move",
    "undo_elsewhere": "to",
    "back_in_time": "at",
    "time_over": "at",
    "time_left": "at",
    "time_first": "at",
    "overdue": "at",
    "too_soon": "at",
    "seat_left": "seat",
    "no_bot": "bots",
}
"""By code of a reason: the field of the event that is wrong. For other codes it is the type."""


def replayed(
    game: Game[S], clock: ClockSpec | None, events: Iterable[Event], rules: int = TODAY
) -> Match[S]:
    """Return the match after these events. Raise ``BadRecord`` if one is not allowed."""
    match = Match(game, clock, rules)
    for event in events:
        add(match, event)
    return match


def add(match: Match[S], event: Event) -> None:
    """Apply an event of a record. Raise ``BadRecord`` if it is not allowed."""
    reason = why_not(match, event)
    if reason is not None:
        field = BLAMED.get(reason.code, "type")
        raise BadRecord(FIRST_LINE + match.version, field, reason)
    match.happen(event)


def why_not(match: Match[S], event: Event) -> Reason | None:
    """Return the reason why an event may not come next; None if it may."""
    if match.result is not None:
        return Reason("finished", match.result.clause)
    if match.incompatible_at is not None and not isinstance(event, Agreed):
        return match.incompatible_at
    if event.at < match.now:
        return Reason("back_in_time")
    if isinstance(event, Upgraded):
        return why_not_upgraded(match, event)
    if 0 <= event.seat < match.game.seats:
        return why_not_in_time(match, event) or why_not_done(match, event)
    if isinstance(event, Played) and event.seat == int(CHANCE):
        return why_not_drawn(match, event)
    if isinstance(event, Played) and event.seat == int(TIME):
        return why_not_due(match, event)
    return wrong_seat(match)


def wrong_seat(match: Match[S]) -> Reason:
    """Return the reason that names the seats that may choose instead."""
    who = [match.role(seat) for seat in match.acting()]
    return Reason("wrong_seat", match.asked.clause, {"who": who})


def why_not_upgraded(match: Match[S], upgraded: Upgraded) -> Reason | None:
    """Judge a change of the rules. Only the host makes it, at the time of the last event."""
    if upgraded.seat != int(HOST):
        return wrong_seat(match)
    late = upgraded.at - match.now
    return Reason("overdue", "", {"n": late}) if late else None


def why_not_drawn(match: Match[S], drawn: Played) -> Reason | None:
    """Judge a draw of chance."""
    if not match.chance_is_asked:
        return wrong_seat(match)
    return why_not_open(match, drawn)


def why_not_due(match: Match[S], played: Played) -> Reason | None:
    """Judge a move of TIME. It has to come exactly when its wait is over."""
    due_at = due(match)
    if due_at is None:
        return wrong_seat(match)
    early = max(due_at, match.now) - played.at
    if early:
        return Reason("time_left") if early > 0 else Reason("overdue", "", {"n": -early})
    return why_flag_first(match, played.at - 1) or why_not_open(match, played)


def why_not_in_time(match: Match[S], event: Event) -> Reason | None:
    """Judge the time of a seat's event."""
    due_at = due(match)
    if due_at is not None and event.at >= due_at:
        return why_time_first(match, event.seat)
    if isinstance(event, Flagged):
        return None if event.seat == fallen(match, event.at) else Reason("time_left")
    return why_flag_first(match, event.at)


def why_time_first(match: Match[S], seat: int) -> Reason:
    """Return the reason that TIME is due: this seat is too late, or TIME has to move first."""
    question = match.questions.open[match.questions.next_due()]
    if question.seats >> seat & 1:
        return Reason("time_over", question.clause, {"who": match.role(seat)})
    return Reason("time_first", question.clause)


def why_flag_first(match: Match[S], at: int) -> Reason | None:
    """Return a reason if the time of some seat is over; it names the seat."""
    seat = fallen(match, at)
    return None if seat is None else Reason("time_over", "", {"who": match.role(seat)})


def why_not_done(match: Match[S], event: Event) -> Reason | None:
    """Judge a seat's event that is in time."""
    if event.seat in match.gone:
        return Reason("seat_left")
    if isinstance(event, Played):
        return why_not_played(match, event)
    if isinstance(event, Undone):
        return why_not_undone(match, event)
    return None


def why_not_played(match: Match[S], played: Played) -> Reason | None:
    """Judge a seat's move."""
    asked = match.game.question_to(match.state, Seat(played.seat))
    if match.chance_is_asked:
        return Reason("chance_first", asked.clause)
    if not asked.seats >> played.seat & 1:
        return wrong_seat(match)
    return why_not_open(match, played) or why_too_soon(match, played)


def why_not_open(match: Match[S], played: Played) -> Reason | None:
    """Return a reason if a move is not legal for its seat."""
    if played.move in match.open_to(Seat(played.seat)).listed():
        return None
    return Reason("illegal_move", match.question_to(played.seat).clause)


def why_too_soon(match: Match[S], played: Played) -> Reason | None:
    """Return a reason if a move comes before its gap is over."""
    wait = ready_at(match, played.seat, played.move) - played.at
    if wait <= 0:
        return None
    return Reason("too_soon", match.question_to(played.seat).clause, {"n": wait})


def why_not_undone(match: Match[S], undone: Undone) -> Reason | None:
    """Judge an undo."""
    if undone.seat in undone.bots or not set(undone.bots) <= set(range(match.game.seats)):
        return Reason("no_bot")
    reason = why_not_back(match, undone.seat, undone.bots)
    if reason is None and undone.to != undo_to(match, undone.seat):
        return Reason("undo_elsewhere")
    return reason
