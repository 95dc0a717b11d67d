"""A general check finds every secret that a view leaks through one field."""

from copy import copy

import pytest

from antro.core.contract.game import CHANCE, SPECTATOR
from antro.games.vast.thief.kinds import LOOK
from antro.testing.laws.secrets import assert_same
from tests.games.vast.support.secret_pairs import (
    SECRET_PAIRS,
    leaked_veil,
    subject_of,
    viewers,
    worlds,
)

LEAKS = [(name, path) for name, secret in SECRET_PAIRS.items() for path in secret.leaks]
every_secret = pytest.mark.parametrize("name", SECRET_PAIRS)


@every_secret
def test_45_2_viewers_without_the_secret_see_no_difference(name):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    assert one.key() != two.key()
    for viewer in viewers(secret, known=False):
        assert_same(subject_of(secret.roles), viewer, one, two, seed=1)


@every_secret
def test_45_2_viewers_with_the_secret_see_a_difference(name):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    for viewer in viewers(secret, known=True):
        veils = [subject_of(secret.roles).veil(world, viewer).key() for world in (one, two)]
        assert veils[0] != veils[1]


@pytest.mark.parametrize(("name", "path"), LEAKS)
def test_a_leaked_field_is_found(name, path):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    with pytest.raises(AssertionError, match="changes the veil"):
        assert_same(leaking_game(subject_of(secret.roles), path), SPECTATOR, one, two, seed=1)


def leaking_game(subject, path):
    """Return the game with a veil that shows one field too many."""
    leaky = copy(subject)
    leaky.veil = lambda state, viewer: leaked_veil(state, subject.veil(state, viewer), path)
    return leaky


def test_45_3_others_see_that_the_thief_looks_but_not_the_tile():
    subject, moves = subject_of("KGDCT"), []
    for state in worlds(SECRET_PAIRS["the lit face of a dark tile"]):
        state.ask(LOOK, state.ground.newest)
        [(move, _)] = subject.offer(state, CHANCE)
        moves.append(move)
    assert moves[0] != moves[1]
    for seat, letter in enumerate("KGDCT"):
        captions = [subject.caption(move, CHANCE, seat) for move in moves]
        assert (captions[0] != captions[1]) == (letter in "CT")
