"""The effects of secondary abilities, besides points (§5)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat
from antro.games.volfyirion import kinds
from antro.games.volfyirion.components.cards import (
    DRAW,
    DRAWS,
    EFFECT,
    MOVE_DRAGON,
    NOTHING,
    REMOVE_BUILDING,
    REMOVE_CARD,
    REMOVE_TROOP,
)
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.state.state import AT_HOME, VolfState
from antro.games.volfyirion.state.strongholds import dragon_steps

HOMEWARD: Final[i64] = LAIR + 1  # the number of the way back, after the sites


def bonus(state: VolfState, seat: Seat, face: i64) -> None:
    """Carry out the effect of a secondary ability (§5.6 to §5.10)."""
    effect = EFFECT[face]
    if effect == DRAW:
        owe_cards(state, seat, DRAWS[face])
    elif effect == REMOVE_CARD:
        ask_removal(state, seat, NOTHING, NOTHING)
    elif effect == REMOVE_TROOP:
        if state.sites.guarded(state.enemy_sites(seat)):
            state.ask(kinds.BREAK_TROOP, seat)
    elif effect == REMOVE_BUILDING:
        if state.sites.built(state.enemy_sites(seat)):
            state.ask(kinds.BREAK_BUILDING, seat)
    elif effect == MOVE_DRAGON and dragon_reach(state, seat):
        state.ask(kinds.SEND, seat)


def owe_cards(state: VolfState, seat: Seat, cards: i64) -> None:
    """Have a seat draw cards from its House deck (§3.2, §5.6)."""
    state.houses[seat].owed += cards
    state.ask(kinds.DRAW_CARDS, seat)


def ask_removal(state: VolfState, seat: Seat, fresh: i64, also: i64) -> None:
    """Let a player remove a card, but not the Wonders that allow it (§5.7, §7.7)."""
    state.unresolved.acquired[0] = fresh
    state.unresolved.acquired[1] = also
    state.ask(kinds.REMOVE, seat)


def ask_wonder_removal(state: VolfState, seat: Seat, fresh: i64) -> None:
    """Let a player, or the ally, remove a card for a new Wonder (§7.7, §18.6)."""
    state.unresolved.acquired[0] = fresh
    state.unresolved.acquired[1] = NOTHING
    state.ask(kinds.REMOVE_FOR_WONDER if state.config.team else kinds.REMOVE, seat)


def dragon_reach(state: VolfState, seat: Seat) -> i64:
    """Return the places that a card lets a seat move the dragon to (§8.5, §8.6, §18.9)."""
    if state.config.team:
        return dragon_steps(state, seat)
    if state.dragon == AT_HOME:
        return state.enemy_sites(seat)
    if state.dragon < AT_HOME and state.own_sites(seat) >> state.dragon & 1:
        return bit(HOMEWARD)
    return 0
