"""What a state weighs in memory."""

import tracemalloc

COPIES = 300
INTERPRETED = 2  # times as heavy: every object has a dictionary besides


def weight_of(state):
    """Bytes of a copy of a state."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == COPIES
    return (after - before) / COPIES


def most(part, compiled):
    """What a state may weigh here, if it may weigh so much compiled; *part* is one of its parts."""
    return compiled * INTERPRETED if hasattr(part, "__dict__") else compiled
