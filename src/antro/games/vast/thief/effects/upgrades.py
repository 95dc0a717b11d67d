"""Upgrades gained and lost (§32.3 to §32.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.games.vast.components.decks import FLIP_ROW
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.state import CARD_SPACE, UPGRADE_SPACES

FLIPPED: Final = ["stats", "flipped_once", "flipped_twice", "flipped_thrice"]  # [flips]: a track
FLIPS: Final[i64] = 7 * 2**8  # the set of spaces in the flip row


def flips(state: VastState) -> i64:
    """Return the number of tokens in the flip row (§32.9)."""
    return count(state.thief.upgrades & FLIPS)


def stat_tokens(state: VastState) -> vec[i64]:
    """Return the numbers of the three stat tokens, ascending (§30.3, §32.9)."""
    return state.config.tracks[f"thief.{FLIPPED[flips(state)]}"]


def free_upgrades(state: VastState) -> i64:
    """Return the free upgrade spaces. Of the flip row, only the leftmost counts (§32.3)."""
    taken = state.thief.upgrades
    found = (bit(FLIP_ROW) - 1) & ~taken
    if flips(state) < 3:
        found |= bit(FLIP_ROW + flips(state))
    return found


def lost_upgrades(state: VastState) -> i64:
    """Return the upgrades that can be lost. Of the flip row, only the rightmost counts (§29.6)."""
    found = state.thief.upgrades & ~FLIPS
    if flips(state):
        found |= bit(FLIP_ROW + flips(state) - 1)
    return found


def add_upgrade(state: VastState, upgrade: i64) -> None:
    """Put a token on an upgrade, which works at once."""
    state.thief.upgrades |= bit(upgrade)
    if FLIP_ROW <= upgrade < UPGRADE_SPACES:
        flip_tokens(state)


def lose_upgrade(state: VastState, upgrade: i64) -> None:
    """Take the token off an upgrade. It stays stashed (§29.6)."""
    state.thief.upgrades &= ~bit(upgrade)
    if FLIP_ROW <= upgrade < UPGRADE_SPACES:
        flip_tokens(state)


def flip_tokens(state: VastState) -> None:
    """Turn the stat tokens over. The smallest stays the smallest, and so on (§32.9)."""
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
    """Return True if the Thief has an upgrade card without a token (§43.1)."""
    return state.config.variant.upgrade_cards and not state.thief.upgrades >> CARD_SPACE & 1
