"""A bot process needs no more memory after thousands of decisions."""

import gc
import os
from pathlib import Path

import pytest

from antro.bots.packed_state import StatePacker
from antro.bots.worker import Decide, decide
from antro.games import GAMES
from tests.bots.positions import played

STATM = Path("/proc/self/statm")

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not STATM.exists(), reason="needs the memory figures of /proc"),
]

POSITIONS = 20
WARM_UP = 500  # decisions that fill the caches
DECISIONS = 2_000
MOST_GROWTH = 400_000  # bytes; the smallest leak found so far needed 1,000,000


def tasks(name):
    """Return tasks for a bot of level 1, one for each of some positions of a game."""
    game = GAMES[name].make({})
    packer = StatePacker(game)
    found = [played(game, seed=at, plies=4 * at) for at in range(1, POSITIONS + 1)]
    packed = [packer.pack(game.veil(state, seat)) for state, seat in found]
    return [
        Decide(name, game.options, each, [], f"memory {at}", level=1, seed=1)
        for at, each in enumerate(packed)
    ]


def resident_memory():
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("name", [*GAMES])
def test_decisions_leave_the_memory_flat(name):
    todo = tasks(name)
    for at in range(WARM_UP):
        decide(todo[at % POSITIONS])
    before = resident_memory()
    for at in range(DECISIONS):
        decide(todo[at % POSITIONS])
    assert resident_memory() - before < MOST_GROWTH
