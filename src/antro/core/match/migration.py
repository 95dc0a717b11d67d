"""Games of older rules, played again under those of today.

If every event may happen, chance draws what it drew and the end is the same, then such a game
is one of today's, and can go on. If not, it *departs*: it is known up to there, and what became
of it is taken from its host. Where a question has come in that the older rules did not ask, the
game says how it went on without (``Game.default_for_new_question``).
"""

from typing import Any, Final

from antro.core.chance.fair import Chance
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.game import CHANCE
from antro.core.match.events import Event, Played, Result
from antro.core.match.judging import BLAMED, why_not
from antro.core.match.luck import next_draw
from antro.core.match.match import Match

ENDS: Final = Reason("finished")  # at another moment, or in another way


def replay_under(match: Match[Any], events: list[Event], chance: Chance | None) -> list[Event]:
    """Let events of other rules happen, up to where those of today depart from them.

    *match* is begun under the rules that they are of. Draws are compared with those of
    *chance*, if there is one. Returns the events that are left.
    """
    for at, event in enumerate(events):
        reason = why_not(match, event) or why_not_this_draw(match, event, chance)
        if reason is not None:
            match.incompatible_at = incompatibility(match, reason)
            return events[at:]
        match.happen(event)
    return []


def force_result(match: Match[Any], result: Result | None) -> None:
    """Let a game have the result that it had by its own rules, or none yet."""
    if match.incompatible_at is None and not same(match.result, result):
        match.incompatible_at = incompatibility(match, ENDS)
    if match.incompatible_at is not None:
        match.result = result


def why_not_this_draw(match: Match[Any], event: Event, chance: Chance | None) -> Reason | None:
    """Why chance does not draw this next; none, if it does or nobody knows."""
    if chance is None or not isinstance(event, Played) or event.seat != int(CHANCE):
        return None
    return None if next_draw(match, chance) == event.move else Reason("draw_differs")


def same(one: Result | None, other: Result | None) -> bool:
    """Whether a game ended in the same way; the clause behind it may have another number."""
    if one is None or other is None:
        return one is other
    return (one.how, one.scores) == (other.how, other.scores)


def incompatibility(match: Match[Any], why: Reason) -> Reason:
    """That a game departs from the rules of today with its next event, and why."""
    fields: Fields = {
        "rules": match.rules,
        "now": match.game.version,
        "n": match.version + 1,
        "why": f"departs:{thing_that_differs(why)}",
    }
    return Reason("departed", why.clause, fields)


def thing_that_differs(why: Reason) -> str:
    """A word of the catalogues for what is not as it was: the end, a draw, a seat, a move."""
    if why.code in ("finished", "draw_differs"):
        return "end" if why.code == "finished" else "draw"
    blamed = BLAMED.get(why.code, "other")
    return blamed if blamed in ("seat", "move") else "other"
