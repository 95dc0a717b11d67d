"""The Underworm moves the Knight to the nearest Dark tile on a diagonal (§19.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.components.squares import OFF, TILES
from antro.games.vast.knight.effects.foes import must_be_attacked
from antro.games.vast.knight.kinds import WORM_COMES, WORM_REVEALS
from antro.games.vast.knight.moves.encounter import move_encounter
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.laying import bring_tile
from antro.games.vast.map.effects.revealing import reveal_by_entering
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.visibility.squares import is_dark, space_at
from antro.games.vast.state.state import VastState

DIAGONALS: Final = ["north_west", "north_east", "south_west", "south_east"]
EAST_OF: Final = vec[i64]([-1, 1, -1, 1])  # [diagonal]
SOUTH_OF: Final = vec[i64]([-1, -1, 1, 1])
NEVER: Final[i64] = 99


def on_diagonal(state: VastState, diagonal: i64, squares: i64) -> i64:
    """Return the square at a distance on a diagonal, or ``OFF`` for an open space."""
    ground = state.ground
    at = ground.where[KNIGHT_PIECE]
    return ground.find(
        ground.x(at) + EAST_OF[diagonal] * squares, ground.y(at) + SOUTH_OF[diagonal] * squares
    )


def first_dark(state: VastState, diagonal: i64) -> i64:
    """Return the distance of the first Dark tile on a diagonal, or ``NEVER``."""
    for squares in range(1, TILES):
        square = on_diagonal(state, diagonal, squares)
        if square != OFF and is_dark(state.ground, square):
            return squares
    return NEVER


def space_beside(state: VastState, diagonal: i64) -> i64:
    """Return the lowest side of the open space at her corner, or ``OFF`` if no tile fits there."""
    if on_diagonal(state, diagonal, 1) != OFF or state.collapsing or not has_tiles(state):
        return OFF
    ground = state.ground
    at = ground.where[KNIGHT_PIECE]
    return space_at(ground, ground.x(at) + EAST_OF[diagonal], ground.y(at) + SOUTH_OF[diagonal])


def nearest_dark(state: VastState) -> i64:
    """Return the distance of the nearest Dark tile on her diagonals, or ``NEVER``."""
    best = NEVER
    for diagonal in range(i64(4)):
        best = min(best, first_dark(state, diagonal))
    return best


@final
class WormTo(PlayerChoice[VastState]):
    """The diagonal of the Underworm, if several Dark tiles are equally near."""

    def __init__(self) -> None:
        super().__init__(4)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        least = nearest_dark(state)
        for diagonal in range(i64(4)):
            if least == NEVER:
                found = space_beside(state, diagonal) != OFF
            else:
                found = first_dark(state, diagonal) == least
            if found:
                out.add(self.first + diagonal)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        diagonal, least = move - self.first, nearest_dark(state)
        if least == NEVER:
            state.ask(WORM_COMES)
            bring_tile(state, space_beside(state, diagonal))
        else:
            emerge_from_underworm(state, on_diagonal(state, diagonal, least))

    def describe(self, move: i64) -> Move:
        name = DIAGONALS[move - self.first]
        text = f"worm to {name.replace('_', ' ')}"
        return Move(move, text, "worm_to", {"diagonal": f"diagonal:{name}"}, [f"diagonal:{name}"])


@final
class WormComes(Step[VastState]):
    """Move the Knight to the new tile at her corner."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.newest != OFF:
            emerge_from_underworm(state, state.ground.newest)


def emerge_from_underworm(state: VastState, square: i64) -> None:
    """Move the Knight onto a Dark tile. She reveals it in the same Encounter."""
    state.knight.must_fight |= must_be_attacked(state, square)
    move_encounter(state, square)
    state.ask(WORM_REVEALS, square)
    enter(state, KNIGHT_PIECE, square)


@final
class WormReveals(Step[VastState]):
    """Reveal the tile that the Underworm brought the Knight to (§19.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.where[KNIGHT_PIECE] == argument and is_dark(state.ground, argument):
            reveal_by_entering(state, argument, OFF)
