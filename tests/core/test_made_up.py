"""The laws of the contract, on the games that were made up for these tests."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract import at_once, copies, laws, secrets
from tests.contract.subject import Rules
from tests.core.tables import RUSHES, TOLLS

EXAMPLES = 400 if os.environ.get("ANTRO_NIGHTLY") else 6
PLIES = 100
UNTIMED = laws.a_record_replays_to_an_equal_state  # dates moves as they come
LAWS = [law for law in [*laws.LAWS, *secrets.LAWS, *at_once.LAWS] if law is not UNTIMED]
MADE_UP = {name: Rules(game) for name, game in (TOLLS | RUSHES).items()}

walks = given(seed=st.integers(0, 2**32), plies=st.integers(0, PLIES))


@pytest.mark.parametrize("subject", MADE_UP.values(), ids=MADE_UP)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@settings(max_examples=EXAMPLES)
@walks
def test_law(law, subject, seed, plies):
    law(subject, seed, plies)


@pytest.mark.parametrize("name", RUSHES)
@pytest.mark.parametrize("law", copies.LAWS, ids=lambda law: law.__name__)
@settings(max_examples=EXAMPLES)
@walks
def test_law_of_copies(law, name, seed, plies):
    law(MADE_UP[name], seed, plies)
