"""Seeds for servers under test: what failed once fails again."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256

from antro.server.ops.seeds import Seeds


class RepeatedSeeds(Seeds):
    """A test is dealt the same games, and meets the same bots, whenever it is run."""

    def __init__(self, test: Callable[[], str]) -> None:
        """*test* tells the name of the test that plays just now."""
        self.test = test
        self.drawn: Counter[str] = Counter()

    def new_table(self) -> str:
        """Return the next seed for this test."""
        test = self.test()
        self.drawn[test] += 1
        return sha256(f"{test} {self.drawn[test]}".encode()).hexdigest()
