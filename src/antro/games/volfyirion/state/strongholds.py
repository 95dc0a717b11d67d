"""§18 Strongholds, and where the dragon goes between two teams. Plain questions about a state."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import DEFENCE, NOTHING
from antro.games.volfyirion.state.state import AT_HOME, DEFEATED, LAIR_OF, VolfState

LAIRS: Final[i64] = 6  # places for the dragon: three strongholds of each team, then the two Lairs
WONDER_SURCHARGE: Final[i64] = 2  # §18.10


def team_of(stronghold: i64) -> i64:
    """The side whose stronghold it is."""
    return stronghold // 3


def stands(state: VolfState, stronghold: i64) -> bool:
    """Whether it is not destroyed."""
    return state.sites.standing & state.config.strongholds[stronghold] != 0


def siege_price(state: VolfState, stronghold: i64) -> i64:
    """§18.7 What an attack costs: its Cities, and all Troops on it."""
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
    """The place where the dragon is; NOTHING, when outside or defeated."""
    if state.dragon >= AT_HOME:
        return NOTHING
    if state.dragon >= LAIR_OF:
        return LAIRS + state.dragon - LAIR_OF
    return stronghold_of(state, state.dragon)


def stronghold_of(state: VolfState, site: i64) -> i64:
    """The stronghold that a City is part of; NOTHING, if it is of none."""
    for stronghold in range(LAIRS):
        if state.config.strongholds[stronghold] >> site & 1:
            return stronghold
    return NOTHING


def move_dragon(state: VolfState, place: i64) -> None:
    """The dragon goes to a place: a stronghold, or a Lair."""
    if place >= LAIRS:
        state.dragon = LAIR_OF + place - LAIRS
    else:
        state.dragon = lowest(state.config.strongholds[place])


def dragon_steps(state: VolfState, seat: Seat) -> i64:
    """§18.9 The set of places that one step of the dragon leads to.

    From an enemy stronghold there is none; from wherever else, the enemy's Lair comes first.
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
    """The set of enemy strongholds that stand, but for one where the dragon is."""
    found: i64 = 0
    for stronghold in range(LAIRS):
        enemys = team_of(stronghold) != state.config.sides[seat]
        if enemys and stands(state, stronghold) and dragon_place(state) != stronghold:
            found |= bit(stronghold)
    return found


def wonder_surcharge(state: VolfState, seat: Seat) -> i64:
    """§18.10 What a Wonder costs more while the dragon sits on your Lair."""
    return WONDER_SURCHARGE if state.dragon == LAIR_OF + state.config.sides[seat] else 0
