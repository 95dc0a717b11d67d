"""Random games of every match-up end, and every position keeps the invariants."""

import os

import pytest

from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import SPECTATOR, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.options import SAMPLES, make
from tests.games.drako.support.invariants import Watch

GAMES = 200 if compiled() else 20  # per match-up
EVERY = 50  # moves between two guesses


def watched(game, dice):
    """Play a random game with all checks. Return the number of its moves."""
    state, moves, made = game.start(), Moves(), 0
    watch = Watch(game, state)
    while acting := game.to_act(state):
        by = Seat(lowest(acting))
        game.offer(state, by, moves)
        game.apply(state, by, moves.pick(dice))
        watch.look(state)
        made += 1
        if made % EVERY == 0:
            for viewer in (Seat(0), Seat(1), SPECTATOR):
                watch.cards(game.guess(game.veil(state, viewer), dice))
    return made


def play_many(options, games, seed):
    game, dice = make(options), SeededDice(seed)
    for _ in range(games):
        assert watched(game, dice) <= game.longest


every_matchup = pytest.mark.parametrize("options", SAMPLES, ids=lambda options: options["matchup"])


@every_matchup
def test_random_games_end_and_keep_every_invariant(options):
    play_many(options, GAMES, seed=1)


@pytest.mark.nightly
@pytest.mark.skipif(not os.environ.get("ANTRO_NIGHTLY"), reason="ten thousand games each: at night")
@every_matchup
def test_ten_thousand_random_games(options):
    play_many(options, 10_000, seed=2)
