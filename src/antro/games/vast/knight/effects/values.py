"""The Knight's current values (§13.3, §13.9)."""

from mypy_extensions import i64

from antro.games.vast.components.decks import (
    CURSED_AMULET,
    ELVISH_SWORD,
    HEROIC_BOOTS,
    MIGHTY_AXE,
    PIXIE_LANTERN,
    SILVER_GAUNTLET,
)
from antro.games.vast.components.roles import KNIGHT, KNIGHT_PIECE
from antro.games.vast.knight.state import (
    MOVEMENT,
    ON_TREASURE,
    PERCEPTION,
    SHIELD,
    STRENGTH,
)
from antro.games.vast.state.state import VastState


def has_face_up(state: VastState, treasure: i64) -> bool:
    """Return True if the Knight has a Treasure face up."""
    return state.knight.face_up >> treasure & 1 != 0


def works(state: VastState, treasure: i64) -> i64:
    """Return 1 if a Treasure has a cube, else 0."""
    return 1 if state.knight.cubes[ON_TREASURE + treasure] else 0


def amulet(state: VastState) -> i64:
    """Return 1 if the Knight has the Cursed Amulet, else 0 (§39.5)."""
    return 1 if has_face_up(state, CURSED_AMULET) else 0


def movement(state: VastState) -> i64:
    """Return the number of steps in this turn (§13.3)."""
    boots: i64 = 3 if state.config.variant.revised else 4
    total = 1 + 2 * state.knight.cubes[MOVEMENT] + boots * works(state, HEROIC_BOOTS)
    return total + works(state, PIXIE_LANTERN) + amulet(state)


def strength(state: VastState) -> i64:
    """Return the Strength now, in attack and defence. Cards count only in her own turn (§13.9)."""
    total = 1 + state.knight.cubes[STRENGTH] - state.goblins.slung[KNIGHT_PIECE]
    if state.is_turn_of(KNIGHT):
        total += works(state, ELVISH_SWORD) + works(state, MIGHTY_AXE)
        total += works(state, SILVER_GAUNTLET) + amulet(state) + state.knight.charmed
    return max(0, total)  # §1.4


def perception(state: VastState) -> i64:
    """Return the Perception now: her Encounters, and her defence against the Thief (§13.9)."""
    total = 1 + state.knight.cubes[PERCEPTION] - state.goblins.slung[KNIGHT_PIECE]
    return max(0, total + works(state, ELVISH_SWORD) + works(state, PIXIE_LANTERN) + amulet(state))


def is_shielded(state: VastState) -> bool:
    """Return True if the Shield protects the Knight from forced movement (§15.7)."""
    return state.knight.cubes[SHIELD] > 0


def doubled(state: VastState, harm: i64) -> i64:
    """Return the harm, doubled with the Cursed Amulet (§39.6)."""
    return harm * (1 + amulet(state))


def forced_distance(state: VastState, steps: i64) -> i64:
    """Return the distance that others may move her, doubled with the Cursed Amulet (§39.6)."""
    return doubled(state, steps)
