"""The parts of the view for the map: squares, pieces, supplies."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Change
from antro.core.view.parts import Row, rows_differ
from antro.games.vast.cave.state import HAND
from antro.games.vast.components.roles import PIECE_COUNT, ROLE_OF_PIECE, ROLES
from antro.games.vast.components.squares import (
    HIDDEN,
    SQUARES,
    TERRAIN,
    TILES,
    is_impassable,
    terrain_of,
)
from antro.games.vast.components.tiles import SYMBOLS, TYPES
from antro.games.vast.display.names import piece_thing, side_or_none, square_or_none, things
from antro.games.vast.display.view_types import FallenView, PieceView, SquareView, SuppliesView
from antro.games.vast.dragon.state import GEMS
from antro.games.vast.map.visibility.squares import is_lit
from antro.games.vast.rules import Vast
from antro.games.vast.state.ground import BOMBS, ROCKSLIDES, SET_UP, TOKENS, Ground
from antro.games.vast.state.state import VastState

WALLS: Final[i64] = 0  # the first wall among the edges of a square


@final
class Squares(Row[VastState, Vast]):
    """A square for each slot, or None where the slot is empty."""

    def build(self, veiled: VastState) -> list[SquareView | None]:
        return [self.square(veiled, square) for square in range(SQUARES)]

    def tell(self, was: VastState, veiled: VastState, found: list[Change]) -> None:
        for square in range(SQUARES):
            if squares_differ(was.ground, veiled.ground, square):
                found.append([*self.path, int(square), self.square(veiled, square)])

    def square(self, veiled: VastState, square: i64) -> SquareView | None:
        """Return a square with everything on it, or None if the slot is empty."""
        ground = veiled.ground
        if not ground.has_square(square):
            return None
        tile = ground.face[square] if square < TILES else HIDDEN
        known = tile != HIDDEN
        tiles = self.owner.config.tiles
        return SquareView(
            thing=f"square:{int(square)}",
            x=int(ground.x(square)),
            y=int(ground.y(square)),
            lit=is_lit(ground, square),
            symbol=SYMBOLS[ground.symbol(square)] if square < TILES else None,
            type=TYPES[tiles.type[tile]] if known else None,
            shape=tiles.rows[tile]["shape"] if known else None,
            turn=int(ground.turned[square]) if square < TILES else 0,
            peeked=square < TILES and bool(ground.peeked >> square & 1),
            terrain=TERRAIN[terrain_of(square)] if square >= TILES else None,
            impassable=is_impassable(square),
            walls=by_way(ground, square, WALLS),
            bombs=by_way(ground, square, BOMBS),
            rockslides=by_way(ground, square, ROCKSLIDES),
            treasures=int(ground.treasures_on(square)),
            gems=things("gem", GEMS, ground.gems_on(square)),
            tokens=[name for name, token in TOKENS.items() if ground.has(square, token)],
            falling=is_falling(ground, square),
        )


def by_way(ground: Ground, square: i64, first: i64) -> list[bool]:
    """Return one flag for each side of a square, from the edges that start at *first*."""
    edges = ground.edges[square] >> first
    return [bool(edges >> way & 1) for way in range(4)]


def is_falling(ground: Ground, square: i64) -> bool:
    """Return True if a square is about to be removed."""
    if square < TILES:
        return bool(ground.affected >> square & 1)
    return bool(ground.affected_terrain >> (square - TILES) & 1)


def squares_differ(before: Ground, after: Ground, square: i64) -> bool:
    """Return True if a square looks different to the viewer."""
    if before.at[square] != after.at[square] or before.tokens[square] != after.tokens[square]:
        return True
    if before.edges[square] != after.edges[square]:
        return True
    if is_falling(before, square) != is_falling(after, square):
        return True
    return square < TILES and tiles_differ(before, after, square)


def tiles_differ(before: Ground, after: Ground, slot: i64) -> bool:
    """Return True if a Cave tile looks different to the viewer."""
    if (before.lit ^ after.lit | before.peeked ^ after.peeked) >> slot & 1:
        return True
    if before.face[slot] != after.face[slot] or before.turned[slot] != after.turned[slot]:
        return True
    return before.symbol(slot) != after.symbol(slot)


@final
class Pieces(Row[VastState, Vast]):
    """All six pieces, even without a player."""

    public = True

    def differs(self, was: VastState, veiled: VastState) -> bool:
        return rows_differ(was.ground.where, veiled.ground.where)

    def build(self, veiled: VastState) -> list[PieceView]:
        return [
            PieceView(
                piece_thing(piece),
                ROLES[ROLE_OF_PIECE[piece]],
                square_or_none(veiled.ground.where[piece]),
                side_or_none(veiled.ground.where[piece]),
            )
            for piece in range(PIECE_COUNT)
        ]


def supplies(veiled: VastState) -> SuppliesView:
    """Return the supplies beside the map."""
    ground = veiled.ground
    return SuppliesView(
        tiles=int(tiles_left(veiled)),
        treasures=int(ground.treasures),
        events=int(ground.events),
        vaults=int(ground.vaults),
        crystals=int(ground.crystals),
        rockslides=int(ground.rockslides),
    )


def tiles_left(veiled: VastState) -> i64:
    """Return the size of the stack, less unknown tiles on the map and in the hand."""
    ground, left = veiled.ground, veiled.ground.stack_size()
    if ground.closed:
        return 0
    for slot in range(TILES):
        if ground.face[slot] == HIDDEN and ground.back[slot] // 4 != SET_UP:
            left -= 1
    for place in range(HAND):
        if veiled.cave.hand[place] == HIDDEN:
            left -= 1
    return left - 1 if ground.held == HIDDEN else left


def fallen(veiled: VastState) -> FallenView:
    """Return the numbers of tiles that have collapsed."""
    needed = veiled.config.variant.crystals_to_fall
    return FallenView(int(veiled.ground.crystals_gone), int(needed), int(veiled.removed))
