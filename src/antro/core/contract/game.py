"""What every game says about itself.

A ``State`` is data; a ``Game`` is rules. Chance and time are seats like any other, so
``Game.apply`` never rolls a die or reads a clock, and a record of moves replays
exactly. A move is a number; what it means to a person is asked for separately.

Secrets leave by one door, ``Game.veil``: whatever a seat is sent or told, and
whatever a bot thinks about, is computed from a veiled state and nothing else.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, Literal, NewType, Self, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.fields import copy_of_fields, fields_of
from antro.core.contract.moves import Dice, Moves

Seat = NewType("Seat", i64)  # those who play are 0, 1, …

CHANCE: Final = Seat(16)
SPECTATOR: Final = Seat(17)  # watches, and holds nothing
HOST: Final = Seat(18)  # keeps the table, and knows everything
TIME: Final = Seat(19)  # moves when a wait is over, and not before
ASKED: Final[i64] = -1  # no move: a question stands
PEOPLE: Final[i64] = 2**16 - 1  # the set of all seats that may be played

Contest = Literal["duel", "teams", "each for himself", "against the game"]
Options = dict[str, str]  # what a table plays with; the text of an owner's deck included


@final
class Question:
    """What a game waits for before it goes on: a turn, an answer, a card owed, or its end.

    A question never changes, so clones share it: an answer takes it off the
    stack, and may put others there. It holds nothing secret.

    Where it is asked *together*, what one seat chooses changes nothing for the others: they
    may answer a version of the table in which that had not happened yet. A seat that has
    answered leaves it, or goes on for itself; none joins.
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
        self.text: Final = text  # tells all its data: equal texts are equal questions
        self.kind: Final = text.partition(" ")[0]  # its first word: ``ask.<kind>`` in a catalogue
        self.clause: Final = clause  # the rule that asks
        self.seats: Final = seats  # the set of those who may answer; nobody, at the end
        self.choices: Final = choices  # what they choose from, in the order of the move space
        self.luck: Final = luck  # where chance is asked: whose draws these are, or the table's
        self.wait: Final = wait  # where TIME is asked: milliseconds until it moves
        self.together: Final = together
        self.step: Final = step  # follows by itself: nobody is asked


def still_asked(before: Question, now: Question) -> bool:
    """Whether one question, asked together, is the other after some seats have answered."""
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
    pending: list[Question]  # a stack, never empty: the last one is being asked

    def clone(self) -> Self:
        """Return an independent copy that shares only values that never change.

        This one copies any state by its fields. A bot thinks faster with a copy of its own.
        """
        return copy_of_fields(self)

    def key(self) -> tuple[object, ...]:
        """Every field, copied, so that equal keys mean equal states."""
        return fields_of(self)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(ABC, Generic[S]):
    """One choice of the rulebook: when it is open, what it does, what is told of it.

    Its moves are *size* numbers in a row, from ``first`` on.
    """

    reveals: ClassVar[bool] = False  # True: its number and its effect do not show the same

    def __init__(self, size: i64 = 1, *, gap: i64 = 0) -> None:
        self.size: Final = size
        self.gap: Final = gap  # milliseconds since its last move that a seat has to let pass
        self.first: i64 = 0  # given by number_choices

    @abstractmethod
    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        """Add the moves that are open to *seat*, ascending. The only author of legality."""

    @abstractmethod
    def apply(self, state: S, by: Seat, move: i64) -> None:
        """What happens, in the order in which the table does it."""

    @abstractmethod
    def describe(self, move: i64) -> Move:
        """What people are told."""

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        """Made for all to see, unless a choice says otherwise."""
        return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """Something that follows by itself when its kind comes to the top of the stack."""

    @abstractmethod
    def run(self, state: S, argument: i64) -> None:
        """Change the state. The step has been taken off the stack already."""


def number_choices(choices: list[Choice[S]]) -> list[Choice[S]]:
    """Number these choices end to end. Return the choice of each move number."""
    choice_of: list[Choice[S]] = []
    for choice in choices:
        choice.first = len(choice_of)
        choice_of += [choice] * choice.size
    return choice_of


