"""The laws of tables can fail: each planted fault breaks the law it was made for."""

import pytest

from tests.core.rush_faults import FAULTS, Fault

WALKS = [(seed, plies) for seed in range(8) for plies in (6, 25, 60)]


def look_for_it(subject, law):
    for seed, plies in WALKS:
        law(subject, seed, plies)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault):
    with pytest.raises(AssertionError, match=fault.told):
        look_for_it(fault(), fault.law)


@pytest.mark.parametrize(
    ("law", "pace", "form"), {(fault.law, fault.pace, fault.form): None for fault in FAULTS}
)
def test_the_same_walks_find_nothing_where_there_is_no_fault(law, pace, form):
    look_for_it(type("Sound", (Fault,), {"pace": pace, "form": form})(), law)
