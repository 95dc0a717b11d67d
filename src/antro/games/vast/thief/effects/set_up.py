"""Setting up the Thief (§30.2)."""

from antro.games.vast.components.decks import WARLOCKS_WAND
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.kinds import DEAL_UPGRADE
from antro.games.vast.thief.state import MOST_LOOT_DROP


def set_up(state: VastState) -> None:
    """Set Loot Drop to 3, and perhaps deal an upgrade card. The piece is not on the map yet."""
    state.thief.loot_drop = MOST_LOOT_DROP
    if state.config.variant.upgrade_cards:
        state.thief.charges = state.config.upgrade_cards[WARLOCKS_WAND].numbers["charges"]
        state.ask(DEAL_UPGRADE)
