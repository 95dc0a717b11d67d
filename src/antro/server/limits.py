"""How often somebody may ask: a bucket of tokens that fills with time."""

from collections import OrderedDict
from time import monotonic
from typing import Final, final

MOST: Final = 10_000  # that are remembered; the least recent is forgotten first


@final
class Bucket:
    """*burst* at once, and *rate* a second from then on."""

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

    def take(self, who: str) -> bool:
        bucket = self.buckets.setdefault(who, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(who)
        if len(self.buckets) > MOST:
            self.buckets.popitem(last=False)
        return bucket.take()
