"""Setting up the Knight (§13.2)."""

from mypy_extensions import i64

from antro.core.contract.bits import count
from antro.games.vast.components.roles import GOBLINS, KNIGHT_PIECE
from antro.games.vast.knight.effects.events import refill_events
from antro.games.vast.knight.kinds import DEAL_SIDEQUEST
from antro.games.vast.knight.state import THRESHOLDS, UNPLACED
from antro.games.vast.state.state import VastState


def set_up(state: VastState) -> None:
    """Set up the board, the decks, and the piece on the Entrance. Chance deals the cards."""
    knight, variant = state.knight, state.config.variant
    knight.health = variant.knight_health
    knight.most_health = max(7, variant.knight_health)
    knight.cubes[UNPLACED] = 2
    knight.track = 2 ** len(THRESHOLDS) - 1
    knight.bombs = 3
    state.ground.where[KNIGHT_PIECE] = state.ground.entrance
    lay_decks(state)
    refill_events(state)
    state.ask(DEAL_SIDEQUEST)


def lay_decks(state: VastState) -> None:
    """Fill the decks of Sidequests, Treasures, Events, and Monsters of an Infestation (§2.5)."""
    knight, config = state.knight, state.config
    knight.sidequest_deck = config.variant.sidequests
    if not state.plays(GOBLINS):  # §19.1
        state.goblins.monster_deck = config.variant.monsters
    knight.treasure_deck = config.variant.treasures
    knight.treasures_left = count(knight.treasure_deck)
    for kind in range(i64(len(config.events))):
        if config.variant.events >> kind & 1:
            knight.event_deck[kind] = config.events[kind].numbers["copies"]
            knight.events_left += knight.event_deck[kind]
