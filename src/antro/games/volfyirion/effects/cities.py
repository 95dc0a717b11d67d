"""Troops and Buildings come to Cities and leave them; Cities fall."""

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.game import Seat
from antro.games.volfyirion.effects.ending import finish, others
from antro.games.volfyirion.effects.points import earn_site, give_site
from antro.games.volfyirion.printed.cards import (
    HIRELINGS,
    HOUSE,
    NOTHING,
    TROOPS,
)
from antro.games.volfyirion.printed.sites import LAIR
from antro.games.volfyirion.state.state import AT_HOME, VolfState


def station(state: VolfState, face: i64, site: i64) -> bool:
    """§4.2 A card is put on a City. Tells whether there is one more of its kind now."""
    if TROOPS >> face & 1:
        more = state.troops[site] == NOTHING
        lose_troop(state, site)
        state.troops[site] = face
    else:
        more = state.buildings[site] == NOTHING
        lose_building(state, site)
        state.buildings[site] = face
        state.fired_sites &= ~bit(site)
        give_site(state, lord(state, site), site)
    show_colour(state, site, face, 1)
    return more


def lord(state: VolfState, site: i64) -> Seat:
    """Whose City it is."""
    return Seat(lowest(state.config.lords[site]))


def show_colour(state: VolfState, site: i64, face: i64, more: i64) -> None:
    """§5.2 A card on a City counts for the chains of those whose City it is, or no more."""
    seats = state.config.lords[site]
    while seats:
        state.houses[lowest(seats)].hues[HOUSE[face]] += more
        seats &= seats - 1


def lift_troop(state: VolfState, site: i64) -> i64:
    """A Troop leaves its City."""
    face = state.troops[site]
    state.troops[site] = NOTHING
    show_colour(state, site, face, -1)
    return face


def lose_troop(state: VolfState, site: i64) -> None:
    """A Troop, if there is one, is removed."""
    if state.troops[site] != NOTHING:
        state.removed.add(lift_troop(state, site))


def lose_building(state: VolfState, site: i64) -> None:
    """§4.4 A Building, if there is one, is removed; what it had to give is gained."""
    face = state.buildings[site]
    if face != NOTHING:
        if state.ready_sites >> site & 1:
            earn_site(state, lord(state, site), site)
        state.buildings[site] = NOTHING
        show_colour(state, site, face, -1)
        state.removed.add(face)


def destroy(state: VolfState, site: i64) -> None:
    """§7.1, §9.4, §9.6 A City falls, with all that is on it; its side may have lost by it."""
    lose_troop(state, site)
    lose_building(state, site)
    owner = state.lair_owner if site == LAIR else lord(state, site)
    state.ready_sites &= ~bit(site)
    state.standing &= ~bit(site)
    if state.dragon == site and state.config.homing:
        state.dragon = AT_HOME
    side = state.config.sides[owner]
    if state.realm(side) == 0:
        finish(state, others(state, side))


def storm(state: VolfState) -> None:
    """§7.1, §7.2, §10.2 The attack that was paid for is carried out."""
    site = state.strike
    state.strike = NOTHING
    troop = state.troops[site]
    if troop == NOTHING:
        destroy(state, site)
    elif HIRELINGS >> troop & 1:
        hide(state, lift_troop(state, site))
        destroy(state, site)
    else:
        lose_troop(state, site)


def hide(state: VolfState, face: i64) -> None:
    """§10.2 A card is shuffled into the whole strategy deck; a new top is turned up."""
    market = state.markets[0]
    market.assets.shuffle()
    market.assets.bag.add(face)
    if market.top != NOTHING:
        market.assets.bag.add(market.top)
        market.top = NOTHING
    state.pending += state.config.supplies[0]


def guarded(state: VolfState, sites: i64) -> i64:
    """Those of a set of sites that have a Troop."""
    return taken(state.troops, sites)


def built(state: VolfState, sites: i64) -> i64:
    """Those of a set of sites that have a Building."""
    return taken(state.buildings, sites)


def taken(places: vec[i64], sites: i64) -> i64:
    found: i64 = 0
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        if places[site] != NOTHING:
            found |= bit(site)
    return found
