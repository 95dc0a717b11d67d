"""The laws can fail: each planted fault breaks the law it was made for."""

import pytest

from tests.contract.faults import secrets, states, texts
from tests.contract.faults.fault import Fault


def planted(module):
    """The faults that a module defines."""
    classes = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in classes if issubclass(each, Fault) and each is not Fault]


SEEDS = range(8)
FAULTS = [fault for module in (secrets, states, texts) for fault in planted(module)]
TRIED = {(fault.law, fault.matchup, fault.plies): None for fault in FAULTS}


def look_for_it(subject, law, plies):
    for seed in SEEDS:
        law(subject, seed, plies)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault):
    with pytest.raises(AssertionError, match=fault.told):
        look_for_it(fault(), fault.law, fault.plies)


@pytest.mark.parametrize(("law", "matchup", "plies"), TRIED)
def test_the_same_walks_find_nothing_where_there_is_no_fault(law, matchup, plies):
    look_for_it(type("Sound", (Fault,), {"matchup": matchup})(), law, plies)
