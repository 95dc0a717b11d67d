"""The Thief's current values (§30.4)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.components.decks import CLOAK, PLUS_MOVEMENT, PLUS_STEALTH, PLUS_THIEVERY
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import CARD_SPACE, MOVEMENT, STEALTH, THIEVERY

MOST: Final[i64] = 5  # highest value of a stat
CLOAKED_LOAD: Final[i64] = 2  # largest number of tokens with the Cloak of the Mountebank


def has_upgrade(state: VastState, upgrade: i64) -> bool:
    """Return True if an upgrade has a token."""
    return state.thief.upgrades >> upgrade & 1 != 0


def has_card(state: VastState, card: i64) -> bool:
    """Return True if an upgrade card works: the Thief has it, and it has a token (§43.1)."""
    return has_upgrade(state, CARD_SPACE) and state.thief.card == card


def stat(state: VastState, number: i64, upgrade: i64) -> i64:
    """Return a stat: the token and its upgrade, at most 5 (§30.4)."""
    more: i64 = 1 if has_upgrade(state, upgrade) else 0
    return min(MOST, state.thief.stats[number] + more)


def movement(state: VastState) -> i64:
    """Return the number of steps in a turn."""
    return stat(state, MOVEMENT, PLUS_MOVEMENT)


def thievery(state: VastState) -> i64:
    """Return the number of Action cubes for a turn."""
    return stat(state, THIEVERY, PLUS_THIEVERY)


def stealth(state: VastState) -> i64:
    """Return Stealth, less carried tokens and a Hex. It may be below 0 (§30.4)."""
    return stat(state, STEALTH, PLUS_STEALTH) - burden(state) - state.goblins.hexed


def carried(state: VastState) -> i64:
    """Return the number of carried tokens."""
    return state.thief.treasures + count(state.thief.gems)


def burden(state: VastState) -> i64:
    """Return the Stealth that carried tokens cost, at most 1 with the Cloak (§43.4)."""
    load = carried(state)
    return min(1, load) if has_card(state, CLOAK) else load


def can_carry_more(state: VastState) -> bool:
    """Return True if the Thief may take another token. With the Cloak he may carry two (§43.4)."""
    return not has_card(state, CLOAK) or carried(state) < CLOAKED_LOAD
