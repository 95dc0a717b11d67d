"""Clocks as data: how much time a seat has, and what a move gives it back.

A seat's time runs while it is to act. All amounts are milliseconds.
"""

from typing import Final, final

from msgspec import Struct

from antro.core.contract.errors import BadOption, expected_number

DAY: Final = 24 * 60 * 60 * 1000
MOST: Final = 30 * DAY  # no seat is given more at once


class Fischer(Struct, tag="fischer", frozen=True, forbid_unknown_fields=True):
    """So much for the whole game, and a little more with every move."""

    initial: int
    increment: int

    def __post_init__(self) -> None:
        within("clock.initial", self.initial, 1)
        within("clock.increment", self.increment, 0)


class PerMove(Struct, tag="per_move", frozen=True, forbid_unknown_fields=True):
    """So much for each move, however long the game: seconds, or days by correspondence."""

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

    A move ends a seat's thinking and settles its account; to take the move back
    opens it again, so that playing and undoing wins nobody any time.
    """

    def __init__(self, spec: ClockSpec | None, seats: int) -> None:
        self.spec: Final = spec
        self.accounts = [initial(spec)] * seats
        self.thought = [0] * seats  # since the last move of that seat that stands

    def run(self, seats: list[int], span: int) -> None:
        """Time passes for those who are to act."""
        for seat in seats:
            self.thought[seat] += span

    def stop(self, seat: int) -> int:
        """A seat has moved. Returns how long it had thought."""
        thought = self.thought[seat]
        self.accounts[seat] += regained(self.spec, thought)
        self.thought[seat] = 0
        return thought

    def restart(self, seat: int, thought: int) -> None:
        """A seat takes back a move it had thought about so long."""
        self.accounts[seat] -= regained(self.spec, thought)
        self.thought[seat] += thought

    def left(self, seat: int) -> int:
        return self.accounts[seat] - self.thought[seat]


def initial(spec: ClockSpec | None) -> int:
    """What a seat has before its first move."""
    if spec is None:
        return 0
    return spec.initial if isinstance(spec, Fischer) else spec.limit


def regained(spec: ClockSpec | None, thought: int) -> int:
    """What a move adds to the account of its seat: less than nothing, after long thought."""
    return spec.increment - thought if isinstance(spec, Fischer) else 0
