"""Soporific Spores: the roles that they affect (§29.6)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.components.roles import ROLE_COUNT
from antro.games.vast.dragon.effects.spores import DragonSpores
from antro.games.vast.goblins.effects.spores import GoblinsSpores
from antro.games.vast.knight.effects.spores import KnightSpores
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.spores import ThiefSpores

SPORES: Final[list[RoleSpores]] = [  # by role; they do not affect the Cave
    KnightSpores(),
    GoblinsSpores(),
    DragonSpores(),
    RoleSpores(),
    ThiefSpores(),
]


def spores_targets(state: VastState) -> i64:
    """Return the set of roles that Spores would affect."""
    found: i64 = 0
    for role in range(ROLE_COUNT):
        if state.plays(role) and SPORES[role].can_be_affected(state):
            found |= bit(role)
    return found
