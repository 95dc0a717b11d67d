"""Cave-In: tiles collapse, one at a time (§12.6, §24.3)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OnSquares
from antro.games.vast.components.roles import FANGS, GOBLINS
from antro.games.vast.components.squares import TILES
from antro.games.vast.goblins.kinds import CHOOSE_CAVE_IN
from antro.games.vast.map.effects.collapsing import can_be_removed
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.removing import start_removal
from antro.games.vast.map.kinds import PUT_UNDER, RECONNECT
from antro.games.vast.map.visibility.steps import others_on
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def begin_cave_in(state: VastState, most: i64) -> None:
    """Remove up to *most* tiles, then slide separated parts together and fill once."""
    fill(state)
    state.ask(PUT_UNDER)
    state.ask(RECONNECT, GOBLINS)
    state.ask(CHOOSE_CAVE_IN, most)


def tiles_to_cave_in(state: VastState) -> i64:
    """Return the set of tiles that Cave-In may remove.

    It may not remove Terrain, or an Entrance that cannot move (§37.3). The tile may not have
    another player's piece or a Crystal token. Any Tribe on it must be able to leave.
    """
    ground = state.ground
    found: i64 = 0
    for slot in range(TILES):
        if not ground.has_square(slot) or ground.has(slot, CRYSTAL_TOKEN):
            continue
        if not others_on(ground, FANGS, slot) and can_be_removed(state, slot, GOBLINS):
            found |= bit(slot)
    return found


@final
class CaveInAt(OnSquares):
    """Choose the next tile to remove. The argument is the number of tiles left to remove."""

    kind = "cave_in"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, tiles_to_cave_in(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.count_down()
        start_removal(state, move - self.first, GOBLINS)
