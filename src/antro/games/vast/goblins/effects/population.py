"""Population lost, and Tribes that scatter or hide (§20.12)."""

from mypy_extensions import i64

from antro.games.vast.printed.roles import FANGS
from antro.games.vast.printed.squares import OFF
from antro.games.vast.state.state import VastState


def hide(state: VastState, tribe: i64) -> None:
    """A Tribe goes back to the board; nothing is lost."""
    state.ground.where[FANGS + tribe] = OFF


def scatter(state: VastState, tribe: i64) -> i64:
    """§20.12 A Tribe goes back to the board with less Population. Returns what it lost."""
    hide(state, tribe)
    lost = min(2, state.goblins.population[tribe])
    state.goblins.population[tribe] -= lost
    return lost


def lose_population(state: VastState, tribe: i64, amount: i64) -> i64:
    """A Tribe loses Population, and is off the map at 0. Returns what it lost."""
    lost = min(amount, state.goblins.population[tribe])
    state.goblins.population[tribe] -= lost
    if state.goblins.population[tribe] == 0:
        hide(state, tribe)
    return lost
