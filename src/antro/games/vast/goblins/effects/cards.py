"""Secrets drawn and lost, and what others' luck brings the Goblins."""

from mypy_extensions import i64

from antro.games.vast.state.state import VastState


def draw_secrets(state: VastState, count: i64) -> None:
    """§20.10 Secrets are drawn; above five, some are discarded."""


def discard_secret(state: VastState) -> None:
    """The Goblins give up a Secret of their choice, if they have one."""


def thief_killed(state: VastState, loot_drop: i64) -> None:
    """§32.13 The Goblins have killed the Thief: as many Secrets, or as much Rage."""


def treasure_gained(state: VastState) -> None:
    """§41.12 Another player has won a Treasure."""
