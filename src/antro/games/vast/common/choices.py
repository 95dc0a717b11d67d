"""Bases of choices of Vast: choices among squares, sides and named things."""

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
    """A choice among squares: as many numbers as there are, or those of Cave tiles alone."""

    kind: str  # of the sentence, and the first words of the text

    def __init__(self, size: i64 = SQUARES) -> None:
        super().__init__(size)

    def describe(self, move: i64) -> Move:
        thing = square_thing(move - self.first)
        text = f"{self.kind.replace('_', ' ')} {square_name(move - self.first)}"
        return Move(move, text, self.kind, {"square": thing}, self.handles(thing))

    def rank(self, state: VastState, move: i64) -> i64:
        """From north to south, and from west to east."""
        return state.ground.at[move - self.first]

    def handles(self, thing: str) -> list[str]:
        """What is clicked to choose a square."""
        return [thing]


class WithTreasure(OnSquares):
    """A choice among the squares where Treasure tokens lie."""

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in range(SQUARES):
            if state.ground.treasures_on(square):
                out.add(self.first + square)


class OnSides(PlayerChoice[VastState]):
    """A choice among sides of squares: an open space is its lowest side."""

    kind: str  # of the sentence, and the first words of the text

    def __init__(self) -> None:
        super().__init__(SIDES)

    def describe(self, move: i64) -> Move:
        thing = side_thing(move - self.first)
        text = f"{self.kind.replace('_', ' ')} {side_name(move - self.first)}"
        return Move(move, text, self.kind, side_fields(move - self.first), [thing])

    def rank(self, state: VastState, move: i64) -> i64:
        """By the space at the side: from north to south, and from west to east."""
        side = move - self.first
        return state.ground.at[side // 4] + STEP[side % 4]


class OfList(PlayerChoice[VastState]):
    """A choice among named things: cards, pieces, tracks."""

    def __init__(self, kind: str, thing: str, names: list[str]) -> None:
        super().__init__(len(names))
        self.kind: Final = kind  # of the sentence, and the first words of the text
        self.thing: Final = thing  # its first word
        self.names: Final = names

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        text = f"{self.kind} {name}".replace("_", " ")
        thing = f"{self.thing}:{name}"
        return Move(move, text, self.kind, {self.thing: thing}, self.handles(thing))

    def handles(self, thing: str) -> list[str]:
        """What is clicked to choose a thing."""
        return [thing]


def square_name(square: i64) -> str:
    """A square in texts: its number."""
    return str(int(square))


def square_thing(square: i64) -> str:
    """A square as it is clicked: ``square:17``."""
    return f"square:{int(square)}"


def side_name(side: i64) -> str:
    """A side in texts: ``17 north``."""
    return f"{int(side) // 4} {WAYS[side % 4]}"


def side_thing(side: i64) -> str:
    """A side as it is clicked: ``side:17:0``."""
    return f"side:{int(side) // 4}:{int(side) % 4}"


def side_fields(side: i64) -> dict[str, int | str | list[str]]:
    """What a sentence tells of a side: its square, and the way it looks to."""
    return {
        "side": side_thing(side),
        "square": square_thing(side // 4),
        "way": f"way:{WAYS[side % 4]}",
    }
