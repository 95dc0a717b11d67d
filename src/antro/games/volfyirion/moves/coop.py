"""The choices of the co-op mode, and the growth of its grid (§19)."""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, button
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    BATTLE,
    CARDS,
    COST,
    FACES,
    KNOWLEDGE,
    NOTHING,
    WONDERS,
)
from antro.games.volfyirion.effects.bonus import ask_removal
from antro.games.volfyirion.effects.ending import finish
from antro.games.volfyirion.flow.grid_attack import RING
from antro.games.volfyirion.moves.face_names import card
from antro.games.volfyirion.state.config import OVERCOME
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.rage import Grid
from antro.games.volfyirion.state.state import PLAYING, VolfState

DRAGON_START: Final[i64] = 0  # §19.1 the City of Defence 8 of the first seat
CELLS: Final[i64] = 52  # more than all rage cards need, in any layout
FIRST_WONDER: Final[i64] = lowest(WONDERS)
DESIGNS: Final[i64] = FACES - FIRST_WONDER  # Wonders have the last numbers, in a row
FLIGHT: Final[i64] = 8  # §19.10
REMOVAL_PRICE: Final[i64] = 3
ALONE: Final[i64] = 20  # §19.11
TOGETHER: Final[i64] = 30


@final
class Surge(ChanceChoice[VolfState]):
    """Turn up a rage card. The first of a turn moves the dragon (§19.4)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def due(self, state: VolfState) -> bool:
        grid, deck = state.grids[0], state.markets[0].wonders
        if deck.size() == 0:
            grid.discards.pour(deck.bag, ALL)
        if deck.size() == 0:
            grid.due = 0
        return grid.due > 0

    def done(self, state: VolfState, argument: i64) -> None:
        state.phase = PLAYING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        state.markets[0].wonders.weigh(self.first, out)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        grid, face = state.grids[0], move - self.first
        state.markets[0].wonders.take(face)
        add_card(grid, face)
        grid.due -= 1
        if grid.still:
            grid.still = 0
            move_dragon(state, 1, COST[face])

    def describe(self, move: i64) -> Move:
        face = move - self.first
        return Move(move, f"surge {CARDS[face].slug}", "surge", {"card": card(face)}, [])


def add_card(grid: Grid, face: i64) -> None:
    """Put a card into the first free cell, left to right and top to bottom (§19.4)."""
    for cell in range(i64(len(grid.cells))):
        if grid.cells[cell] == NOTHING:
            grid.cells[cell] = face
            return
    grid.cells = append(grid.cells, face)


def move_dragon(state: VolfState, way: i64, steps: i64) -> None:
    """Move the dragon round the ring. Only standing Cities count."""
    at: i64 = 0
    while RING[at] != state.dragon:
        at += 1
    while steps:
        at = (at + way + len(RING)) % len(RING)
        if state.sites.standing >> RING[at] & 1:
            steps -= 1
    state.dragon = RING[at]


class OfCells(Choice[VolfState]):
    """Pay the price of a card of the grid: a number per cell and Wonder (§19.9)."""

    def __init__(self, word: str, points: i64) -> None:
        super().__init__(CELLS * DESIGNS)
        self.word: Final = word
        self.points: Final = points  # the kind of points that pay

    @abstractmethod
    def barred(self, grid: Grid) -> i64:
        """Return the cells that this choice may not take."""

    @abstractmethod
    def change(self, grid: Grid, cell: i64) -> None:
        """Change the card that was paid for."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        """Offer the cells that are allowed and affordable."""
        grid, most = state.grids[0], state.has(seat, self.points)
        barred = self.barred(grid)
        for cell in range(i64(len(grid.cells))):
            face = grid.cells[cell]
            if face != NOTHING and COST[face] <= most and not barred >> cell & 1:
                out.add(self.first + cell * DESIGNS + face - FIRST_WONDER)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        grid, cell = state.grids[0], self.cell(move)
        state.pay(by, self.points, COST[grid.cells[cell]])
        self.change(grid, cell)

    def cell(self, move: i64) -> i64:
        """Return the cell of a move."""
        return (move - self.first) // DESIGNS

    def describe(self, move: i64) -> Move:
        slug = CARDS[(move - self.first) % DESIGNS + FIRST_WONDER].slug
        cell = int(self.cell(move)) + 1
        handles = [f"cell:{cell}", f"choice:{self.word}"]
        text = f"{self.word} {slug} at {cell}"
        return Move(move, text, self.word, {"card": f"card:{slug}"}, handles)


@final
class DiscardRage(OfCells):
    """Pay battle points to discard a rage card, sealed or not (§19.9)."""

    def __init__(self) -> None:
        super().__init__("dispel", BATTLE)

    def barred(self, grid: Grid) -> i64:
        return 0

    def change(self, grid: Grid, cell: i64) -> None:
        grid.discards.add(grid.cells[cell])
        grid.cells[cell] = NOTHING
        grid.sealed &= ~bit(cell)


@final
class SealRage(OfCells):
    """Pay knowledge points to seal a rage card. The next attack skips it (§19.9)."""

    def __init__(self) -> None:
        super().__init__("lull", KNOWLEDGE)

    def barred(self, grid: Grid) -> i64:
        return grid.sealed

    def change(self, grid: Grid, cell: i64) -> None:
        grid.sealed |= bit(cell)


@final
class MoveDragon(Choice[VolfState]):
    """Pay 8 knowledge points to move the dragon one City in either direction (§19.10)."""

    def __init__(self) -> None:
        super().__init__(2)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.has(seat, KNOWLEDGE) >= FLIGHT:
            out.add_each(self.first, 0b11)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, KNOWLEDGE, FLIGHT)
        move_dragon(state, 1 if move == self.first else -1, 1)

    def describe(self, move: i64) -> Move:
        way = ["clockwise", "counterclockwise"][move - self.first]
        handles = ["dragon:volfyirion", f"choice:{way}"]
        return Move(move, f"lure {way}", f"lure_{way}", {}, handles)


@final
class PayForRemoval(Choice[VolfState]):
    """Pay 3 knowledge points, once per turn, to remove one of your cards (§19.10)."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if (
            state.has(seat, KNOWLEDGE) >= REMOVAL_PRICE
            and not state.grids[0].removed_for >> seat & 1
        ):
            out.add(self.first)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, KNOWLEDGE, REMOVAL_PRICE)
        state.grids[0].removed_for |= bit(by)
        ask_removal(state, by, NOTHING, NOTHING)

    def describe(self, move: i64) -> Move:
        return button(move, "thin")


WAYS: Final = ["alone_battle", "alone_knowledge", "joint_battle", "joint_knowledge"]


@final
class BeatDragon(Choice[VolfState]):
    """Win with enough battle or knowledge points, alone or together (§19.11)."""

    def __init__(self) -> None:
        super().__init__(len(WAYS))

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for kind in range(i64(2)):
            if state.has(seat, BATTLE + kind) >= ALONE:
                out.add(self.first + kind)
        for kind in range(i64(2)):
            both = state.has(Seat(0), BATTLE + kind) + state.has(Seat(1), BATTLE + kind)
            if both >= TOGETHER:
                out.add(self.first + 2 + kind)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        finish(state, state.config.allies[by], OVERCOME + move - self.first)

    def describe(self, move: i64) -> Move:
        way = WAYS[move - self.first]
        handles = ["dragon:volfyirion", f"choice:{way}"]
        return Move(move, f"banish {way}", "banish", {}, handles)
