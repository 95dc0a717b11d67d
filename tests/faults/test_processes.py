"""Processes that die, leave, stand still, or come back with what they wanted to write."""

import pytest

from tests.faults.support.beds import survives
from tests.faults.support.faults import kill, outlive, stand_still, terminate


@pytest.mark.parametrize("count", [1, 2, 3])
def test_killed_processes(three, count):
    survives(three, kill(count))


def test_processes_that_leave(three):
    survives(three, terminate)


def test_a_process_that_wakes_up_after_its_death(three):
    survives(three, stand_still)


def test_entries_that_waited_while_their_process_was_declared_dead(three):
    survives(three, outlive)
