"""Kinds of questions, steps that run automatically, and the links between them.

A *kind* is a module constant of a game: ``SLIP: Final = KINDS.add("slip", "32.7")``. Rules ask
for kinds. The *links* of a game list the choices that answer each kind, or the *step* that runs
when the kind comes to the top of the stack. ``link`` numbers the choices and refuses a game where
a kind has no link. A game builds its ``Questions`` from the links, once per table, and finds them
by their kind.
"""

import sys
from abc import abstractmethod
from typing import ClassVar, Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.errors import BadGame
from antro.core.contract.game import (
    CHANCE,
    PEOPLE,
    TIME,
    Choice,
    Question,
    S,
    Seat,
    State,
    Step,
    number_choices,
)
from antro.core.contract.moves import Moves

BY_CHANCE: Final[i64] = bit(CHANCE)
NO_ARGUMENTS: Final = vec[i64]([0] * 16)  # space for the first questions of a stack


# Kinds


@final
class Kind:
    """One kind of question or step. Made by ``Kinds.add``, shared by all tables of a game."""

    def __init__(
        self, number: i64, name: str, clause: str, to: i64, limit: i64, of_turn: bool
    ) -> None:
        self.number: Final = number  # its place in the list of the game's questions
        self.name: Final = name  # ``ask.<name>`` in a catalogue
        self.clause: Final = clause  # the rule that asks
        self.to: Final = to  # the role or seat that is asked, by its number in the game
        self.limit: Final = limit  # milliseconds to answer; 0 without a limit
        self.of_turn: Final = of_turn  # True: dropped when the turn ends early


@final
class Kinds:
    """All kinds of one game, in the order of their ``add`` calls."""

    def __init__(self) -> None:
        self.all: Final[list[Kind]] = []

    def add(
        self, name: str, clause: str, *, to: i64 = 0, limit: i64 = 0, of_turn: bool = False
    ) -> Kind:
        kind = Kind(len(self.all), name, clause, to, limit, of_turn)
        self.all.append(kind)
        return kind


ORDER: Final = Kind(-1, "order of choices", "", 0, 0, of_turn=False)  # never asked: ``in_order``


