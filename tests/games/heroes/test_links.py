"""The links of Heroes: every kind of question has an answer and can be found."""

import pytest

from antro.core.contract.errors import BadGame
from antro.games.heroes.kinds import ENDINGS, GAME_OVER, KINDS
from antro.games.heroes.options import make
from tests.games.heroes.support.position import game_of

MODES = ["classic", "points", "teams", "tournament"]


def test_the_refusal_of_an_unlinked_kind_names_it():
    KINDS.add("forgotten", "1.1")
    try:
        with pytest.raises(BadGame, match="nobody can answer: forgotten"):
            make({"mode": "classic"})
    finally:
        KINDS.all.pop()


@pytest.mark.parametrize("pace", ["beat", "live", "stepped", "orders"])
@pytest.mark.parametrize("mode", MODES)
def test_questions_differ_in_their_texts(mode, pace):
    config = game_of(players="4", mode=mode, pace=pace).config
    questions = [question for each in config.questions.by_kind for question in each]
    assert len({question.text for question in questions}) == len(questions)
    assert all(question.kind == kind.name for kind in KINDS.all for question in of(config, kind))


@pytest.mark.parametrize("mode", MODES)
def test_a_question_is_found_by_its_slot_and_its_seats(mode):
    config = game_of(players="4", mode=mode).config
    for kind in KINDS.all:
        for slot in range(int(config.slots)):
            for seats in range(int(config.questions_per_slot[kind.to])):
                words = config.question(kind, slot, seats).text.split(" ", 2)
                assert words[:2] == [kind.name, str(slot)]


def test_every_ending_has_its_clause():
    config = game_of(mode="classic").config
    assert [question.clause for question in of(config, GAME_OVER)] == ENDINGS


def of(config, kind):
    """Return the questions of a kind."""
    return config.questions.by_kind[int(kind.number)]
