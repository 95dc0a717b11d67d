"""Swat, Slap and Slither (§27.6, §27.7, §27.10)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import DRAGON, DRAGON_PIECE, KNIGHT_PIECE
from antro.games.vast.components.squares import OFF, WAYS
from antro.games.vast.dragon.effects.hunger import digest
from antro.games.vast.dragon.effects.values import free_places
from antro.games.vast.dragon.state import BOXES, GEMS, SLOTH
from antro.games.vast.map.effects.forced import (
    TREASURE,
    can_be_moved,
    can_finish,
    move_piece,
    swat_token,
)
from antro.games.vast.map.visibility.squares import are_adjacent
from antro.games.vast.state.ground import Ground
from antro.games.vast.state.state import VastState

SWAT_STEPS: Final[i64] = 5
SLAP_STEPS: Final[i64] = 3
TOKENS: Final[i64] = 4  # three Gems and a Treasure
TOKEN_NAMES: Final = [*[f"{gem}_gem" for gem in GEMS], "treasure"]


def swat_tokens(state: VastState) -> i64:
    """Return the tokens that Swat can move (§27.7), as a set of ``way * 4 + token``."""
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    found: i64 = 0
    for way in range(i64(4)):
        square = ground.next(at, way)
        tokens = tokens_on(ground, square) if square != OFF else 0
        if tokens and can_finish(state, square, SWAT_STEPS):
            found |= tokens << way * TOKENS
    return found


def tokens_on(ground: Ground, square: i64) -> i64:
    """Return the set of tokens on a square that Swat can move."""
    return ground.gems_on(square) | (bit(TREASURE) if ground.treasures_on(square) else 0)


@final
class SwatAt(PlayerChoice[VastState]):
    """The token on an adjacent square to swat (§27.7): ``way * 4 + token``."""

    def __init__(self) -> None:
        super().__init__(4 * TOKENS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, swat_tokens(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        way, token = (move - self.first) // TOKENS, (move - self.first) % TOKENS
        square = state.ground.next(state.ground.where[DRAGON_PIECE], way)
        swat_token(state, square, token, SWAT_STEPS, DRAGON)

    def describe(self, move: i64) -> Move:
        way = WAYS[(move - self.first) // TOKENS]
        token = TOKEN_NAMES[(move - self.first) % TOKENS]
        fields = {"token": f"token:{token}", "way": f"way:{way}"}
        text = f"swat {token.replace('_', ' ')} from {way}"
        return Move(move, text, "swat", {**fields}, [f"token:{token}", f"way:{way}"])


def can_slap(state: VastState) -> bool:
    """Return True if the Knight is adjacent and can be moved (§27.10)."""
    ground = state.ground
    at = ground.where[KNIGHT_PIECE]
    if not can_be_moved(state, KNIGHT_PIECE, DRAGON):
        return False
    return are_adjacent(ground, at, ground.where[DRAGON_PIECE])


def slap(state: VastState) -> None:
    """Move the Knight up to three squares (§27.10)."""
    move_piece(state, KNIGHT_PIECE, SLAP_STEPS, DRAGON)


@final
class SlitherCube(PlayerChoice[VastState]):
    """The Sloth cube to move, and its new box (§27.6): ``from * 5 + to``."""

    def __init__(self) -> None:
        super().__init__(BOXES * BOXES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for number in range(self.size):
            box, other = number // BOXES, number % BOXES
            if box != other and state.dragon.sloth[box] and free_places(state, other):
                out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        number = move - self.first
        state.dragon.sloth[number // BOXES] -= 1
        state.dragon.sloth[number % BOXES] += 1
        digest(state)

    def describe(self, move: i64) -> Move:
        box = SLOTH[(move - self.first) // BOXES]
        other = SLOTH[(move - self.first) % BOXES]
        fields = {"from": f"sloth:{box}", "to": f"sloth:{other}"}
        text = f"slither from {box} to {other}".replace("_", " ")
        return Move(move, text, "slither", {**fields}, [f"sloth:{box}", f"sloth:{other}"])
