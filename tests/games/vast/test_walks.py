import os

import pytest

from antro.build import compiled
from antro.games.vast.options import LEAFLET, SETS, make
from antro.games.vast.state.state import UNDECIDED
from tests.games.vast.support.walks import assert_sound, stroll

EVERY = 7  # moves between two checks of the whole table
LONG = 5000  # moves: a random game has hundreds
AT_NIGHT = 10_000  # games of each set
BY_DAY = 1_000 if compiled() else 1  # interpreted, the same rules are forty times as slow
GAMES = AT_NIGHT if os.environ.get("ANTRO_NIGHTLY") and compiled() else BY_DAY


def play_out(game, seed, every=EVERY):
    for made, state in enumerate(stroll(game, seed, LONG)):
        if made % every == 0:
            assert_sound(state)
    assert state.winner != UNDECIDED
    assert game.to_act(state) == 0
    return state


every_set = pytest.mark.parametrize("roles", SETS)


@every_set
def test_34_1_random_games_of_every_set_end_and_keep_all_parts(roles):
    game = make({"roles": roles})
    for seed in range(GAMES):
        play_out(game, seed, every=97)


@pytest.mark.parametrize("seed", range(2))
def test_random_games_with_the_whole_leaflet_end_and_keep_all_parts(seed):
    play_out(make({"roles": "KGDCT", **LEAFLET}), seed)
