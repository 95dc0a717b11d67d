"""§29.6 Soporific Spores on him."""

from antro.games.vast.asking import ask_if_open
from antro.games.vast.state.state import VastState


def can_be_put_to_sleep(state: VastState) -> bool:
    """Whether he has an upgrade to lose."""
    return state.thief.upgrades != 0


def put_to_sleep(state: VastState) -> None:
    """He loses an upgrade of his choice; the token stays stashed."""
    ask_if_open(state, state.config.asks.thief.spores)
