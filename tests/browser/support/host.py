"""Run a real server in its own process for tests: ``python host.py PORT FOLDER WORKER``."""

import sys
from pathlib import Path

from antro.games import GAMES
from antro.server.ops.settings import Limits, Settings
from antro.server.process import start
from tests.repeated_seeds import RepeatedSeeds

TEST = "test.txt"
"""The file in a server's folder that names the test now using the server."""


def main(port: str, folder: str, worker: str) -> None:
    """Run a server with fast bots and generous limits. *worker* is the module of its bots."""
    data = Path(folder)
    limits = Limits(posts=1000, posts_burst=1000, messages=10_000, messages_burst=10_000)
    seeds = RepeatedSeeds((data / TEST).read_text)
    settings = Settings(
        data=data, port=int(port), limits=limits, bot_delay=0.0, seeds=seeds, worker=worker
    )
    start(settings, GAMES)


if __name__ == "__main__":
    main(*sys.argv[1:])
