"""§29.6 Soporific Spores on the Goblins."""

from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.state.state import VastState


def can_be_put_to_sleep(state: VastState) -> bool:
    """Whether some Tribe has Population to lose."""
    return max(state.goblins.population) > 1


def put_to_sleep(state: VastState) -> None:
    """A Tribe of their choice is cut to one; Rage rises."""
    gain_rage(state, 1)
