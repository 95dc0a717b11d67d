"""The numbers of a Tribe as they stand (§20.3), and whether it is on the map (§20.5)."""

from mypy_extensions import i64

from antro.games.vast.printed.roles import FANGS
from antro.games.vast.state.state import VastState


def strength(state: VastState, tribe: i64) -> i64:
    """§20.3 Population and Strength discs, less one at Rage 0."""
    goblins = state.goblins
    malaise: i64 = 1 if goblins.rage == 0 else 0
    return max(0, goblins.population[tribe] + goblins.discs[tribe] - malaise)


def perception(state: VastState, tribe: i64) -> i64:
    """§20.3 Population and one."""
    return state.goblins.population[tribe] + 1


def is_revealed(state: VastState, tribe: i64) -> bool:
    """§20.5 Whether a Tribe stands on a square of the map."""
    return 0 <= state.ground.where[FANGS + tribe] < 73


def is_lurking(state: VastState, tribe: i64) -> bool:
    """§20.5 Whether a Tribe lurks on an open space: it counts as hidden."""
    return state.ground.where[FANGS + tribe] >= 100
