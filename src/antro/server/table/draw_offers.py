"""Draws by agreement: the offers, and the conditions for one."""

from typing import Any, final

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.match.events import Event, Played, Undone
from antro.core.match.match import Match


@final
class DrawOffers:
    """The seats that want a draw."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.declined_at = -1  # the version of the table when an offer was last declined

    def offer(self, seats: list[int], version: int) -> None:
        """Add seats. Raises ``Refused`` if nothing has happened since the last declined offer."""
        if version == self.declined_at:
            raise Refused(Reason("draw_declined"))
        self.seats = sorted({*self.seats, *seats})

    def decline(self, version: int) -> bool:
        """Withdraw all offers. Return True if there were any."""
        if not self.seats:
            return False
        self.seats, self.declined_at = [], version
        return True

    def passed_over(self, events: list[Event], seats: list[int]) -> bool:
        """Withdraw all offers if one of *seats* has moved instead of agreeing. Return True then."""
        for event in events:
            others = event.seat in seats and event.seat not in self.seats
            if self.seats and others and isinstance(event, Played | Undone):
                self.seats = []
                return True
        return False


def check_draw(match: Match[Any], seats: list[int], *, begun: bool) -> None:
    """Raise ``Refused`` if the players of *seats* cannot agree on a draw.

    Bots cannot agree, so persons must play on two sides. Persons on one side are enough if the
    game cannot continue under today's rules.
    """
    if match.result is not None:
        raise Refused(Reason("finished", match.result.clause))
    if not begun:
        raise Refused(Reason("not_begun"))
    sides = match.game.sides()
    if match.incompatible_at is None and len({sides[seat] for seat in seats}) < 2:
        raise Refused(Reason("no_draw"))
