"""A state is copied, compared and packed by its fields."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antro.bots.packed_state import StatePacker
from antro.core.contract.fields import copy_of, key_of
from antro.core.contract.game import HOST, Question, Seat, State
from antro.testing.laws.copies import a_copy_has_every_field_and_shares_none, shared
from antro.testing.subject import Rules
from tests.contract.support.one_position import look_at
from tests.core.support.toll import Toll


class Pile:
    def __init__(self) -> None:
        self.cards = [1, 2]


class Small(State):
    """A state that defines no copying of its own."""

    def __init__(self, pending: list[Question], *, seats: int = 2) -> None:
        self.viewer = HOST
        self.pending = pending
        self.seats = seats
        self.taken: int | None = None
        self.text_of_last = ""
        self.row = vec[i64]([3, 4])
        self.played: list[int] = []
        self.rows = [[5], [6]]
        self.piles = [Pile(), Pile()]
        self.held: dict[int, list[int]] = {0: [7], 1: []}


def question() -> Question:
    return Question("turn", "1", 1, [])


class SmallRules(Rules):
    """The rules of Toll with a small state."""

    def __init__(self, clone: Any) -> None:
        super().__init__(Toll())
        self.made = clone

    def start(self) -> Any:
        return Small([question()])

    def to_act(self, state: Any) -> int:
        return 0

    def clone(self, state: Any) -> Any:
        return self.made(state)


def test_the_default_copy_has_every_field_and_shares_none():
    subject = SmallRules(lambda state: state.clone())
    look_at(a_copy_has_every_field_and_shares_none, subject, subject.start())


def test_a_copy_shares_questions():
    state = Small([question()])
    assert state.clone().pending[0] is state.pending[0]


@pytest.mark.parametrize("field", ["pending", "played", "rows", "piles", "held"])
def test_the_law_names_a_list_that_a_copy_shares(field):
    """The law also names an empty list or dict."""

    def clone(state: Any) -> Any:
        twin = state.clone()
        setattr(twin, field, getattr(state, field))
        return twin

    with pytest.raises(AssertionError, match=f"a copy shares {field}"):
        look_at(a_copy_has_every_field_and_shares_none, SmallRules(clone), Small([question()]))


def test_the_law_looks_into_dicts_and_lists():
    one = Small([question()])
    two = one.clone()
    two.held[0], two.piles[1] = one.held[0], one.piles[1]
    assert [*shared(one, two)] == ["piles[1]", "held[0]"]


def test_a_dict_is_part_of_the_key():
    one = Small([question()])
    two = one.clone()
    two.held[1] = [8]
    assert one.key() != two.key()


def test_a_packed_state_keeps_dicts_and_missing_values():
    game: Any = Toll()
    game.turn = question()
    game.start = lambda: Small([game.turn])
    packer = StatePacker[Any](game)
    state = game.start()
    state.viewer = Seat(0)
    state.held = {1: [9], 4: []}
    for taken in (None, 3):
        state.taken = taken
        assert packer.unpack(packer.pack(state)).key() == state.key()


@pytest.mark.parametrize("use", [key_of, copy_of])
@pytest.mark.parametrize(
    "value", [{1}, (1, 2), 0.5, object()], ids=["set", "tuple", "float", "object"]
)
def test_a_state_cannot_hold_values_without_fields(use, value):
    with pytest.raises(TypeError, match="a state cannot hold"):
        use([value])


def test_an_argument_that_is_not_a_field_is_named():
    class Dealt(State):
        def __init__(self, deck: list[int]) -> None:
            self.hand = deck[:2]

    with pytest.raises(TypeError, match="Dealt cannot be copied: its argument deck is not a field"):
        Dealt([1, 2, 3]).clone()
