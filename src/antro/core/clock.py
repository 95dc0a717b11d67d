"""Clocks as data: how much time a seat has, and what a move gives it back.

A seat's time runs while it is to act. All amounts are milliseconds.
"""

from typing import Final

from msgspec import Struct

from antro.core.errors import BadOption

DAY: Final = 24 * 60 * 60 * 1000
MOST: Final = 30 * DAY  # no seat is given more at once


class Fischer(Struct, tag="fischer", frozen=True, forbid_unknown_fields=True):
    """So much for the whole game, and a little more with every move."""

    initial: int
    increment: int

    def __post_init__(self) -> None:
        within("initial", self.initial, 1)
        within("increment", self.increment, 0)


class PerMove(Struct, tag="per_move", frozen=True, forbid_unknown_fields=True):
    """So much for each move, however long the game: seconds, or days by correspondence."""

    limit: int

    def __post_init__(self) -> None:
        within("limit", self.limit, 1)


ClockSpec = Fischer | PerMove


def within(option: str, value: int, least: int) -> None:
    if not least <= value <= MOST:
        raise BadOption(option, str(value), f"not between {least} and {MOST} milliseconds")
