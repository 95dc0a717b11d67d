"""Treasures that the Dragon picks up (§25.7, §26.2)."""

from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import OFF
from antro.games.vast.dragon.effects.waking import can_rouse, rouse
from antro.games.vast.dragon.state import GREED
from antro.games.vast.goblins.effects.cards import treasure_gained
from antro.games.vast.state.state import VastState


def pick_up(state: VastState) -> None:
    """Pick up all Treasure tokens on the Dragon's square, and pay one for Greed (§25.7).

    He also pays one that he already held (§26.9).
    """
    dragon, ground = state.dragon, state.ground
    greedy = dragon.sloth[GREED] > 0
    at = ground.where[DRAGON_PIECE]
    while at != OFF and ground.treasures_on(at):
        ground.take_treasure(at)
        treasure_gained(state)
        if greedy:
            dragon.treasures += 1
        else:
            ground.treasures += 1
    if dragon.treasures and can_rouse(state, GREED):
        dragon.treasures -= 1
        ground.treasures += 1
        rouse(state, GREED)
