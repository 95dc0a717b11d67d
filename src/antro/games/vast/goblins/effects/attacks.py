"""Attacks that befall Tribes, and those that they make outside of their turn."""

from mypy_extensions import i64

from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.rage import gain_rage
from antro.games.vast.goblins.effects.trap import use_trap
from antro.games.vast.state.state import VastState


def hurt_by_knight(state: VastState, tribe: i64) -> None:
    """§14.8 The Knight has beaten a Tribe: it scatters, Rage rises, a Trap is spent."""
    use_trap(state)
    scatter(state, tribe)
    gain_rage(state, 1)


def ask_ambush(state: VastState) -> None:
    """§14.14 The Knight is in an Ambush: the Goblins may attack her, if a Tribe can."""
