"""What he eats (§26.3)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.dragon.effects.waking import can_rouse, rouse
from antro.games.vast.dragon.state import HUNGER, MOST_EATEN
from antro.games.vast.state.state import VastState

MEAL: Final[i64] = 2  # what a cube of Hunger costs


def eat(state: VastState, amount: i64) -> None:
    """He eats that much Population; enough of it stills his Hunger."""
    state.dragon.eaten = min(MOST_EATEN, state.dragon.eaten + amount)
    digest(state)


def digest(state: VastState) -> None:
    """§26.3 With 2 eaten a cube of Hunger goes to Wakefulness, once in his turn."""
    if state.dragon.eaten >= MEAL and can_rouse(state, HUNGER):
        state.dragon.eaten -= MEAL
        rouse(state, HUNGER)
