"""Flame, Scorch, Burn and Flame Wall (§27.3, §27.8, §27.9, §27.13)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSquares
from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import OFF, TILES, is_impassable
from antro.games.vast.dragon.effects.flame_wall import lay_flame_wall
from antro.games.vast.dragon.moves.reach import around
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.visibility.die import affected, tiles_of
from antro.games.vast.map.visibility.squares import dark_tiles, has_wall
from antro.games.vast.state.ground import FLAME_WALL
from antro.games.vast.state.state import VastState


def flame(state: VastState) -> None:
    """Reveal the Dark tiles that the die of Flame hits (§27.3)."""
    ground = state.ground
    hit = tiles_of(affected(ground, ground.where[DRAGON_PIECE], state.die))
    reveal(state, hit & dark_tiles(ground), DRAGON_PIECE)


def dark_around(state: VastState) -> i64:
    """Return the set of Dark tiles around the Dragon."""
    return tiles_of(around(state)) & dark_tiles(state.ground)


def scorch(state: VastState) -> None:
    """Reveal all Dark tiles around the Dragon (§27.8)."""
    reveal(state, dark_around(state), DRAGON_PIECE)


@final
class BurnAt(OnSquares):
    """The Dark tile to reveal (§27.9)."""

    kind = "burn"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, dark_tiles(state.ground))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        reveal(state, bit(move - self.first), DRAGON_PIECE)


def wall_squares(state: VastState) -> list[i64]:
    """Return the adjacent squares for the Flame Wall, not through a wall, ascending (§27.13)."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    found: list[i64] = []
    for way in range(i64(4)):
        target = ground.next(at, way)
        if target == OFF or is_impassable(target) or has_wall(ground, at, way):
            continue
        if not ground.has(target, FLAME_WALL):
            found.append(target)
    found.sort()
    return found


@final
class FlameWallAt(OnSquares):
    """The square of the Flame Wall (§27.13)."""

    kind = "flame_wall_on"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in wall_squares(state):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lay_flame_wall(state, move - self.first)
