"""The rules of Hoard, one test each."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit
from antro.core.contract.game import CHANCE, SPECTATOR
from antro.core.contract.moves import Moves
from examples.hoard.manifest import MANIFEST
from examples.hoard.state import MOTH, NEWT

GAME = MANIFEST.make({})


def moves(state, seat):
    return [move.text for move in GAME.offered(state, seat)]


def play(state, *texts):
    """Play moves by their texts, each for the seat that is asked."""
    for text in texts:
        seat = next(each for each in (MOTH, NEWT, CHANCE) if GAME.to_act(state) & bit(each))
        [number] = [move.number for move in GAME.offered(state, seat) if move.text == text]
        GAME.apply(state, seat, number)
    return state


def dealt(moth=(1, 1, 4, 4), newt=(2, 2, 5, 5)):
    """Return the table after the deal, with the Moth's first turn to come."""
    draws = [*(f"moth draws {gem}" for gem in moth), *(f"newt draws {gem}" for gem in newt)]
    return play(GAME.start(), *draws)


def test_1_1_a_moth_and_a_newt_play():
    assert GAME.roles == ["moth", "newt"]


def test_1_2_there_are_three_gems_of_each_value():
    assert GAME.start().pile[1:] == [3] * 6
    state = play(GAME.start(), "moth draws 1", "moth draws 1", "moth draws 1")
    assert "moth draws 1" not in moves(state, CHANCE)


def test_1_3_each_thief_draws_four_gems_and_the_moth_first():
    state = GAME.start()
    assert all(text.startswith("moth draws") for text in moves(state, CHANCE))
    state = dealt()
    assert (state.hands, state.pile_size) == ([[1, 1, 4, 4], [2, 2, 5, 5]], 10)


def test_1_4_a_thief_sees_only_their_own_hand():
    veiled = GAME.veil(dealt(), MOTH)
    assert (veiled.hands, veiled.hand_sizes) == ([[1, 1, 4, 4], []], [4, 4])
    assert veiled.pile[1:] == [1, 3, 3, 1, 3, 3]


@pytest.mark.parametrize(("viewer", "seen"), [(MOTH, 4), (NEWT, 0), (SPECTATOR, 0)])
def test_1_4_only_its_owner_sees_a_gem_that_is_face_down(viewer, seen):
    state = play(dealt(), "place 4")
    assert GAME.veil(state, viewer).placed == seen


def test_1_4_a_guessed_world_has_what_the_viewer_knows():
    state = play(dealt(), "place 4")
    for seed in range(20):
        world = GAME.guess(GAME.veil(state, NEWT), SeededDice(seed))
        assert world.hands[NEWT] == state.hands[NEWT]
        assert (len(world.hands[MOTH]), sum(world.pile)) == (3, 10)
        assert GAME.veil(world, NEWT).key() == GAME.veil(state, NEWT).key()


def test_1_5_a_thief_acts_only_when_asked():
    state = dealt()
    assert moves(state, NEWT) == []
    reason = MANIFEST.why_not(GAME, GAME.veil(state, NEWT), "gem:2")
    assert reason is not None
    assert reason.code == "wrong_seat"


def test_2_1_the_moth_begins_and_the_thieves_take_turns():
    state = dealt()
    assert GAME.to_act(state) == bit(MOTH)
    play(state, "place 1", "low", "reveal 1", "moth draws 3", "dragon sleeps")
    assert GAME.to_act(state) == bit(NEWT)


def test_2_2_any_gem_in_hand_can_be_placed():
    assert moves(dealt(), MOTH) == ["place 1", "place 4"]
    assert play(dealt(), "place 4").hands[MOTH] == [1, 1, 4]


def test_2_3_the_opponent_guesses_low_or_high():
    state = play(dealt(), "place 1")
    assert (moves(state, NEWT), moves(state, MOTH)) == (["low", "high"], [])


@pytest.mark.parametrize(
    ("gem", "guess", "treasure"),
    [
        (3, "low", [0, 3]),
        (3, "high", [3, 0]),
        (4, "high", [0, 4]),
        (4, "low", [4, 0]),
    ],
)
def test_2_4_a_right_guess_wins_the_gem_and_a_wrong_one_loses_it(gem, guess, treasure):
    state = play(dealt(moth=[3, 4, 1, 6]), f"place {gem}", guess, f"reveal {gem}")
    assert state.treasure == treasure
    assert gem not in state.hands[MOTH]


def test_2_5_then_the_thief_draws_a_gem():
    state = play(dealt(), "place 1", "low", "reveal 1")
    assert all(text.startswith("moth draws") for text in moves(state, CHANCE))
    assert play(state, "moth draws 6").hands[MOTH] == [1, 4, 4, 6]


def test_2_5_an_empty_pile_has_no_gem_to_draw():
    state = dealt()
    state.pile, state.pile_size = [0] * 7, 0
    play(state, "place 1", "low", "reveal 1")
    assert moves(state, CHANCE) == ["dragon sleeps", "dragon stirs"]


def test_3_1_the_dragon_stirs_on_one_face_of_six():
    state = play(dealt(), "place 1", "low", "reveal 1", "moth draws 3")
    assert moves(state, CHANCE) == ["dragon sleeps", "dragon stirs"]
    out = Moves()
    GAME.offer(state, CHANCE, out)
    assert [*out.weights][: out.count] == [5, 1]
    assert play(state, "dragon stirs").stirs == 1


def test_3_2_the_third_stir_ends_the_game():
    state = dealt()
    state.stirs = 2
    play(state, "place 1", "low", "reveal 1", "moth draws 3", "dragon stirs")
    assert GAME.to_act(state) == 0


def test_3_3_a_turn_without_a_gem_ends_the_game():
    state = dealt()
    state.hands[NEWT], state.hand_sizes[NEWT] = [], 0
    play(state, "place 1", "low", "reveal 1", "moth draws 3", "dragon sleeps")
    assert GAME.to_act(state) == 0


@pytest.mark.parametrize(
    ("treasure", "scores", "how"),
    [([9, 4], [1, -1], "won"), ([4, 9], [-1, 1], "won"), ([5, 5], [0, 0], "drawn")],
    ids=["§4.1 the Moth wins", "§4.1 the Newt wins", "§4.2 a draw"],
)
def test_more_treasure_wins(treasure, scores, how):
    state = dealt()
    state.treasure = treasure
    assert GAME.scores(state) == scores
    assert MANIFEST.ending(GAME, GAME.veil(state, MOTH)).how == how
