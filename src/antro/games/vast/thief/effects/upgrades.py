"""Upgrades won and lost (§32.3 to §32.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import FLIP_ROW
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import CARD_SPACE, UPGRADE_SPACES

FLIPPED: Final = ["stats", "flipped_once", "flipped_twice", "flipped_thrice"]  # [flips]: a track
FLIPS: Final[i64] = 7 * 2**8  # the set of the flip row


def flips(state: VastState) -> i64:
    """§32.9 How many tokens lie in the flip row."""
    return count(state.thief.upgrades & FLIPS)


def stat_tokens(state: VastState) -> vec[i64]:
    """§30.3, §32.9 What his three stat tokens show, ascending."""
    return state.config.tracks[f"thief.{FLIPPED[flips(state)]}"]


def free_upgrades(state: VastState) -> i64:
    """§32.3 Where a token may be stashed: a set; of the flip row, the leftmost that is free."""
    taken = state.thief.upgrades
    found = (bit(FLIP_ROW) - 1) & ~taken
    if flips(state) < 3:
        found |= bit(FLIP_ROW + flips(state))
    return found


def lost_upgrades(state: VastState) -> i64:
    """§29.6 Which upgrades he could lose: a set; of the flip row, the rightmost."""
    found = state.thief.upgrades & ~FLIPS
    if flips(state):
        found |= bit(FLIP_ROW + flips(state) - 1)
    return found


def add_upgrade(state: VastState, upgrade: i64) -> None:
    """A token comes to lie on an upgrade, which works at once."""
    state.thief.upgrades |= bit(upgrade)
    if FLIP_ROW <= upgrade < UPGRADE_SPACES:
        flip_tokens(state)


def lose_upgrade(state: VastState, upgrade: i64) -> None:
    """§29.6 An upgrade is lost; the token stays stashed."""
    state.thief.upgrades &= ~bit(upgrade)
    if FLIP_ROW <= upgrade < UPGRADE_SPACES:
        flip_tokens(state)


def flip_tokens(state: VastState) -> None:
    """§32.9 Stat tokens show other numbers where they lie: the smallest stays the smallest."""
    stats, tokens = state.thief.stats, stat_tokens(state)
    before = stats[:]
    done: i64 = 0
    for rank in range(i64(3)):
        least: i64 = -1
        for number in range(i64(3)):
            if not done >> number & 1 and (least < 0 or before[number] < before[least]):
                least = number
        done |= bit(least)
        stats[least] = tokens[rank]


def can_show_card(state: VastState) -> bool:
    """§43.1 Whether he has an upgrade card on which no token lies."""
    return state.config.variant.upgrade_cards and not state.thief.upgrades >> CARD_SPACE & 1
