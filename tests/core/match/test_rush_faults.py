"""Each planted fault breaks the law of tables that it was made for."""

import pytest

from antro.testing.walks import Walk
from tests.core.support.rush_faults import FAULTS, Fault

SEEDS = range(8)


def check(subject, law):
    for seed in SEEDS:
        law(subject, Walk(subject, seed, plies=100))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault):
    with pytest.raises(AssertionError, match=fault.message):
        check(fault(), fault.law)


@pytest.mark.parametrize(
    ("law", "pace", "form"), {(fault.law, fault.pace, fault.form): None for fault in FAULTS}
)
def test_the_same_walks_find_nothing_without_the_fault(law, pace, form):
    check(type("Sound", (Fault,), {"pace": pace, "form": form})(), law)
