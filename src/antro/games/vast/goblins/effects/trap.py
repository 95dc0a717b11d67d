"""§24.11 Trap: it lies face up until a Tribe is attacked, or a power of the Dragon comes."""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.games.vast.goblins.effects.values import strength
from antro.games.vast.printed.decks import TRAP
from antro.games.vast.state.state import VastState


def defence(state: VastState, tribe: i64) -> i64:
    """The Strength of a Tribe that the Knight attacks."""
    return strength(state, tribe) + (1 if state.goblins.face_up >> TRAP & 1 else 0)


def use_trap(state: VastState) -> None:
    """A Tribe was attacked, hit or not: the Trap, if there is one, is discarded."""
    if state.goblins.face_up >> TRAP & 1:
        state.goblins.face_up &= ~bit(TRAP)
        state.goblins.secret_discards |= bit(TRAP)
