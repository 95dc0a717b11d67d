"""How much somebody may ask, and how often: for each guest, and for each address.

A new cookie costs nothing, so an address has a bound of its own: that of a household.
"""

from collections import OrderedDict
from time import monotonic
from typing import Final, final

MOST: Final = 10_000  # that are remembered; the least recent is forgotten first


@final
class Bucket:
    """A bucket of tokens: *burst* at once, and *rate* a second from then on."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Take a token. False if there is none."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@final
class Buckets:
    """A bucket for each who asks, by name."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.buckets.setdefault(who, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(who)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return bucket


@final
class Pace:
    """How often each guest may ask, and all guests of an address together."""

    def __init__(self, rate: float, burst: float, household: int) -> None:
        self.guests: Final = Buckets(rate, burst)
        self.addresses: Final = Buckets(household * rate, household * burst)

    def of(self, guest: str, address: str) -> "Allowance":
        """What somebody may still ask; whoever has no cookie counts by address alone."""
        own = [self.guests.of(guest)] if guest else []
        return Allowance([*own, self.addresses.of(address)])


@final
class Allowance:
    """What one guest may still ask. All sockets and requests of that guest share it."""

    def __init__(self, buckets: list[Bucket]) -> None:
        self.buckets: Final = buckets

    def take(self) -> bool:
        """Ask once. False if that is too often."""
        return all(bucket.take() for bucket in self.buckets)


@final
class Crowd:
    """How many are there at once, by address."""

    def __init__(self, most: int) -> None:
        self.most: Final = most  # of one address
        self.counts: Final[dict[str, int]] = {}

    def is_full(self, address: str) -> bool:
        return self.counts.get(address, 0) >= self.most

    def enter(self, address: str) -> None:
        self.counts[address] = self.counts.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """One that has entered is gone."""
        left = self.counts.pop(address) - 1
        if left:
            self.counts[address] = left
