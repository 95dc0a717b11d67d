"""The links of Volfyirion: every kind has choices, and every question is found."""

import pytest

from antro.core.contract.errors import BadGame
from antro.games.volfyirion.kinds import KINDS, SEND
from antro.games.volfyirion.options import SAMPLES, make


def test_a_kind_without_a_link_is_refused_by_name():
    KINDS.add("forgotten", "1.1")
    try:
        with pytest.raises(BadGame, match="nobody can answer: forgotten"):
            make({})
    finally:
        KINDS.all.pop()


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_a_question_has_all_its_data(options):
    questions = [each for kind in KINDS.all for each in of(make(options), kind)]
    assert len({question.text for question in questions}) == len(questions)


@pytest.mark.parametrize("options", SAMPLES, ids=str)
def test_a_question_is_found_by_its_seat_or_market(options):
    for kind in KINDS.all:
        for at, question in enumerate(of(make(options), kind)):
            name = question.text.removeprefix(kind.name)
            assert kind.name in ("turn", "ended") or name in ("", f" {at}")


def test_a_kind_of_another_mode_has_no_question():
    assert of(make({"mode": "solo"}), SEND) == []
    assert [each.clause for each in of(make({"mode": "team"}), SEND)] == ["18.9"] * 4


def of(game, kind):
    """Return the questions of a kind."""
    return game.config.questions.by_kind[int(kind.number)]
