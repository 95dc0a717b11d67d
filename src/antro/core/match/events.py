"""The events of a table as data. A game is its list of events.

Times are milliseconds since the table opened. The *version* of a table is its number of events.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from antro.core.contract.descriptions import Move

LARGEST: Final = 2**53  # the largest number that every JSON reader reads exactly
Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]


class Played(Struct, tag="played", frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat made a move. ``CHANCE`` and ``TIME`` are also seats."""

    seat: Number
    move: Number
    at: Number


class Undone(
    Struct, tag="undone", frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True
):
    """A seat took its last move back. The position is that of version *to* again."""

    seat: Number
    to: Number
    at: Number
    bots: list[Number] = []  # bots whose replies were also taken back
    same_draws: bool = False  # True: repeated draws give the same results; false in older records


class Resigned(Struct, tag="resigned", frozen=True, forbid_unknown_fields=True, gc=False):
    seat: Number
    at: Number


class Flagged(Struct, tag="flagged", frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat's time ran out."""

    seat: Number
    at: Number


class Agreed(Struct, tag="agreed", frozen=True, forbid_unknown_fields=True, gc=False):
    """All players agreed on a draw. The seat is the last one that agreed."""

    seat: int
    at: int


class Upgraded(Struct, tag="upgraded", frozen=True, forbid_unknown_fields=True, gc=False):
    """The game continues under another version of the rules, which also allows all its events."""

    seat: int  # the host's
    rules: int  # the new version
    at: int


Event = Played | Undone | Resigned | Flagged | Agreed | Upgraded


class Result(Struct, frozen=True, gc=False):
    """The end of a game: by the rules, by resigning, by the clock or by agreement."""

    scores: list[float]  # by seat, in [-1, 1]
    how: Literal["rules", "resigned", "flagged", "agreed"]
    clause: str = ""  # the rule that ended it


class LogLine(Struct, frozen=True, gc=False):
    """One event, as a viewer saw it."""

    version: int  # of the table after the event
    what: Literal["played", "undone", "resigned", "flagged", "agreed", "upgraded"]
    seat: int  # the seat that did it; 16 is chance, 18 the host
    at: int
    move: Move | None = None  # the move that was played
    to: int | None = None  # after an undo, a version of the table; after an upgrade, of the rules
