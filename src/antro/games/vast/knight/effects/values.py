"""Her numbers as they stand (§13.3, §13.9)."""

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
    """Whether a Treasure lies face up before her."""
    return state.knight.face_up >> treasure & 1 != 0


def works(state: VastState, treasure: i64) -> i64:
    """1 if a cube lies on a Treasure, else 0."""
    return 1 if state.knight.cubes[ON_TREASURE + treasure] else 0


def amulet(state: VastState) -> i64:
    """§39.5 1 while she wears the Cursed Amulet, else 0."""
    return 1 if has_face_up(state, CURSED_AMULET) else 0


def movement(state: VastState) -> i64:
    """§13.3 How many steps she has in this turn."""
    boots: i64 = 3 if state.config.variant.revised else 4
    total = 1 + 2 * state.knight.cubes[MOVEMENT] + boots * works(state, HEROIC_BOOTS)
    return total + works(state, PIXIE_LANTERN) + amulet(state)


def strength(state: VastState) -> i64:
    """§13.9 Her Strength now, for attack and for defence: cards count on her own turn alone."""
    total = 1 + state.knight.cubes[STRENGTH] - state.goblins.slung[KNIGHT_PIECE]
    if state.is_turn_of(KNIGHT):
        total += works(state, ELVISH_SWORD) + works(state, MIGHTY_AXE)
        total += works(state, SILVER_GAUNTLET) + amulet(state) + state.knight.charmed
    return max(0, total)  # §1.4


def perception(state: VastState) -> i64:
    """§13.9 Her Perception now: Encounters on her turn, and her defence against the Thief."""
    total = 1 + state.knight.cubes[PERCEPTION] - state.goblins.slung[KNIGHT_PIECE]
    return max(0, total + works(state, ELVISH_SWORD) + works(state, PIXIE_LANTERN) + amulet(state))


def is_shielded(state: VastState) -> bool:
    """§15.7 Whether nobody else may move her."""
    return state.knight.cubes[SHIELD] > 0


def doubled(state: VastState, harm: i64) -> i64:
    """§39.6 What harms her is doubled while she wears the Cursed Amulet."""
    return harm * (1 + amulet(state))


def forced_distance(state: VastState, steps: i64) -> i64:
    """§39.6 How far she may be moved where others would be moved so many squares."""
    return doubled(state, steps)
