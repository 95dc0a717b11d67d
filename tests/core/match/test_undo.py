"""Undo is allowed unless one of four reasons forbids it."""

import pytest
from hypothesis import given

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, SPECTATOR, Seat
from antro.core.match.events import Played, Undone
from antro.core.match.undo import undo_to, why_no_undo
from antro.testing.table_walks import take_step, wander
from tests.core.support.tables import (
    again,
    do_all,
    games,
    opened,
    played_to_turns,
    refusal,
    seeds,
    steps,
    untimed,
)


def undo(table, seat, now=0):
    return table.undo(seat, table.version, now)


def refused(table, seat):
    """Return the reason why an undo is refused, which a client also gets beforehand."""
    reason = refusal(table, table.undo, seat, table.version, 0)
    assert reason == why_no_undo(table.match, seat)
    return reason


# Moves that can be undone


def test_the_last_of_several_moves_can_be_undone():
    table = do_all(played_to_turns(), "0 step")
    before = table.state.key()
    do_all(table, "0 step")
    assert undo(table, 0) == [Undone(0, table.version - 2, 0, same_draws=True)]
    assert table.state.key() == before


def test_moves_can_be_undone_one_after_the_other():
    table = played_to_turns()
    before = table.state.key()
    do_all(table, "0 step, 0 step")
    undo(table, 0)
    undo(table, 0)
    assert table.state.key() == before


def test_a_move_made_after_an_undo_can_be_undone():
    table = do_all(played_to_turns(), "0 step")
    undo(table, 0)
    before = table.state.key()
    do_all(table, "0 step")
    undo(table, 0)
    assert table.state.key() == before


def test_a_move_that_passed_the_turn_can_be_undone_until_the_next_seat_decides():
    table = played_to_turns()
    before = table.state.key()
    do_all(table, "0 stop")
    assert table.match.acting() == [1]
    undo(table, 0)
    assert table.state.key() == before


def test_a_secret_choice_can_be_undone_while_others_still_choose():
    table = opened()
    before = table.state.key()
    do_all(table, "1 pledge 2")
    undo(table, 1)
    assert table.state.key() == before


def test_a_move_followed_by_an_unseen_random_result_can_be_undone():
    table = played_to_turns()
    before, draws = table.state.key(), table.match.draws
    do_all(table, "0 stir")
    undo(table, 0)
    assert table.state.key() == before
    assert table.match.draws == draws + 1  # the random result still counts


@pytest.mark.parametrize("seed", range(6))
def test_an_unseen_random_result_is_the_same_after_an_undo(seed):
    table = do_all(opened(seed=seed), "0 pledge 1, 1 pledge 1, 2 pledge 1, 0 stir")
    result = table.events[-1].move
    undo(table, 0)
    assert do_all(table, "0 stir").events[-1].move == result


def test_another_question_does_not_get_the_random_number_of_an_undone_one():
    """The number of an unseen result, which a bot may have shown, predicts no other result."""
    table = do_all(played_to_turns(), "0 stir")
    drawn = sum(table.match.drawn)
    undo(table, 0)
    do_all(table, "0 roll")
    assert sum(table.match.drawn) == drawn + 1


def test_an_older_record_still_draws_again_after_an_undo():
    table = do_all(played_to_turns(), "0 stir")
    drawn, to = sum(table.match.drawn), undo_to(table.match, 0)
    older = again(table, [*table.events, Undone(0, to, 0)])
    do_all(older, "0 stir")
    assert sum(older.match.drawn) == drawn + 1


# Moves that cannot be undone


def test_before_the_first_move_there_is_nothing_to_undo():
    assert refused(opened(), 0) == Reason("nothing_to_undo")


def test_an_undone_move_cannot_be_undone_again():
    table = do_all(opened(), "0 pledge 1")
    undo(table, 0)
    assert refused(table, 0) == Reason("nothing_to_undo")


def test_no_undo_after_hidden_information_was_shown_to_one_seat():
    table = do_all(played_to_turns(), "0 peek")
    assert refused(table, 0) == Reason("undo_hidden", "1")


def test_no_undo_after_hidden_information_was_shown_to_all():
    table = do_all(opened(), "0 pledge 1, 1 pledge 2, 2 pledge 0")
    assert refused(table, 2) == Reason("undo_hidden", "3")


