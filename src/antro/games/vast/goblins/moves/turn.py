"""The turn of the Goblins (§20.6): War card, Monsters, Secrets, then each Tribe."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat
from antro.games.vast.common.role_turn import RoleTurn
from antro.games.vast.components.roles import TRIBES
from antro.games.vast.goblins.effects.arrival import end_on_magma
from antro.games.vast.goblins.effects.drawing import draw_war_cards
from antro.games.vast.goblins.effects.values import is_lurking, is_revealed
from antro.games.vast.goblins.kinds import EMERGE, GOBLINS_TURN, TRIBE
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.state import NO_CARD, NO_TRIBE
from antro.games.vast.state.state import VastState

MUSHROOM_ACTIVATIONS: Final[i64] = 3


@final
class GoblinsTurn(RoleTurn):
    def begin(self, state: VastState) -> None:
        """Raise Rage 0 to 1, draw War cards, and activate Tribes afterwards (§20.7)."""
        goblins = state.goblins
        goblins.clear_turn()
        goblins.hexed = 0
        goblins.rage = max(1, goblins.rage)
        state.ask(GOBLINS_TURN)
        draw_war_cards(state)

    def end(self, state: VastState) -> None:
        """Reduce Tribes on Magma to 0, and shuffle the War cards (§10.7, §22.2)."""
        goblins = state.goblins
        goblins.clear_turn()
        goblins.war = NO_CARD
        for tribe in range(TRIBES):
            end_on_magma(state, tribe)

    def skip_turn(self, state: VastState) -> None:
        """End a Hex on the Thief (§24.6)."""
        state.goblins.hexed = 0

    def tiles_when_alone(self, state: VastState) -> i64:
        """Return the Population of the largest Tribe (§33.4)."""
        population = state.goblins.population
        return max(population[0], population[1], population[2])


@final
class Activate(OfTribes):
    """Activate a Tribe. A hidden one can always Reveal or lurk (§20.11)."""

    def __init__(self) -> None:
        super().__init__("activate")

    def tribes(self, state: VastState) -> i64:
        found: i64 = 0
        for tribe in range(TRIBES):
            if may_activate(state, tribe):
                found |= bit(tribe)
        return found

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        goblins, tribe = state.goblins, move - self.first
        goblins.activated[tribe] += 1
        goblins.active = tribe
        goblins.stirred = 0
        goblins.may_walk = 1
        goblins.halted = 0
        goblins.flared = 0
        goblins.wormed = 0
        goblins.stepped_out = 0
        goblins.must_attack = 0
        on_map = is_revealed(state, tribe) or is_lurking(state, tribe)
        state.ask(TRIBE if on_map else EMERGE)


def may_activate(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe has an activation left, and Population (§20.11, §40.3)."""
    goblins = state.goblins
    if goblins.population[tribe] == 0:
        return False
    if goblins.mushrooms != NO_TRIBE:
        return goblins.mushrooms == tribe and goblins.activated[tribe] < MUSHROOM_ACTIVATIONS
    return goblins.activated[tribe] == 0


@final
class EndGoblinsTurn(SingleMove[VastState]):
    word = "end_goblins_turn"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
