"""What people, logs and clients are told: of a move, of a refusal, of a change, of the end.

A *thing* is a string that names something on the table: ``kind:name``, with a
number behind it where the thing has one (``figure:brald``, ``hex:c3``,
``symbol:attack:2``). Handles are things, and so are the fields of a sentence, so
that what a log mentions can be found on the board. ``core.words`` turns them into
a language.
"""

from typing import Any

from msgspec import Struct

Fields = dict[str, int | str | list[str]]

Change = list[Any]
"""What changes in a view: the keys that lead to a value, names and places in lists, and then it."""


class Move(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a move number means. Built when somebody looks, never while searching."""

    number: int
    text: str  # short and unique within a game: for tests, terminals and tools
    kind: str  # the sentence to say of it: ``move.<kind>`` in a catalogue
    fields: Fields  # what the sentence speaks of
    handles: list[str]  # what to click, in order; none for a move that nobody clicks
    picks: list[str] = []  # what to choose before that, in any order: dice to keep, cards to pay


class Ending(Struct, frozen=True, gc=False):
    """How a game ended: ``end.<how>`` in a catalogue tells who won, by what and with which count.

    The rule behind it is that of the last question, the one to nobody.
    """

    how: str
    fields: Fields


class Reason(Struct, frozen=True, gc=False):
    """Why a thing cannot be done: ``reason.<code>`` in a catalogue, and the clause behind it."""

    code: str
    clause: str = ""  # none for what is no matter of rules, such as a stale version
    fields: Fields = {}
