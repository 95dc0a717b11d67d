"""A guess keeps everything that its viewer knows and varies everything else."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit
from antro.core.contract.game import SPECTATOR, Seat
from antro.games.vast.components.roles import CAVE, THIEF
from antro.games.vast.components.squares import HIDDEN, OFF, TILES
from antro.games.vast.components.tiles import CRYSTAL, VAULT
from antro.games.vast.map.effects.stack import class_of
from antro.games.vast.options import LEAFLET, make
from antro.games.vast.state.ground import CLASSES, CRYSTALS, LAYERS, PILES, SET_UP, VAULTS
from tests.games.vast.support.secret_pairs import (
    FIRST_PILE,
    SECRET_PAIRS,
    dark_tile,
    secret_value,
    subject_of,
    viewers,
    world,
    worlds,
)
from tests.games.vast.support.walks import stroll

GUESSES = 8
MANY = 1600  # guesses that must include the truth
EVERY = 40  # moves between two checks of a walk
TABLES = [{"roles": "KGDCT", **LEAFLET}, {"roles": "KGCT"}, {"roles": "KGDT"}, {"roles": "CT"}]

every_secret = pytest.mark.parametrize("name", SECRET_PAIRS)
every_table = pytest.mark.parametrize("options", TABLES, ids=lambda options: options["roles"])


def guesses(game, state, viewer, many=GUESSES):
    veiled = game.veil(state, viewer)
    return [game.guess(veiled, SeededDice(seed)) for seed in range(many)]


@pytest.mark.compiled
@every_secret
def test_45_2_viewers_without_the_secret_guess_both_worlds(name):
    secret = SECRET_PAIRS[name]
    one, two = worlds(secret)
    for viewer in viewers(secret, known=False):
        veiled = subject_of(secret.roles).game.veil(one, viewer)
        for state in (one, two):
            assert is_suspected(secret, veiled, secret_value(secret, state))


def is_suspected(secret, veiled, truth):
    """True if a guess agrees with *truth*."""
    game = subject_of(secret.roles).game
    return any(
        secret_value(secret, game.guess(veiled, SeededDice(seed))) == truth for seed in range(MANY)
    )


@every_secret
def test_45_5_viewers_with_the_secret_guess_only_the_true_world(name):
    secret = SECRET_PAIRS[name]
    game = subject_of(secret.roles).game
    for state in worlds(secret):
        for viewer in viewers(secret, known=True):
            found = {secret_value(secret, guess) for guess in guesses(game, state, viewer)}
            assert found == {secret_value(secret, state)}


@every_table
def test_45_1_a_guess_looks_the_same_to_its_viewer_as_the_truth(options):
    game = make(options)
    for made, state in enumerate(stroll(game, 5)):
        if made % EVERY == 0:
            for viewer in [*map(Seat, range(game.seats)), SPECTATOR]:
                truth = game.veil(state, viewer).key()
                for guess in guesses(game, state, viewer, many=2):
                    assert game.veil(guess, viewer).key() == truth


@every_table
def test_45_4_a_guess_keeps_the_known_contents_of_each_section(options):
    game = make(options)
    for made, state in enumerate(stroll(game, 6)):
        if made % EVERY == 0:
            for viewer in map(Seat, range(game.seats)):
                for guess in guesses(game, state, viewer, many=2):
                    assert sections(guess) == sections(state)


def sections(state):
    """Return the known contents of each section: classes of a pile, tiles of a layer."""
    ground, tiles = state.ground, state.config.tiles
    drawn = [(ground.face[slot], ground.back[slot] // 4) for slot in range(TILES)]
    drawn += [*zip(state.cave.hand, state.cave.sections, strict=True)]
    piles, layers = [*ground.piles], [ground.layer(number) for number in range(LAYERS)]
    for tile, section in [*drawn, (ground.held, ground.held_back // 4)]:
        if tile != OFF and section < PILES:
            piles[section * CLASSES + class_of(tiles.type[tile])] += 1
        elif tile != OFF and section < SET_UP:
            layers[section - PILES] |= bit(tile)
    return piles, layers


@pytest.mark.compiled
def test_45_4_a_guess_draws_no_tile_from_a_pile_that_cannot_contain_it():
    state = world(SECRET_PAIRS["a tile in the cave's hand"], "event")
    dark_tile(state, "ambush")
    for pile_class in (CRYSTALS, VAULTS):
        state.ground.piles[FIRST_PILE * CLASSES + pile_class] = 0
    game = subject_of("KGDCT").game
    types = [
        {game.config.tiles.type[tile] for tile in tiles}
        for tiles in zip(*map(hidden_tiles, guesses(game, state, SPECTATOR, many=120)), strict=True)
    ]
    assert not types[0] & {CRYSTAL, VAULT}
    assert {CRYSTAL, VAULT} < types[1]


def hidden_tiles(state):
    """Return the newest tile of the map, and the Cave's tile from the second pile."""
    return state.ground.face[state.ground.newest], state.cave.hand[0]


@pytest.mark.parametrize("roles", ["KGDCT", "KT", "CT"])
def test_45_3_the_thief_remembers_the_tiles_that_he_looked_at(roles):
    """The Cave also remembers the faces of all tiles. Guesses for both keep these faces."""
    game, looked = make({"roles": roles}), 0
    for made, state in enumerate(stroll(game, 7)):
        if made % EVERY:
            continue
        looked |= state.ground.peeked
        for role in (THIEF, CAVE):
            if state.plays(role):
                assert_faces_known(game, state, role)
    assert looked


def assert_faces_known(game, state, role):
    ground = state.ground
    [guess] = guesses(game, state, state.seat(role), many=1)
    known = bit(TILES) - 1 if role == CAVE else ground.lit | ground.peeked
    veiled = game.veil(state, state.seat(role)).ground
    for slot in range(TILES):
        if ground.face[slot] != OFF:
            assert (veiled.face[slot] != HIDDEN) == bool(known >> slot & 1)
            if known >> slot & 1:
                assert guess.ground.face[slot] == ground.face[slot]
