"""Secrets played for one Tribe (§24.2, §24.4, §40.3)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.games.vast.components.decks import (
    BLIND_FURY,
    CAVE_MUSHROOMS,
    FIRE_BOMBER,
    SECRET_TUNNELS,
)
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.state import NO_TRIBE
from antro.games.vast.state.state import VastState


def tribes_at_work(state: VastState, secret: i64) -> i64:
    """Return the Tribes that are active or can still be activated, and profit from a Secret."""
    goblins = state.goblins
    found: i64 = 0
    for tribe in range(TRIBES):
        at_work = goblins.active == tribe or has_activation_left(state, tribe)
        if at_work and goblins.population[tribe] > 0:
            found |= bit(tribe)
    if secret == BLIND_FURY:
        return found & ~goblins.furious
    if secret == FIRE_BOMBER:
        return found & ~goblins.boosted
    return found & revealed_tribes(state) if secret == SECRET_TUNNELS else found


def has_activation_left(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe has an activation left."""
    goblins = state.goblins
    if goblins.mushrooms != NO_TRIBE:
        return goblins.mushrooms == tribe and goblins.activated[tribe] < 3
    return goblins.activated[tribe] == 0


def revealed_tribes(state: VastState) -> i64:
    """Return the set of Tribes on the map."""
    found: i64 = 0
    for tribe in range(TRIBES):
        if is_revealed(state, tribe):
            found |= bit(tribe)
    return found


@final
class ForTribe(OfTribes):
    """The Tribe for a Secret. The argument is the Secret."""

    def __init__(self) -> None:
        super().__init__("for_tribe")

    def tribes(self, state: VastState) -> i64:
        return tribes_at_work(state, state.argument())

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        secret, tribe = state.pop(), move - self.first
        if secret == BLIND_FURY:
            state.goblins.furious |= bit(tribe)
        elif secret == FIRE_BOMBER:
            state.goblins.boosted |= bit(tribe)
        else:
            assert secret == CAVE_MUSHROOMS
            state.goblins.mushrooms = tribe
