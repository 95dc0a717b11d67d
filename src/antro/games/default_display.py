"""The default display of a game: fields, prompt, ending and refusals.

Everything here is computed from a veiled state, so it shows no secret. The catalogue decides
which fields are shown: the fields with a sentence ``field.<name>`` that contains ``{value}``.
"""

from typing import Any, Final

from msgspec import Struct

from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Ending, Fields, Reason
from antro.core.contract.fields import key_of, names
from antro.core.contract.game import HOST, PEOPLE, SPECTATOR, Game, State
from antro.core.text.words import Catalogue, say
from antro.core.view.parts import StructPart
from antro.core.view.view import View

NOT_SHOWN: Final = ("viewer", "pending", "arguments", "config")


class FieldView(Struct, frozen=True, gc=False):
    """One field of a state: its name, and its numbers and texts in order."""

    name: str
    values: list[int | str]


class DefaultView(Struct, frozen=True, gc=False):
    """The fields of a veiled state, for a client."""

    viewer: int
    fields: list[FieldView]


class DefaultPart(StructPart[State, DefaultView]):
    """The view of any game."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(DefaultView)

    def fill(self, veiled: State) -> DefaultView:
        found = [FieldView(name, values_of(getattr(veiled, name))) for name in shown(veiled)]
        return DefaultView(viewer=int(veiled.viewer), fields=found)


DEFAULT_VIEW: Final = View(DefaultView, DefaultPart)


def shown(veiled: State) -> list[str]:
    """Return the fields that belong to the game."""
    return [name for name in names(veiled) if name not in NOT_SHOWN]


def values_of(field: object) -> list[int | str]:
    """Return the numbers and texts that a field holds, in order."""
    found: list[int | str] = []
    waiting = [key_of(field)]
    while waiting:
        value = waiting.pop(0)
        if isinstance(value, tuple):
            waiting = [*value, *waiting]
        elif isinstance(value, (int, str)):
            found.append(value)
    return found


def text_of(game: Game[Any], veiled: State, words: Catalogue, last: str) -> str:
    """Return the fields with a sentence in the catalogue, and a *last* line."""
    lines = [
        say(words, f"field.{name}", {"value": ", ".join(map(str, values))})
        for name in shown(veiled)
        if f"field.{name}" in words and (values := values_of(getattr(veiled, name)))
    ]
    return "\n".join([*lines, last])


def asked(game: Game[Any], veiled: State) -> Fields:
    """Return the roles that are asked. If the viewer is among them, the viewer alone."""
    question = game.question_to(veiled, veiled.viewer)
    seats = listed(question.seats & PEOPLE)
    if int(veiled.viewer) in seats:
        seats = [int(veiled.viewer)]
    return {"role": [f"role:{game.roles[seat]}" for seat in seats]}


def ending(game: Game[Any], veiled: State) -> Ending:
    """Return ``end.won`` with the winners, ``end.drawn``, or ``end.lost`` if nobody has won."""
    scores = game.scores(veiled)
    if max(scores) > 0:
        winners = [role for role, score in zip(game.roles, scores, strict=True) if score > 0]
        return Ending("won", {"role": [f"role:{role}" for role in winners]})
    return Ending("drawn" if max(scores) == 0 else "lost", {})


def why_not(game: Game[Any], veiled: State, handle: str) -> Reason | None:
    """Return the first objection to a handle, or to several with blanks between them.

    None if a move of the viewer continues with them.
    """
    assert veiled.viewer != HOST, "only a viewer gets reasons"
    path = handle.split()
    moves = [game.describe(move) for move in range(len(game.choice_of))]
    if not path or not {*path} <= {thing for move in moves for thing in move.handles + move.picks}:
        return Reason("no_such_thing")
    question = game.question_to(veiled, veiled.viewer)
    for move in game.offered(veiled, veiled.viewer):
        if move.handles[: len(path)] == path or (len(path) == 1 and path[0] in move.picks):
            return None
    return common_objection(game, veiled) or Reason("not_now", question.clause)


def common_objection(game: Game[Any], veiled: State) -> Reason | None:
    """Return the objection to any choice of the viewer, or None if the viewer may choose."""
    question = game.question_to(veiled, veiled.viewer)
    if not game.to_act(veiled):
        return Reason("finished", question.clause)
    if veiled.viewer == SPECTATOR:
        return Reason("watching", question.clause)
    if question.seats >> veiled.viewer & 1:
        return None
    roles = [f"role:{game.roles[seat]}" for seat in listed(question.seats & PEOPLE)]
    if not roles:
        return Reason("chance_first", question.clause)
    return Reason("wrong_seat", question.clause, {"who": roles})
