"""The size of a state in memory."""

import tracemalloc

COPIES = 300
INTERPRETED = 2  # times the compiled size: every object also has a dictionary


def weight_of(state):
    """Return the size of one copy of a state in bytes."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.clone() for _ in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == COPIES
    return (after - before) / COPIES


def most(part, compiled):
    """Return the size limit on this engine. *part* is any part of the state."""
    return compiled * INTERPRETED if hasattr(part, "__dict__") else compiled
