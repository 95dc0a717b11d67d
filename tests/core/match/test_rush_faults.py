"""The laws of tables can fail: each planted fault breaks the law it was made for."""

import pytest

from antro.testing.walks import Walk
from tests.core.support.rush_faults import FAULTS, Fault

SEEDS = range(8)


def look_for_it(subject, law):
    for seed in SEEDS:
        law(subject, Walk(subject, seed, plies=100))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault):
    with pytest.raises(AssertionError, match=fault.told):
        look_for_it(fault(), fault.law)


@pytest.mark.parametrize(
    ("law", "pace", "form"), {(fault.law, fault.pace, fault.form): None for fault in FAULTS}
)
def test_the_same_walks_find_nothing_where_there_is_no_fault(law, pace, form):
    look_for_it(type("Sound", (Fault,), {"pace": pace, "form": form})(), law)
