"""The start of a server under test, with a game for tests, faster heartbeats and planted faults.

    python -m tests.faults.support.server DATA PORT [SETTING…]

A setting is the name of a function in ``planted.py``, or one of:

- ``quick``: wait shorter, so that a test of a death or a departure takes a second
- ``rules=2``: the second version of the game
- ``clock=3600``: a clock that is an hour ahead. SIGUSR1 sets it back and forth
"""

import os
import signal
import sys
import time
from pathlib import Path

QUICK = {
    "antro.server.cluster.members": {"HEARTBEAT": 0.2, "ANSWER": 0.5},
    "antro.server.app": {"UNREADY": 0.2, "CLOSING": 0.3},
}


def set_clock(seconds: float) -> None:
    """Change the time of day in this process. It jumps at each SIGUSR1."""
    real, real_ns, offset = time.time, time.time_ns, seconds

    def jump(*_: object) -> None:
        nonlocal offset
        offset = -offset

    time.time = lambda: real() + offset
    time.time_ns = lambda: real_ns() + int(offset * 1e9)
    signal.signal(signal.SIGUSR1, jump)


def main(data: Path, port: int, *given: str) -> None:
    values = dict(each.split("=") for each in given if "=" in each)
    set_clock(float(values.get("clock", "0")))
    import importlib

    from antro.games import GAMES
    from antro.server.ops.settings import Limits, Settings
    from antro.server.process import start
    from tests.faults.support import notes, planted
    from tests.faults.support.tally import TallyManifest

    if "quick" in given:
        for module, names in QUICK.items():
            for name, value in names.items():
                setattr(importlib.import_module(module), name, value)
    for each in given:
        if each in planted.FAULTS:
            planted.FAULTS[each]()
    notes.take(data / "entries")
    free = Limits(
        posts=1e9, posts_burst=1e9, messages=1e9, messages_burst=1e9, connections=10**6
    )
    settings = Settings(
        data=data,
        port=port,
        url=os.environ.get("ANTRO_DATABASE_URL", ""),
        node=os.environ.get("ANTRO_NODE", ""),
        proxies=("127.0.0.1",) if "proxied" in given else (),
        limits=free,
        bot_delay=0.0,
        text_wait=0.0,
        idle=float(values.get("idle", "60")),
        bot_processes=1,
    )
    start(settings, {**GAMES, "tally": TallyManifest(int(values.get("rules", "1")))})


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:])
