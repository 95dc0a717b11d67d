"""Targets of Pickpocket and Backstab (§31.3, §31.4)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import (
    CLOAK,
    GOBLIN_RUBY,
    HAND_CROSSBOW,
    MEAT,
    SLINGSHOT,
    TRAP,
)
from antro.games.vast.components.roles import (
    DRAGON_PIECE,
    FANGS,
    KNIGHT_PIECE,
    ROLE_OF_PIECE,
    THIEF_PIECE,
    TRIBE_PIECES,
    is_tribe,
)
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.dragon.effects.values import armor, free_places
from antro.games.vast.dragon.state import GREED
from antro.games.vast.goblins.effects.trap import perception_against_thief
from antro.games.vast.knight.effects.treasures import treasures_of
from antro.games.vast.knight.effects.values import perception
from antro.games.vast.map.visibility.lines import sees
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.values import has_card, has_upgrade, stealth

VICTIMS: Final[i64] = 5  # number of pieces of other roles, which come before his own
CROSSBOW_RANGE: Final[i64] = 3
STOLEN_FACE_UP: Final[i64] = bit(GOBLIN_RUBY) | bit(TRAP) | bit(SLINGSHOT) | bit(MEAT)


def is_free(state: VastState, piece: i64) -> bool:
    """Return True if a piece is on the map and still a valid target in this turn (§31.3)."""
    thief, at = state.thief, state.ground.where[piece]
    if not 0 <= at < SQUARES or thief.barred >> ROLE_OF_PIECE[piece] & 1:
        return False
    return not thief.targeted >> piece & 1


def note_target(state: VastState, piece: i64) -> None:
    """Note that a piece, or its whole role, was a target in this turn (§31.3)."""
    whole_role = state.config.targets_by_role and is_tribe(piece)
    state.thief.targeted |= TRIBE_PIECES if whole_role else bit(piece)


def value_to_beat(state: VastState, piece: i64) -> i64:
    """Return the value of a piece that his Stealth must exceed (§31.3)."""
    if piece == KNIGHT_PIECE:
        return perception(state)
    if piece == DRAGON_PIECE:
        return armor(state)
    return perception_against_thief(state, piece - FANGS)


def has_enough_stealth(state: VastState, piece: i64) -> bool:
    """Return True if his Stealth is more than the value of a piece (§31.3)."""
    return stealth(state) > value_to_beat(state, piece)


def can_be_robbed(state: VastState, piece: i64) -> bool:
    """Return True if the Thief may pick the pocket of a piece (§31.3, §31.4)."""
    ground = state.ground
    if ground.where[piece] != ground.where[THIEF_PIECE] or not is_free(state, piece):
        return False
    if not has_something_to_steal(state, piece):
        return False
    cloaked = has_card(state, CLOAK) and piece != DRAGON_PIECE
    return has_enough_stealth(state, piece) or (
        cloaked and stealth(state) == value_to_beat(state, piece)
    )


def has_something_to_steal(state: VastState, piece: i64) -> bool:
    """Return True if a piece has something that Pickpocket can take (§31.4)."""
    if piece == KNIGHT_PIECE:
        return treasures_of(state) > 0
    if piece == DRAGON_PIECE:
        return state.dragon.wake > 0 and free_places(state, GREED) > 0
    goblins = state.goblins
    face_up = count(goblins.face_up & STOLEN_FACE_UP)
    return goblins.secrets_held + goblins.held_treasures + face_up > 0


def can_be_stabbed(state: VastState, piece: i64) -> bool:
    """Return True if the Thief may stab or shoot a piece (§31.3, §31.4)."""
    if not is_free(state, piece) or not is_within(state, piece):
        return False
    if piece == KNIGHT_PIECE and state.knight.grit == 0:
        return False
    if piece == DRAGON_PIECE and state.dragon.cards_held == 0:
        return False
    return has_enough_stealth(state, piece)


def is_within(state: VastState, piece: i64) -> bool:
    """Return True if a piece is on his square, or visible for his crossbow (§32.6)."""
    ground = state.ground
    at, target = ground.where[THIEF_PIECE], ground.where[piece]
    if at == target:
        return True
    return has_upgrade(state, HAND_CROSSBOW) and is_in_sight(state, piece)


def is_in_sight(state: VastState, piece: i64) -> bool:
    """Return True if a piece is visible within three squares, outside the Forest (§10.8)."""
    ground = state.ground
    if in_forest(ground, piece) or in_forest(ground, THIEF_PIECE):
        return ground.where[piece] == ground.where[THIEF_PIECE]
    return sees(ground, ground.where[THIEF_PIECE], ground.where[piece], CROSSBOW_RANGE)
