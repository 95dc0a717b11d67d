"""The Javelin, for her next attack, or thrown in its revised form (§17.5, §39.12)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import JAVELIN
from antro.games.vast.components.roles import KNIGHT_PIECE, PIECE_COUNT, PIECES
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.knight.effects.foes import can_beat, has_done, used_bomb
from antro.games.vast.knight.effects.values import has_face_up, strength
from antro.games.vast.knight.moves.attacks import attack, throw_javelin
from antro.games.vast.knight.moves.encounter import begin_encounter, has_encounter
from antro.games.vast.knight.moves.equipment import can_shoot_at
from antro.games.vast.knight.state import JAVELIN_READY
from antro.games.vast.map.visibility.lines import sees
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState

JAVELIN_RANGE: Final[i64] = 3


@final
class ReadyJavelin(SingleMove[VastState]):
    """Announce the Javelin for her next attack (§17.5)."""

    word = "ready_javelin"
    spare = True

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if can_be_announced(state):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.done |= bit(JAVELIN_READY)


def can_be_announced(state: VastState) -> bool:
    """Return True if the Javelin is face up, and free to be announced (§14.10).

    The use of the Bomb excludes it.
    """
    ready = has_done(state, JAVELIN_READY)
    return has_face_up(state, JAVELIN) and not ready and not used_bomb(state)


@final
class ThrowJavelin(OfList):
    """Throw the revised Javelin at a visible piece up to three squares away (§39.12)."""

    def __init__(self, config: Config) -> None:
        super().__init__("throw_javelin", "piece", PIECES)
        self.revised: Final = config.variant.revised

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if not self.revised or not can_be_announced(state) or not has_encounter(state):
            return
        for piece in range(1, PIECE_COUNT):
            if is_in_javelin_range(state, piece) and can_beat(state, piece, 1):
                out.add(self.first + piece)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.knight.fulfilled = 0
        begin_encounter(state, state.ground.where[KNIGHT_PIECE])
        throw_javelin(state)
        attack(state, move - self.first, strength(state) + 1)

    def handles(self, thing: str) -> list[str]:
        """Return the handles, the Javelin first, because the Knight can also shoot at a piece."""
        return ["treasure:javelin", thing]


def is_in_javelin_range(state: VastState, piece: i64) -> bool:
    """Return True if the Knight sees a piece on another square within the range of the Javelin."""
    ground = state.ground
    start, at = ground.where[KNIGHT_PIECE], ground.where[piece]
    if not 0 <= at < SQUARES or at == start or not can_shoot_at(state, piece):
        return False
    return sees(ground, start, at, JAVELIN_RANGE)
