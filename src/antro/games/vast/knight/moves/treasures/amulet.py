"""The Cursed Amulet, which she may discard when her Health changes (§39.5)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.decks import CURSED_AMULET
from antro.games.vast.knight.effects.treasures import lose_face_up
from antro.games.vast.knight.effects.values import has_face_up
from antro.games.vast.state.state import VastState


@final
class DropAmulet(SingleMove[VastState]):
    """Discard the Cursed Amulet (§39.5)."""

    word = "drop_amulet"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if has_face_up(state, CURSED_AMULET):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        lose_face_up(state, CURSED_AMULET)


@final
class WearAmulet(SingleMove[VastState]):
    """Keep the Cursed Amulet (§39.5)."""

    word = "wear_amulet"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
