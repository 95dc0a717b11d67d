"""A law notices every hidden move that is shown to everyone.

The moves are found, not listed. Each is shown in turn, on the walks of the daily tests.
"""

import sys

import pytest

from antro.testing.laws import secrets
from tests.contract.support.hidden_moves import hidden_moves, offering, revealing
from tests.contract.support.subjects import SEEDS, SUBJECTS, walk_of

pytestmark = pytest.mark.plain
HIDDEN = hidden_moves()
FAST = secrets.as_seen_by_shows_no_more_than_the_veil


def test_moves_that_hide_something_are_found():
    games = {name.partition(".")[0] for name in HIDDEN}
    assert games == {"drako", "volfyirion", "heroes", "vast", "examples"}
    assert len(HIDDEN) >= 28


@pytest.mark.parametrize("choice", HIDDEN)
def test_a_hidden_move_that_is_shown_to_everyone_is_caught(choice):
    caught = first_catch(choice)
    assert caught, "shown to everyone, but no law notices it"
    assert choice.rpartition(".")[2] in caught[0]


@pytest.mark.nightly
def test_the_laws_that_catch_each_hidden_move_are_listed(capsys):
    """Print the laws that catch each hidden move, and the first position of such a catch."""
    for choice in HIDDEN:
        caught = {law.__name__: first_catch(choice, law) for law in secrets.LAWS}
        laws = [law for law, found in caught.items() if found]
        with capsys.disabled():
            sys.stdout.write(f"| {choice} | {', '.join(laws)} | {caught[laws[0]][1]} |\n")
        assert "as_seen_by_shows_no_more_than_the_veil" in laws


def first_catch(choice, law=FAST):
    """Return the message of the law and the place. Empty if the law finds nothing."""
    for name in HIDDEN[choice]:
        for seed in SEEDS:
            walk = walk_of(name, seed)
            if law is FAST:
                walk = offering(choice, name, walk)
            try:
                law(revealing(SUBJECTS[name], choice), walk)
            except AssertionError as error:
                return [str(error), f"{name}, {error.__notes__[0]}"]
    return []
