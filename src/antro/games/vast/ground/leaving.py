"""Pieces leave squares that are about to go, by the shortest way (§6.9 to §6.11).

Which squares go is in ``ground.affected`` and ``ground.affected_terrain``.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.games.vast.asking import ask_if_open
from antro.games.vast.ground.entering import enter
from antro.games.vast.knight.effects.values import is_shielded
from antro.games.vast.printed.roles import KNIGHT, KNIGHT_PIECE, PIECE_COUNT
from antro.games.vast.printed.squares import OFF, SQUARES, TILES
from antro.games.vast.sight.steps import may_be_moved
from antro.games.vast.state.frames import frame_of
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

NOT_REACHED: Final = vec[i64]([0] * SQUARES)


def is_going(ground: Ground, square: i64) -> bool:
    """Whether a square is about to go."""
    if square < TILES:
        return ground.affected >> square & 1 != 0
    return ground.affected_terrain >> (square - TILES) & 1 != 0


def mark_going(ground: Ground, square: i64) -> None:
    """Note that a square is about to go."""
    if square < TILES:
        ground.affected |= bit(square)
    else:
        ground.affected_terrain |= bit(square - TILES)


def ways_off(state: VastState, piece: i64) -> i64:
    """§6.9 The ways in which a shortest way off begins: a set; empty, if there is none."""
    search = WaysOff(state, piece)
    while search.found == 0 and search.looked_at < search.reached:
        search.look_at_next_row()
    return search.found


@final
class WaysOff:
    """The squares to which a piece may be moved, from the nearest on."""

    def __init__(self, state: VastState, piece: i64) -> None:
        self.state: Final = state
        self.piece: Final = piece
        self.begins = NOT_REACHED[:]  # [square]: the ways in which a shortest way to it begins
        self.away = NOT_REACHED[:]  # [square]: steps to it, and one; 0 if it is not reached
        self.ahead = NOT_REACHED[:]  # squares in the order in which they were reached
        self.ahead[0] = state.ground.where[piece]
        self.away[self.ahead[0]] = 1
        self.reached: i64 = 1
        self.looked_at: i64 = 0
        self.found: i64 = 0  # ways that lead off

    def look_at_next_row(self) -> None:
        """Go one step on from all squares that are as near as can be; note which are off."""
        last = self.reached
        while self.looked_at < last:
            self.go_on_from(self.ahead[self.looked_at])
            self.looked_at += 1
        for place in range(last, self.reached):
            square = self.ahead[place]
            if not is_going(self.state.ground, square):
                self.found |= self.begins[square]

    def go_on_from(self, square: i64) -> None:
        """Note every square one step further, with the ways in which it is reached."""
        for way in range(i64(4)):
            if not may_be_moved(self.state, self.piece, square, way):
                continue
            target = self.state.ground.next(square, way)
            if self.away[target] == 0:
                self.away[target] = self.away[square] + 1
                self.ahead[self.reached] = target
                self.reached += 1
            if self.away[target] == self.away[square] + 1:
                self.begins[target] |= bit(way) if self.away[square] == 1 else self.begins[square]


def leaving_pieces(state: VastState) -> i64:
    """The set of pieces that stand on squares that are about to go."""
    found: i64 = 0
    for piece in range(PIECE_COUNT):
        at = state.ground.where[piece]
        if 0 <= at < SQUARES and is_going(state.ground, at):
            found |= bit(piece)
    return found


def can_leave(state: VastState, piece: i64, by: i64) -> bool:
    """Whether a role can move a piece off; a shielded Knight moves herself alone (§6.11)."""
    if piece == KNIGHT_PIECE and by != KNIGHT and is_shielded(state):
        return False
    return ways_off(state, piece) != 0


def can_all_leave(state: VastState, by: i64) -> bool:
    """§6.10 Whether all pieces can leave, one after the other, the earlier ones moved."""
    ground = state.ground
    before = ground.where[:]
    left = leaving_pieces(state)
    able = True
    while left and able:
        piece = lowest(left)
        able = can_leave(state, piece, by)
        while able and is_going(ground, ground.where[piece]):
            ways = ways_off(state, piece)
            able = ways != 0
            if able:
                ground.where[piece] = ground.next(ground.where[piece], lowest(ways))
        left &= left - 1
    ground.where = before
    return able


def leave_next(state: VastState, by: i64) -> None:
    """§6.10 In turn order, each piece that can leave is moved off, step by step."""
    left = leaving_pieces(state)
    while left:
        piece = lowest(left)
        left &= left - 1
        if can_leave(state, piece, by):
            asks = state.config.asks.ground
            state.ask(asks.leave_next, by)
            ask_if_open(state, asks.leave[by], frame_of(piece, by))
            return


def step_off(state: VastState, piece: i64, way: i64) -> None:
    """One step of a piece that leaves."""
    target = state.ground.next(state.ground.where[piece], way)
    if target != OFF:
        enter(state, piece, target)
