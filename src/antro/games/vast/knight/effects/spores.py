"""Soporific Spores on the Knight (§29.6)."""

from typing import final

from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.state.state import VastState


@final
class KnightSpores(RoleSpores):
    def can_be_affected(self, state: VastState) -> bool:
        return state.knight.grit > 0 and not state.knight.dead

    def apply_spores(self, state: VastState) -> None:
        lose_grit(state, 5)
