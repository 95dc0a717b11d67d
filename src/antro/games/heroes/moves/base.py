"""What choices of Heroes have in common: who makes them, and how things are named."""

from abc import abstractmethod

from mypy_extensions import i64

from antro.core.descriptions import Move
from antro.core.game import TIME, Choice, Seat
from antro.core.moves import Moves
from antro.games.heroes.config import ROLES
from antro.games.heroes.printed.board import COLUMNS, SPACE_NAMES, SPACES
from antro.games.heroes.state.state import HeroesState


class Answer(Choice[HeroesState]):
    """A choice that players make; time, which may be asked beside them, does not."""

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if seat != TIME:
            self.list_moves(state, seat, out)

    @abstractmethod
    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        """Add the moves that are open to a player, ascending."""


class ChanceChoice(Choice[HeroesState]):
    """What chance does again and again for as long as it is due, and what follows then."""

    @abstractmethod
    def due(self, state: HeroesState) -> bool:
        """Whether something is left to do."""

    def done(self, state: HeroesState) -> None:
        """What follows by itself. Nothing, unless a choice says otherwise."""


class Aftermath(ChanceChoice):
    """What follows by itself when all that is above it on the stack is done: no move of chance."""

    def __init__(self) -> None:
        super().__init__(0)

    def due(self, state: HeroesState) -> bool:
        return False

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        """Nothing is ever asked."""

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        """Nothing is ever done by a move."""

    def describe(self, move: i64) -> Move:
        raise AssertionError("what follows by itself is no move")


class Word(Answer):
    """A choice that is one move: a word to click."""

    word: str  # ``choice:<word>`` is the thing, ``move.<word>`` the sentence

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def describe(self, move: i64) -> Move:
        return Move(move, self.word.replace("_", " "), self.word, {}, [f"choice:{self.word}"])


class OnSpaces(Answer):
    """A choice among the spaces of all boards: ``seat * 8 + space``."""

    kind: str  # of the sentence, and the first word of the text

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * SPACES)

    @abstractmethod
    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        """The set of spaces that may be chosen."""

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, self.spaces(state, seat))

    def handles(self, thing: str) -> list[str]:
        """What is clicked to choose a space."""
        return [thing]

    def describe(self, move: i64) -> Move:
        at = int(move - self.first)
        space, role = space_name(at), role_name(at // int(SPACES))
        text = f"{self.kind} {space} of {role}".replace("_", " ")
        fields = {"space": f"place:{space}", "role": f"role:{role}"}
        return Move(move, text, self.kind, {**fields}, self.handles(space_thing(at)))


def role_name(seat: int) -> str:
    return ROLES[seat]


def space_name(at: int) -> str:
    """The name of a space, whosoever it is: ``f2``."""
    return SPACE_NAMES[at % int(SPACES)]


def space_thing(at: int) -> str:
    """A space as it is clicked: ``space:f2:1`` is front 2 of seat 1."""
    return f"space:{space_name(at)}:{at // int(SPACES)}"


def column_thing(at: int) -> str:
    """A column as it is clicked: ``column:2:1`` is the second of seat 1."""
    return f"column:{at % int(COLUMNS) + 1}:{at // int(COLUMNS)}"
