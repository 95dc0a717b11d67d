"""The Cave's turn (§28.3): Omens, Shape, Place Treasure. Omens are used after the first step.

The default is to take the required steps and spend no Omen (§47.6).
"""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.omens import draw_omens, omens_due
from antro.games.vast.cave.kinds import CAVE_TURN
from antro.games.vast.cave.omens import OMEN_COUNT
from antro.games.vast.cave.state import NO_OMEN
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.components.roles import CAVE
from antro.games.vast.map.effects.collapsing import remove_tiles
from antro.games.vast.map.effects.laying import lay_tile
from antro.games.vast.map.effects.treasure import place_treasure
from antro.games.vast.state.state import VastState

TILES_OF_SHAPE: Final[i64] = 3  # tiles removed in the Collapse (§28.5)


@final
class CaveTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """Collect Omens, then ask for the rest of the turn (§28.4)."""
        cave = state.cave
        for omen in range(OMEN_COUNT):
            cave.uses[omen] = 0
        cave.paying = NO_OMEN
        cave.left_to_pay = 0
        cave.shaped = 0
        cave.treasure_done = 0
        state.ask(CAVE_TURN)
        draw_omens(state, omens_due(state))

    def end(self, state: VastState) -> None:
        """Do nothing, because the Cave has shaped the map already."""

    def skip_turn(self, state: VastState) -> None:
        """Do nothing. The turn of a Cave is never skipped, because it still shapes (§46.3)."""


@final
class Shape(SingleMove[VastState]):
    """Place a tile, or remove three in the Collapse (§28.5)."""

    word = "shape"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.cave.paying == NO_OMEN and not state.cave.shaped:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.cave.shaped = 1
        if state.collapsing:
            remove_tiles(state, TILES_OF_SHAPE, CAVE)
        else:
            lay_tile(state, CAVE)


@final
class PlaceTreasure(SingleMove[VastState]):
    """Place a Treasure token, after Shape (§28.7)."""

    word = "treasure_step"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        cave = state.cave
        if cave.paying == NO_OMEN and cave.shaped and not cave.treasure_done:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.cave.treasure_done = 1
        place_treasure(state, optional=state.config.variant.optional_treasure)


@final
class EndCaveTurn(SingleMove[VastState]):
    """End the turn after all its steps."""

    word = "end_cave_turn"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.cave.paying == NO_OMEN and state.cave.treasure_done:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