def test_no_undo_after_a_visible_random_event():
    table = do_all(played_to_turns(), "0 roll")
    assert refused(table, 0) == Reason("undo_chance", "4")


def test_no_undo_beyond_a_visible_random_event():
    table = do_all(played_to_turns(), "0 step, 0 roll, 0 step")
    undo(table, 0)
    assert refused(table, 0) == Reason("undo_chance", "4")


def test_no_undo_across_the_decision_of_another_seat():
    table = do_all(played_to_turns(), "0 stop, 1 step")
    assert refused(table, 0) == Reason("undo_other", "4")
    assert why_no_undo(table.match, 1) is None


def test_no_undo_across_a_secret_decision_of_another_seat():
    table = do_all(opened(), "0 pledge 1, 1 pledge 2")
    assert refused(table, 0) == Reason("undo_other", "2")


def test_no_undo_across_a_decision_that_was_seen_and_undone():
    table = do_all(played_to_turns(), "0 stop, 1 step")
    undo(table, 1)
    assert refused(table, 0) == Reason("undo_other", "4")


def test_no_undo_that_makes_others_choose_again():
    table = do_all(played_to_turns(), "0 stop, 1 stop, 2 stop, 0 grab")
    assert table.match.acting() == [1]
    assert refused(table, 0) == Reason("undo_turn", "5")


def test_a_race_of_two_can_be_undone_while_the_other_seat_is_asked():
    table = do_all(played_to_turns("toll 2"), "0 stop, 1 stop, 0 grab")
    assert why_no_undo(table.match, 0) is None
    undo(table, 0)
    assert table.match.acting() == [0, 1]


# In any game


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_an_undo_restores_the_state_before_the_last_move_of_the_seat(name, seed, luck, steps):
    table, dice = opened(name, seed), SeededDice(luck)
    states = [table.state.key()] * (table.version + 1)  # by version
    for _ in range(steps):
        if table.result is not None:
            break
        first = table.version
        last = take_step(table, dice)[0]
        if isinstance(last, Undone):
            assert table.state.key() == states[last.to]
            assert last.seat in table.match.acting()
        states += [table.state.key()] * (table.version - first)


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_an_undo_takes_back_no_visible_random_result_and_no_decision_of_others(
    name, seed, luck, steps
):
    table = wander(opened(name, seed), luck, steps)
    for seat in range(table.game.seats):
        if why_no_undo(table.match, seat) is None:
            since = table.events[undo_to(table.match, seat) + 1 :]
            draws = [
                each.move for each in since if isinstance(each, Played) and each.seat == CHANCE
            ]
            assert {event.seat for event in since} <= {seat, CHANCE}
            assert not any(informed_viewers(table.game, draw) for draw in draws)


def informed_viewers(game, draw):
    """Return the viewers who learned something from this random result."""
    owner = game.choice_of[draw]
    space = range(owner.first, owner.first + owner.size)
    viewers = map(Seat, [*range(game.seats), SPECTATOR])
    return [v for v in viewers if len({game.as_seen_by(move, CHANCE, v) for move in space}) > 1]


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_a_refused_undo_changes_nothing(name, seed, luck, steps):
    table = wander(opened(name, seed), luck, steps)
    for seat in range(table.game.seats):
        if why_no_undo(table.match, seat) is not None:
            refused(table, seat)


@given(name=untimed, seed=seeds, luck=seeds, steps=steps)
def test_undo_never_changes_a_random_result(name, seed, luck, steps):
    """Two tables play the same moves. One of them undoes and repeats each move if it can."""
    plain, fickle = opened(name, seed), opened(name, seed)
    dice = SeededDice(luck)
    while steps and plain.result is None:
        seat = plain.match.acting()[0]
        move = int(plain.match.open_to(Seat(seat)).pick(dice))
        plain.play(seat, move, plain.version, 0)
        fickle.play(seat, move, fickle.version, 0)
        if why_no_undo(fickle.match, seat) is None:
            fickle.undo(seat, fickle.version, 0)
            fickle.play(seat, move, fickle.version, 0)
        assert fickle.state.key() == plain.state.key()
        steps -= 1
    assert (fickle.match.drawn, fickle.result) == (plain.match.drawn, plain.result)
