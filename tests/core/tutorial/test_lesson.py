"""The files of lessons, and the tables at which they are played."""

import json

import pytest

from antro.core.chance.fair import Chance
from antro.core.contract.errors import BadLesson, Refused
from antro.core.match.judging import replayed
from antro.core.match.table import Table
from antro.core.record.record import read, record_of, write
from antro.core.record.verify import verify
from antro.core.tutorial.lesson import read_lesson
from antro.core.tutorial.lesson_script import write_script
from antro.core.tutorial.scripted_luck import ScriptedLuck
from tests.core.support.tables import SHELF, number
from tests.core.support.toll import Toll

NO = {"en": "Not now.", "it": "Non ora."}
GAME = Toll(2)
LEARNER, OTHER = GAME.roles


def text(word):
    return {"en": word, "it": f"{word}, in italiano"}


def lesson(**changes):
    """Return a lesson that teaches a pledge and then a step."""
    pledge = {
        "say": text("pledge"),
        "do": ["pledge 1"],
        "otherwise": NO,
        "then": [f"{OTHER}: pledge 2"],
    }
    step = {
        "say": text("step"),
        "clause": "4",
        "do": ["step"],
        "answers": {"peek": text("no peeking")},
        "otherwise": NO,
        "skip": [f"{LEARNER}: stop"],
    }
    content = {
        "title": text("Toll"),
        "about": text("about"),
        "minutes": 1,
        "options": {"seats": "2"},
        "role": LEARNER,
        "start": ["chance: deal 3 to 1"],
        "steps": [{"say": text("welcome")}, pledge, step, {"say": text("well done")}],
    }
    return {**content, **changes}


def read_as(content):
    return read_lesson("first", json.dumps(content, indent=1).encode())


def script(**changes):
    return write_script("first", read_as(lesson(**changes)), GAME)


def opened(events=(), **changes):
    table = Table(
        replayed(GAME, None, events), ScriptedLuck(Chance("00" * 32, ["", ""]), script(**changes))
    )
    if not events:
        table.begin(0)
    return table


def play(table, seat, move):
    return table.play(seat, number(table, move), table.version, 0)


def made(table):
    return [table.game.describe(played.move).text for played in table.match.standing]


# Files


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"minutes": "two"}, "minutes"),
        ({"hours": 1}, "hours"),
        ({"title": {"en": "Toll"}}, "title"),
        ({"about": {**text("about"), "fr": "oui"}}, "about"),
        ({"steps": []}, "steps"),
        ({"steps": [{"say": text("a"), "do": ["step"]}]}, "steps[0].otherwise"),
        ({"steps": [{"say": text("a"), "then": ["x"]}]}, "steps[0].do"),
        ({"steps": [{"say": text("a"), "do": 3}]}, "steps[0].do"),
    ],
)
def test_an_error_in_a_lesson_file_names_the_field(changes, field):
    with pytest.raises(BadLesson) as error:
        read_as(lesson(**changes))
    assert (error.value.name, error.value.field) == ("first", field)


def test_a_json_error_in_a_lesson_file_names_the_line():
    with pytest.raises(BadLesson, match="line 3"):
        read_lesson("first", b'{\n "title": {},\n oh\n}')


def test_a_lesson_file_that_is_not_utf8_names_the_line_and_the_byte():
    with pytest.raises(BadLesson, match="line 2: byte 14 "):
        read_lesson("first", b'{\n "title": "\xff"\n}')


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"role": "queen"}, "role"),
        ({"start": ["queen: draw"]}, "start[0]"),
        ({"start": ["chance: deal 9 to 1"]}, "start[0]"),
        ({"start": [f"{OTHER}: stop"]}, "start[0]"),
    ],
)
def test_an_error_in_a_lesson_script_names_the_field(changes, field):
    with pytest.raises(BadLesson) as error:
        script(**changes)
    assert error.value.field == field


def test_an_error_in_a_lesson_script_lists_the_possible_moves():
    with pytest.raises(BadLesson, match="'pledge 0', 'pledge 1', 'pledge 2'"):
        script(steps=[{"say": NO, "do": ["step"], "otherwise": NO}])


# The table


def test_random_results_are_scripted_or_the_first_possible_ones():
    assert made(opened()) == ["deal 0 to 0", "deal 3 to 1"]


def test_an_accepted_move_is_made_and_the_script_moves_the_other_seat():
    table = opened()
    play(table, 0, "pledge 1")
    assert table.luck.scripted_move(table.match, 0) is None
    assert table.luck.scripted_move(table.match, 1) == number(table, "pledge 2")


def test_another_move_is_refused_with_the_answer_to_its_kind():
    table = opened()
    play(table, 0, "pledge 1")
    play(table, 1, "pledge 2")
    version = table.version
    for move, answer in (("peek", text("no peeking")), ("stir", NO)):
        with pytest.raises(Refused) as refused:
            play(table, 0, move)
        assert refused.value.reason.fields == answer
        assert refused.value.reason.clause == "4"
    assert table.version == version


def test_an_illegal_move_is_refused_by_the_rules():
    with pytest.raises(Refused, match="illegal_move"):
        play(opened(), 0, "step")


def test_a_seat_waits_for_its_line_even_if_the_rules_let_it_choose():
    table = opened()
    assert table.match.acting() == [0, 1]
    assert table.luck.moving(table.match, [0, 1]) == [0]
    with pytest.raises(Refused, match="lesson_wait"):
        play(table, 1, "pledge 2")


def test_after_the_script_the_table_is_like_any_other():
    table = opened()
    play(table, 0, "pledge 1")
    play(table, 1, "pledge 2")
    play(table, 0, "step")
    assert made(table)[-1] == "stop", "skipped moves happen at once"
    assert table.luck.is_over(table.match)
    assert table.luck.moving(table.match, [1]) == [1]
    play(table, 1, "stir")


def test_a_table_continues_from_its_events():
    table = opened()
    play(table, 0, "pledge 1")
    again = opened(table.events)
    assert again.luck.scripted_move(again.match, 1) == table.luck.scripted_move(table.match, 1)
    assert not again.luck.is_over(again.match)


def test_a_changed_lesson_does_not_affect_a_table_that_has_started():
    table = opened()
    play(table, 0, "pledge 1")
    again = opened(table.events, start=["chance: deal 2 to 1"])
    assert again.luck.expected(again.match) is None
    assert not again.luck.is_over(again.match)
    play(again, 1, "pledge 0")


def test_an_accepted_move_can_be_undone():
    table = opened()
    play(table, 0, "pledge 1")
    table.undo(0, table.version, 0)
    assert table.luck.expected(table.match).step == 1
    play(table, 0, "pledge 1")
    assert table.luck.expected(table.match).seat == 1


def test_a_record_of_a_lesson_names_it_and_is_never_fair():
    table = opened()
    table.resign(0, table.version, 0)
    record = read(write(record_of(table, ["Anna", ""], "first")))
    assert record.header.lesson == "first"
    report = verify(record, SHELF)
    assert not report.fair
    assert [reason.code for reason in report.wrong] == ["lesson_draws"]


def test_a_record_of_any_other_table_does_not_mention_lessons():
    assert b"lesson" not in write(record_of(opened(), ["", ""]))
