"""Power cards drawn and given up (§25.9)."""

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


def draw_cards(state: VastState, count: i64) -> None:
    """He draws Power cards."""


def discard_cards(state: VastState, count: i64) -> None:
    """He gives up cards of his choice, as many as he has."""


def win_scale(state: VastState) -> None:
    """§42.1 A Scale is shuffled into his Power cards."""
