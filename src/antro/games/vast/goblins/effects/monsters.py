"""Monsters of the Tribes (§23.1, §20.12)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.goblins.state import MONSTER_SLOTS, NO_CARD, SLOT_TRIBE, Goblins

NO_SLOT: Final[i64] = -1


def slot_of(goblins: Goblins, monster: i64) -> i64:
    """Return the slot of a Monster, or ``NO_SLOT``."""
    for slot in range(MONSTER_SLOTS):
        if goblins.monsters[slot] == monster:
            return slot
    return NO_SLOT


def has_monster(goblins: Goblins, tribe: i64, monster: i64) -> bool:
    """Return True if a Tribe has a certain Monster."""
    slot = slot_of(goblins, monster)
    return slot != NO_SLOT and SLOT_TRIBE[slot] == tribe


def monsters_of(goblins: Goblins, tribe: i64) -> i64:
    """Return the set of Monsters of a Tribe."""
    found: i64 = 0
    for slot in range(MONSTER_SLOTS):
        if SLOT_TRIBE[slot] == tribe and goblins.monsters[slot] != NO_CARD:
            found |= bit(goblins.monsters[slot])
    return found


def monster_count(goblins: Goblins) -> i64:
    """Return the number of Monsters of all Tribes."""
    found: i64 = 0
    for slot in range(MONSTER_SLOTS):
        if goblins.monsters[slot] != NO_CARD:
            found += 1
    return found
