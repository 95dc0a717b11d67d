"""Treasures that the Knight loses by chance (§19.6, §31.6)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.knight.effects.treasures import (
    ANY_TREASURE,
    lose_face_down,
    lose_face_up,
)
from antro.games.vast.knight.moves.treasures.hidden_cards import UNSEEN, treasure_move
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

SHOWN: Final[i64] = UNSEEN + 1  # from here on, kinds that were face up


@final
class LoseTreasure(ChanceChoice[VastState]):
    """The Treasure that the Knight loses.

    The moves are face-down kinds, one hidden card, and face-up kinds. The argument says if only
    face-down cards can be lost.
    """

    def __init__(self, config: Config) -> None:
        super().__init__(SHOWN + UNSEEN)
        self.seat: Final = config.seat_of[KNIGHT]

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(UNSEEN):
            if state.knight.face_down >> kind & 1:
                out.weigh(self.first + kind, 1)
        if state.argument() == ANY_TREASURE:
            for kind in range(UNSEEN):
                if state.knight.face_up >> kind & 1:
                    out.weigh(self.first + SHOWN + kind, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        number = move - self.first
        if number < UNSEEN:
            lose_face_down(state, number)
        else:
            lose_face_up(state, number - SHOWN)

    def describe(self, move: i64) -> Move:
        number = move - self.first
        if number < SHOWN:
            return treasure_move(move, "lose_treasure", number)
        return treasure_move(move, "lose_shown_treasure", number - SHOWN)

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        known = viewer == HOST or viewer == self.seat or move - self.first >= SHOWN
        return move if known else self.first + UNSEEN
