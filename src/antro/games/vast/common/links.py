"""Links of kinds to choices and steps of Vast."""

from antro.core.contract.flow import Kind, Link, asks
from antro.core.contract.game import Choice
from antro.games.vast.state.state import VastState

Choices = list[Choice[VastState]]
Links = list[Link[VastState]]


def asks_each(kinds: list[Kind], *choices: Choice[VastState]) -> Links:
    """Link the kinds of all roles to the choices that answer them."""
    return [asks(kind, *choices) for kind in kinds]