def add_answers(question: Question, state: S, seat: Seat, out: Moves) -> None:
    """Add what *seat* may answer to a question; nothing, unless it is asked."""
    if question.seats >> seat & 1:
        for choice in question.choices:
            choice.offer(state, seat, out)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game under one set of options. Holds no state."""

    name: str
    version: int  # of the rules; raised when an old record would not replay
    options: Options  # all of them, defaults included
    roles: list[str]  # who sits on each seat, as catalogues name it: ``role:<name>``
    seats: int
    longest: int  # no game has more moves than this
    timed: bool = False  # played against time: TIME is asked somewhere, or a choice has a gap
    choice_of: list[Choice[S]]  # by move number: the choice that the move belongs to

    @abstractmethod
    def start(self) -> S:
        """The position before any chance move."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: i64) -> None:
        """Perform a legal move on a full state, in place. Legality is the caller's business."""

    @abstractmethod
    def veil(self, state: S, viewer: Seat) -> S:
        """What *viewer* knows: the secrets of others are pooled, and only counted.

        *state* is a full one: what one viewer knows tells nothing about what another does.
        """

    @abstractmethod
    def guess(self, veiled: S, dice: Dice) -> S:
        """A full state that the viewer could be in, every secret drawn from its pool."""

    @abstractmethod
    def scores(self, state: S) -> list[float]:
        """One value in [-1, 1] per seat. Meaningful when nobody is to act."""

    def sides(self) -> list[int]:
        """By seat: the side with which it wins and loses; by default it is on its own."""
        return list(range(self.seats))

    def forfeit(self, loser: Seat) -> list[float]:
        """The scores when a seat gives up: its side has lost, and the others share the win.

        Against the game itself, nobody has won.
        """
        sides = self.sides()
        rivals = len([side for side in sides if side != sides[loser]])
        return [-1.0 if side == sides[loser] else 1 / rivals for side in sides]

    def leave(self, state: S, seat: Seat) -> bool:
        """Take a seat out that gives up or has no time left, if the game goes on without it.

        Whatever waits for that seat must not wait any longer. Returns whether it was taken
        out: by default it is not, and the game ends by ``forfeit``.
        """
        return False

    def default_for_new_question(self, state: S, rules: int) -> i64:
        """The move with which a game of another version of the rules goes on by itself.

        ``ASKED`` where that version asked the same. Elsewhere a question has come in since, and
        this is the answer of whoever is asked by which all goes on as it did without it.
        """
        return ASKED

    def to_act(self, state: S) -> i64:
        """The set of seats that may choose now; ``CHANCE`` alone; empty when the game is over."""
        return state.pending[-1].seats

    def order(self, state: S, seats: i64) -> Seat:
        """Who of several goes first, where nothing else tells: in a search, or in one moment."""
        return Seat(lowest(seats))

    def open_questions(self, state: S) -> list[Question]:
        """All that is asked at the same time: one question, but see ``core.concurrent``."""
        return [state.pending[-1]]

    def question_to(self, state: S, seat: Seat) -> Question:
        """What *seat* is asked; for one who is asked nothing, what the others are."""
        return state.pending[-1]

    def offer(self, state: S, seat: Seat, out: Moves) -> None:
        """Fill *out* with every legal move of *seat*, ascending; none unless it is to act.

        Chance's moves are weighed. A veiled state gives its viewer the same
        moves as the full one.
        """
        out.clear()
        add_answers(state.pending[-1], state, seat, out)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        """The move as *viewer* learns of it. All that a seat ever learns, it learns here."""
        return self.choice_of[move].as_seen_by(move, by, viewer)

    def describe(self, move: i64) -> Move:
        return self.choice_of[move].describe(move)

    def offered(self, state: S, seat: Seat) -> list[Move]:
        """What *seat* may choose, described: for people, clients and tests."""
        out = Moves()
        self.offer(state, seat, out)
        return [self.describe(number) for number in out.listed()]


def first_to_act(game: Game[S], state: S, acting: i64) -> Seat:
    """Who moves first of those who may choose: by the order of the game, and time after all."""
    people = acting & PEOPLE
    if people & (people - 1):
        return game.order(state, people)
    return Seat(lowest(acting))


def contest_of(game: Game[Any]) -> Contest:
    """What kind of contest a game is, by the sides that its seats are on."""
    sides = game.sides()
    count = len(set(sides))
    if count == 1:
        return "against the game"
    if count == len(sides):
        return "duel" if count == 2 else "each for himself"
    return "teams"
