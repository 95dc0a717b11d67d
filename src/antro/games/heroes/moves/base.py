"""Choices among spaces, and the names of things."""

from abc import abstractmethod

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.board import COLUMNS, SPACE_NAMES, SPACES
from antro.games.heroes.state.config import ROLES
from antro.games.heroes.state.state import HeroesState


class OnSpaces(PlayerChoice[HeroesState]):
    """Choose a space of any board: ``seat * 8 + space``."""

    kind: str  # of the message, and the first word of the text

    def __init__(self, seats: i64) -> None:
        super().__init__(seats * SPACES)

    @abstractmethod
    def spaces(self, state: HeroesState, seat: Seat) -> i64:
        """Return the spaces that may be chosen."""

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, self.spaces(state, seat))

    def handles(self, thing: str) -> list[str]:
        """Return the handles that choose a space."""
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
    """Return the name of a space on any board: ``f2``."""
    return SPACE_NAMES[at % int(SPACES)]


def space_thing(at: int) -> str:
    """Return a space as a thing: ``space:f2:1`` is front 2 of seat 1."""
    return f"space:{space_name(at)}:{at // int(SPACES)}"


def column_thing(at: int) -> str:
    """Return a column as a thing: ``column:2:1`` is column 2 of seat 1."""
    return f"column:{at % int(COLUMNS) + 1}:{at // int(COLUMNS)}"
