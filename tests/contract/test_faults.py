"""Each planted fault breaks the law that it was made for, in the first walk."""

import pytest

from antro.testing.walks import Walk
from tests.contract.support.faults import secrets, states, texts
from tests.contract.support.faults.fault import Fault


def planted(module):
    """Return the faults that a module defines."""
    classes = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in classes if issubclass(each, Fault) and each is not Fault]


FAULTS = [fault for module in (secrets, states, texts) for fault in planted(module)]
TRIED = {(fault.law, fault.matchup, *fault.seeds): None for fault in FAULTS}


def check(subject, law, *seeds):
    for seed in seeds:
        law(subject, Walk(subject, seed))


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault):
    with pytest.raises(AssertionError, match=fault.message):
        check(fault(), fault.law, *fault.seeds)


@pytest.mark.parametrize(("law", "matchup", "seed"), TRIED)
def test_the_same_walk_finds_nothing_without_the_fault(law, matchup, seed):
    check(type("Sound", (Fault,), {"matchup": matchup})(), law, seed)
