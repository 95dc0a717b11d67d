"""§29.6 Soporific Spores: whom they can put to sleep."""

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

SPORES: Final[list[RoleSpores]] = [  # by role; the Cave never sleeps
    KnightSpores(),
    GoblinsSpores(),
    DragonSpores(),
    RoleSpores(),
    ThiefSpores(),
]


def sleepers(state: VastState) -> i64:
    """The roles that Spores have an effect on: a set."""
    found: i64 = 0
    for role in range(ROLE_COUNT):
        if state.plays(role) and SPORES[role].can_sleep(state):
            found |= bit(role)
    return found
