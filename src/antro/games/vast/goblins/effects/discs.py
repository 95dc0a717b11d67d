"""Strength discs (§20.3, §40.5): one is Fangs' own, three are shared by cards."""

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
    """How many Strength discs a Tribe has."""
    found: i64 = 1 if tribe == FANGS_TRIBE else 0
    for slot in range(MONSTER_SLOTS):
        if SLOT_TRIBE[slot] == tribe:
            disc = disc_of(goblins.monsters[slot])
            if disc != NO_DISC and goblins.discs >> disc & 1:
                found += 1
    return found + (1 if goblins.armory == tribe else 0)


def disc_of(monster: i64) -> i64:
    """Which disc a Monster brings; ``NO_DISC`` for most."""
    if monster == OGRE:
        return OGRE_DISC
    if monster == TROLL:
        return TROLL_DISC
    return GIANT_DISC if monster == FLAME_GIANT else NO_DISC


def discs_left(goblins: Goblins) -> i64:
    """How many of the shared discs are free."""
    return SHARED_DISCS - count(goblins.discs)


def free_disc(state: VastState, disc: i64) -> None:
    """A card gives its disc back, and one that lacks one gets it."""
    state.goblins.discs &= ~bit(disc)
    if disc == ARMORY_DISC:
        state.goblins.armory = NO_TRIBE
    hand_out_discs(state)


def hand_out_discs(state: VastState) -> None:
    """§40.5 Cards that lack a disc get the free ones; where they compete, the Goblins choose."""
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
    """Whether a disc is free, but not for all cards that lack one."""
    left = discs_left(goblins)
    return left > 0 and count(lacking_discs(goblins)) > left


def lacking_discs(goblins: Goblins) -> i64:
    """The set of cards on the table that are due a disc and have none."""
    due: i64 = 0
    for slot in range(MONSTER_SLOTS):
        disc = disc_of(goblins.monsters[slot])
        if disc != NO_DISC:
            due |= bit(disc)
    if goblins.has_bought(ARMORY) and goblins.armory_due:
        due |= bit(ARMORY_DISC)
    return due & ~goblins.discs


def give_disc(state: VastState, disc: i64) -> None:
    """A card gets a disc; the Goblins say which Tribe has that of the Armory."""
    state.goblins.discs |= bit(disc)
    if disc == ARMORY_DISC:
        state.goblins.armory_due = 0
        state.ask(PLACE_ARMORY)


def lose_armory(state: VastState, tribe: i64) -> None:
    """§41.6 A Tribe that has the disc of the Armory loses it until a later Plunder."""
    if state.goblins.armory == tribe:
        free_disc(state, ARMORY_DISC)


def take_meat_disc(state: VastState) -> None:
    """§40.4 The disc of Meat! leaves the map."""
    free_disc(state, MEAT_DISC)
