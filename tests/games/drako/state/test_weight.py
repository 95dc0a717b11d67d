"""The size of a state in memory, and the modules that a game loads."""

import os
import subprocess
import sys

from tests.games.drako.support.tables import game_of
from tests.games.support.weight import weight_of

MOST = 4096  # bytes of a state
HEAVY = [
    "alembic",
    "asyncio",
    "numpy",
    "ray",
    "rich",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
]

OPEN = """
import sys
from antro.games import GAMES
GAMES["drako"].make({}).start()
print(*sys.modules)
"""


def test_a_state_is_smaller_than_four_kilobytes():
    state = game_of("dragon-dwarves").start()
    assert 500 < weight_of(state) < MOST  # a state has 115 numbers, so it cannot be smaller


def test_opening_a_game_does_not_load_server_terminal_or_lab():
    done = subprocess.run(
        [sys.executable, "-c", OPEN],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.split()
    assert "antro.games.drako.rules" in loaded
    assert [name for name in HEAVY if name in loaded] == []
