"""The start and end of the Knight's turn (§13.4, §13.8)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.components.squares import MAGMA, OFF, is_pit, terrain_of
from antro.games.vast.knight.effects.arrival import end_on_magma
from antro.games.vast.knight.effects.cubes import pick_up
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.knight.kinds import KNIGHT_TURN
from antro.games.vast.knight.moves.terrain import climb_back
from antro.games.vast.knight.state import JAVELIN_READY
from antro.games.vast.state.state import VastState


@final
class KnightTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """Return all cubes to her hand, and ask for her first action (§13.4)."""
        knight = state.knight
        pick_up(knight)
        knight.moved = 0
        knight.encounters = 0
        knight.map_used = 0
        knight.done &= bit(JAVELIN_READY)
        knight.fulfilled = 0
        knight.entered = 0
        knight.entered_terrain = 0
        knight.met = 0
        knight.met_terrain = 0
        knight.ambushes = 0
        knight.collected = 0
        knight.crystals_left = 0
        state.ask(KNIGHT_TURN)

    def end(self, state: VastState) -> None:
        """Bring the Knight out of a Pit, and apply Magma (§3.4)."""
        state.knight.charmed = 0
        state.knight.on_guard = 0
        square = state.ground.where[KNIGHT_PIECE]
        if square == OFF:
            return
        if is_pit(square):
            climb_back(state)
        elif terrain_of(square) == MAGMA:
            end_on_magma(state)

    def skip_turn(self, state: VastState) -> None:
        """Do nothing, because no effect waits for her turn."""

    def tiles_when_alone(self, state: VastState) -> i64:
        """Return her Possession (§33.4)."""
        return possession(state)


@final
class EndKnightTurn(SingleMove[VastState]):
    """End the turn, unless she is in a Pit (§13.8, §10.10)."""

    word = "end_knight_turn"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not is_pit(state.ground.where[KNIGHT_PIECE]):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
