"""Attacks on Tribes, and attacks by Tribes in other players' turns."""

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
    """Apply the Knight's attack on a Tribe: it scatters, Rage rises, a Trap is used up (§14.8)."""
    use_trap(state)
    scatter(state, tribe)
    gain_rage(state, 1)


def strike_dragon(state: VastState, tribe: i64) -> None:
    """Attack the Dragon: he loses a Health, the Tribe scatters, and Rage falls (§21.8, §25.11)."""
    hit(state, 1, GOBLINS)
    scatter(state, tribe)
    lose_armory(state, tribe)
    lose_rage(state, 1)


def ask_ambush(state: VastState) -> None:
    """Ask the Goblins for a Tribe that attacks from an Ambush, if one can (§14.14)."""
    if ambushers(state):
        state.ask(AMBUSH_WITH)


def ambushers(state: VastState) -> i64:
    """Return the set of hidden or lurking Tribes that are stronger than the Knight."""
    found: i64 = 0
    for tribe in range(TRIBES):
        able = not is_revealed(state, tribe) and state.goblins.population[tribe] > 0
        if able and strength(state, tribe) > knight.strength(state):
            found |= bit(tribe)
    return found


def ambush(state: VastState, tribe: i64) -> None:
    """Attack from an Ambush: the Knight loses a Health, the Tribe scatters, Rage falls (§14.14)."""
    scatter(state, tribe)
    lose_armory(state, tribe)
    lose_rage(state, 1)
    lose_health(state, 1)
