"""The levels and the function that chooses a move."""

import msgspec
import pytest

from antro.bots.levels import LEVELS
from antro.bots.play import choose, elected, overlooked, pause, votes
from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.bots.search.memory import Memory
from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.errors import BadOption, Refused
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.core.text.words import load
from antro.games.drako.components.matchups import MATCHUPS
from antro.lab.tournament.match import Pairing, play
from tests.bots.positions import drako, played, played_out

LOWER = [1, 2, 3]


@pytest.mark.compiled
@pytest.mark.parametrize("number", LOWER)
@pytest.mark.parametrize("matchup", MATCHUPS)
def test_a_level_chooses_a_legal_move_and_the_same_one_again(matchup, number):
    game = drako({"matchup": matchup})
    state, seat = played(game, 6, 40)
    veiled, moves = game.veil(state, seat), Moves()
    game.offer(state, seat, moves)
    assert choose(game, veiled, number, seed=9) in moves.listed()
    level = msgspec.structs.replace(LEVELS[number], seconds=1e6)  # a busy machine changes no result
    first, again = (votes(game, veiled, level, SeededDice(9), Memory(), []) for _ in range(2))
    assert first == again


def test_budgets_grow_and_oversights_shrink_with_the_level():
    descents = [level.descents for level in LEVELS.values()]
    overlooks = [level.overlooks for level in LEVELS.values()]
    assert descents == sorted(set(descents))
    assert overlooks == sorted(overlooks, reverse=True)
    assert [*LEVELS] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("level", [0, 6, -1])
def test_an_unknown_level_is_named(level):
    game = drako()
    state, seat = played(game, 6, 20)
    with pytest.raises(BadOption, match=f"level='{level}': option_one_of .expected=1, 2, 3, 4, 5"):
        choose(game, game.veil(state, seat), level, seed=1)


def test_choosing_after_the_end_of_the_game_is_refused():
    game = drako()
    over = played_out(game, 1)
    with pytest.raises(Refused, match="finished"):
        choose(game, game.veil(over, Seat(0)), 1, seed=1)


def test_choosing_for_a_seat_that_is_not_asked_is_refused():
    game = drako()
    state, seat = played(game, 6, 20)
    with pytest.raises(Refused, match="wrong_seat"):
        choose(game, game.veil(state, Seat(1 - seat)), 1, seed=1)


def test_a_pause_is_within_the_range_of_its_level():
    for number, level in LEVELS.items():
        low, high = level.pause
        pauses = [pause(number, seed) for seed in range(50)]
        assert low <= min(pauses) < max(pauses) <= high


def test_moves_are_overlooked_as_often_as_the_level_says_and_never_all():
    dice = SeededDice(3)
    missed = [overlooked([7, 8, 9, 10], 0.5, dice) for _ in range(400)]
    assert 700 < sum(map(len, missed)) < 900
    assert max(map(len, missed)) == 3
    assert overlooked([7, 8], 0.0, dice) == []


def test_an_overlooked_move_is_not_played():
    game = drako()
    state, seat = played(game, 3, 50, choices=6)
    search = GuidedSearch(game, policy_of(game), game.veil(state, seat), Budget(60), SeededDice(1))
    best = search.run()
    search = GuidedSearch(game, policy_of(game), game.veil(state, seat), Budget(60), SeededDice(1))
    search.overlooked = [best]
    assert search.run() != best
    assert search.tried(best) == 0


def test_searches_of_one_position_vote():
    assert elected([{7: 10.0, 8: 9.0}, {8: 5.0, 9: 13.0}]) == 8


def test_every_level_has_a_name_and_a_character_in_both_languages():
    keys = {f"bot.{level}{part}" for level in LEVELS for part in ("", ".character")}
    for language in ("en", "it"):
        words = load("antro.bots", language)
        assert {key for key in words if not key.startswith("reason.")} == keys
        assert all(words.values())


def score(first, second, games, seed):
    """Return the share of points that *first* wins, playing both sides of all match-ups."""
    points = 0.0
    for nth in range(games):
        options = {"matchup": list(MATCHUPS)[nth // 2 % len(MATCHUPS)]}
        seats = [first, second] if nth % 2 == 0 else [second, first]
        outcome = play(Pairing("drako", options, seats, seed + nth // 2))
        points += (outcome.scores[nth % 2] + 1) / 2
    return points / games


@pytest.mark.compiled
def test_the_weakest_level_beats_random_moves_by_a_margin():
    assert score("level:1", "random", 24, seed=11) >= 0.8


@pytest.mark.skipif(not compiled(), reason="takes minutes when interpreted")
def test_levels_are_ordered():
    assert score("level:2", "level:1", 24, seed=12) > 0.5
    assert score("level:3", "level:1", 24, seed=13) > 0.6
