"""The numbers of the War card in use (§22.1)."""

from mypy_extensions import i64

from antro.games.vast.goblins.state import TRIBE_NAMES
from antro.games.vast.state.state import VastState


def war_card_number(state: VastState, field: str) -> i64:
    """Return a number of the War card in use."""
    return state.config.war_cards[state.goblins.war].numbers[field]


def discs_for(state: VastState, tribe: i64) -> i64:
    """Return the number of discs that the War card shows for a Tribe."""
    return war_card_number(state, TRIBE_NAMES[tribe])
