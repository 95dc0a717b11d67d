"""His numbers as they stand (§30.4)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.components.decks import CLOAK, PLUS_MOVEMENT, PLUS_STEALTH, PLUS_THIEVERY
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import CARD_SPACE, MOVEMENT, STEALTH, THIEVERY

MOST: Final[i64] = 5  # of any stat
CLOAKED_LOAD: Final[i64] = 2  # tokens under the Cloak of the Mountebank


def has_upgrade(state: VastState, upgrade: i64) -> bool:
    """Whether a token lies on an upgrade."""
    return state.thief.upgrades >> upgrade & 1 != 0


def has_card(state: VastState, card: i64) -> bool:
    """§43.1 Whether an upgrade card works: it is his, and a token lies on it."""
    return has_upgrade(state, CARD_SPACE) and state.thief.card == card


def stat(state: VastState, number: i64, upgrade: i64) -> i64:
    """§30.4 A stat: the token and its upgrade, 5 at most."""
    more: i64 = 1 if has_upgrade(state, upgrade) else 0
    return min(MOST, state.thief.stats[number] + more)


def movement(state: VastState) -> i64:
    """How far he goes in a turn."""
    return stat(state, MOVEMENT, PLUS_MOVEMENT)


def thievery(state: VastState) -> i64:
    """How many Action cubes he takes."""
    return stat(state, THIEVERY, PLUS_THIEVERY)


def stealth(state: VastState) -> i64:
    """§30.4 Stealth, less what he carries and a Hex; it may be below 0."""
    return stat(state, STEALTH, PLUS_STEALTH) - burden(state) - state.goblins.hexed


def carried(state: VastState) -> i64:
    """How many tokens he carries."""
    return state.thief.treasures + count(state.thief.gems)


def burden(state: VastState) -> i64:
    """What he carries costs him that much Stealth: under the Cloak 1 in all (§43.4)."""
    load = carried(state)
    return min(1, load) if has_card(state, CLOAK) else load


def can_carry_more(state: VastState) -> bool:
    """§43.4 Whether he may take another token: under the Cloak, two at most."""
    return not has_card(state, CLOAK) or carried(state) < CLOAKED_LOAD
