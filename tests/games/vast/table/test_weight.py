"""What a state of Vast weighs in memory."""

import tracemalloc

from antro.games.vast.options import make
from antro.games.vast.state.ground import Ground
from tests.games.vast.walks import stroll

MOST = 8192  # bytes of a state, compiled; interpreted, every object has a dictionary besides
INTERPRETED = 2
COPIES = 300


def test_a_state_of_five_is_under_eight_kilobytes():
    *_, state = stroll(make({}), seed=1, plies=600)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == COPIES
    most = MOST * INTERPRETED if hasattr(Ground(), "__dict__") else MOST
    assert 1000 < (after - before) / COPIES < most
