"""Clocks as data: the time that a seat has left, and the time that a move adds.

A seat's time runs while it may act. All amounts are in milliseconds.
"""

from typing import Final, final

from msgspec import Struct

from antro.core.contract.errors import BadOption, expected_number

DAY: Final = 24 * 60 * 60 * 1000
MOST: Final = 30 * DAY  # the longest time that one setting of a clock allows


class Fischer(Struct, tag="fischer", frozen=True, forbid_unknown_fields=True):
    """A clock with a time for the whole game and an increment for every move."""

    initial: int
    increment: int

    def __post_init__(self) -> None:
        within("clock.initial", self.initial, 1)
        within("clock.increment", self.increment, 0)


class PerMove(Struct, tag="per_move", frozen=True, forbid_unknown_fields=True):
    """A clock with a limit for each move: seconds, or days in a correspondence game."""

    limit: int

    def __post_init__(self) -> None:
        within("clock.limit", self.limit, 1)


ClockSpec = Fischer | PerMove


def within(option: str, value: int, least: int) -> None:
    if not least <= value <= MOST:
        raise BadOption(option, str(value), expected_number(least, MOST))


@final
class Clocks:
    """The time of every seat, up to the last event.

    A move ends the thinking time of a seat and updates its account. An undo reverses both, so
    nobody gains time with a move and an undo.
    """

    def __init__(self, spec: ClockSpec | None, seats: int) -> None:
        self.spec: Final = spec
        self.accounts = [initial(spec)] * seats
        self.thought = [0] * seats  # thinking time since the seat's last move that was not undone

    def run(self, seats: list[int], span: int) -> None:
        """Let time pass for the seats that may act."""
        for seat in seats:
            self.thought[seat] += span

    def stop(self, seat: int) -> int:
        """Stop the clock of a seat that has moved. Return its thinking time."""
        thought = self.thought[seat]
        self.accounts[seat] += regained(self.spec, thought)
        self.thought[seat] = 0
        return thought

    def restart(self, seat: int, thought: int) -> None:
        """Restart the clock of a seat that takes back a move with this thinking time."""
        self.accounts[seat] -= regained(self.spec, thought)
        self.thought[seat] += thought

    def left(self, seat: int) -> int:
        return self.accounts[seat] - self.thought[seat]


def initial(spec: ClockSpec | None) -> int:
    """Return the time that a seat has before its first move."""
    if spec is None:
        return 0
    return spec.initial if isinstance(spec, Fischer) else spec.limit


def regained(spec: ClockSpec | None, thought: int) -> int:
    """Return the time that a move adds to its seat. It is negative after long thinking."""
    return spec.increment - thought if isinstance(spec, Fischer) else 0
