"""Hex: harm one player by the Population of Eye (§24.6)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.omens import discard_omens, omens_held
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    KNIGHT,
    KNIGHT_PIECE,
    ROLES,
    THIEF,
    THIEF_PIECE,
)
from antro.games.vast.dragon.effects.cards import discard_cards
from antro.games.vast.goblins.state import EYE_TRIBE
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.state import VastState


def hex_targets(state: VastState) -> i64:
    """Return the roles that have something to lose, and no piece in the Mushroom Forest."""
    if state.goblins.population[EYE_TRIBE] == 0:
        return 0
    ground = state.ground
    found: i64 = 0
    if state.knight.grit > 0 and not state.knight.dead and not in_forest(ground, KNIGHT_PIECE):
        found |= bit(KNIGHT)
    if state.dragon.cards_held > 0 and not in_forest(ground, DRAGON_PIECE):
        found |= bit(DRAGON)
    if omens_held(state) > 0:
        found |= bit(CAVE)
    if state.plays(THIEF) and not in_forest(ground, THIEF_PIECE):
        found |= bit(THIEF)
    return found


@final
class HexOn(OfList):
    """The role that Hex harms."""

    def __init__(self) -> None:
        super().__init__("hex", "role", ROLES)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, hex_targets(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        role, harm = move - self.first, state.goblins.population[EYE_TRIBE]
        if role == KNIGHT:
            lose_grit(state, harm)
        elif role == DRAGON:
            discard_cards(state, harm)
        elif role == CAVE:
            discard_omens(state, harm)
        else:
            state.goblins.hexed = harm
