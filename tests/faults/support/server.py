"""A server under test, with a game for tests, faster heartbeats and planted faults.

Its settings are names of functions in ``planted.py``, and these:

- ``quick``: wait shorter, so that a test of a death or a departure takes a second
- ``rules=2``: the second version of the game
- ``clock=3600``: a clock that is an hour ahead. SIGUSR1 sets it an hour behind
- ``proxied``: a proxy at the loopback address names the clients
"""

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import asyncpg  # noqa: F401 (imported once, for all copies of this process)
import sqlalchemy.dialects.postgresql.asyncpg  # noqa: F401
import uvicorn.protocols.http.h11_impl  # noqa: F401
import uvloop  # noqa: F401

from antro.server import app
from antro.server.cluster import members
from antro.server.ops.settings import Limits, Settings
from antro.server.process import start
from antro.server.table import table_clock
from tests.faults.support import notes, planted
from tests.faults.support.tally import TallyManifest

FREE: Final = Limits(
    posts=1e9, posts_burst=1e9, messages=1e9, messages_burst=1e9, connections=10**6
)
QUICK: Final = [
    (members, "HEARTBEAT", 0.2),
    (members, "ANSWER", 0.5),
    (app, "UNREADY", 0.2),
    (app, "CLOSING", 0.3),
]


def serve(name: str, data: Path, port: int, url: str, given: Sequence[str]) -> None:
    """Serve in this process, which writes its output to a file."""
    log = os.open(data / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, sys.stdout.fileno())
    os.dup2(log, sys.stderr.fileno())
    change(given)
    notes.take(data / "entries")
    values = dict(each.split("=") for each in given if "=" in each)
    settings = Settings(
        data=data,
        port=port,
        url=url,
        node=name,
        proxies=("127.0.0.1",) if "proxied" in given else (),
        limits=FREE,
        bot_delay=0.0,
        text_wait=0.0,
        bot_processes=1,
    )
    start(settings, {"tally": TallyManifest(int(values.get("rules", "1")))})


def change(given: Sequence[str]) -> None:
    """Change this process as its settings say."""
    if "quick" in given:
        for module, name, seconds in QUICK:
            setattr(module, name, seconds)
    for each in given:
        if each in planted.FAULTS:
            planted.FAULTS[each]()
        if each.startswith("clock="):
            set_clock(float(each.partition("=")[2]))


def set_clock(offset: float) -> None:
    """Change the time of day in this process. Each SIGUSR1 lets it jump across the true time."""
    real, real_ns = time.time, time.time_ns

    def jump(*_: object) -> None:
        nonlocal offset
        offset = -offset

    time.time = lambda: real() + offset
    time.time_ns = lambda: real_ns() + int(offset * 1e9)
    setattr(table_clock, "time_ns", time.time_ns)  # noqa: B010
    signal.signal(signal.SIGUSR1, jump)
