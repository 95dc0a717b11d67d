"""Base classes for choices of Vast: among squares, sides and named things."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.squares import SIDES, SQUARES, WAYS
from antro.games.vast.state.ground import STEP
from antro.games.vast.state.state import VastState


class OnSquares(PlayerChoice[VastState]):
    """A choice among squares, with one move for each square or for each slot of a Cave tile."""

    kind: str  # of the log sentence, and the start of the move's text

    def __init__(self, size: i64 = SQUARES) -> None:
        super().__init__(size)

    def square(self, move: i64) -> i64:
        """Return the square that a move chooses."""
        return move - self.first

    def describe(self, move: i64) -> Move:
        thing = square_thing(self.square(move))
        text = f"{self.kind.replace('_', ' ')} {square_name(self.square(move))}"
        return Move(move, text, self.kind, {"square": thing}, self.handles(thing))

    def rank(self, state: VastState, move: i64) -> i64:
        """Order the squares from north to south, then from west to east."""
        return state.ground.at[self.square(move)]

    def handles(self, thing: str) -> list[str]:
        """Return the handles that a player can click to choose *thing*."""
        return [thing]


class WithTreasure(OnSquares):
    """A choice among the squares with Treasure tokens."""

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in range(SQUARES):
            if state.ground.treasures_on(square):
                out.add(self.first + square)


class OnSides(PlayerChoice[VastState]):
    """A choice among sides of squares. For an open space, its lowest side is the move."""

    kind: str  # of the sentence, and the first words of the text

    def __init__(self) -> None:
        super().__init__(SIDES)

    def describe(self, move: i64) -> Move:
        thing = side_thing(move - self.first)
        text = f"{self.kind.replace('_', ' ')} {side_name(move - self.first)}"
        return Move(move, text, self.kind, side_fields(move - self.first), [thing])

    def rank(self, state: VastState, move: i64) -> i64:
        """Order the sides by the space next to them: north to south, then west to east."""
        side = move - self.first
        return state.ground.at[side // 4] + STEP[side % 4]


class OfList(PlayerChoice[VastState]):
    """A choice among named things, such as cards, pieces or tracks."""

    def __init__(self, kind: str, thing: str, names: list[str]) -> None:
        super().__init__(len(names))
        self.kind: Final = kind  # of the sentence, and the first words of the text
        self.thing: Final = thing  # the part of a handle before the colon
        self.names: Final = names

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        text = f"{self.kind} {name}".replace("_", " ")
        thing = f"{self.thing}:{name}"
        return Move(move, text, self.kind, {self.thing: thing}, self.handles(thing))

    def handles(self, thing: str) -> list[str]:
        """Return the handles that a player can click to choose *thing*."""
        return [thing]


def square_name(square: i64) -> str:
    """Return the square's name for texts, which is its number."""
    return str(int(square))


def square_thing(square: i64) -> str:
    """Return the handle of a square, such as ``square:17``."""
    return f"square:{int(square)}"


def side_name(side: i64) -> str:
    """Return the side's name for texts, such as ``17 north``."""
    return f"{int(side) // 4} {WAYS[side % 4]}"


def side_thing(side: i64) -> str:
    """Return the handle of a side, such as ``side:17:0``."""
    return f"side:{int(side) // 4}:{int(side) % 4}"


def side_fields(side: i64) -> dict[str, int | str | list[str]]:
    """Return the fields of a log sentence about a side: its square and its direction."""
    return {
        "side": side_thing(side),
        "square": square_thing(side // 4),
        "way": f"way:{WAYS[side % 4]}",
    }
