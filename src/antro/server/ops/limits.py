"""Limit the requests of each guest and of each address.

A new cookie costs nothing, so each address has its own limit: that of a household.
"""

from collections import OrderedDict
from time import monotonic
from typing import Final, final

MOST: Final = 10_000  # buckets in memory; the least recently used one goes first


@final
class Bucket:
    """A bucket of tokens: *burst* at once, then *rate* per second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Take a token. Return False if there is none."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@final
class Buckets:
    """A bucket for each guest or address."""

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
    """The rate of requests for each guest, and for all guests of an address together."""

    def __init__(self, rate: float, burst: float, household: int) -> None:
        self.guests: Final = Buckets(rate, burst)
        self.addresses: Final = Buckets(household * rate, household * burst)

    def of(self, guest: str, address: str) -> "Allowance":
        """Return the allowance of a guest. Without a cookie only the address counts."""
        own = [self.guests.of(guest)] if guest else []
        return Allowance([*own, self.addresses.of(address)])


@final
class Allowance:
    """The remaining requests of one guest. All their sockets and requests share it."""

    def __init__(self, buckets: list[Bucket]) -> None:
        self.buckets: Final = buckets

    def take(self) -> bool:
        """Count a request. Return False if there are too many."""
        return all(bucket.take() for bucket in self.buckets)


@final
class Crowd:
    """The number of open connections, by address."""

    def __init__(self, most: int) -> None:
        self.most: Final = most  # for one address
        self.counts: Final[dict[str, int]] = {}

    def is_full(self, address: str) -> bool:
        return self.counts.get(address, 0) >= self.most

    def enter(self, address: str) -> None:
        self.counts[address] = self.counts.get(address, 0) + 1

    def leave(self, address: str) -> None:
        """Count a connection no more."""
        left = self.counts.pop(address) - 1
        if left:
            self.counts[address] = left
