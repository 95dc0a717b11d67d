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
    """§27.3 The die lies: Dark tiles that it hits are revealed."""
    ground = state.ground
    hit = tiles_of(affected(ground, ground.where[DRAGON_PIECE], state.die))
    reveal(state, hit & dark_tiles(ground), DRAGON_PIECE)


def dark_around(state: VastState) -> i64:
    """The set of Dark tiles that surround him."""
    return tiles_of(around(state)) & dark_tiles(state.ground)


def scorch(state: VastState) -> None:
    """§27.8 All surrounding Dark tiles are revealed."""
    reveal(state, dark_around(state), DRAGON_PIECE)


@final
class BurnAt(OnSquares):
    """§27.9 Which Dark tile is revealed."""

    kind = "burn"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, dark_tiles(state.ground))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        reveal(state, bit(move - self.first), DRAGON_PIECE)


def wall_squares(state: VastState) -> list[i64]:
    """§27.13 Where the Flame Wall may go: beside him, not through a wall; ascending."""
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
    """§27.13 Where the Flame Wall goes."""

    kind = "flame_wall_on"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in wall_squares(state):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lay_flame_wall(state, move - self.first)
