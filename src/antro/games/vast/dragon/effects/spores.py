"""§29.6 Soporific Spores on him."""

from typing import final

from antro.games.vast.common.role_spores import RoleSpores
from antro.games.vast.common.single_answers import ask_if_open
from antro.games.vast.dragon.kinds import SPORES_CUBE
from antro.games.vast.state.state import VastState


@final
class DragonSpores(RoleSpores):
    def can_sleep(self, state: VastState) -> bool:
        """Whether a cube can go back, locked ones apart."""
        return state.dragon.wake > state.dragon.locked

    def put_to_sleep(self, state: VastState) -> None:
        """A cube goes back from Wakefulness to a box of his choice."""
        ask_if_open(state, SPORES_CUBE)
