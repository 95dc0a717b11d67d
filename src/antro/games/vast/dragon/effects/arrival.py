"""Effects of squares that the Dragon enters, and of tiles that he reveals."""

from antro.games.vast.common.victory import has_resigned, win
from antro.games.vast.components.roles import (
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT,
    KNIGHT_PIECE,
    TRIBES,
)
from antro.games.vast.dragon.effects.values import armor
from antro.games.vast.dragon.effects.waking import rouse
from antro.games.vast.dragon.state import PRIDE_EVENT
from antro.games.vast.goblins.effects.attacks import strike_dragon
from antro.games.vast.goblins.effects.values import strength
from antro.games.vast.knight.effects.strikes import attack_entering_dragon
from antro.games.vast.state.state import VastState


def provoke_attacks(state: VastState) -> None:
    """Let the pieces on a square attack the surfaced Dragon who entered it (§25.11).

    Only pieces that are strong enough attack. Pieces of resigned players do not (§46.2).
    """
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    if ground.where[KNIGHT_PIECE] == at and not has_resigned(state, KNIGHT):
        attack_entering_dragon(state)
    if not state.config.variant.ash_dragon:
        return
    for tribe in range(TRIBES):
        here = ground.where[FANGS + tribe] == at and not has_resigned(state, GOBLINS)
        if here and strength(state, tribe) > armor(state):
            strike_dragon(state, tribe)


def at_entrance(state: VastState) -> None:
    """Win the game if the surfaced Dragon has entered the Entrance (§25.1)."""
    if state.dragon.surfaced:
        win(state, DRAGON, "25.1")


def revealed_event(state: VastState) -> None:
    """Move a cube of Pride for an Event tile that the Dragon revealed (§26.4)."""
    rouse(state, PRIDE_EVENT)
