"""Links of question kinds to the choices and steps of Vast."""

from antro.core.contract.flow import Kind, Link, asks
from antro.core.contract.game import Choice
from antro.games.vast.state.state import VastState

Choices = list[Choice[VastState]]
Links = list[Link[VastState]]


def asks_each(kinds: list[Kind], *choices: Choice[VastState]) -> Links:
    """Link one question kind per role to the choices that answer it."""
    return [asks(kind, *choices) for kind in kinds]
