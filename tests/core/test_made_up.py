"""The laws of the contract, on the games that were made up for these tests."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract import at_once, laws, secrets
from tests.contract.subject import Rules
from tests.core.tables import RUSHES, TOLLS

EXAMPLES = 400 if os.environ.get("ANTRO_NIGHTLY") else 6
PLIES = 100
UNTIMED = laws.a_record_replays_to_an_equal_state  # dates moves as they come

every_subject = pytest.mark.parametrize(
    "subject", [Rules(game) for game in (TOLLS | RUSHES).values()], ids=TOLLS | RUSHES
)


@every_subject
@pytest.mark.parametrize(
    "law",
    [law for law in [*laws.LAWS, *secrets.LAWS, *at_once.LAWS] if law is not UNTIMED],
    ids=lambda law: law.__name__,
)
@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, PLIES))
def test_law(law, subject, seed, plies):
    law(subject, seed, plies)


@every_subject
def test_the_key_of_a_state_leaves_no_field_out(subject):
    laws.the_key_leaves_no_field_out(subject)
