"""§12.6, §24.3 Cave-In: tiles collapse, one at a time."""

from typing import final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import OnSquares
from antro.games.vast.ground.collapsing import can_go
from antro.games.vast.ground.filling import fill
from antro.games.vast.ground.removing import take_away
from antro.games.vast.printed.roles import FANGS, GOBLINS
from antro.games.vast.printed.squares import TILES
from antro.games.vast.sight.steps import others_on
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def begin_cave_in(state: VastState, most: i64) -> None:
    """Up to so many tiles go; then the map is joined again and filled, once."""
    asks = state.config.asks
    fill(state)
    state.ask(asks.ground.put_under)
    state.ask(asks.ground.reconnect, GOBLINS)
    state.ask(asks.goblins.cave_in, most)


def tiles_to_cave_in(state: VastState) -> i64:
    """The tiles that may be chosen: a set of slots.

    No Terrain; not the Entrance, unless it is a token that can move (§37.3); none with a piece
    of another player or a Crystal token, none that an own Tribe cannot leave.
    """
    ground = state.ground
    found: i64 = 0
    for slot in range(TILES):
        if not ground.lies(slot) or ground.has(slot, CRYSTAL_TOKEN):
            continue
        if not others_on(ground, FANGS, slot) and can_go(state, slot, GOBLINS):
            found |= bit(slot)
    return found


@final
class CaveInAt(OnSquares):
    """Which tile goes next. The frame is how many may still go."""

    kind = "cave_in"

    def __init__(self) -> None:
        super().__init__(TILES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, tiles_to_cave_in(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.count_down()
        take_away(state, move - self.first, GOBLINS)
