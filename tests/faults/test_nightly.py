"""The same faults many times, with the waiting times of the product."""

import os
import signal

import pytest

from tests.faults.support import faults
from tests.faults.support.beds import survives
from tests.server.support.postgres import Postgres

pytestmark = pytest.mark.nightly

FAULTS = {
    "one killed": (faults.kill(1), 1000),
    "two killed": (faults.kill(2), 20),
    "all killed": (faults.kill(3), 20),
    "each leaves": (faults.terminate, 34),  # three at a time
    "one stands still": (faults.stand_still, 200),
    "cut": (faults.cut, 500),
    "stopped": (faults.restart(signal.SIGINT), 50),
    "crashed": (faults.restart(Postgres.CRASH), 50),
    "frozen": (faults.freeze(10.0), 5),
    "slow": (faults.slow, 10),
    "full": (faults.disk_full, 10),
    "read-only": (faults.read_only, 10),
}


@pytest.mark.parametrize(("fault", "times"), FAULTS.values(), ids=FAULTS)
def test_many_faults(calm, fault, times):
    survives(calm, fault, times)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make a small disk")
def test_a_disk_that_is_really_full(calm):
    survives(calm, faults.small_disk_full, 5)
