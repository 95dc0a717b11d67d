"""Steps that only Terrain allows: from Pit to Pit, and down the River (§10.10, §10.11)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import square_name, square_thing
from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.components.squares import FIRST_SQUARE, OFF, PITS, RIVER, is_pit, is_river
from antro.games.vast.knight.effects.entering import may_enter, needs_encounter, steps_left
from antro.games.vast.knight.kinds import KNIGHT_DRIFT
from antro.games.vast.knight.moves.encounter import has_encounter
from antro.games.vast.knight.moves.steps import open_ways
from antro.games.vast.knight.moves.walking import (
    DRIFTING,
    MEETING,
    NO_WAY,
    continue_token_encounter,
    go_to,
    is_afloat,
    leave_and_enter,
    meet,
)
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.state.arguments import part
from antro.games.vast.state.state import VastState


class OnTerrain(PlayerChoice[VastState]):
    """A choice among the squares of one kind of Terrain."""

    kind: str  # of the log sentence, and the start of the move's text

    def __init__(self, terrain: i64) -> None:
        super().__init__(FIRST_SQUARE[terrain + 1] - FIRST_SQUARE[terrain])
        self.start: Final = FIRST_SQUARE[terrain]

    def square(self, move: i64) -> i64:
        """Return the square of a move."""
        return self.start + move - self.first

    def describe(self, move: i64) -> Move:
        thing = square_thing(self.square(move))
        text = f"{self.kind.replace('_', ' ')} {square_name(self.square(move))}"
        return Move(move, text, self.kind, {"square": thing}, [thing])


@final
class PitStep(OnTerrain):
    """Go to another Pit, with enough steps left for this and for the exit (§10.10)."""

    kind = "pit_step"

    def __init__(self) -> None:
        super().__init__(PITS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for move in range(self.first, self.first + self.size):
            if may_jump(state, self.square(move)):
                out.add(move)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.moved += 1
        state.knight.fulfilled = 0
        leave_and_enter(state, self.square(move), NO_WAY)


def may_jump(state: VastState, pit: i64) -> bool:
    """Return True if the Knight may go from her Pit to another one."""
    at = state.ground.where[KNIGHT_PIECE]
    if not is_pit(at) or pit == at or not state.ground.has_square(pit):
        return False
    return steps_left(state) >= 2 and may_enter(state, pit)


@final
class ClimbBack(SingleMove[VastState]):
    """Go back to the square before the Pits, because no exit is possible (§10.10)."""

    word = "climb_back"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if is_pit(state.ground.where[KNIGHT_PIECE]) and not has_way_out(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        climb_back(state)


def has_way_out(state: VastState) -> bool:
    """Return True if the Knight can leave her Pit, for another one or for good."""
    for pit in range(FIRST_SQUARE[PITS], FIRST_SQUARE[RIVER]):
        if may_jump(state, pit):
            return True
    return open_ways(state) != 0


def climb_back(state: VastState) -> None:
    """Return the Knight to the square before the Pits, without any cost."""
    back = state.knight.before_pits
    state.knight.pits = 0
    if back != OFF and state.ground.has_square(back):
        enter(state, KNIGHT_PIECE, back)


@final
class Afloat(Step[VastState]):
    """Let the Knight drift further if she is still in the River (§10.11)."""

    def run(self, state: VastState, argument: i64) -> None:
        still = state.ground.where[KNIGHT_PIECE] == argument and not state.turn_over
        if still and may_drift(state):
            state.ask(KNIGHT_DRIFT)


def may_drift(state: VastState) -> bool:
    """Return True if the Knight may drift to the next square of the River.

    She needs an Encounter for it if the square requires one.
    """
    square = state.ground.where[KNIGHT_PIECE] - 1
    if not is_river(square) or not may_enter(state, square):
        return False
    return has_encounter(state) or not needs_encounter(state, square)


@final
class Drift(OnTerrain):
    """Drift one square down the River without a cost, after entering it from outside (§10.11)."""

    kind = "knight_drifts_to"

    def __init__(self) -> None:
        super().__init__(RIVER)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if may_drift(state):
            out.add(self.first + state.ground.where[KNIGHT_PIECE] - 1 - self.start)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.fulfilled = 0
        go_to(state, self.square(move), NO_WAY, DRIFTING)


@final
class NoDrift(SingleMove[VastState]):
    """Stay on this square of the River (§10.11)."""

    word = "knight_stays_in_the_river"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


@final
class StepOnto(Step[VastState]):
    """Let the Knight step onto the tile that was placed (§5.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        start, way = part(argument, 0), part(argument, 1)
        target = state.ground.next(start, way)
        if target != OFF and state.ground.where[KNIGHT_PIECE] == start:
            go_to(state, target, way)


@final
class Arrived(Step[VastState]):
    """Start the Encounter of an entered square, after all other effects of entering (§14.2)."""

    def run(self, state: VastState, argument: i64) -> None:
        square, manner = part(argument, 0), part(argument, 3)
        if manner == MEETING:
            continue_token_encounter(state, square)
        else:
            meet(
                state,
                square,
                part(argument, 1),
                afloat=is_afloat(square, part(argument, 2), manner),
            )
