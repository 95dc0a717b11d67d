"""What a state of Heroes weighs in memory."""

import tracemalloc

from antro.games.heroes.options import make
from antro.games.heroes.state.side import Side
from tests.games.heroes.walks import stroll

MOST = 6144  # bytes of a state, compiled; interpreted, every object has a dictionary besides
INTERPRETED = 2
COPIES = 300


def test_a_state_of_four_is_under_six_kilobytes():
    *_, state = stroll(make({"players": "4", "pace": "stepped"}), 1, 600)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == COPIES
    most = MOST * INTERPRETED if hasattr(Side(), "__dict__") else MOST
    assert 1000 < (after - before) / COPIES < most
