"""The turn of the Cave (§28.3): Omens, Shape, Place Treasure, and omens after the first step.

Who says nothing takes the steps that have to be taken, and spends no Omen (§47.6).
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

TILES_OF_SHAPE: Final[i64] = 3  # removed in the Collapse (§28.5)


@final
class CaveTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """§28.4 The Cave collects Omens; the rest of its turn is asked after that."""
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
        """Nothing more: the Cave has shaped the map already."""

    def pass_over(self, state: VastState) -> None:
        """Never: a Cave that gave up still shapes (§46.3); without a Cave there is nothing."""


@final
class Shape(SingleMove[VastState]):
    """§28.5 A tile is laid; in the Collapse, three are removed."""

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
    """§28.7 A Treasure token is placed, after Shape."""

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
    """The turn is over, once all its steps are."""

    word = "end_cave_turn"
    declines = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.cave.paying == NO_OMEN and state.cave.treasure_done:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
