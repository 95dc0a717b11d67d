"""Actions of the Thief's upgrade card: Charm and Warlock's Wand (§43.2, §43.3)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.vast.cave.effects.omens import discard_omens, draw_omens, omens_held
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import CHARM, WARLOCKS_WAND
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    PIECES,
    ROLES,
    THIEF_PIECE,
)
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.dragon.effects.cards import discard_cards, draw_cards
from antro.games.vast.goblins.effects.cards import draw_secrets
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.map.visibility.squares import is_lit_of_type
from antro.games.vast.map.visibility.steps import roles_on
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import has_card
from antro.games.vast.thief.moves.stepping import must_move
from antro.games.vast.thief.moves.targets import is_free, is_in_sight, note_target
from antro.games.vast.thief.state import MOST_CUBES

CHARM_CUBES: Final[i64] = 2
WAND_CUBES: Final[i64] = 3
WAND_GRIT: Final[i64] = 3
WAND_CARDS: Final[i64] = 2
WAND_OMENS: Final[i64] = 2
ON_CAVE: Final[i64] = 6  # target of the Wand after the pieces


def add_cubes(state: VastState, cubes: i64) -> None:
    """Add Action cubes, up to five (§43.5)."""
    state.thief.cubes = min(MOST_CUBES, state.thief.cubes + cubes)


def can_use_card(state: VastState, card: i64) -> bool:
    """Return True if a card works and was not used in this turn."""
    return has_card(state, card) and not state.thief.card_used and not must_move(state)


@final
class Charm(OfList):
    """Help a role for two Action cubes (§43.2)."""

    def __init__(self) -> None:
        super().__init__("charm", "role", ROLES[:4])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if can_use_card(state, CHARM):
            out.add_each(self.first, charmed_roles(state))

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        role = move - self.first
        state.thief.card_used = 1
        state.thief.barred |= bit(role)
        add_cubes(state, CHARM_CUBES)
        help_role(state, role)


def charmed_roles(state: VastState) -> i64:
    """Return the roles on the Thief's square, and the Cave if it is a Crystal tile."""
    at = state.ground.where[THIEF_PIECE]
    found = roles_on(state.ground, at) & (bit(CAVE) - 1)
    if state.plays(CAVE) and is_lit_of_type(state, at, CRYSTAL):
        found |= bit(CAVE)
    return found


def help_role(state: VastState, role: i64) -> None:
    """Give a role its benefit of Charm."""
    if role == KNIGHT:
        state.knight.charmed = 1
    elif role == GOBLINS:
        draw_secrets(state, 1)
    elif role == DRAGON:
        draw_cards(state, 1)
    else:
        draw_omens(state, 1)


@final
class Wand(OfList):
    """Use the Wand on the Thief himself, a visible piece, or the Cave (§43.3)."""

    def __init__(self) -> None:
        super().__init__("wand", "target", [*PIECES, "cave"])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        thief = state.thief
        if can_use_card(state, WARLOCKS_WAND) and thief.charges > 0 and thief.cubes > 0:
            for target in range(self.size):
                if can_be_enchanted(state, target):
                    out.add(self.first + target)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        target = move - self.first
        state.thief.card_used = 1
        state.thief.charges -= 1
        state.thief.cubes -= 1
        enchant(state, target)


def can_be_enchanted(state: VastState, target: i64) -> bool:
    """Return True if the Wand would affect a target."""
    if target == THIEF_PIECE:
        return True
    if target == ON_CAVE:
        return omens_held(state) > 0
    if not is_free(state, target) or not is_in_sight(state, target):
        return False
    if target == KNIGHT_PIECE:
        return state.knight.grit > 0
    if target == DRAGON_PIECE:
        return state.dragon.cards_held > 0
    return state.goblins.rage != 1


def enchant(state: VastState, target: i64) -> None:
    """Apply the Wand to a target: the Thief gains cubes, other roles lose something."""
    if target == THIEF_PIECE:
        add_cubes(state, WAND_CUBES)
        return
    if target == ON_CAVE:
        discard_omens(state, WAND_OMENS)
        return
    note_target(state, target)
    if target == KNIGHT_PIECE:
        lose_grit(state, WAND_GRIT)
    elif target == DRAGON_PIECE:
        discard_cards(state, WAND_CARDS)
    else:
        state.goblins.rage = 1
