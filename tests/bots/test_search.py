"""The search respects hidden information and its budget, and finds legal moves."""

import pytest

from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import HOST
from antro.core.contract.moves import Moves
from antro.core.evaluation.policy import NoPolicy
from antro.games.drako.components.matchups import MATCHUPS
from tests.bots.positions import drako, played


def searched(game, veiled, descents=300, seed=5, policy=None):
    search = GuidedSearch(
        game, policy or policy_of(game), veiled, Budget(descents), SeededDice(seed)
    )
    return search.run(), search


@pytest.mark.parametrize("matchup", MATCHUPS)
@pytest.mark.parametrize("seed", range(3))
def test_hidden_information_does_not_change_the_choice(matchup, seed):
    """Two full positions that look the same to the seat get the same move."""
    game = drako({"matchup": matchup})
    state, seat = played(game, seed, 30)
    veiled = game.veil(state, seat)
    twin = game.guess(veiled, SeededDice(seed + 100))
    assert game.veil(twin, seat).key() == veiled.key()
    assert searched(game, game.veil(twin, seat), 60)[0] == searched(game, veiled, 60)[0]


def test_the_positions_of_the_test_above_differ():
    game = drako()
    positions = [played(game, seed, 30) for seed in range(3)]
    for seed, (state, seat) in enumerate(positions):
        twin = game.guess(game.veil(state, seat), SeededDice(seed + 100))
        if twin.key() != state.key():
            return
    raise AssertionError("no position of the test above has a secret")


def test_a_search_does_not_change_its_position():
    game = drako()
    state, seat = played(game, 2, 40)
    veiled = game.veil(state, seat)
    before = veiled.key()
    searched(game, veiled)
    assert veiled.key() == before
    assert veiled.viewer == seat != HOST


def test_the_best_move_was_offered():
    game = drako()
    state, seat = played(game, 3, 50, choices=6)
    moves = Moves()
    game.offer(state, seat, moves)
    best, search = searched(game, game.veil(state, seat))
    assert best in moves.listed()
    assert set(search.ranked()) <= set(moves.listed())


def test_descents_are_counted_on_the_root():
    game = drako()
    state, seat = played(game, 3, 50, choices=6)
    best, search = searched(game, game.veil(state, seat), 200)
    assert sum(search.tried(move) for move in search.ranked()) == search.descents
    assert search.tried(best) == max(map(search.tried, search.ranked()))


def test_thinking_stops_when_the_choice_is_clear():
    game = drako()
    state, seat = played(game, 4, 50, choices=6)
    _, search = searched(game, game.veil(state, seat), 2_000)
    left = 2_000 - search.descents
    assert left == 0 or search.lead() > left
    assert search.descents < 2_000


def test_thinking_stops_when_the_time_is_up():
    game = drako()
    state, seat = played(game, 3, 50, choices=6)
    budget = Budget(1_000_000, 0.05)
    search = GuidedSearch(game, policy_of(game), game.veil(state, seat), budget, SeededDice(1))
    search.run()
    assert search.descents < 1_000_000


def test_a_game_without_a_policy_can_be_searched():
    game = drako()
    state, seat = played(game, 4, 60)
    best, _ = searched(game, game.veil(state, seat), 20, policy=NoPolicy(game))
    moves = Moves()
    game.offer(state, seat, moves)
    assert best in moves.listed()


def test_a_weak_move_can_be_tried_on_request():
    game = drako()
    state, seat = played(game, 3, 50, choices=6)
    _, search = searched(game, game.veil(state, seat), 100)
    worst = search.ranked()[-1]
    before = search.tried(worst)
    search.try_out(worst, 40)
    assert search.tried(worst) == before + 40
