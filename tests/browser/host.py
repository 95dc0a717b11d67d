"""A real server in a process of its own, which a test may kill: ``python host.py PORT FOLDER``."""

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

from antro.games import GAMES
from antro.server.app import start
from antro.server.seeds import Seeds
from antro.server.settings import Limits, Settings

TEST = "test.txt"
"""A file in the folder of a server that names the test which plays there."""


class RepeatedSeeds(Seeds):
    """A test is dealt the same games, and meets the same bots, whenever it is run."""

    def __init__(self, test: Path) -> None:
        self.test = test
        self.drawn: Counter[str] = Counter()

    def new_table(self) -> str:
        return self.drawn_for(self.test.read_text())

    def bot_choice(self, table: str) -> int:
        return int(self.drawn_for(table)[:8], 16)

    def drawn_for(self, purpose: str) -> str:
        """The next seed that is drawn for this."""
        self.drawn[purpose] += 1
        return sha256(f"{purpose} {self.drawn[purpose]}".encode()).hexdigest()


def main(port: str, folder: str) -> None:
    """Bots do not dawdle, and pages may hurry as no person does."""
    data = Path(folder)
    limits = Limits(posts=1000, posts_burst=1000, messages=10_000, messages_burst=10_000)
    seeds = RepeatedSeeds(data / TEST)
    start(Settings(data=data, port=int(port), limits=limits, dawdle=0.0, seeds=seeds), GAMES)


if __name__ == "__main__":
    main(*sys.argv[1:])
