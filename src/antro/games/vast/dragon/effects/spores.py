"""Soporific Spores on the Dragon (§29.6)."""

from typing import final

from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.dragon.kinds import SPORES_CUBE
from antro.games.vast.state.state import VastState


@final
class DragonSpores(RoleSpores):
    def can_be_affected(self, state: VastState) -> bool:
        """Return True if a cube on Wakefulness is not locked."""
        return state.dragon.wake > state.dragon.locked

    def apply_spores(self, state: VastState) -> None:
        ask_if_open(state, SPORES_CUBE)
