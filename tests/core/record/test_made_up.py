"""Check the laws of the contract on the games that were invented for these tests."""

import os

import pytest

from antro.testing.laws import copies, rules, secrets, tables
from antro.testing.subject import Rules
from antro.testing.walks import Walk
from tests.core.support.tables import RUSHES, TOLLS

SEEDS = range(100 if os.environ.get("ANTRO_NIGHTLY") else 3)
UNTIMED = rules.a_record_replays_to_an_equal_state  # makes each move at the first possible moment
LAWS = [law for law in [*rules.LAWS, *secrets.LAWS, *tables.LAWS] if law is not UNTIMED]
MADE_UP = {name: Rules(game) for name, game in (TOLLS | RUSHES).items()}


def sampled(names):
    """Return all names. On the interpreted engine, only the first of each family is tested."""
    first = [next(iter(TOLLS)), next(iter(RUSHES))]
    return [
        pytest.param(name, marks=[] if name in first else pytest.mark.compiled) for name in names
    ]


def check(law, name):
    for seed in SEEDS:
        law(MADE_UP[name], Walk(MADE_UP[name], seed, plies=100))


@pytest.mark.parametrize("name", sampled(MADE_UP))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law, name):
    check(law, name)


@pytest.mark.parametrize("name", sampled(RUSHES))
@pytest.mark.parametrize("law", [*copies.LAWS, *copies.IN_PLAY], ids=lambda law: law.__name__)
def test_law_of_copies(law, name):
    check(law, name)
