"""Those who hold sockets: who they are, where they come from, and what they may still ask."""

from typing import Final, final

from antro.server.ops.limits import Allowance, Crowd, Pace
from antro.server.ops.settings import Limits


@final
class Visitor:
    """Whoever is at the other end of a socket. Another socket gives them nothing more."""

    def __init__(self, visitors: "Visitors", guest: str, address: str) -> None:
        self.visitors: Final = visitors
        self.guest: Final = guest  # empty for somebody without a cookie
        self.address: Final = address
        self.messages: Final[Allowance] = visitors.messages.of(guest, address)
        self.hints: Final[Allowance] = visitors.hints.of(guest, address)

    def enter(self) -> None:
        """Their socket is open."""
        self.visitors.crowd.enter(self.address)

    def leave(self) -> None:
        """Their socket is closed."""
        self.visitors.crowd.leave(self.address)


@final
class Visitors:
    def __init__(self, limits: Limits) -> None:
        household = limits.household
        self.messages: Final = Pace(limits.messages, limits.messages_burst, household)
        self.hints: Final = Pace(limits.hints, limits.hints_burst, household)
        self.crowd: Final = Crowd(limits.connections)

    def visitor(self, guest: str, address: str) -> Visitor | None:
        """Who asks for a socket; none, if that address has too many or they ask too fast."""
        may = not self.crowd.is_full(address) and self.messages.of("", address).take()
        return Visitor(self, guest, address) if may else None
