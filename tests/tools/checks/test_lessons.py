"""The tool that plays lessons, and mends their scripts when the rules have moved on."""

import json
import shutil

import pytest

from antro.games import GAMES
from tools.checks import lessons
from tools.checks.lessons import mend, path_of, show

pytestmark = pytest.mark.plain


@pytest.fixture
def lesson(tmp_path):
    """A copy of a lesson, to be changed."""
    copy = tmp_path / "duel.json"
    shutil.copy(path_of("volfyirion", "duel"), copy)
    return copy


def broken(path, **changes):
    """Write other lines into the last step with moves."""
    content = json.loads(path.read_text())
    step = next(step for step in reversed(content["steps"]) if "do" in step)
    step.update(changes)
    path.write_text(json.dumps(content))


def test_a_lesson_that_can_be_played_is_shown_to_its_end(lesson, capsys):
    assert show(GAMES["volfyirion"], lesson) == 0
    assert "The lesson ends here." in capsys.readouterr().out


def test_one_that_cannot_shows_where_it_stops_and_what_is_open_there(lesson, capsys):
    broken(lesson, do=["attack nowhere"])
    assert show(GAMES["volfyirion"], lesson) == 1
    told = capsys.readouterr().out
    assert "possible for volarees: attack yrdesh" in told
    assert ".do[0]: 'attack nowhere' is not open" in told


def test_one_that_is_no_lesson_is_refused_by_the_field_that_is_wrong(lesson, monkeypatch):
    content = json.loads(lesson.read_text())
    del content["about"]
    lesson.write_text(json.dumps(content))
    monkeypatch.setattr(lessons, "path_of", lambda game, name: lesson)
    monkeypatch.setattr("sys.argv", ["lessons", "volfyirion", "duel"])
    with pytest.raises(SystemExit, match="volfyirion lesson duel, about: "):
        lessons.main()


def test_mending_puts_the_open_move_that_is_most_like_it_in_place(lesson):
    broken(lesson, do=["attack yrdes"], then=["chance: turn up nothing", "volarees: ends"])
    mend(GAMES["volfyirion"], lesson)
    assert show(GAMES["volfyirion"], lesson) == 0
    step = [step for step in json.loads(lesson.read_text())["steps"] if "do" in step][-1]
    assert (step["do"], step["then"]) == (["attack yrdesh"], ["volarees: end"])


def test_a_lesson_that_is_right_is_left_as_it_is(lesson):
    before = lesson.read_bytes()
    mend(GAMES["volfyirion"], lesson)
    assert lesson.read_bytes() == before
