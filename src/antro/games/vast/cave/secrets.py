"""Views of the Cave's hand (§45.2, §45.3)."""

from mypy_extensions import i64

from antro.games.vast.cave.state import HAND, Cave
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import HIDDEN, OFF
from antro.games.vast.state.copies_gen import copy_open_cave


def veil_cave(side: Cave, shown: Cave, viewer: i64) -> None:
    """Hide the tiles of the hand from all roles but the Cave."""
    copy_open_cave(shown, side)
    shown.hand = side.hand[:]
    if viewer == CAVE:
        return
    for place in range(HAND):
        if shown.hand[place] != OFF:
            shown.hand[place] = HIDDEN
