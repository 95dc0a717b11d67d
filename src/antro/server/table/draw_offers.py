"""Draws by agreement: who wants one, and where it can be offered."""

from typing import Any, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.match.events import Event, Played, Undone
from antro.core.match.match import Match


@final
class DrawOffers:
    """The seats that want to call a game drawn."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.declined_at = -1  # the version of the table when an offer was declined last

    def offer(self, seats: list[int], version: int) -> None:
        """Add seats. Raises ``Refused`` where a draw was declined and nothing happened since."""
        if version == self.declined_at:
            raise Refused(Reason("draw_declined"))
        self.seats = sorted({*self.seats, *seats})

    def decline(self, version: int) -> bool:
        """Take all offers back. Returns whether there were any."""
        if not self.seats:
            return False
        self.seats, self.declined_at = [], version
        return True

    def passed_over(self, events: list[Event], seats: list[int]) -> bool:
        """Whether one of *seats* played on instead of agreeing: then all offers are taken back."""
        for event in events:
            others = event.seat in seats and event.seat not in self.seats
            if self.seats and others and isinstance(event, Played | Undone):
                self.seats = []
                return True
        return False


def check_draw(match: Match[Any], seats: list[int], *, begun: bool) -> None:
    """Raise ``Refused`` where those who play on *seats* cannot agree on a draw.

    Bots have no say, so there must be persons on two sides; but a game of older rules that cannot
    go on may be called drawn by whoever is there.
    """
    if match.result is not None:
        raise Refused(Reason("finished", match.result.clause))
    if not begun:
        raise Refused(Reason("not_begun"))
    sides = match.game.sides()
    if match.incompatible_at is None and len({sides[seat] for seat in seats}) < 2:
        raise Refused(Reason("no_draw"))
