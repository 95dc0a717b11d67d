"""Strength discs (§20.3, §40.5): Fangs own one, and cards share three."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.games.vast.components.decks import ARMORY, FLAME_GIANT, OGRE, TROLL
from antro.games.vast.goblins.kinds import DISC_NEXT, PLACE_ARMORY
from antro.games.vast.goblins.state import (
    ARMORY_DISC,
    FANGS_TRIBE,
    GIANT_DISC,
    MEAT_DISC,
    MONSTER_SLOTS,
    NO_TRIBE,
    OGRE_DISC,
    SHARED_DISCS,
    SLOT_TRIBE,
    TROLL_DISC,
    Goblins,
)
from antro.games.vast.state.state import VastState

NO_DISC: Final[i64] = -1


def strength_discs(goblins: Goblins, tribe: i64) -> i64:
    """Return the number of Strength discs of a Tribe."""
    found: i64 = 1 if tribe == FANGS_TRIBE else 0
    for slot in range(MONSTER_SLOTS):
        if SLOT_TRIBE[slot] == tribe:
            disc = disc_of(goblins.monsters[slot])
            if disc != NO_DISC and goblins.discs >> disc & 1:
                found += 1
    return found + (1 if goblins.armory == tribe else 0)


def disc_of(monster: i64) -> i64:
    """Return the disc of a Monster, or ``NO_DISC`` for Monsters without one."""
    if monster == OGRE:
        return OGRE_DISC
    if monster == TROLL:
        return TROLL_DISC
    return GIANT_DISC if monster == FLAME_GIANT else NO_DISC


def discs_left(goblins: Goblins) -> i64:
    """Return the number of shared discs that are free."""
    return SHARED_DISCS - count(goblins.discs)


def free_disc(state: VastState, disc: i64) -> None:
    """Free the disc of a card, and give it to another card that lacks one."""
    state.goblins.discs &= ~bit(disc)
    if disc == ARMORY_DISC:
        state.goblins.armory = NO_TRIBE
    hand_out_discs(state)


def hand_out_discs(state: VastState) -> None:
    """Give free discs to the cards that lack one. With too few, the Goblins choose (§40.5)."""
    lacking = lacking_discs(state.goblins)
    if discs_left(state.goblins) <= 0 or not lacking:
        return
    if is_contested(state.goblins):
        state.ask(DISC_NEXT)
        return
    while lacking:
        give_disc(state, lowest(lacking))
        lacking &= lacking - 1


def is_contested(goblins: Goblins) -> bool:
    """Return True if discs are free, but not enough for all cards that lack one."""
    left = discs_left(goblins)
    return left > 0 and count(lacking_discs(goblins)) > left


def lacking_discs(goblins: Goblins) -> i64:
    """Return the set of cards on the table that should have a disc and lack one."""
    due: i64 = 0
    for slot in range(MONSTER_SLOTS):
        disc = disc_of(goblins.monsters[slot])
        if disc != NO_DISC:
            due |= bit(disc)
    if goblins.has_bought(ARMORY) and goblins.armory_due:
        due |= bit(ARMORY_DISC)
    return due & ~goblins.discs


def give_disc(state: VastState, disc: i64) -> None:
    """Give a card its disc. For the Armory, ask for the Tribe."""
    state.goblins.discs |= bit(disc)
    if disc == ARMORY_DISC:
        state.goblins.armory_due = 0
        state.ask(PLACE_ARMORY)


def lose_armory(state: VastState, tribe: i64) -> None:
    """Take the disc of the Armory from a Tribe, until a later Plunder (§41.6)."""
    if state.goblins.armory == tribe:
        free_disc(state, ARMORY_DISC)


def take_meat_disc(state: VastState) -> None:
    """Free the disc of Meat! (§40.4)."""
    free_disc(state, MEAT_DISC)
