"""§29.6 Soporific Spores on her."""

from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.state.state import VastState


def can_be_put_to_sleep(state: VastState) -> bool:
    """Whether Spores would do anything to her."""
    return state.knight.grit > 0 and not state.knight.dead


def put_to_sleep(state: VastState) -> None:
    """Spores take five Grit."""
    lose_grit(state, 5)
