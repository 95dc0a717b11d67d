"""§29.6 Soporific Spores on the Goblins."""

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
    def can_sleep(self, state: VastState) -> bool:
        """Whether some Tribe has Population to lose."""
        return tribes_to_cut(state) != 0

    def put_to_sleep(self, state: VastState) -> None:
        """A Tribe of their choice is cut to one; Rage rises."""
        ask_if_open(state, SPORES_TRIBE)


def tribes_to_cut(state: VastState) -> i64:
    """The Tribes with more than one Population, hidden or not: a set."""
    found: i64 = 0
    for tribe in range(TRIBES):
        if state.goblins.population[tribe] > 1:
            found |= bit(tribe)
    return found


def cut(state: VastState, tribe: i64) -> None:
    """A Tribe is cut to one Population; Rage rises."""
    lose_population(state, tribe, state.goblins.population[tribe] - 1)
    gain_rage(state, 1)
