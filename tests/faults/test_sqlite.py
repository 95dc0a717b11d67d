"""The same faults with a single process on SQLite."""

from tests.faults.support.beds import survives
from tests.faults.support.faults import file_limit, kill, terminate


def test_a_killed_process(alone):
    survives(alone, kill(1))


def test_a_process_that_leaves(alone):
    survives(alone, terminate)


def test_a_full_disk(alone):
    survives(alone, file_limit)
