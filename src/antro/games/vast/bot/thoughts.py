"""The weights of moves, before any search.

The script plays the move with the greatest weight. The search tries moves in proportion to their
weights.
"""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.bot.attraction import NOTHING, Attraction
from antro.games.vast.components.roles import PIECE_COUNT
from antro.games.vast.components.squares import DX, DY, OFF, SQUARES, TILES
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.map.visibility.squares import distance, is_dark, surrounding, type_of
from antro.games.vast.state.state import VastState

# Weights of moves
IDLE: Final[i64] = 1
POOR: Final[i64] = 4
FAIR: Final[i64] = 15
GOOD: Final[i64] = 60
STRONG: Final[i64] = 200
BEST: Final[i64] = 800

PLAIN: Final[dict[str, i64]] = {  # questions about the map to any role
    "leave_piece_there": FAIR,
    "leave_token_there": FAIR,
    "stay_afloat": FAIR,
    "no_treasure": POOR,
}


class Thoughts:
    """The weights of a role's moves in one position, veiled or guessed."""

    def __init__(self, state: VastState) -> None:
        self.state: Final = state

    def weight(self, kind: str, number: i64) -> i64:
        """Return the weight of a move by its kind and its number in its choice."""
        return self.on_map(kind, number)

    def on_map(self, kind: str, number: i64) -> i64:
        """Return the weight of a move about the map that any role may make."""
        if kind == "flare_over":
            return IDLE + FAIR * dark_around(self.state, number)
        if kind == "remove":
            return self.removal(number)
        if kind == "lay_tile":
            return self.laying(number)
        return PLAIN.get(kind, FAIR)

    def laying(self, side: i64) -> i64:
        """Prefer places near the pieces, with many neighbours (§4.8)."""
        state, square, way = self.state, side // 4, side % 4
        x, y = state.ground.x(square) + DX[way], state.ground.y(square) + DY[way]
        near = 9 - nearest_piece(state, square)
        return POOR + 2 * near + 4 * neighbours(state, x, y)

    def removal(self, square: i64) -> i64:
        """Keep Crystal tiles and their neighbours, for all roles but the Cave (§11.12)."""
        return IDLE if has_crystal_near(self.state, square) else FAIR


class PieceThoughts(Thoughts):
    """The weights of a role with one piece. Useful squares pull at the piece."""

    def __init__(self, state: VastState, piece: i64) -> None:
        super().__init__(state)
        self.here: Final = state.ground.where[piece]
        self.attraction: Attraction | None = None

    def look(self) -> Attraction:
        """Return the pull of all squares. It is computed once."""
        if self.attraction is None:
            self.attraction = self.look_around()
        return self.attraction

    def look_around(self) -> Attraction:
        """Compute the pull of all squares. The default has none."""
        return Attraction()


def neighbours(state: VastState, x: i64, y: i64) -> i64:
    """Count the squares next to these coordinates."""
    found: i64 = 0
    for way in range(i64(4)):
        if state.ground.find(x + DX[way], y + DY[way]) != OFF:
            found += 1
    return found


def dark_around(state: VastState, square: i64) -> i64:
    """Count the Dark tiles on a square and around it."""
    found: i64 = 1 if is_dark(state.ground, square) else 0
    for other in surrounding(state.ground, square):
        if other != OFF and is_dark(state.ground, other):
            found += 1
    return found


def has_crystal_near(state: VastState, square: i64) -> bool:
    """Return True if a tile is a known Crystal tile, or next to one."""
    if type_of(state, square) == CRYSTAL:
        return True
    for way in range(i64(4)):
        other = state.ground.next(square, way)
        if other != OFF and other < TILES and type_of(state, other) == CRYSTAL:
            return True
    return False


def is_on_map(square: i64) -> bool:
    """Return True if a piece is on a square: neither off the map nor lurking."""
    return 0 <= square < SQUARES


def nearest_piece(state: VastState, square: i64) -> i64:
    """Return the distance of the nearest piece in a straight line, at most 9."""
    nearest: i64 = 9
    for piece in range(PIECE_COUNT):
        at = state.ground.where[piece]
        if is_on_map(at):
            nearest = min(nearest, distance(state.ground, square, at))
    return nearest


def by_gain(gain: i64) -> i64:
    """Return the weight of a move to a pull that is greater by *gain*."""
    if gain <= 0:
        return IDLE
    return GOOD + 2 * min(gain, -NOTHING // 100)
