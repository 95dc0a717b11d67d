"""Replay games of older rules under the current rules.

Such a game can continue if the current rules allow every event, give the same draws and lead to
the same end. If not, the game *departs* from the current rules: it is replayed up to the first
difference, and its result is taken from its host. If the current rules ask an additional
question, the game supplies the answer (``Game.default_for_new_question``).
"""

from typing import Any, Final

from antro.core.chance.fair import Chance
from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.game import CHANCE
from antro.core.match.events import Event, Played, Result
from antro.core.match.judging import BLAMED, why_not
from antro.core.match.luck import next_draw
from antro.core.match.match import Match

ENDS: Final = Reason("finished")  # the game ends at another time or in another way


def replay_under(match: Match[Any], events: list[Event], chance: Chance | None) -> list[Event]:
    """Apply events of other rules, up to the first one that the current rules do not allow.

    *match* was started under the rules of the events. Draws are compared with those of *chance*,
    if it is given. Return the remaining events.
    """
    for at, event in enumerate(events):
        reason = why_not(match, event) or why_not_this_draw(match, event, chance)
        if reason is not None:
            match.incompatible_at = incompatibility(match, reason)
            return events[at:]
        match.happen(event)
    return []


def force_result(match: Match[Any], result: Result | None) -> None:
    """Give a game the result that it has under its own rules, or None if it is not over."""
    if match.incompatible_at is None and not same(match.result, result):
        match.incompatible_at = incompatibility(match, ENDS)
    if match.incompatible_at is not None:
        match.result = result


def why_not_this_draw(match: Match[Any], event: Event, chance: Chance | None) -> Reason | None:
    """Return a reason if *chance* would draw another move next; None if unknown."""
    if chance is None or not isinstance(event, Played) or event.seat != int(CHANCE):
        return None
    return None if next_draw(match, chance) == event.move else Reason("draw_differs")


def same(one: Result | None, other: Result | None) -> bool:
    """True if two results are the same. Their clauses may have different numbers."""
    if one is None or other is None:
        return one is other
    return (one.how, one.scores) == (other.how, other.scores)


def incompatibility(match: Match[Any], why: Reason) -> Reason:
    """Return the reason that a game departs from the current rules with its next event."""
    fields: Fields = {
        "rules": match.rules,
        "now": match.game.version,
        "n": match.version + 1,
        "why": f"departs:{thing_that_differs(why)}",
    }
    return Reason("departed", why.clause, fields)


def thing_that_differs(why: Reason) -> str:
    """Return the catalogue's word for the difference: an end, a draw, a seat or a move."""
    if why.code in ("finished", "draw_differs"):
        return "end" if why.code == "finished" else "draw"
    blamed = BLAMED.get(why.code, "other")
    return blamed if blamed in ("seat", "move") else "other"
