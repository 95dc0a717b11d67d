"""Check every law on every game, with each sample of options in its manifest."""

import pytest

from antro.testing import check_game
from antro.testing.laws import WITHOUT_TABLES, tables
from tests.contract.support.subjects import MANIFESTS, SEEDS, SUBJECTS, walk_of


def law_of(laws):
    return pytest.mark.parametrize("law", laws, ids=lambda law: law.__name__)


FIRST = {each.manifest.name: name for name, each in reversed(SUBJECTS.items())}.values()
every_subject = pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name in FIRST else pytest.mark.compiled) for name in SUBJECTS],
)
"""Each game with each sample of its options: on the interpreted engine, only with the first."""


def check(law, name):
    for seed in SEEDS:
        law(SUBJECTS[name], walk_of(name, seed))


@law_of(WITHOUT_TABLES)
@every_subject
def test_law(name, law):
    check(law, name)


@pytest.mark.compiled
@law_of(tables.LAWS)
@every_subject
def test_law_of_tables(name, law):
    check(law, name)


def test_a_game_is_checked_in_one_line():
    check_game(MANIFESTS["hoard"])


@every_subject
def test_a_walk_looks_at_every_kind_of_question_that_it_meets(name):
    walk = walk_of(name, SEEDS[0])
    assert {kind for each in walk.first_visits for kind in each.kinds} == {*walk.visits}


@pytest.mark.compiled
@pytest.mark.parametrize("game", MANIFESTS)
def test_the_laws_check_at_least_twenty_positions_of_a_game(game):
    names = [name for name, subject in SUBJECTS.items() if subject.manifest is MANIFESTS[game]]
    assert sum(len(walk_of(name, SEEDS[0]).first_visits) for name in names) >= 20
