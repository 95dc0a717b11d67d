"""§5 What a secondary ability does beside giving points."""

from typing import Final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.games.volfyirion.effects.cities import (
    built,
    guarded,
)
from antro.games.volfyirion.printed.cards import (
    DRAW,
    DRAWS,
    EFFECT,
    MOVE_DRAGON,
    NOTHING,
    REMOVE_BUILDING,
    REMOVE_CARD,
    REMOVE_TROOP,
)
from antro.games.volfyirion.printed.sites import LAIR
from antro.games.volfyirion.state.state import AT_HOME, VolfState
from antro.games.volfyirion.state.strongholds import strides

HOMEWARD: Final[i64] = LAIR + 1  # the number of the way back, after the sites


def bonus(state: VolfState, seat: Seat, face: i64) -> None:
    """§5.6 to §5.10 What a secondary ability does beside giving points."""
    effect = EFFECT[face]
    if effect == DRAW:
        owe(state, seat, DRAWS[face])
    elif effect == REMOVE_CARD:
        ask_removal(state, seat, NOTHING, NOTHING)
    elif effect == REMOVE_TROOP:
        if guarded(state, state.enemy(seat)):
            state.pending.append(state.config.breaking_troop[seat])
    elif effect == REMOVE_BUILDING:
        if built(state, state.enemy(seat)):
            state.pending.append(state.config.breaking_building[seat])
    elif effect == MOVE_DRAGON and reach(state, seat):
        state.pending.append(state.config.sending[seat])


def owe(state: VolfState, seat: Seat, cards: i64) -> None:
    """§3.2, §5.6 Cards are due from a House deck."""
    state.houses[seat].owed += cards
    state.pending.append(state.config.drawing[seat])


def ask_removal(state: VolfState, seat: Seat, fresh: i64, also: i64) -> None:
    """§5.7, §7.7 A player may remove a card; not one of the Wonders that let him."""
    state.fresh[0] = fresh
    state.fresh[1] = also
    state.pending.append(state.config.removing[seat])


def reach(state: VolfState, seat: Seat) -> i64:
    """§8.5, §8.6, §18.9 The set of places to which a card lets a seat move the dragon."""
    if state.config.team:
        return strides(state, seat)
    if state.dragon == AT_HOME:
        return state.enemy(seat)
    if state.dragon < AT_HOME and state.land(seat) >> state.dragon & 1:
        return bit(HOMEWARD)
    return 0
