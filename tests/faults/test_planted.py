"""The suite finds faults: each of these is planted into the server, and makes a check fail."""

import pytest

from tests.faults.support.beds import found_after
from tests.faults.support.faults import clocks_jump, kill, outlive, slow_commits, terminate


async def killed_in_commit(bed):
    async with slow_commits(bed):
        await bed.traffic.moves(20)
        hit = await kill(2)(bed)
        await bed.traffic.moves(20)
    return hit


def two(make_bed, fault):
    return make_bed(one=fault, two=fault)


def test_answers_before_the_commit_are_found(make_bed):
    found = found_after(two(make_bed, "acknowledge_early"), killed_in_commit)
    assert found["acknowledged and lost"] > 0


def test_forgotten_requests_are_found(make_bed):
    found = found_after(two(make_bed, "forget_requests"), killed_in_commit, 2)
    assert found["doubled"] > 0


def test_a_number_that_is_read_late_is_found(make_bed):
    found = found_after(two(make_bed, "read_token_late"), outlive)
    assert found["an owner that wrote after the next one"] > 0


def test_a_heartbeat_after_the_end_is_found(make_bed):
    with pytest.raises(AssertionError, match="seems to live"):
        found_after(two(make_bed, "beat_while_leaving"), terminate)


def test_compared_clocks_are_found(make_bed):
    with pytest.raises(AssertionError, match="declared dead"):
        found_after(two(make_bed, "clock=3600 compare_clocks"), clocks_jump)
