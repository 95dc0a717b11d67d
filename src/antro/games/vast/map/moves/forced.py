"""Forced movement (§6), and tiles that are removed (§11)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSides, OnSquares
from antro.games.vast.components.squares import SQUARES, TILES, WAYS
from antro.games.vast.dragon.effects.arrival import provoke_attacks
from antro.games.vast.map.effects.collapsing import candidates, remove_next, terrain_candidates
from antro.games.vast.map.effects.entering import apply_entrance
from antro.games.vast.map.effects.flare import flare, reveal_hit_tiles
from antro.games.vast.map.effects.forced import (
    can_finish,
    continue_forced_move,
    shift_token,
    step_piece,
    ways_to_drag,
)
from antro.games.vast.map.effects.layers import put_on_bottom
from antro.games.vast.map.effects.leaving import (
    entrance_targets,
    leave_next,
    step_off,
    ways_to_choose,
)
from antro.games.vast.map.effects.removing import lift_next, remove_tile
from antro.games.vast.map.effects.sliding import reconnect, slide
from antro.games.vast.map.visibility.components import slides
from antro.games.vast.map.visibility.steps import may_be_dragged, may_be_moved, may_end_on
from antro.games.vast.state.arguments import part, with_part
from antro.games.vast.state.ground import STEP
from antro.games.vast.state.state import VastState


class OneWay(PlayerChoice[VastState]):
    """A choice among the four directions."""

    kind: str  # of the log sentence, and the start of the move's text

    def __init__(self) -> None:
        super().__init__(4)

    def describe(self, move: i64) -> Move:
        way = WAYS[move - self.first]
        text = f"{self.kind.replace('_', ' ')} {way}"
        return Move(move, text, self.kind, {"way": f"way:{way}"}, self.handles(f"way:{way}"))

    def rank(self, state: VastState, move: i64) -> i64:
        """Order the squares from north to south, then from west to east."""
        return STEP[move - self.first]

    def handles(self, way: str) -> list[str]:
        """Return the handles that a player can click to choose a direction."""
        return [way]


@final
class ForcedStep(OneWay):
    """One step of a piece that another role moves (§6.1)."""

    kind = "move_piece"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        piece = part(state.argument(), 0)
        at = state.ground.where[piece]
        for way in range(i64(4)):
            if may_be_moved(state, piece, at, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        argument = state.pop()
        step_piece(
            state, part(argument, 0), part(argument, 1), part(argument, 2), move - self.first
        )


@final
class ForcedStop(SingleMove[VastState]):
    """Stop moving the piece (§6.1)."""

    word = "leave_piece_there"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class ForcedOn(Step[VastState]):
    """Continue a forced move."""

    def run(self, state: VastState, argument: i64) -> None:
        continue_forced_move(
            state, part(argument, 0), part(argument, 1), part(argument, 2), part(argument, 3)
        )


@final
class DragStep(OneWay):
    """One step of a token, if it can still end on a legal square (§6.7)."""

    kind = "move_token"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        out.add_each(self.first, ways_to_drag(state, part(argument, 0), part(argument, 2)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        drag(state, move - self.first)


@final
class SwatStep(OneWay):
    """One step of a token that must use all its steps (§27.7)."""

    kind = "swat_token"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        square, left = part(argument, 0), part(argument, 2) - 1
        for way in range(i64(4)):
            target = state.ground.next(square, way)
            if may_be_dragged(state.ground, square, way) and can_finish(state, target, left):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        drag(state, move - self.first)


def drag(state: VastState, way: i64) -> None:
    """Move a token one step. The question stays while steps are left."""
    argument = state.argument()
    target = shift_token(state, part(argument, 0), part(argument, 1), way)
    steps = part(argument, 2) - 1
    if steps > 0:
        state.set_argument(with_part(with_part(argument, 0, target), 2, steps))
    else:
        state.pop()


@final
class DragStop(SingleMove[VastState]):
    """Stop moving the token (§6.7)."""

    word = "leave_token_there"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_end_on(state.ground, part(state.argument(), 0)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class LeaveStep(OneWay):
    """The next step of a piece on a shortest path off a removed square (§6.9).

    The argument holds the piece, the role that moves it, and 1 if all pieces must leave (§6.10).
    """

    kind = "move_off"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, ways_to_choose(state, state.argument()))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        step_off(state, part(state.pop(), 0), move - self.first)


@final
class RemoveTile(OnSquares):
    """The tile to remove, or a piece of Terrain by its first square (§11.5)."""

    kind = "remove"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        role = state.config.role_of_seat[seat]
        tiles = candidates(state, role)
        out.add_each(self.first, tiles)
        for square in terrain_candidates(state, role, tiles):
            out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        remove_tile(state, move - self.first, state.config.role_of_seat[by])


@final
class Slide(OnSides):
    """The part of the map that slides, by its lowest square, and its direction (§11.10)."""

    kind = "slide"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for way in slides(state.ground):
            out.add(self.first + way)

    def rank(self, state: VastState, move: i64) -> i64:
        return move

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        number = move - self.first
        slide(state, number // 4, number % 4)


@final
class EntranceTo(OnSquares):
    """The new tile of the Entrance token when its own tile is removed (§37.3)."""

    kind = "move_entrance"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, entrance_targets(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.ground.entrance = move - self.first


@final
class FlareAt(OnSquares):
    """The square of a Flare (§33.1). The argument is the piece that uses it."""

    kind = "flare_over"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in range(SQUARES):
            if state.ground.has_square(square):
                out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        flare(state, move - self.first, state.pop())


# Steps


@final
class LeaveNext(Step[VastState]):
    """Let the next piece leave (§6.10). The argument is the role that moves it and ``TOGETHER``."""

    def run(self, state: VastState, argument: i64) -> None:
        leave_next(state, argument)


@final
class Lift(Step[VastState]):
    """Remove the next square (§11.8). The argument is the role that removes it."""

    def run(self, state: VastState, argument: i64) -> None:
        lift_next(state, argument)


@final
class Reconnect(Step[VastState]):
    """Join the parts of the map (§11.10). The argument is the role that slides them."""

    def run(self, state: VastState, argument: i64) -> None:
        reconnect(state, argument)


@final
class PutUnder(Step[VastState]):
    """Put tiles that were removed before the Collapse on the bottom of the stack (§12.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        put_on_bottom(state)


@final
class Removal(Step[VastState]):
    """Remove the next of several tiles (§11.3)."""

    def run(self, state: VastState, argument: i64) -> None:
        remove_next(state, argument)


@final
class AtEntrance(Step[VastState]):
    """Apply the Entrance to a piece that entered it and is still there (§5.3)."""

    def run(self, state: VastState, argument: i64) -> None:
        piece, square = part(argument, 0), part(argument, 1)
        if state.ground.where[piece] == square:
            apply_entrance(state, piece)


@final
class Prompted(Step[VastState]):
    """Let pieces attack the surfaced Dragon on the square that he entered (§25.11)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.where[part(argument, 0)] == part(argument, 1):
            provoke_attacks(state)


@final
class Flared(Step[VastState]):
    """Reveal the tiles that the die of a Flare hits (§33.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        reveal_hit_tiles(state, argument)
