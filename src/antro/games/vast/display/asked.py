"""The fields of a prompt."""

from typing import Final

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Fields
from antro.core.contract.game import PEOPLE
from antro.games.vast.components.roles import FANGS, NOBODY, PIECE_COUNT, ROLES
from antro.games.vast.display.names import piece_thing
from antro.games.vast.rules import Vast
from antro.games.vast.state.arguments import part
from antro.games.vast.state.state import VastState

# Questions that keep their subject in the argument, and its place there
PIECE_IN: Final = {"forced": 0, "leave": 0}
STEPS_IN: Final = {"forced": 1, "drag": 2, "swat": 2}
SQUARE_IN: Final = {"orient": 0}
OF_A_TRIBE: Final = ["emerge", "tribe"]


def asked(game: Vast, veiled: VastState) -> Fields:
    """Return the roles that must choose, their task, and the piece, square and steps involved."""
    question = game.question_to(veiled, veiled.viewer)
    seats = listed(question.seats & PEOPLE)
    roles = [f"role:{game.roles[seat]}" for seat in seats]
    turn_of = "nobody" if veiled.role == NOBODY else ROLES[veiled.role]
    fields: Fields = {"role": roles, "todo": f"todo:{turn_of}"}
    return {**fields, **about(veiled, question.kind)}


def about(veiled: VastState, kind: str) -> Fields:
    """Return the piece, square and steps from the argument of the current question."""
    argument = veiled.argument()
    fields: Fields = {"piece": "piece:nobody", "square": "square:0", "n": 0}
    if kind in PIECE_IN and 0 <= part(argument, PIECE_IN[kind]) < PIECE_COUNT:
        fields["piece"] = piece_thing(part(argument, PIECE_IN[kind]))
    if kind in OF_A_TRIBE and veiled.goblins.active >= 0:
        fields["piece"] = piece_thing(FANGS + veiled.goblins.active)
    if kind in SQUARE_IN:
        fields["square"] = f"square:{int(part(argument, SQUARE_IN[kind]))}"
    if kind in STEPS_IN:
        fields["n"] = int(part(argument, STEPS_IN[kind]))
    return fields
