"""Strongholds, and the dragon's places between two teams (§18). Plain questions, no rules."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import DEFENCE, NOTHING
from antro.games.volfyirion.state.state import AT_HOME, DEFEATED, LAIR_OF, VolfState

LAIRS: Final[i64] = 6  # places for the dragon: three strongholds of each team, then the two Lairs
WONDER_SURCHARGE: Final[i64] = 2  # §18.10


def team_of(stronghold: i64) -> i64:
    """Return the side that owns a Stronghold."""
    return stronghold // 3


def stands(state: VolfState, stronghold: i64) -> bool:
    """Return True if a Stronghold is not destroyed."""
    return state.sites.standing & state.config.strongholds[stronghold] != 0


def siege_price(state: VolfState, stronghold: i64) -> i64:
    """Return the price of an attack: the Defence of the Cities and all Troops (§18.7)."""
    value: i64 = 0
    sites = state.config.strongholds[stronghold]
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        value += state.config.defence[site]
        if state.sites.troops[site] != NOTHING:
            value += DEFENCE[state.sites.troops[site]]
    return value


def dragon_place(state: VolfState) -> i64:
    """Return the place of the dragon, or NOTHING if it is outside or defeated."""
    if state.dragon >= AT_HOME:
        return NOTHING
    if state.dragon >= LAIR_OF:
        return LAIRS + state.dragon - LAIR_OF
    return stronghold_of(state, state.dragon)


def stronghold_of(state: VolfState, site: i64) -> i64:
    """Return the Stronghold of a City, or NOTHING if it has none."""
    for stronghold in range(LAIRS):
        if state.config.strongholds[stronghold] >> site & 1:
            return stronghold
    return NOTHING


def move_dragon(state: VolfState, place: i64) -> None:
    """Move the dragon to a Stronghold or a Lair."""
    if place >= LAIRS:
        state.dragon = LAIR_OF + place - LAIRS
    else:
        state.dragon = lowest(state.config.strongholds[place])


def dragon_steps(state: VolfState, seat: Seat) -> i64:
    """Return the places that the dragon can reach in one step (§18.9).

    From an enemy Stronghold there is none. From any other place the enemy Lair comes first.
    """
    if state.dragon == DEFEATED:
        return 0
    team, at = state.config.sides[seat], dragon_place(state)
    enemys_lair = LAIRS + 1 - team
    if at == enemys_lair:
        return targets(state, seat)
    besieging = at != NOTHING and at < LAIRS and team_of(at) != team
    return 0 if besieging else bit(enemys_lair)


def targets(state: VolfState, seat: Seat) -> i64:
    """Return the standing enemy Strongholds, without the one where the dragon is."""
    found: i64 = 0
    for stronghold in range(LAIRS):
        enemys = team_of(stronghold) != state.config.sides[seat]
        if enemys and stands(state, stronghold) and dragon_place(state) != stronghold:
            found |= bit(stronghold)
    return found


def wonder_surcharge(state: VolfState, seat: Seat) -> i64:
    """Return the extra price of Wonders while the dragon is on the seat's Lair (§18.10)."""
    return WONDER_SURCHARGE if state.dragon == LAIR_OF + state.config.sides[seat] else 0
