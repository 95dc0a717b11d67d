"""The reasons why a thing cannot be used now: a code for catalogues, a clause and fields.

Only the choices decide if a thing can be used. If it cannot, these modules name the first cause
that they find.
"""

from collections.abc import Callable
from typing import Final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, HOST, PEOPLE, SPECTATOR
from antro.games.vast.display import map_obstacles, mat_obstacles
from antro.games.vast.display.case import Case
from antro.games.vast.display.things import things_of
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import UNDECIDED, VastState

# By the kind of a thing: the function that finds the objection
OBJECTIONS: Final[dict[str, Callable[[Case], Reason]]] = {
    "square": map_obstacles.square,
    "side": map_obstacles.side,
    "way": map_obstacles.way,
    "piece": map_obstacles.piece,
    "gem": map_obstacles.gem,
    "turn": map_obstacles.turn,
    "cube": mat_obstacles.cube,
    "sidequest": mat_obstacles.sidequest,
    "treasure": mat_obstacles.treasure,
    "secret": mat_obstacles.secret,
    "monster": mat_obstacles.monster,
    "card": mat_obstacles.card,
    "power": mat_obstacles.power,
    "sloth": mat_obstacles.sloth,
    "omens": mat_obstacles.omens,
    "omen": mat_obstacles.omen,
    "hand": mat_obstacles.hand,
    "upgrade": mat_obstacles.upgrade,
    "action": mat_obstacles.action,
    "choice": mat_obstacles.choice,
}


def why_not(game: Vast, veiled: VastState, handle: str) -> Reason | None:
    """Return the first objection to *handle*, or None if a move of the viewer continues with it.

    *handle* is one thing, or several with blanks between them (``omens:hatred omen:trail``). All
    things before the last have already been picked. There is no objection to cards that the
    viewer can pick to pay for a power.
    """
    assert veiled.viewer != HOST, "only a viewer gets reasons"
    path = handle.split()
    if not path or not all(thing in things_of(game) for thing in path):
        return Reason("no_such_thing")
    for move in game.offered(veiled, veiled.viewer):
        if move.handles[: len(path)] == path or (len(path) == 1 and path[0] in move.picks):
            return None
    return objection(Case(game, veiled, path))


def objection(case: Case) -> Reason:
    """Return an objection to any move of the viewer, or else to this thing."""
    if case.me == SPECTATOR:
        return Reason("watching", "1.10")
    if case.state.winner != UNDECIDED:
        return Reason("finished", case.question.clause)
    if case.state.gone >> case.me & 1:
        return Reason("gave_up", "46.2")
    if not case.question.seats >> case.me & 1:
        return not_asked(case)
    found = OBJECTIONS.get(case.kind)
    if found is not None:
        return found(case)
    return Reason("not_among_them", case.question.clause) if case.is_asked_for() else case.other()


def not_asked(case: Case) -> Reason:
    """Return the reason that chance or other players must choose first."""
    seats = case.question.seats
    if seats >> CHANCE & 1:
        return Reason("by_chance", case.question.clause)
    roles = [f"role:{case.game.roles[seat]}" for seat in listed(seats & PEOPLE)]
    return Reason("not_asked", "1.10", {"role": roles})
