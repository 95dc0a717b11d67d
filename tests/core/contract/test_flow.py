"""Kinds, links, steps and the stack with arguments."""

from typing import Final, final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.errors import BadGame
from antro.core.contract.flow import (
    BY_CHANCE,
    ChanceChoice,
    Kind,
    Kinds,
    PlayerChoice,
    SingleMove,
    StackState,
    asked_player,
    asks,
    carry_on,
    choices_in,
    default_move,
    ends,
    follows,
    in_order,
    link,
    links_by_kind,
    never,
    waits,
)
from antro.core.contract.game import HOST, TIME, Question, Seat, Step
from antro.core.contract.moves import Moves

KINDS: Final = Kinds()
JUMP: Final = KINDS.add("jump", "1.1")
LAND: Final = KINDS.add("land", "1.2", to=1, limit=500)
LISTED: Final[list[Kind]] = []


class Jump(SingleMove[StackState]):
    word = "jump_high"

    def apply(self, state: StackState, by: Seat, move: i64) -> None:
        state.pop()


class Stay(Jump):
    word = "stay"
    declines = True


class Throw(PlayerChoice[StackState]):
    """Three moves. The last one comes first."""

    def __init__(self) -> None:
        super().__init__(3)

    def list_moves(self, state: StackState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, 7)

    def apply(self, state: StackState, by: Seat, move: i64) -> None:
        raise AssertionError("nobody throws")

    def describe(self, move: i64) -> Move:
        raise AssertionError("nobody looks")

    def rank(self, state: StackState, move: i64) -> i64:
        return -move


class Bonus(Jump):
    word = "bonus"
    spare = True


class Land(Step[StackState]):
    def run(self, state: StackState, argument: i64) -> None:
        state.set_argument(argument + 1)


@final
class Flip(ChanceChoice[StackState]):
    def due(self, state: StackState) -> bool:
        return state.argument() > 0

    def offer(self, state: StackState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first, 1)

    def apply(self, state: StackState, by: Seat, move: i64) -> None:
        state.set_argument(state.argument() - 1)

    def describe(self, move: i64):
        raise AssertionError("nobody looks")


@final
class Stack(StackState):
    def __init__(self) -> None:
        self.viewer = HOST
        self.pending = []
        self.arguments = vec[i64]([0])

    def clone(self):
        return self


def test_choices_are_numbered_in_the_order_of_the_links():
    jump, stay = Jump(), Stay()
    choice_of, links = link(KINDS, [follows(LAND, Land()), asks(JUMP, stay, jump)])
    assert choice_of == [stay, jump]
    assert [each.choices for each in links] == [[stay, jump], []]
    assert links[LAND.number].step is not None


def test_a_choice_that_two_kinds_share_has_one_number():
    jump, stay = Jump(), Stay()
    choice_of, _ = link(KINDS, [in_order(jump, stay), asks(LAND, stay), asks(JUMP, stay, jump)])
    assert choice_of == [jump, stay]
    choice_of, _ = link(KINDS, [in_order(jump, jump), asks(LAND, stay, stay), never(JUMP)])
    assert choice_of == [jump, stay]


def test_links_can_be_made_for_each_seat_and_numbered_together():
    sides = [[asks(JUMP, Stay()), never(LAND)], [asks(JUMP, Jump()), never(LAND)]]
    assert [links_by_kind(KINDS, side)[JUMP.number] for side in sides] == [sides[0][0], sides[1][0]]
    assert choices_in([*sides[1], *sides[0]]) == [*sides[1][0].choices, *sides[0][0].choices]


def test_a_kind_that_nothing_links_is_refused_with_its_name_and_module():
    with pytest.raises(BadGame, match=r"test_flow\.LAND: nobody can answer: land"):
        link(KINDS, [asks(JUMP, Jump())])


def test_a_kind_in_a_list_is_named_by_the_list():
    kinds = Kinds()
    LISTED[:] = [kinds.add("swap", "1.4")]
    with pytest.raises(BadGame, match=r"test_flow\.LISTED: nobody can answer: swap"):
        link(kinds, [])


def test_a_kind_that_is_asked_without_a_choice_is_refused():
    with pytest.raises(BadGame, match=r"test_flow\.LAND: nobody can answer: land"):
        asks(LAND)


def test_a_kind_without_answers_is_linked_explicitly():
    _, links = link(KINDS, [asks(JUMP, Jump()), ends(LAND)])
    assert [each.choices for each in links][LAND.number] == []


def test_a_kind_that_is_linked_twice_is_refused():
    with pytest.raises(BadGame, match=r"test_flow\.JUMP: .* linked twice"):
        link(KINDS, [asks(JUMP, Jump()), asks(JUMP, Stay()), never(LAND)])


def test_a_single_move_is_for_players_and_not_for_time():
    jump, out = Jump(), Moves()
    jump.offer(Stack(), TIME, out)
    assert out.count == 0
    jump.offer(Stack(), Seat(0), out)
    assert out.listed() == [0]
    assert jump.describe(0).handles == ["choice:jump_high"]


def question_of(*choices):
    kinds = Kinds()
    link(kinds, [asks(kinds.add("any", "1.5"), *choices)])
    return Question("any", "1.5", bit(TIME) | bit(3), list(choices))


def test_time_declines_for_a_player_if_it_can():
    question = question_of(Throw(), Stay())
    assert default_move(Stack(), question) == 3
    assert asked_player(question) == 3


def test_otherwise_time_makes_the_first_move_that_is_not_spare():
    assert default_move(Stack(), question_of(Throw())) == 2
    assert default_move(Stack(), question_of(Bonus(), Throw())) == 3


def test_the_stack_keeps_an_argument_for_each_question():
    state, question = Stack(), Question("jump", "1.1", bit(0), [])
    for argument in (7, 8, 9):
        state.push(question, argument)
    assert [state.pop(), state.pop(), state.argument()] == [9, 8, 7]
    state.push(question)
    assert state.argument() == 0


def test_a_step_never_waits_and_runs_with_its_argument():
    state = Stack()
    state.push(Question("jump", "1.1", bit(0), []))
    question = Question("land", "1.2", 0, [], step=Land())
    state.push(question, 4)
    assert not waits(state, question)
    carry_on(state, question, state.pop())
    assert state.argument() == 5
    assert waits(state, state.pending[-1])


def test_chance_waits_while_it_is_due():
    state, question = Stack(), Question("flip", "1.3", BY_CHANCE, [Flip()])
    state.push(question, 1)
    assert waits(state, question)
    question.choices[0].apply(state, Seat(0), 0)
    assert not waits(state, question)
    carry_on(state, question, state.pop())
    assert state.pending == []
