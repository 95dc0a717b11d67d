"""Seeds for servers under test, so that a failed test fails again."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256

from antro.server.ops.seeds import Seeds


class RepeatedSeeds(Seeds):
    """The same games and bots for a test in every run."""

    def __init__(self, test: Callable[[], str]) -> None:
        """Draw seeds from the name of the current test, which *test* returns."""
        self.test = test
        self.drawn: Counter[str] = Counter()

    def new_table(self) -> str:
        """Return the next seed for this test."""
        test = self.test()
        self.drawn[test] += 1
        return sha256(f"{test} {self.drawn[test]}".encode()).hexdigest()
