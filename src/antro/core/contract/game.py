"""The interface that every game implements.

A ``State`` holds data and a ``Game`` holds rules. Chance and time are seats like any other. So
``Game.apply`` never rolls a die or reads a clock, and a record of moves replays exactly. A move is
a number. ``Game.describe`` tells its meaning to people.

``Game.veil`` is the only way out for secrets. All data for a seat, and every search of a bot, use
only a veiled state.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, Literal, NewType, Self, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.fields import copy_of_fields, fields_of
from antro.core.contract.moves import Dice, Moves

Seat = NewType("Seat", i64)  # players are 0, 1, …

CHANCE: Final = Seat(16)
SPECTATOR: Final = Seat(17)  # watches and knows no secrets
HOST: Final = Seat(18)  # runs the table and knows everything
TIME: Final = Seat(19)  # moves when a wait is over, and not before
ASKED: Final[i64] = -1  # no move: the seat itself has to answer
PEOPLE: Final[i64] = 2**16 - 1  # the set of all seats for players

Contest = Literal["duel", "teams", "each for himself", "against the game"]
Options = dict[str, str]  # by name; includes the text of an owner's own deck


@final
class Question:
    """Something a game waits for before it continues: a turn, an answer, a draw, or its end.

    A question never changes, so clones share it. An answer takes it off the stack and may put
    others there. It holds no secrets.

    If seats are asked *together*, the choice of one seat changes nothing for the others. They may
    still answer an older version of the table. A seat that has answered leaves the question or
    continues alone. No seat joins it later.
    """

    def __init__(
        self,
        text: str,
        clause: str,
        seats: i64,
        choices: "list[Choice[Any]]",
        *,
        luck: Seat = CHANCE,
        wait: i64 = 0,
        together: bool = False,
        step: "Step[Any] | None" = None,
    ) -> None:
        self.text: Final = text  # contains all its data: equal texts mean equal questions
        self.kind: Final = text.partition(" ")[0]  # its first word: ``ask.<kind>`` in a catalogue
        self.clause: Final = clause  # the rule that asks
        self.seats: Final = seats  # the set of seats that may answer; empty at the end
        self.choices: Final = choices  # the possible answers, in the order of the move numbers
        # the same, which compiled code reads without a check of each type
        self.checked_choices: Final = vec[Choice](choices)  # type: ignore[type-arg]
        self.luck: Final = luck  # for chance: the seat whose draws it uses; CHANCE: the table's
        self.wait: Final = wait  # for TIME: milliseconds until it moves
        self.together: Final = together
        self.step: Final = step  # runs automatically: nobody is asked


def still_asked(before: Question, now: Question) -> bool:
    """True if *now* is the shared question *before* after some seats have answered it."""
    return (
        before.together
        and now.together
        and not now.seats & ~before.seats
        and before.clause == now.clause
        and before.choices == now.choices
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress, as its viewer knows it."""

    viewer: Seat  # HOST: a full state. Any other seat: veiled for that seat
    pending: list[Question]  # a stack, never empty; the last question is asked now

    def clone(self) -> Self:
        """Return an independent copy that shares only values that never change.

        This default copies any state field by field. A clone written for one game makes its bots
        faster.
        """
        return copy_of_fields(self)

    def key(self) -> tuple[object, ...]:
        """Return a copy of every field. Equal keys mean equal states."""
        return fields_of(self)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(ABC, Generic[S]):
    """One choice of the rulebook: its legal moves, their effect and their description.

    Its moves are *size* consecutive numbers, starting with ``first``.
    """

    reveals: ClassVar[bool] = False  # True: a viewer may learn more from a move than from its state

    def __init__(self, size: i64 = 1, *, gap: i64 = 0) -> None:
        self.size: Final = size
        self.gap: Final = gap  # milliseconds that a seat has to wait after its last move
        self.first: i64 = 0  # set by number_choices

    @abstractmethod
    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        """Add the legal moves of *seat*, ascending. Nothing else decides if a move is legal."""

    @abstractmethod
    def apply(self, state: S, by: Seat, move: i64) -> None:
        """Make a move, step by step as players do it at a table."""

    @abstractmethod
    def describe(self, move: i64) -> Move:
        """Return the description of a move for people."""

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        """Return the move that *viewer* sees. By default every viewer sees the move itself."""
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """An effect that runs automatically when its kind comes to the top of the stack."""

    @abstractmethod
    def run(self, state: S, argument: i64) -> None:
        """Change the state. The step has been taken off the stack already."""


