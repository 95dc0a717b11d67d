"""What happens to cards and Cities, whichever choice of the rulebook makes it happen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.game import Seat
from antro.games.volfyirion.cards import (
    DRAW,
    DRAWS,
    EFFECT,
    HIRELINGS,
    HOUSE,
    MOVE_DRAGON,
    NOTHING,
    REMOVE_BUILDING,
    REMOVE_CARD,
    REMOVE_TROOP,
    TROOPS,
    WONDERS,
)
from antro.games.volfyirion.house import House
from antro.games.volfyirion.modes import LAIR
from antro.games.volfyirion.piles import ALL
from antro.games.volfyirion.points import earn, earn_site, give, give_site
from antro.games.volfyirion.state import AT_HOME, OVER, VolfState
from antro.games.volfyirion.strongholds import strides


def enter(state: VolfState, seat: Seat, face: i64) -> None:
    """§4.1 A card comes into the playing area."""
    come(state.houses[seat], face)
    give(state, seat, face)


def come(house: House, face: i64) -> None:
    """A card lies in the playing area, and shows its colour."""
    house.played.add(face)
    house.hues[HOUSE[face]] += 1


def leave(state: VolfState, seat: Seat, face: i64) -> None:
    """§4.4 A card of the playing area goes; what it had to give is gained.

    Of two copies, one that has been used goes first.
    """
    house = state.houses[seat]
    if house.ready.counts[face] == house.played.counts[face]:
        house.ready.take(face)
        earn(state, seat, face)
    if house.fired.counts[face]:
        house.fired.take(face)
    house.played.take(face)
    house.hues[HOUSE[face]] -= 1


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
    count(state, site, face, 1)
    return more


def lord(state: VolfState, site: i64) -> Seat:
    """Whose City it is."""
    return Seat(lowest(state.config.lords[site]))


def count(state: VolfState, site: i64, face: i64, more: i64) -> None:
    """§5.2 A card on a City counts for the chains of those whose City it is, or no more."""
    seats = state.config.lords[site]
    while seats:
        state.houses[lowest(seats)].hues[HOUSE[face]] += more
        seats &= seats - 1


def lift_troop(state: VolfState, site: i64) -> i64:
    """A Troop leaves its City."""
    face = state.troops[site]
    state.troops[site] = NOTHING
    count(state, site, face, -1)
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
        count(state, site, face, -1)
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


def others(state: VolfState, side: i64) -> i64:
    """The set of seats that are not of this side."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if state.config.sides[seat] != side:
            found |= bit(seat)
    return found


def finish(state: VolfState, winners: i64) -> None:
    """The game is over, whatever was asked."""
    state.phase = OVER
    state.winners = winners
    state.pending = state.config.ended[:]


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


# The dragon's cards


def rouse(state: VolfState) -> None:
    """§17.5 A discard pile was shuffled: the dragon wakes."""
    for rage in state.rages:
        rage.awake = 1


def enrage(state: VolfState) -> None:
    """§17.3 The top card of the strategy deck goes unseen to the rage pile."""
    for _rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose():
            stock.held += 1
        restock(state)


def restock(state: VolfState) -> None:
    """§17.4 A strategy deck that has run out is made anew of what was set aside."""
    for rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose() == 0:
            rage.aside.pour(stock.bag, ALL)
            stock.shuffle()


# Bonuses


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


def reach(state: VolfState, seat: Seat) -> i64:
    """§8.5, §8.6, §18.9 The set of places to which a card lets a seat move the dragon."""
    if state.config.team:
        return strides(state, seat)
    if state.dragon == AT_HOME:
        return state.enemy(seat)
    if state.dragon < AT_HOME and state.land(seat) >> state.dragon & 1:
        return bit(HOMEWARD)
    return 0


HOMEWARD: Final[i64] = LAIR + 1  # the number of the way back, after the sites


def wonders_in_play(state: VolfState) -> i64:
    """§14.7 On both sides, sealed ones included."""
    found: i64 = 0
    for house in state.houses:
        found += house.sealed.size
        left = house.played.faces & WONDERS
        while left:
            found += house.played.counts[lowest(left)]
            left &= left - 1
    return found


def total(members: i64) -> i64:
    """How many members a set has."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found
