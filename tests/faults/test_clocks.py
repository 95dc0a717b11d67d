"""Machines whose clocks differ by an hour, or jump."""

from tests.faults.support.beds import survives
from tests.faults.support.faults import clocks_jump

TIMED = {"type": "fischer", "initial": 60_000, "increment": 0}


def test_clocks_an_hour_off(make_bed):
    bed = make_bed(one="clock=3600", two="clock=-3600", three="")
    survives(bed, clocks_jump, clock=TIMED)
