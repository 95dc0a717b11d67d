"""What happens to a Tribe on a square."""

from mypy_extensions import i64

from antro.games.vast.printed.roles import FANGS
from antro.games.vast.state.state import VastState


def entered(state: VastState, tribe: i64, square: i64) -> None:
    """§5.3 Terrain and Flame Wall of a square that a Tribe enters, of its own or not."""


def covered(state: VastState, tribe: i64, square: i64) -> None:
    """§21.13 A tile has come to where a Tribe lurks: it is revealed there."""
    state.ground.where[FANGS + tribe] = square


def end_on_magma(state: VastState, tribe: i64) -> None:
    """§10.7 The Goblins' turn ends with a Tribe on Magma."""


def meat_gone(state: VastState) -> None:
    """§40.4 The square under the disc of Meat! has gone."""
