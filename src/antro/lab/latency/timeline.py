"""Time that is made up: things happen in the order of their moments, and nobody waits for them."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Final, NamedTuple, final

from msgspec import Struct

RESENT: Final = 200.0  # milliseconds after which what was lost is sent again, at least


@final
class Timeline:
    """What is still to happen. Times are milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.coming: Final[list[Moment]] = []
        self.counted: Final = count()

    def at(self, time: float, action: Callable[[], None]) -> None:
        """Have something happen then; at once, if that is over."""
        heappush(self.coming, Moment(max(time, self.now), next(self.counted), action))

    def after(self, wait: float, action: Callable[[], None]) -> None:
        self.at(self.now + wait, action)

    def run(self, until: Callable[[], bool]) -> None:
        """Let things happen until it is enough."""
        while not until():
            moment = heappop(self.coming)
            self.now = moment.time
            moment.action()


class Moment(NamedTuple):
    """Something that is to happen; of two in one moment, what was said first comes first."""

    time: float
    nth: int
    action: Callable[[], None]


class Latency(Struct, frozen=True):
    """How messages travel between a player and the table, and what clock the player has."""

    one_way: float = 0.0  # milliseconds
    jitter: float = 0.0  # what is added on average, now more, now less
    loss: float = 0.0  # how likely a message is lost, and sent again
    ahead: float = 0.0  # milliseconds by which the player's clock is wrong
    drift: float = 0.0  # and how much faster it runs: 0.001 is a second in a thousand

    def clock(self, now: float) -> float:
        """What the player's clock shows."""
        return now * (1.0 + self.drift) + self.ahead


@final
class Wire:
    """One direction of a line: messages arrive in the order in which they were sent."""

    def __init__(self, latency: Latency, timeline: Timeline, luck: Random) -> None:
        self.latency: Final = latency
        self.timeline: Final = timeline
        self.luck: Final = luck
        self.last = 0.0  # when the last message arrives

    def send(self, deliver: Callable[[], None]) -> None:
        """Have a message arrive."""
        latency, luck = self.latency, self.luck
        took = latency.one_way + (luck.expovariate(1.0 / latency.jitter) if latency.jitter else 0.0)
        while luck.random() < latency.loss:
            took += max(RESENT, 3.0 * latency.one_way)
        self.last = max(self.last, self.timeline.now + took)
        self.timeline.at(self.last, deliver)
