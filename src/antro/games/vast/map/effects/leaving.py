"""Pieces that leave squares before they are removed, by the shortest path (§6.9 to §6.11).

The squares to remove are in ``ground.affected`` and ``ground.affected_terrain``.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE, PIECE_COUNT
from antro.games.vast.components.squares import OFF, SQUARES, TILES
from antro.games.vast.knight.effects.values import is_shielded
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.kinds import LEAVE, LEAVE_NEXT
from antro.games.vast.map.visibility.squares import distance, has_wall, is_lit, is_occupied
from antro.games.vast.map.visibility.steps import is_forced_destination, may_be_moved
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

FAR: Final[i64] = 1000  # more than any distance on the map
TOGETHER: Final[i64] = 8  # added to the role that moves pieces, if either all pieces leave or none
NOT_REACHED: Final = vec[i64]([0] * SQUARES)


def is_marked(ground: Ground, square: i64) -> bool:
    """Return True if a square is marked for removal."""
    if square < TILES:
        return ground.affected >> square & 1 != 0
    return ground.affected_terrain >> (square - TILES) & 1 != 0


def mark_for_removal(ground: Ground, square: i64) -> None:
    """Mark a square for removal."""
    if square < TILES:
        ground.affected |= bit(square)
    else:
        ground.affected_terrain |= bit(square - TILES)


def ways_off(state: VastState, piece: i64) -> i64:
    """Return the set of first steps on the shortest paths off the marked squares (§6.9)."""
    search = WaysOff(state, piece)
    search.run()
    return search.found


def ways_to_leave(state: VastState, piece: i64) -> i64:
    """Return the first steps on the shortest paths off the marked squares (§12.3).

    If there is no path off, return the first steps towards the nearest legal square.
    """
    search = WaysOff(state, piece)
    search.run()
    return search.found if search.found else search.ways_nearer()


@final
class WaysOff:
    """A search for the nearest squares that a piece can be moved to."""

    def __init__(self, state: VastState, piece: i64) -> None:
        self.state: Final = state
        self.piece: Final = piece
        self.first_steps = NOT_REACHED[
            :
        ]  # [square]: the set of first steps on the shortest paths to it
        self.steps_to = NOT_REACHED[:]  # [square]: steps to it + 1, or 0 if it is not reached yet
        self.queue = NOT_REACHED[:]  # queue of squares, nearest first
        self.queue[0] = state.ground.where[piece]
        self.steps_to[self.queue[0]] = 1
        self.reached: i64 = 1
        self.looked_at: i64 = 0
        self.found: i64 = 0  # first steps on the shortest paths off

    def run(self) -> None:
        """Search until a path off is found or all squares have been visited."""
        while self.found == 0 and self.looked_at < self.reached:
            self.look_at_next_row()

    def look_at_next_row(self) -> None:
        """Visit all squares at the next distance, and collect the paths that are off."""
        last = self.reached
        while self.looked_at < last:
            self.go_on_from(self.queue[self.looked_at])
            self.looked_at += 1
        for place in range(last, self.reached):
            square = self.queue[place]
            if not is_marked(self.state.ground, square):
                self.found |= self.first_steps[square]

    def go_on_from(self, square: i64) -> None:
        """Add the neighbours of a square to the queue, with the first steps of their paths."""
        for way in range(i64(4)):
            if not may_be_moved(self.state, self.piece, square, way):
                continue
            target = self.state.ground.next(square, way)
            if self.steps_to[target] == 0:
                self.steps_to[target] = self.steps_to[square] + 1
                self.queue[self.reached] = target
                self.reached += 1
            if self.steps_to[target] == self.steps_to[square] + 1:
                self.first_steps[target] |= (
                    bit(way) if self.steps_to[square] == 1 else self.first_steps[square]
                )

    def ways_nearer(self) -> i64:
        """Return the first steps on the shortest paths to the best reachable square.

        The best square is the nearest to a legal square. The set is empty if the piece is there
        already.
        """
        nearest, steps = self.distance_to_goal(self.queue[0]), i64(1)
        found: i64 = 0
        for place in range(i64(1), self.reached):
            square = self.queue[place]
            distance_to_goal = self.distance_to_goal(square)
            if distance_to_goal < nearest:
                nearest, steps, found = distance_to_goal, self.steps_to[square], 0
            if distance_to_goal == nearest and self.steps_to[square] == steps:
                found |= self.first_steps[square]
        return found

    def distance_to_goal(self, square: i64) -> i64:
        """Return the distance from a square to the nearest square where the piece may be."""
        ground = self.state.ground
        least = FAR
        for other in range(SQUARES):
            if ground.at[other] == OFF or is_marked(ground, other):
                continue
            if is_forced_destination(self.state, self.piece, other):
                least = min(least, distance(ground, square, other))
        return least


def leaving_pieces(state: VastState) -> i64:
    """Return the set of pieces on squares that are marked for removal."""
    found: i64 = 0
    for piece in range(PIECE_COUNT):
        at = state.ground.where[piece]
        if 0 <= at < SQUARES and is_marked(state.ground, at):
            found |= bit(piece)
    return found


def may_be_moved_by(state: VastState, piece: i64, by: i64) -> bool:
    """Return True if a role may move a piece. Only the Knight moves a shielded Knight (§6.11)."""
    return piece != KNIGHT_PIECE or by == KNIGHT or not is_shielded(state)


def can_all_leave(state: VastState, by: i64) -> bool:
    """Return True if all pieces can leave on shortest paths, in turn order (§6.10).

    If the Entrance is removed, its token also needs a place (§37.3).
    """
    ground, left = state.ground, leaving_pieces(state)
    if not left:
        return not is_marked(ground, ground.entrance) or entrance_targets(state) != 0
    piece = lowest(left)
    return may_be_moved_by(state, piece, by) and ways_for_all(state, piece, by) != 0


def ways_for_all(state: VastState, piece: i64, by: i64) -> i64:
    """Return the first steps of a piece after which all other pieces can still leave (§6.10)."""
    ground, ways = state.ground, ways_off(state, piece)
    at = ground.where[piece]
    found: i64 = 0
    for way in range(i64(4)):
        if ways >> way & 1:
            ground.where[piece] = ground.next(at, way)
            if can_all_leave(state, by):
                found |= bit(way)
    ground.where[piece] = at
    return found


def entrance_targets(state: VastState) -> i64:
    """Return the slots to which the Entrance token may move (§37.2 to §37.5)."""
    ground = state.ground
    at = ground.entrance
    found: i64 = 0
    for way in range(i64(4)):
        target = ground.next(at, way)
        if target == OFF or target >= TILES or not is_lit(ground, target):
            continue
        if has_wall(ground, at, way) or is_occupied(ground, target):
            continue
        if not ground.affected >> target & 1:
            found |= bit(target)
    return found


def leave_next(state: VastState, mover: i64) -> None:
    """Move each piece off or nearer, one step at a time, in turn order (§6.10, §12.3, §12.5).

    *mover* is the role that moves them, plus ``TOGETHER`` if either all leave or none.
    """
    by, together = mover % TOGETHER, mover // TOGETHER
    left = leaving_pieces(state)
    while left:
        piece = lowest(left)
        left &= left - 1
        if may_be_moved_by(state, piece, by) and ways_to_leave(state, piece):
            state.ask(LEAVE_NEXT, mover)
            ask_if_open(state, LEAVE[by], argument_of(piece, by, together))
            return


def ways_to_choose(state: VastState, argument: i64) -> i64:
    """Return the first steps that the piece of *argument* may choose from (§6.9, §6.10)."""
    piece, by = part(argument, 0), part(argument, 1)
    for_all = ways_for_all(state, piece, by) if part(argument, 2) else 0
    return for_all if for_all else ways_to_leave(state, piece)


def step_off(state: VastState, piece: i64, way: i64) -> None:
    """Move a leaving piece one step."""
    target = state.ground.next(state.ground.where[piece], way)
    if target != OFF:
        enter(state, piece, target)
