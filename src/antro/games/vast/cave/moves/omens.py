"""The omens: their payment, and their effects (§29)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.curse import can_use_curse
from antro.games.vast.cave.effects.spores import spores_targets
from antro.games.vast.cave.kinds import (
    BATS,
    CAST_SPORES,
    CHOOSE_HATRED,
    CURSE,
    OLD_ROCKSLIDE,
    PLACE_ROCKSLIDE,
)
from antro.games.vast.cave.omens import (
    CRYSTAL_CURSE,
    GIANT_BATS,
    HATRED,
    OMEN_COUNT,
    PAST_PLUNDER,
    ROCKSLIDE,
    SOPORIFIC_SPORES,
    SYMBOL_COUNT,
)
from antro.games.vast.cave.state import NO_OMEN
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.decks import OMEN_SYMBOLS, OMENS
from antro.games.vast.components.roles import (
    CAVE,
    KNIGHT_PIECE,
    is_tribe,
)
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.map.effects.collapsing import candidates, remove_tiles
from antro.games.vast.map.effects.forced import can_be_moved, can_drag
from antro.games.vast.map.effects.laying import lay_tile
from antro.games.vast.map.effects.stack import has_tiles
from antro.games.vast.map.effects.treasure import cave_squares, place_treasure
from antro.games.vast.map.effects.walls import can_take_rockslide
from antro.games.vast.state.state import VastState

BATS_DISTANCE: Final[i64] = 3


@final
class SpendOmen(PlayerChoice[VastState]):
    """Pay one Omen token for an omen (§29.1): ``omen * 6 + symbol``."""

    def __init__(self) -> None:
        super().__init__(OMEN_COUNT * SYMBOL_COUNT)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        paying = state.cave.paying
        for omen in range(OMEN_COUNT):
            if paying == omen or (paying == NO_OMEN and can_use(state, omen)):
                self.list_symbols(state, omen, out)

    def list_symbols(self, state: VastState, omen: i64, out: Moves) -> None:
        """List the tokens in hand that can pay for an omen."""
        accepted = state.config.omens.symbols[omen]
        for symbol in range(SYMBOL_COUNT):
            if accepted >> symbol & 1 and state.cave.omens[symbol] > 0:
                out.add(self.first + omen * SYMBOL_COUNT + symbol)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        cave, number = state.cave, move - self.first
        omen, symbol = number // SYMBOL_COUNT, number % SYMBOL_COUNT
        if cave.paying == NO_OMEN:
            cave.paying = omen
            cave.left_to_pay = state.config.omens.price(omen, cave.uses[omen])
        cave.omens[symbol] -= 1
        cave.bag[symbol] += 1
        cave.left_to_pay -= 1
        if cave.left_to_pay == 0:
            cave.paying = NO_OMEN
            cave.uses[omen] += 1
            use(state, omen)

    def describe(self, move: i64) -> Move:
        omen, symbol = divmod(int(move - self.first), int(SYMBOL_COUNT))
        fields = {"omens": f"omens:{OMENS[omen]}", "omen": f"omen:{OMEN_SYMBOLS[symbol]}"}
        text = f"{OMENS[omen]} with {OMEN_SYMBOLS[symbol]}".replace("_", " ")
        return Move(move, text, "spend_omen", {**fields}, [fields["omens"], fields["omen"]])


def can_use(state: VastState, omen: i64) -> bool:
    """Return True if an omen can be paid for and would have an effect (§1.8, §29.1)."""
    accepted = state.config.omens.symbols[omen]
    held: i64 = 0
    for symbol in range(SYMBOL_COUNT):
        if accepted >> symbol & 1:
            held += state.cave.omens[symbol]
    if held < state.config.omens.price(omen, state.cave.uses[omen]):
        return False
    return omen_would_have_effect(state, omen)


def omen_would_have_effect(state: VastState, omen: i64) -> bool:
    """Return True if an omen would have an effect now (§1.8)."""
    if omen == GIANT_BATS:
        return bats_pieces(state) != 0 or can_drag_a_treasure(state)
    if omen == ROCKSLIDE:
        return can_close_a_side(state)
    if omen == PAST_PLUNDER:
        return state.ground.treasures > 0 and cave_squares(state) != 0
    if omen == SOPORIFIC_SPORES:
        return spores_targets(state) != 0
    if omen == HATRED:
        return state.cave.hatred > 0 or can_use_hatred(state)
    return can_use_curse(state)


def can_use_hatred(state: VastState) -> bool:
    """Return True if a tile can be placed, or removed in the Collapse (§29.7)."""
    return candidates(state, CAVE) != 0 if state.collapsing else has_tiles(state)


def bats_pieces(state: VastState) -> i64:
    """Return the pieces that Giant Bats may move: the Knight and Tribes (§29.3)."""
    found: i64 = 0
    for piece in range(i64(4)):
        wanted = piece == KNIGHT_PIECE or is_tribe(piece)
        if wanted and can_be_moved(state, piece, CAVE):
            found |= bit(piece)
    return found


def can_drag_a_treasure(state: VastState) -> bool:
    """Return True if Giant Bats may move a Treasure token (§29.3)."""
    return any(can_drag_from(state, square) for square in range(SQUARES))


def can_drag_from(state: VastState, square: i64) -> bool:
    """Return True if Giant Bats may move a Treasure token from a square (§29.3)."""
    return state.ground.treasures_on(square) != 0 and can_drag(state, square, BATS_DISTANCE)


def can_close_a_side(state: VastState) -> bool:
    """Return True if a Rockslide fits on a side of the map (§29.4)."""
    for square in range(SQUARES):
        for way in range(i64(4)):
            if can_take_rockslide(state, square, way):
                return True
    return False


def use(state: VastState, omen: i64) -> None:
    """Apply an omen that is paid for, or ask for its target."""
    if omen == PAST_PLUNDER:
        place_treasure(state, optional=False)
    elif omen == HATRED:
        use_hatred(state)
    elif omen == GIANT_BATS:
        ask_if_open(state, BATS)
    elif omen == ROCKSLIDE:
        ask_if_open(state, PLACE_ROCKSLIDE if state.ground.rockslides else OLD_ROCKSLIDE)
    elif omen == SOPORIFIC_SPORES:
        ask_if_open(state, CAST_SPORES)
    else:
        assert omen == CRYSTAL_CURSE
        ask_if_open(state, CURSE)


def use_hatred(state: VastState) -> None:
    """Use Hatred for a tile, or for a token that keeps the Cave from victory (§29.7)."""
    if state.cave.hatred > 0:
        ask_if_open(state, CHOOSE_HATRED)
    else:
        place_or_remove_tile(state)


def place_or_remove_tile(state: VastState) -> None:
    """Place a tile, or remove one in the Collapse (§29.7)."""
    if state.collapsing:
        remove_tiles(state, 1, CAVE)
    else:
        lay_tile(state, CAVE)
