"""The Mighty Axe: its cube pays for a second hit on the Dragon (§17.6).

Its Strength is part of ``values.strength``.
"""

from antro.games.vast.components.decks import MIGHTY_AXE
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.knight.effects.cubes import can_discard, move_cube
from antro.games.vast.knight.effects.values import works
from antro.games.vast.knight.kinds import AXE
from antro.games.vast.knight.state import DISCARDED, ON_TREASURE
from antro.games.vast.state.state import VastState


def can_blow(state: VastState) -> bool:
    """Return True if the Axe works and its cube may be discarded."""
    return works(state, MIGHTY_AXE) != 0 and can_discard(state)


def ask_for_blow(state: VastState) -> None:
    """Ask the Knight for a second blow after a hit."""
    if can_blow(state):
        state.ask(AXE)


def blow(state: VastState) -> None:
    """Discard the cube for another Health of the Dragon."""
    move_cube(state.knight, ON_TREASURE + MIGHTY_AXE, DISCARDED)
    hit(state, 1, KNIGHT)
