"""Attacks on him, and his death (§32.11 to §32.13)."""

from mypy_extensions import i64

from antro.games.vast.printed.roles import THIEF_PIECE
from antro.games.vast.printed.squares import OFF
from antro.games.vast.state.state import VastState


def attack(state: VastState, by: i64) -> None:
    """§32.11 He is attacked by a role, and dies unless he evades: ``thief.evaded`` tells."""
    kill(state, by)


def kill(state: VastState, by: i64) -> None:
    """§32.12 He is off the map, and his loot lies where he stood; *by* has the bonus."""
    state.ground.where[THIEF_PIECE] = OFF
