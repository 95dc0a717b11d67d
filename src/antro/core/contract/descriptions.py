"""Descriptions of moves, refusals, changes and endings, for people, logs and clients.

A *thing* is a string that names something on the table, as ``kind:name`` and perhaps a number:
``figure:brald``, ``hex:c3``, ``symbol:attack:2``. Handles and the fields of a sentence are
things, so a client can find on the board the objects that a log mentions. ``core.text.words``
turns things into words of a language.
"""

from typing import Any

from msgspec import Struct

Fields = dict[str, int | str | list[str]]

Change = list[Any]
"""A change in a view: the names and list places that lead to a value, and then the new value."""


class Move(Struct, frozen=True, gc=False, omit_defaults=True):
    """The meaning of a move number. Built for people and clients, never during a search."""

    number: int
    text: str  # short and unique within a game: for tests, terminals and tools
    kind: str  # the sentence that describes it: ``move.<kind>`` in a catalogue
    fields: Fields  # the fields that fill the sentence
    handles: list[str]  # the things to click, in order; empty for a move that nobody clicks
    picks: list[str] = []  # things to choose first, in any order: dice to keep, cards to pay


class Ending(Struct, frozen=True, gc=False):
    """The way a game ended. Its sentence, ``end.<how>``, names the winner, the reason and counts.

    The last question, which asks no seat, has the rule that ended the game.
    """

    how: str
    fields: Fields


class Reason(Struct, frozen=True, gc=False):
    """The reason why something is impossible: ``reason.<code>`` in a catalogue, and the rule."""

    code: str
    clause: str = ""  # empty if no rule is involved, as for a stale version
    fields: Fields = {}
