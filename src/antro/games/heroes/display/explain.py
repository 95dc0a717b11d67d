"""Explain why a thing cannot be used now: a code for the catalogues, and the rule.

The choices alone decide if something is allowed. These functions run after a refusal, and return
the first reason that they find.
"""

from collections.abc import Callable
from typing import Final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, HOST, PEOPLE, SPECTATOR
from antro.games.heroes.display import board_obstacles, obstacles
from antro.games.heroes.display.obstacles import Case
from antro.games.heroes.display.things import is_thing
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.state import OVER, HeroesState

# The function that finds the objection, by kind of question
OBJECTIONS: Final[dict[str, Callable[[Case], Reason]]] = {
    "draft": obstacles.drafting,
    "place": obstacles.placing,
    "keep": obstacles.keeping,
    "roll": obstacles.rolling,
    "order": obstacles.ordering,
    "follow": obstacles.following,
    "action": obstacles.acting,
    "reinforce": obstacles.reinforcing,
    "being": board_obstacles.being,
    "more": board_obstacles.further,
    "mend": board_obstacles.mending,
    "column": board_obstacles.column,
    "player": board_obstacles.player,
    "permanent": board_obstacles.permanent,
    "destroyed": board_obstacles.destroyed,
    "space": board_obstacles.space,
    "pay": obstacles.paying,
    "shed": obstacles.shedding,
    "helms": board_obstacles.helms,
    "strike": board_obstacles.striking,
    "strike_more": board_obstacles.striking,
    "give_die": obstacles.giving,
}


def why_not(game: Heroes, veiled: HeroesState, handle: str) -> Reason | None:
    """Return the first objection to *handle*, or None if a move continues with it.

    *handle* is one thing, or several with blanks between them. All but the last have been picked
    already (``space:f2:0 choice:activate``). There is no objection to dice and creatures that can
    be picked for a move.
    """
    assert veiled.viewer != HOST, "only a viewer can be told"
    path = handle.split()
    if not path or not all(is_thing(game, thing) for thing in path):
        return Reason("no_such_thing")
    moves = game.offered(veiled, veiled.viewer)
    if len(path) == 1 and any(path[0] in move.picks for move in moves):
        return None
    for end in range(len(path)):
        begun = [move.handles[end:] for move in moves if move.handles[:end] == path[:end]]
        follows = [rest[0] for rest in begun if rest]
        if path[end] not in follows:
            done = end > 0 and not follows
            case = Case(game, veiled, path[: end + 1])
            return Reason("complete", case.question.clause) if done else objection(case)
    return None


def objection(case: Case) -> Reason:
    """Return a reason against any move of the viewer, or else against this one."""
    if case.me == SPECTATOR:
        return Reason("watching", "1.10")
    if case.state.stage == OVER:
        return Reason("finished", case.question.clause)
    if not case.question.seats >> case.me & 1:
        return not_asked(case)
    found = OBJECTIONS.get(case.question.kind)
    return Reason("answer_first", case.question.clause) if found is None else found(case)


def not_asked(case: Case) -> Reason:
    """Return the reason why the viewer has nothing to choose now."""
    if case.state.sides[case.me].out:
        return Reason("fallen", "22.1")
    seats = case.question.seats
    if seats >> CHANCE & 1:
        return Reason("being_thrown", case.question.clause)
    if not seats & PEOPLE:
        return Reason("not_yet", case.question.clause)
    roles = [case.game.config.role_names[seat] for seat in listed(seats & PEOPLE)]
    return Reason("not_asked", "1.10", {"role": roles})
