"""Steps from square to square, voluntary and forced (§5, §6)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    KNIGHT_PIECE,
    PIECE_COUNT,
    ROLE_OF_PIECE,
    TRIBE_PIECES,
    is_tribe,
)
from antro.games.vast.components.squares import (
    FOREST,
    OFF,
    SQUARES,
    is_impassable,
    is_pit,
    terrain_of,
)
from antro.games.vast.map.visibility.squares import has_wall, is_dark, pieces_on
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN, Ground
from antro.games.vast.state.state import VastState


def own_pieces(piece: i64) -> i64:
    """Return the set of pieces of the same role."""
    return TRIBE_PIECES if is_tribe(piece) else bit(piece)


def others_on(ground: Ground, piece: i64, square: i64) -> i64:
    """Return the set of other roles' pieces on a square (§6.8)."""
    return pieces_on(ground, square) & ~own_pieces(piece)


def has_monster_token(ground: Ground, square: i64) -> bool:
    """Return True if the Ogre or the Troll blocks a square."""
    return ground.has(square, OGRE_TOKEN) or ground.has(square, TROLL_TOKEN)


def is_forced_destination(state: VastState, piece: i64, square: i64) -> bool:
    """Return True if a piece may be moved onto a square, from any direction (§6)."""
    ground = state.ground
    if is_impassable(square) or is_pit(square) or has_monster_token(ground, square):
        return False
    if others_on(ground, piece, square):
        return False
    surfaced = piece == DRAGON_PIECE and state.dragon.surfaced
    if piece == KNIGHT_PIECE or surfaced:
        return not is_dark(ground, square)
    return True


def may_be_moved(state: VastState, piece: i64, square: i64, way: i64) -> bool:
    """Return True if a piece may be moved one step from a square in a direction (§6.2 to §6.6)."""
    ground = state.ground
    target = ground.next(square, way)
    if target == OFF or not is_forced_destination(state, piece, target):
        return False
    underground = piece == DRAGON_PIECE and not state.dragon.surfaced
    return underground or not has_wall(ground, square, way)


def may_be_dragged(ground: Ground, square: i64, way: i64) -> bool:
    """Return True if a Treasure token or a Gem may be moved one step (§6.7). It may pass pieces."""
    target = ground.next(square, way)
    if target == OFF or is_impassable(target) or is_pit(target):
        return False
    return not has_wall(ground, square, way)


def may_end_on(ground: Ground, square: i64) -> bool:
    """Return True if a token that was moved may end on a square (§6.7)."""
    return pieces_on(ground, square) == 0 and not has_monster_token(ground, square)


def in_forest(ground: Ground, piece: i64) -> bool:
    """Return True if a piece is in the Mushroom Forest (§10.8)."""
    square = ground.where[piece]
    return 0 <= square < SQUARES and terrain_of(square) == FOREST


def roles_on(ground: Ground, square: i64) -> i64:
    """Return the set of roles with a piece on a square."""
    found: i64 = 0
    for piece in range(PIECE_COUNT):
        if ground.where[piece] == square:
            found |= bit(ROLE_OF_PIECE[piece])
    return found
