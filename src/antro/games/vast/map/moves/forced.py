"""What is chosen when pieces and tokens are moved by others (§6), and when tiles go (§11)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSides, OnSquares
from antro.games.vast.components.squares import SQUARES, TILES, WAYS
from antro.games.vast.dragon.effects.arrival import prompted
from antro.games.vast.map.effects.collapsing import candidates, remove_next, terrain_candidates
from antro.games.vast.map.effects.entering import arrive
from antro.games.vast.map.effects.flare import flare, light_up
from antro.games.vast.map.effects.forced import (
    can_finish,
    go_on,
    shift_token,
    step_piece,
    ways_to_drag,
)
from antro.games.vast.map.effects.layers import put_under
from antro.games.vast.map.effects.leaving import (
    entrance_targets,
    leave_next,
    step_off,
    ways_to_choose,
)
from antro.games.vast.map.effects.removing import lift_next, remove_tile
from antro.games.vast.map.effects.sliding import reconnect, slide
from antro.games.vast.map.visibility.components import slides
from antro.games.vast.map.visibility.steps import may_be_dragged, may_be_moved, may_lie
from antro.games.vast.state.arguments import part, with_part
from antro.games.vast.state.ground import STEP
from antro.games.vast.state.state import VastState


class OneWay(PlayerChoice[VastState]):
    """A choice of one of four ways."""

    kind: str  # of the sentence, and the first words of the text

    def __init__(self) -> None:
        super().__init__(4)

    def describe(self, move: i64) -> Move:
        way = WAYS[move - self.first]
        text = f"{self.kind.replace('_', ' ')} {way}"
        return Move(move, text, self.kind, {"way": f"way:{way}"}, self.handles(f"way:{way}"))

    def rank(self, state: VastState, move: i64) -> i64:
        """By where it leads: from north to south, and from west to east."""
        return STEP[move - self.first]

    def handles(self, way: str) -> list[str]:
        """What is clicked to choose a way."""
        return [way]


@final
class ForcedStep(OneWay):
    """§6.1 Where a piece is moved, one step at a time."""

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
    """§6.1 The piece is moved no further."""

    word = "leave_piece_there"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class ForcedOn(Step[VastState]):
    """Continue a forced move."""

    def run(self, state: VastState, argument: i64) -> None:
        go_on(state, part(argument, 0), part(argument, 1), part(argument, 2), part(argument, 3))


@final
class DragStep(OneWay):
    """§6.7 Where a token is moved, one step at a time: somewhere from where it can end well."""

    kind = "move_token"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        argument = state.argument()
        out.add_each(self.first, ways_to_drag(state, part(argument, 0), part(argument, 2)))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        drag(state, move - self.first)


@final
class SwatStep(OneWay):
    """§27.7 Where a token is moved that has to go all its steps."""

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
    """A token is moved a step; the question stays, while steps are left."""
    argument = state.argument()
    target = shift_token(state, part(argument, 0), part(argument, 1), way)
    steps = part(argument, 2) - 1
    if steps > 0:
        state.set_argument(with_part(with_part(argument, 0, target), 2, steps))
    else:
        state.pop()


@final
class DragStop(SingleMove[VastState]):
    """§6.7 The token stays where it lies."""

    word = "leave_token_there"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_lie(state.ground, part(state.argument(), 0)):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class LeaveStep(OneWay):
    """§6.9 By which of the shortest ways a piece leaves a square that goes.

    The argument: piece, who moves it, and 1 where all have to leave (§6.10).
    """

    kind = "move_off"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, ways_to_choose(state, state.argument()))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        step_off(state, part(state.pop(), 0), move - self.first)


@final
class RemoveTile(OnSquares):
    """§11.5 Which tile goes, or which piece of Terrain, by its first square."""

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
    """§11.10 Which part of the map slides, and where to: by its lowest square."""

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
    """§37.3 Where the Entrance token goes when its tile does."""

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
    """§33.1 Over which square a Flare goes up. The argument is the piece that sends it."""

    kind = "flare_over"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for square in range(SQUARES):
            if state.ground.lies(square):
                out.add(self.first + square)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        flare(state, move - self.first, state.pop())


# What follows by itself


@final
class LeaveNext(Step[VastState]):
    """Let the next piece leave (§6.10). The argument: its mover, and ``TOGETHER``."""

    def run(self, state: VastState, argument: i64) -> None:
        leave_next(state, argument)


@final
class Lift(Step[VastState]):
    """Remove the next square (§11.8). The argument is the role that removes it."""

    def run(self, state: VastState, argument: i64) -> None:
        lift_next(state, argument)


@final
class Reconnect(Step[VastState]):
    """Make the map one again (§11.10). The argument is the role that slides its parts."""

    def run(self, state: VastState, argument: i64) -> None:
        reconnect(state, argument)


@final
class PutUnder(Step[VastState]):
    """Put tiles that fell early under the stack (§12.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        put_under(state)


@final
class Removal(Step[VastState]):
    """Remove the next of several tiles (§11.3)."""

    def run(self, state: VastState, argument: i64) -> None:
        remove_next(state, argument)


@final
class AtEntrance(Step[VastState]):
    """Apply the Entrance to the piece that has entered it, if it is still there (§5.3)."""

    def run(self, state: VastState, argument: i64) -> None:
        piece, square = part(argument, 0), part(argument, 1)
        if state.ground.where[piece] == square:
            arrive(state, piece)


@final
class Prompted(Step[VastState]):
    """Attack the surfaced Dragon on the square that he has entered (§25.11)."""

    def run(self, state: VastState, argument: i64) -> None:
        if state.ground.where[part(argument, 0)] == part(argument, 1):
            prompted(state)


@final
class Flared(Step[VastState]):
    """Reveal the tiles that the die of a Flare hits (§33.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        light_up(state, argument)
