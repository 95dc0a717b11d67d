"""What happens at a table, as data: a game is its events, in order.

Times are milliseconds since the table opened. The *version* of a table is how many
events it has.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from antro.core.contract.descriptions import Move

LARGEST: Final = 2**53  # up to which all who read JSON agree on numbers
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]


class Played(Struct, tag="played", frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat made a move; ``CHANCE`` is a seat too."""

    seat: Number
    move: Number
    at: Number


class Undone(
    Struct, tag="undone", frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True
):
    """A seat took its last move back: all is again as it was at version *to*."""

    seat: Number
    to: Number
    at: Number
    bots: list[Number] = []  # the seats of bots whose replies were taken back with it


class Resigned(Struct, tag="resigned", frozen=True, forbid_unknown_fields=True, gc=False):
    seat: Number
    at: Number


class Flagged(Struct, tag="flagged", frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat's time ran out."""

    seat: Number
    at: Number


class Agreed(Struct, tag="agreed", frozen=True, forbid_unknown_fields=True, gc=False):
    """All who play agreed on a draw; the seat is that of the last to do so."""

    seat: int
    at: int


class Upgraded(Struct, tag="upgraded", frozen=True, forbid_unknown_fields=True, gc=False):
    """The game goes on under another version of the rules, by which it came as far, too."""

    seat: int  # the host's
    rules: int  # the version from here on
    at: int


Event = Played | Undone | Resigned | Flagged | Agreed | Upgraded


class Result(Struct, frozen=True, gc=False):
    """How it ended: by the rules, by resigning, by the clock or by agreement."""

    scores: list[float]  # by seat, in [-1, 1]
    how: Literal["rules", "resigned", "flagged", "agreed"]
    clause: str = ""  # the rule that ended it


class LogLine(Struct, frozen=True, gc=False):
    """One event, as somebody saw it."""

    version: int  # of the table, once this had happened
    what: Literal["played", "undone", "resigned", "flagged", "agreed", "upgraded"]
    seat: int  # who did it; 16 is chance, 18 the host
    at: int
    move: Move | None = None  # what was played
    to: int | None = None  # the version of the table after an undo, of the rules after an upgrade
