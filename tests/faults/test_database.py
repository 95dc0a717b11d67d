"""A database that breaks off, stops, crashes, stands still, is slow, full or read-only."""

import signal

import pytest

from tests.faults.support import faults
from tests.faults.support.beds import survives
from tests.server.support.postgres import Postgres

FAULTS = {
    "cut": faults.cut,
    "stopped": faults.restart(signal.SIGINT),
    "crashed": faults.restart(Postgres.CRASH),
    "frozen": faults.freeze(2.0),
    "slow": faults.slow,
    "full": faults.disk_full,
    "read-only": faults.read_only,
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_database_that_fails(three, fault):
    survives(three, fault)
