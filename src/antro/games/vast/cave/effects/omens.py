"""Omens that the Cave gains and loses (§28.4)."""

from mypy_extensions import i64

from antro.games.vast.cave.kinds import COLLECT, GIVE_OMENS
from antro.games.vast.components.squares import SQUARES
from antro.games.vast.state.ground import CRYSTAL_TOKEN
from antro.games.vast.state.state import VastState


def draw_omens(state: VastState, count: i64) -> None:
    """Draw Omens from the bag, as many as there are."""
    state.cave.drawing += count
    state.ask(COLLECT)


def discard_omens(state: VastState, count: i64) -> None:
    """Ask the Cave for Omens to give up, as many as it has."""
    state.cave.giving = min(count, omens_held(state))
    if state.cave.giving:
        state.ask(GIVE_OMENS)


def omens_held(state: VastState) -> i64:
    """Return the number of Omens that the Cave holds."""
    held: i64 = 0
    for number in state.cave.omens:
        held += number
    return held


def omens_due(state: VastState) -> i64:
    """Return the number of Omens to collect, by Treasure and Crystal tokens (§28.4)."""
    ground = state.ground
    tokens = state.thief.treasures
    for square in range(SQUARES):
        tokens += ground.treasures_on(square)
        if ground.has(square, CRYSTAL_TOKEN):
            tokens += 1
    table = state.config.tracks["cave.omens"]
    return table[min(tokens, len(table) - 1)]
