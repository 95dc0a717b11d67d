"""Soporific Spores on the Goblins (§29.6)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.kinds import SPORES_TRIBE
from antro.games.vast.state.state import VastState


@final
class GoblinsSpores(RoleSpores):
    def can_be_affected(self, state: VastState) -> bool:
        return tribes_to_cut(state) != 0

    def apply_spores(self, state: VastState) -> None:
        ask_if_open(state, SPORES_TRIBE)


def tribes_to_cut(state: VastState) -> i64:
    """Return the set of Tribes with more than one Population, hidden or not."""
    found: i64 = 0
    for tribe in range(TRIBES):
        if state.goblins.population[tribe] > 1:
            found |= bit(tribe)
    return found


def reduce_to_one(state: VastState, tribe: i64) -> None:
    """Reduce a Tribe to one Population, and raise Rage."""
    lose_population(state, tribe, state.goblins.population[tribe] - 1)
    gain_rage(state, 1)
