"""A real server in a process of its own, which a test may kill: ``python host.py PORT FOLDER``."""

import sys
from pathlib import Path

from antro.games import GAMES
from antro.server.app import start
from antro.server.settings import Limits, Settings


def main(port: str, folder: str) -> None:
    """Bots do not dawdle, and pages may hurry as no person does."""
    limits = Limits(posts=1000, posts_burst=1000, messages=10_000, messages_burst=10_000)
    settings = Settings(data=Path(folder), port=int(port), limits=limits, dawdle=0.0)
    start(settings, GAMES)


if __name__ == "__main__":
    main(*sys.argv[1:])
