"""Secrets drawn and lost (§20.10, §9.10), and rewards from other players' events."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import ANCIENT_RITUALS, EYE_OF_RAGE, GOBLIN_RUBY, TRAP
from antro.games.vast.goblins.effects.rage import gain_rage, lose_rage, most_rage
from antro.games.vast.goblins.kinds import (
    CHECK_HAND_LIMIT,
    DRAW_SECRETS,
    GIVE_SECRET,
    LOOT_BONUS,
    RITUALS,
    RUBY_NEXT,
)
from antro.games.vast.goblins.state import SECRET_DECK
from antro.games.vast.state.state import VastState

HAND_LIMIT: Final[i64] = 5
IN_LIMIT: Final[i64] = bit(GOBLIN_RUBY) | bit(TRAP)  # face-up Secrets that count for the limit


def draw_secrets(state: VastState, count: i64) -> None:
    """Draw Secrets, swap one if possible, and discard those above five (§20.10)."""
    goblins = state.goblins
    if count <= 0 or not secrets_left(state):
        return
    goblins.new_secrets = 0
    goblins.new_secrets_held = 0
    state.ask(CHECK_HAND_LIMIT)
    state.ask(RUBY_NEXT, SECRET_DECK)
    state.ask(DRAW_SECRETS, count)
    if goblins.has_bought(ANCIENT_RITUALS) and max(goblins.population) > 0:
        state.ask(RITUALS)


def secrets_left(state: VastState) -> bool:
    """Return True if a Secret can be drawn."""
    return state.goblins.secret_deck | state.goblins.secret_discards != 0


def secrets_counted(state: VastState) -> i64:
    """Return the number of Secrets that count for the limit: the hand, Goblin Ruby and Trap."""
    goblins = state.goblins
    ruby = goblins.face_up >> GOBLIN_RUBY & 1
    return goblins.secrets_held + ruby + (goblins.face_up >> TRAP & 1)


def keep_hand_limit(state: VastState) -> None:
    """Ask for the Secrets above five to discard (§20.10)."""
    over = secrets_counted(state) - HAND_LIMIT
    if over > 0:
        state.ask(GIVE_SECRET, over)


def discard_secret(state: VastState) -> None:
    """Ask for a Secret to discard, if there is one (§39.8)."""
    if secrets_counted(state) > 0:
        state.ask(GIVE_SECRET, 1)


def lose_secret(state: VastState, secret: i64) -> None:
    """Discard a Secret from the hand or from the table."""
    goblins = state.goblins
    if goblins.face_up >> secret & 1:
        goblins.face_up &= ~bit(secret)
    else:
        leave_hand(state, secret)
    goblins.secret_discards |= bit(secret)


def leave_hand(state: VastState, secret: i64) -> None:
    """Take a Secret out of the hand."""
    goblins = state.goblins
    goblins.secrets &= ~bit(secret)
    goblins.secrets_held -= 1
    goblins.secrets_known &= ~bit(secret)
    if goblins.new_secrets >> secret & 1:
        goblins.new_secrets &= ~bit(secret)
        goblins.new_secrets_held -= 1


def thief_killed(state: VastState, loot_drop: i64) -> None:
    """Apply the death of the Thief by the Goblins: Rage falls, then the reward (§21.7, §32.13)."""
    lose_rage(state, 1)
    if loot_drop == 0:
        return
    if not secrets_left(state):
        gain_rage(state, loot_drop)
    elif state.goblins.rage == most_rage(state):
        draw_secrets(state, loot_drop)
    else:
        state.ask(LOOT_BONUS, loot_drop)


def treasure_gained(state: VastState) -> None:
    """Raise Rage for another player's Treasure, if the Eye of Rage was bought (§41.12)."""
    if state.goblins.has_bought(EYE_OF_RAGE):
        gain_rage(state, 1)
