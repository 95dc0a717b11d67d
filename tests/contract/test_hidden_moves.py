"""Every move that hides something: a version that tells everything is caught, and at once.

The moves are found, not listed. Each is told to all in turn, and the law looks at the positions
that it looks at every day.
"""

import sys

import pytest

from antro.testing.laws import secrets
from tests.contract.support.hidden_moves import hidden_moves, offering, telling
from tests.contract.support.subjects import SEEDS, SUBJECTS, walk_of

pytestmark = pytest.mark.plain
HIDDEN = hidden_moves()
FAST = secrets.what_is_not_known_was_not_seen


def test_moves_that_hide_something_are_found():
    games = {name.partition(".")[0] for name in HIDDEN}
    assert games == {"drako", "volfyirion", "heroes", "vast", "examples"}
    assert len(HIDDEN) >= 28


@pytest.mark.parametrize("choice", HIDDEN)
def test_a_move_that_tells_everything_is_caught(choice):
    caught = first_catch(choice)
    assert caught, "told to all, and no law notices"
    assert choice.rpartition(".")[2] in caught[0]


@pytest.mark.nightly
def test_the_laws_that_notice_each_of_them_are_listed(capsys):
    """Every law of hidden information, and the first position at which one notices."""
    for choice in HIDDEN:
        caught = {law.__name__: first_catch(choice, law) for law in secrets.LAWS}
        laws = [law for law, found in caught.items() if found]
        with capsys.disabled():
            sys.stdout.write(f"| {choice} | {', '.join(laws)} | {caught[laws[0]][1]} |\n")
        assert "what_is_not_known_was_not_seen" in laws


def first_catch(choice, law=FAST):
    """Return the message of the law and the place. Empty if the law finds nothing."""
    for name in HIDDEN[choice]:
        for seed in SEEDS:
            walk = walk_of(name, seed)
            if law is FAST:
                walk = offering(choice, name, walk)
            try:
                law(telling(SUBJECTS[name], choice), walk)
            except AssertionError as error:
                return [str(error), f"{name}, {error.__notes__[0]}"]
    return []