def number_choices(choices: list[Choice[S]]) -> list[Choice[S]]:
    """Give these choices consecutive move numbers. Return the choice of each number."""
    choice_of: list[Choice[S]] = []
    for choice in choices:
        choice.first = len(choice_of)
        choice_of += [choice] * choice.size
    return choice_of


def add_answers(question: Question, state: S, seat: Seat, out: Moves) -> None:
    """Add the legal answers of *seat* to a question. Add nothing if the seat is not asked."""
    if question.seats >> seat & 1:
        for choice in question.checked_choices:
            choice.offer(state, seat, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game under one set of options. Holds no state."""

    name: str
    version: int  # of the rules; raised when an old record would not replay
    options: Options  # all options, including those with their default value
    roles: list[str]  # the role of each seat; ``role:<name>`` in a catalogue
    seats: int
    longest: int  # the maximum number of moves in a game
    timed: bool = False  # True: some question asks TIME, or some choice has a gap
    choice_of: list[Choice[S]]  # by move number: the choice that the move belongs to

    @abstractmethod
    def start(self) -> S:
        """Return the position before any chance move."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: i64) -> None:
        """Perform a move on a full state, in place. The caller checks that it is legal."""

    @abstractmethod
    def veil(self, state: S, viewer: Seat) -> S:
        """Return the state that *viewer* knows: secrets of others are pooled, and only counted.

        *state* has to be a full state. A veiled state cannot be veiled for another viewer.
        """

    @abstractmethod
    def guess(self, veiled: S, dice: Dice) -> S:
        """Return a possible full state for the viewer, with each secret drawn from its pool."""

    @abstractmethod
    def scores(self, state: S) -> list[float]:
        """Return one value in [-1, 1] per seat. It has a meaning only after the game."""

    def sides(self) -> list[int]:
        """Return the side of each seat, which wins and loses together. Default: one per seat."""
        return list(range(self.seats))

    def forfeit(self, loser: Seat) -> list[float]:
        """Return the scores when a seat resigns: its side loses, and the others share the win.

        Against the game itself, nobody wins.
        """
        sides = self.sides()
        opponents = len([side for side in sides if side != sides[loser]])
        return [-1.0 if side == sides[loser] else 1 / opponents for side in sides]

    def leave(self, state: S, seat: Seat) -> bool:
        """Remove a seat that resigns or is out of time, if the game continues without it.

        Then no question may wait for that seat. Return True if the seat was removed. By default
        it is not removed, and the game ends by ``forfeit``.
        """
        return False

    def default_for_new_question(self, state: S, rules: int) -> i64:
        """Return the answer to a question that another version of the rules did not ask.

        With this answer the game continues as it did without the question. Return ``ASKED`` if
        that version also asked the question.
        """
        return ASKED

    def to_act(self, state: S) -> i64:
        """Return the set of seats that may choose, or ``CHANCE`` alone. Empty after the game."""
        return state.pending[-1].seats

    def order(self, state: S, seats: i64) -> Seat:
        """Return the seat that goes first if several could, in a search or at the same moment."""
        return Seat(lowest(seats))

    def open_questions(self, state: S) -> list[Question]:
        """Return all questions asked now. Only a ``ConcurrentGame`` has more than one."""
        return [state.pending[-1]]

    def question_to(self, state: S, seat: Seat) -> Question:
        """Return the question for *seat*, or the others' question if it has none."""
        return state.pending[-1]

    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        """Fill *out* with every legal move of *seat*, ascending. Empty if it may not act.

        The moves of chance have weights. A veiled state gives its viewer the same moves as the
        full state.
        """
        out.clear()
        add_answers(state.pending[-1], state, seat, out)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        """Return the move as *viewer* sees it. A seat learns about moves only from here."""
        return self.choice_of[move].as_seen_by(move, by, viewer)

    def describe(self, move: i64) -> Move:
        return self.choice_of[move].describe(move)

    def offered(self, state: S, seat: Seat) -> list[Move]:
        """Return descriptions of the legal moves of *seat*, for people, clients and tests."""
        out = Moves()
        self.offer(state, seat, out)
        return [self.describe(number) for number in out.listed()]


def first_to_act(game: Game[S], state: S, acting: i64) -> Seat:
    """Return the seat that moves first: players in the order of the game, TIME last."""
    people = acting & PEOPLE
    if people & (people - 1):
        return game.order(state, people)
    return Seat(lowest(acting))


def contest_of(game: Game[Any]) -> Contest:
    """Return the kind of contest, from the sides of the seats."""
    sides = game.sides()
    count = len(set(sides))
    if count == 1:
        return "against the game"
    if count == len(sides):
        return "duel" if count == 2 else "each for himself"
    return "teams"
