"""Planted leaks: every secret, left open in one place, is caught by a law of secrets."""

from copy import copy

import pytest

from antro.core.game import CHANCE, SPECTATOR, first_to_act
from antro.core.moves import Moves
from tests.contract.secrets import assert_same, what_is_not_known_was_not_seen
from tests.games.vast.secret_pairs import SECRET_PAIRS, left_open, subject_of, viewers, worlds
from tests.games.vast.walks import stroll

LEAKS = [(name, path) for name, secret in SECRET_PAIRS.items() for path in secret.leaks]
HIDDEN_MOVES = {  # what chance or a player does unseen, and the roles among which it soon happens
    "FirstTiles": "KGDCT",
    "RefillHand": "KGDCT",
    "DrawTile": "KGDT",
    "DealUpgradeCard": "KGDCT",
    "DrawPower": "KGDCT",
    "DealSidequest": "KGDCT",
    "TopEvent": "KGDCT",
    "DrawSecret": "KGDCT",
    "DrawTreasure": "KGDCT",
    "BuryDrawn": "KGDCT",
    "BuryOffered": "KGDCT",
}

every_secret = pytest.mark.parametrize("name", SECRET_PAIRS)
every_hidden_move = pytest.mark.parametrize("choice", HIDDEN_MOVES)


@every_secret
def test_45_2_who_may_not_know_it_cannot_tell_by_anything(name):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    assert one.key() != two.key()
    for viewer in viewers(secret, known=False):
        assert_same(subject_of(secret.roles), viewer, one, two, seed=1)


@every_secret
def test_45_2_who_may_know_it_can(name):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    for viewer in viewers(secret, known=True):
        veils = [subject_of(secret.roles).veil(world, viewer).key() for world in (one, two)]
        assert veils[0] != veils[1]


@pytest.mark.parametrize(("name", "path"), LEAKS)
def test_a_field_left_open_is_caught(name, path):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    with pytest.raises(AssertionError, match="told apart by the veil"):
        assert_same(leaving_open(subject_of(secret.roles), path), SPECTATOR, one, two, seed=1)


def leaving_open(subject, path):
    """The game with a veil that leaves one field open."""
    leaky = copy(subject)
    leaky.veil = lambda state, viewer: left_open(state, subject.veil(state, viewer), path)
    return leaky


@every_hidden_move
def test_a_hidden_move_that_all_see_is_caught(choice):
    subject = beginning_with(choice)
    what_is_not_known_was_not_seen(subject, 0, 0)
    subject.seen = lambda move, by, viewer: move
    with pytest.raises(AssertionError, match="seen, and not known"):
        what_is_not_known_was_not_seen(subject, 0, 0)


def beginning_with(choice):
    """The game from the first position of a random one in which such a move is open."""
    subject = copy(subject_of(HIDDEN_MOVES[choice]))
    reached = next(
        state for state in stroll(subject.game, 0) if is_open(subject.game, state, choice)
    )
    kept = reached.clone()
    subject.start = kept.clone
    return subject


def is_open(game, state, choice):
    out = Moves()
    game.offer(state, first_to_act(game, state, game.to_act(state)), out)
    return any(type(game.owners[move]).__name__ == choice for move in out.listed())


def test_45_3_that_the_thief_looks_is_seen_and_not_at_what():
    subject, moves = subject_of("KGDCT"), []
    for state in worlds(SECRET_PAIRS["the lit face of a dark tile"]):
        state.ask(state.config.asks.thief.look, state.ground.newest)
        [(move, _)] = subject.offer(state, CHANCE)
        moves.append(move)
    assert moves[0] != moves[1]
    for seat, letter in enumerate("KGDCT"):
        captions = [subject.caption(move, CHANCE, seat) for move in moves]
        assert (captions[0] != captions[1]) == (letter in "CT")
