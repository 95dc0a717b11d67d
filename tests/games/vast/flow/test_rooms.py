"""The links from kinds of questions to choices and steps, and the questions made from them."""

import pytest

from antro.core.contract.errors import BadGame
from antro.core.contract.flow import Kinds, asks
from antro.games.vast.flow.rooms import questions_of
from antro.games.vast.flow.time import TimeUp
from antro.games.vast.goblins.kinds import ADD_POISON, OVERPOPULATED
from antro.games.vast.goblins.moves.base import Declines
from antro.games.vast.kinds import KINDS, to_each
from antro.games.vast.options import SAMPLES, make
from tests.games.vast.support.position import position


@pytest.fixture
def all_kinds():
    """Return the list of kinds. Remove the additions of a test afterwards."""
    count = len(KINDS.all)
    yield KINDS
    del KINDS.all[count:]


def test_the_refusal_of_an_unlinked_kind_names_it(all_kinds):
    all_kinds.add("forgotten", "1.1")
    with pytest.raises(BadGame, match="nobody can answer: forgotten"):
        make({"roles": "KG"})


def test_the_refusal_of_an_unlinked_list_of_kinds_names_it(all_kinds):
    to_each("forgotten_by_all", "1.1")
    with pytest.raises(BadGame, match="nobody can answer: forgotten_by_all"):
        make({"roles": "KG"})


def test_a_question_to_players_needs_a_role():
    config = make({"roles": "KG"}).config
    to_nobody = asks(Kinds().add("to_nobody", "1.1"), Declines("leave_meat"))
    with pytest.raises(BadGame, match="a question to players needs a role: to_nobody"):
        questions_of(config, to_nobody, TimeUp())


@pytest.mark.parametrize("options", SAMPLES[:6], ids=str)
def test_questions_differ_in_their_texts(options):
    """Bots in other processes find questions by their texts."""
    config = make(options).config
    questions = {id(question): question for question in [*config.on_turn, *config.off_turn]}
    texts = {question.text for question in questions.values()}
    assert len(texts) == len(questions)


def test_a_question_is_known_with_either_time_limit():
    table = position("KGC", limits="yes").map("f E f").turn("knight")
    for role, wait in ((0, 30_000), (1, 300_000)):
        table.state.role = role
        table.state.ask(ADD_POISON)
        assert table.state.pending[-1].wait == wait
        assert table.state.is_asked(ADD_POISON)
        assert not table.state.is_asked(OVERPOPULATED)
