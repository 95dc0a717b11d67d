"""What happens to him on a square, and by tiles that he turns up."""

from antro.games.vast.common.victory import gave_up, win
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
from antro.games.vast.knight.effects.strikes import strikes_dragon
from antro.games.vast.state.state import VastState


def prompted(state: VastState) -> None:
    """§25.11 Surfaced, he has entered a square: who is strong enough there attacks him.

    Those who gave up do not (§46.2).
    """
    ground = state.ground
    at = ground.where[DRAGON_PIECE]
    if ground.where[KNIGHT_PIECE] == at and not gave_up(state, KNIGHT):
        strikes_dragon(state)
    if not state.config.variant.ash_dragon:
        return
    for tribe in range(TRIBES):
        here = ground.where[FANGS + tribe] == at and not gave_up(state, GOBLINS)
        if here and strength(state, tribe) > armor(state):
            strike_dragon(state, tribe)


def at_entrance(state: VastState) -> None:
    """§25.1 He has entered the Entrance: surfaced, he has won."""
    if state.dragon.surfaced:
        win(state, DRAGON, "25.1")


def revealed_event(state: VastState) -> None:
    """§26.4 He has turned up an Event tile: Pride, if that box has a cube."""
    rouse(state, PRIDE_EVENT)
