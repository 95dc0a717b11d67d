"""Monsters that are discarded or leave the game (§20.12, §23.1, §40.1)."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.games.vast.goblins.effects.discs import NO_DISC, disc_of, free_disc
from antro.games.vast.goblins.effects.monsters import NO_SLOT, monsters_of, slot_of
from antro.games.vast.goblins.kinds import LOSE_MONSTER
from antro.games.vast.goblins.state import NO_CARD
from antro.games.vast.state.state import VastState


def lose_monster(state: VastState, tribe: i64) -> None:
    """Discard the Monster of a Tribe. Of two, the Goblins choose one (§20.12)."""
    owned = monsters_of(state.goblins, tribe)
    if owned & (owned - 1):
        state.ask(LOSE_MONSTER, tribe)
    elif owned:
        discard_monster(state, lowest(owned))


def discard_monster(state: VastState, monster: i64) -> None:
    """Discard a Monster of a Tribe."""
    remove_monster(state, monster)
    state.goblins.monster_discards |= bit(monster)


def remove_monster(state: VastState, monster: i64) -> None:
    """Take a Monster from its Tribe, and free its Strength disc."""
    state.goblins.monsters[slot_of(state.goblins, monster)] = NO_CARD
    disc = disc_of(monster)
    if disc != NO_DISC and state.goblins.discs >> disc & 1:
        free_disc(state, disc)


def remove_from_game(state: VastState, monster: i64) -> None:
    """Remove a Monster from the game, with its Tribe or already discarded (§40.1)."""
    if slot_of(state.goblins, monster) != NO_SLOT:
        remove_monster(state, monster)
    state.goblins.monster_discards &= ~bit(monster)
