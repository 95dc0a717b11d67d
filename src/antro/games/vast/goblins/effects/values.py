"""The current values of a Tribe (§20.3), and its place (§20.5)."""

from typing import Final

from mypy_extensions import i64

from antro.games.vast.components.decks import GOBLIN_RUBY, PET_FROG
from antro.games.vast.components.roles import FANGS
from antro.games.vast.components.squares import LURKING, SQUARES
from antro.games.vast.goblins.effects.discs import strength_discs
from antro.games.vast.goblins.effects.monsters import has_monster
from antro.games.vast.state.state import VastState

FIRE_BOMBER_STRENGTH: Final[i64] = 2


def strength(state: VastState, tribe: i64) -> i64:
    """Return Population plus Strength discs, less one at Rage 0 (§20.3)."""
    return strength_with(state, tribe, state.goblins.population[tribe])


def strength_with(state: VastState, tribe: i64, population: i64) -> i64:
    """Return the Strength that a Tribe would have with another Population."""
    bomber = FIRE_BOMBER_STRENGTH if state.goblins.boosted >> tribe & 1 else 0
    malaise: i64 = 1 if has_malaise(state, tribe) else 0
    return max(0, population + strength_discs(state.goblins, tribe) + bomber - malaise)


def has_malaise(state: VastState, tribe: i64) -> bool:
    """Return True if Rage 0 weakens a Tribe, which the Pet Frog prevents (§20.3, §23.2)."""
    return state.goblins.rage == 0 and not has_monster(state.goblins, tribe, PET_FROG)


def perception(state: VastState, tribe: i64) -> i64:
    """Return Population plus one, less one with a face-up Goblin Ruby (§20.3, §24.5)."""
    ruby: i64 = 1 if state.goblins.has_face_up(GOBLIN_RUBY) else 0
    return max(0, state.goblins.population[tribe] + 1 - ruby)


def is_revealed(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe is on a square of the map (§20.5)."""
    return 0 <= state.ground.where[FANGS + tribe] < SQUARES


def is_lurking(state: VastState, tribe: i64) -> bool:
    """Return True if a Tribe lurks on an open space, which counts as hidden (§20.5)."""
    return state.ground.where[FANGS + tribe] >= LURKING
