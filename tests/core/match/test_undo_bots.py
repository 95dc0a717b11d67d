"""Undo against bots also takes back the replies of the bots."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord, Refused
from antro.core.contract.game import Seat
from antro.core.match.events import Undone
from antro.core.match.undo import repeated_answer, undo_to, why_no_undo
from antro.core.record.record import Record, read, record_of, replay, write
from antro.core.record.verify import verify
from antro.testing.table_walks import wander
from tests.core.support.tables import (
    SHELF,
    again,
    do_all,
    games,
    number,
    opened,
    played_to_turns,
    seeds,
    steps,
)

BOTS = [1, 2]
NAMES = ["Anna", "bot:1", "bot:2"]


def against_bots(line, bots=BOTS):
    """Return the state before the turn of seat 0, and the table after it played *line*."""
    table = played_to_turns()
    table.match.bots = bots
    return table.state.key(), do_all(table, line)


def test_the_replies_of_bots_are_undone_with_the_move():
    before, table = against_bots("0 stop, 1 step, 1 stop, 2 step")
    to = table.version - 4
    assert why_no_undo(table.match, 0) is None
    assert table.undo(0, table.version, 0) == [Undone(0, to, 0, BOTS, same_draws=True)]
    assert (table.state.key(), table.match.acting()) == (before, [0])


def test_information_shown_only_to_a_bot_does_not_prevent_undo():
    before, table = against_bots("0 stop, 1 peek")
    table.undo(0, table.version, 0)
    assert table.state.key() == before


@pytest.mark.parametrize("seed", range(6))
def test_a_random_result_of_a_bot_is_the_same_after_an_undo(seed):
    table = do_all(opened(seed=seed), "0 pledge 1, 1 pledge 1, 2 pledge 1")
    table.match.bots = BOTS
    coin = do_all(table, "0 step, 0 stop, 1 peek").events[-1].move
    table.undo(0, table.version, 0)
    table.undo(0, table.version, 0)
    assert do_all(table, "0 step, 0 stop, 1 peek").events[-1].move == coin


# The answers of bots


def test_a_bot_repeats_its_answer_after_an_undo():
    _, table = against_bots("0 stop, 1 step, 1 peek, 1 stop, 2 step")
    table.undo(0, table.version, 0)
    do_all(table, "0 stop")
    for seat, text in [(1, "step"), (1, "peek"), (1, "stop"), (2, "step")]:
        assert repeated_answer(table.match, seat) == number(table, text)
        do_all(table, f"{seat} {text}")


def test_a_bot_repeats_no_answer_to_another_move():
    _, table = against_bots("0 stop, 1 step")
    assert repeated_answer(table.match, 1) is None
    table.undo(0, table.version, 0)
    do_all(table, "0 step, 0 stop")
    assert repeated_answer(table.match, 1) is None


def test_a_bot_does_not_repeat_a_move_that_a_person_took_back():
    _, table = against_bots("0 step")
    table.undo(0, table.version, 0)
    table.match.bots = [0, 1, 2]
    assert repeated_answer(table.match, 0) is None


def test_a_bot_repeats_its_answer_in_a_game_that_is_loaded_again():
    _, table = against_bots("0 stop, 1 step")
    table.undo(0, table.version, 0)
    do_all(table, "0 stop")
    assert repeated_answer(again(table).match, 1) == number(table, "step")


# Moves that cannot be undone


def test_no_undo_after_a_visible_random_event_of_a_bot():
    _, table = against_bots("0 stop, 1 roll")
    assert why_no_undo(table.match, 0) == Reason("undo_chance", "4")


def test_no_undo_after_the_person_saw_hidden_information():
    _, table = against_bots("0 peek, 0 stop, 1 step")
    table.undo(0, table.version, 0)  # back to the turn after the peek
    assert why_no_undo(table.match, 0) == Reason("undo_hidden", "1")


def test_no_undo_across_the_decision_of_another_person():
    _, table = against_bots("0 stop, 1 step", bots=[2])
    assert why_no_undo(table.match, 0) == Reason("undo_other", "4")


def test_a_race_against_bots_can_be_undone():
    _, table = against_bots("0 stop, 1 stop, 2 stop, 0 grab")
    assert why_no_undo(table.match, 0) is None
    table.undo(0, table.version, 0)
    assert 0 in table.match.acting()


def test_an_undo_names_no_bot_if_none_has_replied():
    _, table = against_bots("0 step")
    assert table.undo(0, table.version, 0) == [Undone(0, table.version - 2, 0, same_draws=True)]


# In records


def test_a_record_names_the_bots_whose_replies_were_undone():
    _, table = against_bots("0 stop, 1 step")
    table.undo(0, table.version, 0)
    text = write(record_of(table, NAMES))
    assert b'"bots":[1,2],' in text.splitlines()[-1]
    assert replay(read(text), SHELF).state.key() == table.state.key()
    assert again(table).state.key() == table.state.key()


def test_an_undo_without_bots_is_written_without_a_bots_field():
    table = do_all(played_to_turns(), "0 step")
    table.undo(0, table.version, 7)
    line = write(record_of(table, NAMES)).splitlines()[-1]
    start = b'{"type":"undone","seat":0,"to":%d,"at":7,' % (table.version - 2)
    assert line == start + b'"same_draws":true}'


@pytest.mark.parametrize("names", [["Anna", "Bert", "bot:2"], ["bot:1", "bot:1", "Carla"]])
def test_a_record_that_undoes_moves_of_another_person_is_refused(names):
    _, table = against_bots("0 stop, 1 step")
    table.undo(0, table.version, 0)
    with pytest.raises(BadRecord) as raised:
        replay(record_of(table, names), SHELF)
    assert raised.value.field == "bots"
    [_, wrong] = verify(record_of(table, names), SHELF).wrong  # the first: the game still runs
    assert wrong == raised.value.reason


@pytest.mark.parametrize("bots", [[0], [3], [-1], [1, 99]])
def test_an_undo_that_names_a_seat_without_a_bot_is_refused(bots):
    _, table = against_bots("0 stop, 1 step")
    undone = Undone(0, undo_to(table.match, 0), 0, bots)
    with pytest.raises(Refused) as raised:
        table.attempt(undone, table.version)
    assert raised.value.reason == Reason("no_bot")
    record = record_of(table, NAMES)
    with pytest.raises(BadRecord):
        replay(Record(replace(record.header), [*record.events, undone]), SHELF)


# In any game


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_an_undo_restores_the_choice_of_the_person(name, seed, luck, steps):
    table = wander(opened(name, seed), luck, steps)
    table.match.bots = [*range(1, table.game.seats)]
    if why_no_undo(table.match, 0) is not None:
        return
    to = undo_to(table.match, 0)
    before = again(table, table.events[:to])
    table.undo(0, table.version, table.match.now)
    assert table.state.key() == before.state.key()
    assert 0 in table.match.acting()
    assert table.match.open_to(Seat(0)).listed() == before.match.open_to(Seat(0)).listed()


@given(seed=seeds, luck=seeds)
def test_a_game_with_undos_replays_from_its_record(seed, luck):
    table, dice = opened(seed=seed), SeededDice(luck)
    table.match.bots = BOTS
    for _ in range(30):
        if table.result is not None:
            break
        seat = table.match.acting()[0]
        table.play(seat, int(table.match.open_to(Seat(seat)).pick(dice)), table.version, 0)
        if why_no_undo(table.match, 0) is None and int(dice.below(3)) == 0:
            table.undo(0, table.version, 0)
    replayed_match = replay(read(write(record_of(table, NAMES))), SHELF)
    assert replayed_match.state.key() == table.state.key()
