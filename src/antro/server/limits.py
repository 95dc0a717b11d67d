"""How often somebody may ask: a bucket of tokens that fills with time."""

from collections import OrderedDict
from time import monotonic
from typing import Final, final

MOST: Final = 10_000  # that are remembered; the least recent is forgotten first


@final
class Bucket:
    """So many at once, and so many a second from then on."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """One more, if there is one."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@final
class Buckets:
    """One for everybody who asks."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.known.setdefault(who, Bucket(self.rate, self.burst))
        self.known.move_to_end(who)
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return bucket.take()
