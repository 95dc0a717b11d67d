"""Soporific Spores on the Thief (§29.6)."""

from typing import final

from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.kinds import SPORES_UPGRADE


@final
class ThiefSpores(RoleSpores):
    def can_be_affected(self, state: VastState) -> bool:
        """Return True if the Thief has an upgrade to lose."""
        return state.thief.upgrades != 0

    def apply_spores(self, state: VastState) -> None:
        ask_if_open(state, SPORES_UPGRADE)
