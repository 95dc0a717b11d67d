"""What happens to him on a square."""

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


def entered(state: VastState, square: i64) -> None:
    """§5.3 Terrain and Flame Wall of a square that he enters, of his own or not."""


def at_entrance(state: VastState) -> None:
    """§32.1 He has entered the Entrance: what he carries is stashed."""


def end_on_magma(state: VastState) -> None:
    """§10.7 His turn ends on Magma."""
