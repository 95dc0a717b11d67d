"""Attacks that befall Tribes, and those that they make outside of their turn."""

from mypy_extensions import i64

from antro.games.vast.dragon.effects.health import hit
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import gain_rage, lose_rage
from antro.games.vast.goblins.effects.trap import use_trap
from antro.games.vast.printed.roles import GOBLINS
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
    lose_rage(state, 1)
