"""The visitors with open sockets: their guests, addresses and remaining requests."""

from typing import Final, final

from antro.server.ops.limits import Allowance, Crowd, Pace
from antro.server.ops.settings import Limits


@final
class Visitor:
    """The guest at the other end of a socket. All sockets of a guest share one allowance."""

    def __init__(self, visitors: "Visitors", guest: str, address: str) -> None:
        self.visitors: Final = visitors
        self.guest: Final = guest  # empty without a cookie
        self.address: Final = address
        self.messages: Final[Allowance] = visitors.messages.of(guest, address)
        self.hints: Final[Allowance] = visitors.hints.of(guest, address)

    def enter(self) -> None:
        """Count an open socket."""
        self.visitors.crowd.enter(self.address)

    def leave(self) -> None:
        """Count a closed socket."""
        self.visitors.crowd.leave(self.address)


@final
class Visitors:
    def __init__(self, limits: Limits) -> None:
        household = limits.household
        self.messages: Final = Pace(limits.messages, limits.messages_burst, household)
        self.hints: Final = Pace(limits.hints, limits.hints_burst, household)
        self.crowd: Final = Crowd(limits.connections)

    def visitor(self, guest: str, address: str) -> Visitor | None:
        """Return a visitor for a new socket, or nothing after too many or too fast requests."""
        may = not self.crowd.is_full(address) and self.messages.of("", address).take()
        return Visitor(self, guest, address) if may else None
