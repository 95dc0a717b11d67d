"""The tool that plays lessons, and repairs their scripts after a change of the rules."""

import json
import shutil

import pytest

from antro.games import GAMES
from tools.checks import lessons
from tools.checks.lessons import mend, path_of, show

pytestmark = pytest.mark.plain


@pytest.fixture
def lesson(tmp_path):
    """Return a copy of a lesson that tests may change."""
    copy = tmp_path / "duel.json"
    shutil.copy(path_of("volfyirion", "duel"), copy)
    return copy


def break_lesson(path, **changes):
    """Change the last step with moves."""
    content = json.loads(path.read_text())
    step = next(step for step in reversed(content["steps"]) if "do" in step)
    step.update(changes)
    path.write_text(json.dumps(content))


def test_a_playable_lesson_is_shown_to_its_end(lesson, capsys):
    assert show(GAMES["volfyirion"], lesson) == 0
    assert "The lesson ends here." in capsys.readouterr().out


def test_an_unplayable_lesson_shows_the_place_and_the_possible_moves(lesson, capsys):
    break_lesson(lesson, do=["attack nowhere"])
    assert show(GAMES["volfyirion"], lesson) == 1
    told = capsys.readouterr().out
    assert "possible for volarees: attack yrdesh" in told
    assert ".do[0]: 'attack nowhere' is not open" in told


def test_an_invalid_lesson_is_refused_with_the_wrong_field(lesson, monkeypatch):
    content = json.loads(lesson.read_text())
    del content["about"]
    lesson.write_text(json.dumps(content))
    monkeypatch.setattr(lessons, "path_of", lambda game, name: lesson)
    monkeypatch.setattr("sys.argv", ["lessons", "volfyirion", "duel"])
    with pytest.raises(SystemExit, match="volfyirion lesson duel, about: "):
        lessons.main()


def test_a_repair_uses_the_most_similar_possible_move(lesson):
    break_lesson(lesson, do=["attack yrdes"], then=["chance: turn up nothing", "volarees: ends"])
    mend(GAMES["volfyirion"], lesson)
    assert show(GAMES["volfyirion"], lesson) == 0
    step = [step for step in json.loads(lesson.read_text())["steps"] if "do" in step][-1]
    assert (step["do"], step["then"]) == (["attack yrdesh"], ["volarees: end"])


def test_a_correct_lesson_is_not_changed(lesson):
    before = lesson.read_bytes()
    mend(GAMES["volfyirion"], lesson)
    assert lesson.read_bytes() == before
