"""The points of cards in play, and chains that work (§4.3, §5.2, §5.3)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import (
    BATTLE,
    GAIN,
    GIVING,
    HOUSE,
    MAIN,
    NEEDS,
    NOTHING,
    PLAIN_CHAINS,
)
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.state.state import VolfState

LAIR_INCOME: Final[i64] = 4  # §7.11
KINDS: Final[i64] = 3  # of points


def earn_main(state: VolfState, seat: Seat, face: i64) -> None:
    """Give a seat the points of a card's main ability (§4.3)."""
    for kind in range(KINDS):
        state.award(seat, kind, MAIN[kind][face])


def earn_secondary(state: VolfState, seat: Seat, face: i64) -> None:
    """Give a seat the points of a card's secondary ability."""
    for kind in range(KINDS):
        state.award(seat, kind, GAIN[kind][face])


def earn_site(state: VolfState, seat: Seat, site: i64) -> None:
    """Give a seat the points of a Building or of the Lair (§4.3, §7.11)."""
    state.turn.ready_sites &= ~bit(site)
    if site == LAIR:
        state.award(seat, BATTLE, LAIR_INCOME)
    else:
        earn_main(state, seat, state.sites.buildings[site])


def give(state: VolfState, seat: Seat, face: i64) -> None:
    """Give the points of a card now, or let its owner collect them by hand (§4.3)."""
    if state.config.auto:
        earn_main(state, seat, face)
    elif GIVING >> face & 1:
        state.houses[seat].ready.add(face)


def give_site(state: VolfState, seat: Seat, site: i64) -> None:
    """Give the points of a Building or the Lair now, or let its owner collect them (§4.3)."""
    if state.config.auto:
        earn_site(state, seat, site)
    else:
        state.turn.ready_sites |= bit(site)


def give_all(state: VolfState, seat: Seat) -> None:
    """Give the points of all cards that stayed in play, as a main phase starts (§4.3)."""
    played = state.houses[seat].played
    left = played.faces
    while left:
        face = lowest(left)
        left &= left - 1
        for _copy in range(played.counts[face]):
            give(state, seat, face)
    sites = state.own_sites(seat)
    while sites:
        site = lowest(sites)
        sites &= sites - 1
        if site == LAIR or state.sites.buildings[site] != NOTHING:
            give_site(state, seat, site)
    use_plain_chains(state, seat)


def chain_works(state: VolfState, seat: Seat, face: i64) -> bool:
    """Return True if other cards in play show the colours that the chain needs (§5.2)."""
    colours = state.houses[seat].colours
    own = HOUSE[face]
    for colour in range(i64(3)):
        shown = colours[colour]
        if colour == own:
            shown -= 1
        if shown < NEEDS[colour][face]:
            return False
    return True


def open_chains(state: VolfState, seat: Seat, faces: i64) -> i64:
    """Return the faces in a playing area whose chain works and is unused (§5.3)."""
    house = state.houses[seat]
    found: i64 = 0
    left = house.played.faces & faces
    while left:
        face = lowest(left)
        left &= left - 1
        unused = house.used.counts[face] < house.played.counts[face]
        if unused and chain_works(state, seat, face):
            found |= bit(face)
    return found


def open_site_chains(state: VolfState, seat: Seat, faces: i64) -> i64:
    """Return the Cities with one of these Buildings whose chain works and is unused (§5.3)."""
    found: i64 = 0
    left = state.own_cities(seat) & ~state.turn.used_sites
    while left:
        site = lowest(left)
        left &= left - 1
        face = state.sites.buildings[site]
        if face != NOTHING and faces >> face & 1 and chain_works(state, seat, face):
            found |= bit(site)
    return found


def use_plain_chains(state: VolfState, seat: Seat) -> None:
    """Use the chains that give only points, as soon as they work (§5.3)."""
    if not state.config.auto:
        return
    house = state.houses[seat]
    faces = open_chains(state, seat, PLAIN_CHAINS)
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        for _copy in range(house.played.counts[face] - house.used.counts[face]):
            house.used.add(face)
            earn_secondary(state, seat, face)
    sites = open_site_chains(state, seat, PLAIN_CHAINS)
    state.turn.used_sites |= sites
    while sites:
        earn_secondary(state, seat, state.sites.buildings[lowest(sites)])
        sites &= sites - 1


def use_plain_chains_at(state: VolfState, site: i64) -> None:
    """Use the plain chains of a City's owners, after a card has come to it."""
    seats = state.config.owners[site]
    while seats:
        use_plain_chains(state, Seat(lowest(seats)))
        seats &= seats - 1
