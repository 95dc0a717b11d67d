"""Attacks that befall Tribes, and those that they make outside of their turn."""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import GOBLINS, TRIBES
from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.goblins.effects.discs import lose_armory
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import gain_rage, lose_rage
from antro.games.vast.goblins.effects.trap import use_trap
from antro.games.vast.goblins.effects.values import is_revealed, strength
from antro.games.vast.goblins.kinds import AMBUSH_WITH
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.state.state import VastState


def hurt_by_knight(state: VastState, tribe: i64) -> None:
    """§14.8 The Knight has beaten a Tribe: it scatters, Rage rises, a Trap is spent."""
    use_trap(state)
    scatter(state, tribe)
    gain_rage(state, 1)


def strike_dragon(state: VastState, tribe: i64) -> None:
    """§21.8, §25.11 A Tribe attacks the Dragon: a Health; it scatters, and Rage falls."""
    hit(state, 1, GOBLINS)
    scatter(state, tribe)
    lose_armory(state, tribe)
    lose_rage(state, 1)


def ask_ambush(state: VastState) -> None:
    """§14.14 The Knight is in an Ambush: the Goblins may attack her, if a Tribe can."""
    if ambushers(state):
        state.ask(AMBUSH_WITH)


def ambushers(state: VastState) -> i64:
    """The Tribes that are hidden or lurk, and are stronger than the Knight: a set."""
    found: i64 = 0
    for tribe in range(TRIBES):
        able = not is_revealed(state, tribe) and state.goblins.population[tribe] > 0
        if able and strength(state, tribe) > knight.strength(state):
            found |= bit(tribe)
    return found


def ambush(state: VastState, tribe: i64) -> None:
    """§14.14 A Tribe attacks from an Ambush: a Health; it scatters, and Rage falls."""
    scatter(state, tribe)
    lose_armory(state, tribe)
    lose_rage(state, 1)
    lose_health(state, 1)
