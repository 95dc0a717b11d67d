"""Hiding Spots: a hidden Tribe attacks the Knight at a Lit Ambush tile (§24.7)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.games.vast.components.roles import KNIGHT_PIECE, TRIBES
from antro.games.vast.components.squares import OFF
from antro.games.vast.components.tiles import AMBUSH
from antro.games.vast.goblins.effects.discs import lose_armory
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import lose_rage
from antro.games.vast.goblins.effects.values import is_revealed
from antro.games.vast.goblins.moves.base import OfTribes
from antro.games.vast.goblins.moves.secrets.for_tribe import has_activation_left
from antro.games.vast.goblins.state import FANGS_TRIBE
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.map.visibility.squares import is_lit_of_type
from antro.games.vast.map.visibility.steps import in_forest
from antro.games.vast.state.state import VastState


def tribes_in_hiding(state: VastState) -> i64:
    """Return the hidden Tribes that can attack, if the Knight is near a Lit Ambush tile."""
    found: i64 = 0
    if not is_knight_near_ambush(state):
        return 0
    for tribe in range(TRIBES):
        able = not is_revealed(state, tribe) and state.goblins.population[tribe] > 0
        able = able and has_activation_left(state, tribe) and tribe != state.goblins.active
        if able and bare_strength(state, tribe) > knight.strength(state):
            found |= bit(tribe)
    return found


def is_knight_near_ambush(state: VastState) -> bool:
    """Return True if the Knight is on or next to a Lit Ambush tile, outside the Forest."""
    ground = state.ground
    at = ground.where[KNIGHT_PIECE]
    if at == OFF or in_forest(ground, KNIGHT_PIECE):
        return False
    if is_lit_of_type(state, at, AMBUSH):
        return True
    for way in range(i64(4)):
        beside = ground.next(at, way)
        if beside != OFF and is_lit_of_type(state, beside, AMBUSH):
            return True
    return False


def bare_strength(state: VastState, tribe: i64) -> i64:
    """Return Population, Fangs' own disc and Malaise, without Monsters and Secrets."""
    own: i64 = 1 if tribe == FANGS_TRIBE else 0
    malaise: i64 = 1 if state.goblins.rage == 0 else 0
    return max(0, state.goblins.population[tribe] + own - malaise)


@final
class FromHiding(OfTribes):
    """The Tribe that attacks. Its activation is used, it scatters, and Rage falls.

    An Armory disc does not help it and is lost (§41.6).
    """

    def __init__(self) -> None:
        super().__init__("attack_from_hiding")

    def tribes(self, state: VastState) -> i64:
        return tribes_in_hiding(state)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        tribe = move - self.first
        state.goblins.activated[tribe] += 1
        scatter(state, tribe)
        lose_armory(state, tribe)
        lose_rage(state, 1)
        lose_health(state, 1)
