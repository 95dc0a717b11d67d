"""What happens to him on a square, and by tiles that are turned up."""

from antro.games.vast.state.state import VastState


def prompted(state: VastState) -> None:
    """§25.11 Surfaced, he has entered a square: who is strong enough there attacks him."""


def at_entrance(state: VastState) -> None:
    """§25.1 He has entered the Entrance: surfaced, he has won."""


def revealed_event(state: VastState) -> None:
    """§26.4 He has turned up an Event tile."""
