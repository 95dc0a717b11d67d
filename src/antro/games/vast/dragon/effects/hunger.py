"""Population that the Dragon eats (§26.3)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.dragon.effects.waking import can_rouse, rouse
from antro.games.vast.dragon.state import HUNGER, MOST_EATEN
from antro.games.vast.state.state import VastState

MEAL: Final[i64] = 2  # Population for a cube of Hunger


def eat(state: VastState, amount: i64) -> None:
    """Let the Dragon eat Population, and move a cube of Hunger if it is enough."""
    state.dragon.eaten = min(MOST_EATEN, state.dragon.eaten + amount)
    digest(state)


def digest(state: VastState) -> None:
    """Pay 2 eaten Population to move a cube of Hunger, once in his turn (§26.3)."""
    if state.dragon.eaten >= MEAL and can_rouse(state, HUNGER):
        state.dragon.eaten -= MEAL
        rouse(state, HUNGER)
