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
        return self.drawn_for(self.test())

    def bot_choice(self, table: str) -> int:
        return int(self.drawn_for(table)[:8], 16)

    def drawn_for(self, purpose: str) -> str:
        """The next seed that is drawn for this."""
        self.drawn[purpose] += 1
        return sha256(f"{purpose} {self.drawn[purpose]}".encode()).hexdigest()
