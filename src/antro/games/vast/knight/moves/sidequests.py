"""Sidequests that the Knight reveals and draws (§16.1, §39.3)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import PREPARED, SIDEQUESTS
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.components.squares import is_pit
from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.knight.effects.sidequests import grit_of, is_fulfilled
from antro.games.vast.knight.kinds import DEAL_SIDEQUEST, KNIGHT_TURN, LAST_CUBES
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

HAND: Final[i64] = 3


@final
class RevealSidequest(OfList):
    """Reveal a completed Sidequest, gain its Grit, and draw another (§16.1)."""

    spare = True

    def __init__(self) -> None:
        super().__init__("reveal_sidequest", "sidequest", SIDEQUESTS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        held = state.knight.sidequests
        for kind in range(i64(len(SIDEQUESTS))):
            if held >> kind & 1 and is_fulfilled(state, kind) and self.is_allowed_now(state, kind):
                out.add(self.first + kind)

    def is_allowed_now(self, state: VastState, kind: i64) -> bool:
        """Return True if it is time for a Sidequest. Prepared comes at the end of a turn (§39.3).

        A turn may not end in a Pit (§10.10).
        """
        if kind != PREPARED:
            return True
        in_a_pit = is_pit(state.ground.where[KNIGHT_PIECE])
        return state.is_asked(KNIGHT_TURN) and not in_a_pit

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        kind, knight = move - self.first, state.knight
        knight.sidequests &= ~bit(kind)
        knight.sidequests_known &= ~bit(kind)
        knight.sidequests_held -= 1
        if kind == PREPARED:
            state.pop()
            state.ask(LAST_CUBES)
        gain_grit(state, grit_of(state, kind))
        state.ask(DEAL_SIDEQUEST)


@final
class DealSidequest(ChanceChoice[VastState]):
    """A Sidequest for the Knight, who holds three (§13.2). Nobody else sees it."""

    def __init__(self, config: Config) -> None:
        super().__init__(len(SIDEQUESTS) + 1)
        self.seat: Final = config.seat_of[KNIGHT]

    def due(self, state: VastState) -> bool:
        return state.knight.sidequests_held < HAND and state.knight.sidequest_deck != 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(i64(len(SIDEQUESTS))):
            if state.knight.sidequest_deck >> kind & 1:
                out.weigh(self.first + kind, 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        kind, knight = move - self.first, state.knight
        knight.sidequest_deck &= ~bit(kind)
        knight.sidequests |= bit(kind)
        knight.sidequests_held += 1

    def describe(self, move: i64) -> Move:
        kind = move - self.first
        if kind == len(SIDEQUESTS):
            return Move(move, "draw a sidequest", "draw_unseen_sidequest", {}, [])
        name = SIDEQUESTS[kind]
        text = f"draw sidequest {name.replace('_', ' ')}"
        return Move(move, text, "draw_sidequest", {"sidequest": f"sidequest:{name}"}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        known = viewer == HOST or viewer == self.seat
        return move if known else self.first + len(SIDEQUESTS)
