"""Simulated time: actions run in the order of their times, without waiting."""

from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Final, NamedTuple, final

from msgspec import Struct

RESENT: Final = 200.0  # milliseconds until a lost message is sent again, at least


@final
class Timeline:
    """A queue of actions, each with its time in milliseconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.queue: Final[list[Moment]] = []
        self.numbers: Final = count()

    def at(self, time: float, action: Callable[[], None]) -> None:
        """Run an action at *time*, or now if *time* has passed."""
        heappush(self.queue, Moment(max(time, self.now), next(self.numbers), action))

    def after(self, wait: float, action: Callable[[], None]) -> None:
        self.at(self.now + wait, action)

    def run(self, until: Callable[[], bool]) -> None:
        """Run actions until *until* is true."""
        while not until():
            moment = heappop(self.queue)
            self.now = moment.time
            moment.action()


class Moment(NamedTuple):
    """An action and its time. Actions with the same time run in the order they were added."""

    time: float
    nth: int
    action: Callable[[], None]


class Latency(Struct, frozen=True):
    """The connection between a player and the table, and the error of the player's clock."""

    one_way: float = 0.0  # milliseconds
    jitter: float = 0.0  # mean of a random extra delay, in milliseconds
    loss: float = 0.0  # chance that a message is lost and sent again
    ahead: float = 0.0  # milliseconds that the player's clock is ahead
    drift: float = 0.0  # how much faster the clock runs: 0.001 is 1 second in 1000

    def clock(self, now: float) -> float:
        """Return the time on the player's clock."""
        return now * (1.0 + self.drift) + self.ahead


@final
class Wire:
    """One direction of a connection. Messages arrive in the order they were sent."""

    def __init__(self, latency: Latency, timeline: Timeline, random: Random) -> None:
        self.latency: Final = latency
        self.timeline: Final = timeline
        self.random: Final = random
        self.last = 0.0  # arrival time of the last message

    def send(self, deliver: Callable[[], None]) -> None:
        """Call *deliver* when the message arrives."""
        latency, random = self.latency, self.random
        took = latency.one_way + (
            random.expovariate(1.0 / latency.jitter) if latency.jitter else 0.0
        )
        while random.random() < latency.loss:
            took += max(RESENT, 3.0 * latency.one_way)
        self.last = max(self.last, self.timeline.now + took)
        self.timeline.at(self.last, deliver)