# Choices


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceChoice(Choice[S]):
    """A choice of chance that repeats while it is due, and then calls ``done``."""

    @abstractmethod
    def due(self, state: S) -> bool:
        """True if chance still has a move to make."""

    def done(self, state: S, argument: i64) -> None:
        """Do what follows the last move. The question has been taken off the stack already."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerChoice(Choice[S]):
    """A choice for players. TIME never makes it, even if the question also asks TIME."""

    declines: ClassVar[bool] = False  # True: this is the default when time is up
    spare: ClassVar[bool] = False  # True: the choice is optional, so it is never the default

    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        if seat != TIME:
            self.list_moves(state, seat, out)

    @abstractmethod
    def list_moves(self, state: S, seat: Seat, out: Moves) -> None:
        """Add the legal moves of a player, ascending."""

    def rank(self, state: S, move: i64) -> i64:
        """Return the rank of a move among the defaults. The lowest rank is played."""
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class SingleMove(PlayerChoice[S]):
    """A choice with one move and one button, ``choice:<word>``. Its log line is ``move.<word>``."""

    word: ClassVar[str]

    def list_moves(self, state: S, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def describe(self, move: i64) -> Move:
        return button(move, self.word)


def button(move: i64, word: str) -> Move:
    """Describe a move with one button, ``choice:<word>``. Its log line is ``move.<word>``."""
    return Move(move, word.replace("_", " "), word, {}, [f"choice:{word}"])


def choice_of(question: Question, move: i64) -> Choice[State]:
    """Return the choice of a question that contains a move."""
    for choice in question.choices:
        if choice.first <= move < choice.first + choice.size:
            return choice
    raise AssertionError("the move belongs to another question")


def asked_player(question: Question) -> Seat:
    """Return the lowest player seat that a question asks, or seat 0 if it asks no player."""
    players = question.seats & PEOPLE
    return Seat(lowest(players)) if players else Seat(0)


def default_move(state: S, question: Question) -> i64:
    """Return the move of a player who does not answer.

    Prefer a choice that declines. Otherwise take the first choice that is not spare. Within a
    choice, take the move with the lowest rank.
    """
    seat = asked_player(question)
    out = Moves()
    for choice in question.choices:
        if isinstance(choice, PlayerChoice) and choice.declines:
            choice.offer(state, seat, out)
    if out.count == 0:
        for choice in question.choices:
            if isinstance(choice, PlayerChoice) and not choice.spare:
                choice.offer(state, seat, out)
    first = choice_of(question, out.numbers[0])
    assert isinstance(first, PlayerChoice), "players answer"
    best = out.numbers[0]
    for at in range(out.count):
        move = out.numbers[at]
        mine = first.first <= move < first.first + first.size
        if mine and first.rank(state, move) < first.rank(state, best):
            best = move
    return best


# Links


@final
class Link(Generic[S]):
    """The choices that answer a kind, or the step that runs for it."""

    def __init__(
        self, kind: Kind, choices: list[Choice[S]], step: Step[S] | None, clause: str = ""
    ) -> None:
        self.kind: Final = kind
        self.choices: Final = choices
        self.step: Final = step
        self.clause: Final = clause or kind.clause


def asks(kind: Kind, *choices: Choice[S], clause: str = "") -> Link[S]:
    """Link a kind to the choices that answer it, in the order of their move numbers.

    *clause* replaces the rule of the kind if another rule asks under some options.
    """
    if not choices:
        raise BadGame(place_of(kind), f"nobody can answer: {kind.name}")
    return Link(kind, list(choices), None, clause)


def follows(kind: Kind, step: Step[S]) -> Link[S]:
    """Link a kind to the step that runs automatically."""
    return Link(kind, [], step)


def ends(kind: Kind) -> "Link[S]":
    """Declare that nobody answers a kind, because the game or a part of it is over."""
    return Link(kind, [], None)


def never(kind: Kind) -> "Link[S]":
    """Declare that a game with these options never asks a kind."""
    return Link(kind, [], None)


def in_order(*choices: Choice[S]) -> Link[S]:
    """Give these choices their move numbers here, independently of the order of their kinds."""
    return Link(ORDER, list(choices), None)


def link(kinds: Kinds, links: list[Link[S]]) -> tuple[list[Choice[S]], list[Link[S]]]:
    """Number all choices in the order of the links.

    Return the choice of each move number, and the link of each kind number. Raise ``BadGame``
    if a kind is linked twice or not at all.
    """
    return number_choices(choices_in(links)), links_by_kind(kinds, links)


def choices_in(links: list[Link[S]]) -> list[Choice[S]]:
    """Return the choices of these links in their order, each once."""
    choices: list[Choice[S]] = []
    for each in links:
        for choice in each.choices:
            if choice not in choices:
                choices.append(choice)
    return choices


def links_by_kind(kinds: Kinds, links: list[Link[S]]) -> list[Link[S]]:
    """Return the link of each kind number.

    Raise ``BadGame`` if a kind is linked twice or not at all.
    """
    by_kind: dict[int, Link[S]] = {}
    for each in links:
        if each.kind is ORDER:
            continue
        number = int(each.kind.number)
        if number in by_kind:
            raise BadGame(place_of(each.kind), "this kind of question is linked twice")
        by_kind[number] = each
    for kind in kinds.all:
        if int(kind.number) not in by_kind:
            raise BadGame(place_of(kind), f"nobody can answer: {kind.name}")
    return [by_kind[number] for number in range(len(kinds.all))]


def place_of(kind: Kind) -> str:
    """Return the module and the name of a kind, for an error message."""
    for name, module in list(sys.modules.items()):
        for constant, value in list(getattr(module, "__dict__", {}).items()):
            if value is kind or (isinstance(value, list) and kind in value):
                return f"{name}.{constant}"
    return kind.name


@final
class Questions:
    """The questions of one table, by kind and then by an index such as the seat or role."""

    def __init__(self, by_kind: list[list[Question]]) -> None:
        self.text: Final = "questions"  # stands for this object in the key of a state
        self.by_kind: Final = by_kind

    def of(self, kind: Kind, at: i64 = 0) -> Question:
        return self.by_kind[kind.number][at]


# The stack


def waits(state: S, question: Question) -> bool:
    """True if the question on top of a stack waits for an answer.

    A step never waits. Chance waits while it has a move to make.
    """
    if question.step is not None:
        return False
    if question.seats != BY_CHANCE:
        return True
    choice = question.checked_choices[0]
    assert isinstance(choice, ChanceChoice), "chance answers with choices of its own"
    return choice.due(state)


def carry_on(state: S, question: Question, argument: i64) -> None:
    """Run what follows a question that does not wait and has been taken off the stack."""
    if question.step is not None:
        question.step.run(state, argument)
        return
    choice = question.checked_choices[0]
    assert isinstance(choice, ChanceChoice), "chance answers with choices of its own"
    choice.done(state, argument)


def resolve(state: S) -> None:
    """Run all automatic steps, until a question waits for an answer.

    This repeats ``waits`` and ``carry_on`` in one faster loop, because it runs after every move.
    """
    while True:
        question = state.pending[-1]
        if question.step is not None:
            state.pending.pop()
            question.step.run(state, 0)
            continue
        if question.seats != BY_CHANCE:
            return
        choice = question.checked_choices[0]
        assert isinstance(choice, ChanceChoice), "chance answers with choices of its own"
        if choice.due(state):
            return
        state.pending.pop()
        choice.done(state, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State):
    """A state whose stack keeps an argument for each question, such as a piece or a square."""

    pending: list[Question]
    arguments: vec[i64]  # by place on the stack

    def set_arguments(self, arguments: list[int]) -> None:
        self.arguments = vec[i64]([i64(argument) for argument in arguments])

    def push(self, question: Question, argument: i64 = 0) -> None:
        if len(self.pending) == len(self.arguments):
            self.arguments = append(self.arguments, 0)
        self.arguments[len(self.pending)] = argument
        self.pending.append(question)

    def argument(self) -> i64:
        """Return the argument of the question on top."""
        return self.arguments[len(self.pending) - 1]

    def set_argument(self, argument: i64) -> None:
        self.arguments[len(self.pending) - 1] = argument

    def pop(self) -> i64:
        """Take the question on top off the stack. Return its argument."""
        at = len(self.pending) - 1
        argument = self.arguments[at]
        self.arguments[at] = 0
        self.pending.pop()
        return argument
