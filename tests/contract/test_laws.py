"""Every law on every game, under every set of options that its manifest gives as a sample."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antro.build import compiled
from antro.core.words import holes
from tests.contract import at_once, copies, laws, messages, secrets
from tests.contract.subject import SUBJECTS

EVERY_DAY = 8 if compiled() else 2  # the same rules, ten times as slow
EXAMPLES = 400 if os.environ.get("ANTRO_NIGHTLY") else EVERY_DAY
PLIES = 240 if compiled() else 120  # a long walk: most games are over before
FEW = 80  # what a seat or time does, at a table

every_subject = pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)


@every_subject
@pytest.mark.parametrize(
    "law", [*laws.LAWS, *copies.LAWS, *secrets.LAWS, *messages.LAWS], ids=lambda law: law.__name__
)
@settings(max_examples=EXAMPLES)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, PLIES))
def test_law(law, subject, seed, plies):
    law(subject, seed, plies)


@pytest.mark.compiled
@every_subject
@pytest.mark.parametrize("law", at_once.LAWS, ids=lambda law: law.__name__)
@settings(max_examples=max(2, EXAMPLES // 10))
@given(seed=st.integers(0, 2**32), plies=st.integers(0, FEW))
def test_law_of_tables(law, subject, seed, plies):
    """Few, for each looks at many tables; those in ``tests/core`` are quicker."""
    law(subject, seed, plies)


@every_subject
def test_each_number_has_an_owner_and_a_text_of_its_own(subject):
    space = range(len(subject.game.owners))
    moves = [subject.describe(number) for number in space]
    assert [move.number for move in moves] == [*space]
    assert len({move.text for move in moves}) == len(space)
    for number, owner in enumerate(subject.game.owners):
        assert owner.first <= number < owner.first + owner.size


@every_subject
def test_languages_have_the_same_sentences_with_the_same_holes(subject):
    one, *others = [
        {key: holes(sentence) for key, sentence in words.items()}
        for words in subject.words.values()
    ]
    assert all(other == one for other in others)


@every_subject
def test_a_role_has_the_forms_that_the_texts_of_the_client_ask_for(subject):
    for words in subject.words.values():
        for role in subject.game.roles:
            missing = {"the", "of", "to"} - {
                form for form in ("the", "of", "to") if f"role:{role}.{form}" in words
            }
            assert not missing, f"{role}: {missing}"
