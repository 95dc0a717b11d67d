"""Changes on Cities: Troops and Buildings come and leave, Cities are destroyed."""

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import HIRELINGS, HOUSE, NOTHING, TROOPS
from antro.games.volfyirion.components.sites import LAIR
from antro.games.volfyirion.effects.ending import finish, seats_against
from antro.games.volfyirion.effects.market import ask_supply
from antro.games.volfyirion.effects.points import earn_site, give_site
from antro.games.volfyirion.state.config import NO_CITY
from antro.games.volfyirion.state.state import AT_HOME, VolfState
from antro.games.volfyirion.state.strongholds import LAIRS, dragon_place, move_dragon, team_of


def station(state: VolfState, face: i64, site: i64) -> bool:
    """Put a card on a City. True if there is one more card of its kind now (§4.2)."""
    if TROOPS >> face & 1:
        more = state.sites.troops[site] == NOTHING
        lose_troop(state, site)
        state.sites.troops[site] = face
    else:
        more = state.sites.buildings[site] == NOTHING
        lose_building(state, site)
        state.sites.buildings[site] = face
        state.turn.used_sites &= ~bit(site)
        give_site(state, owner_of(state, site), site)
    show_colour(state, site, face, 1)
    return more


def owner_of(state: VolfState, site: i64) -> Seat:
    """Return the owner of a City. A shared Stronghold goes by its first owner."""
    return Seat(lowest(state.config.owners[site]))


def show_colour(state: VolfState, site: i64, face: i64, more: i64) -> None:
    """Add *more* cards of a face to the chains of the City's owners (§5.2)."""
    seats = state.config.owners[site]
    while seats:
        state.houses[lowest(seats)].colours[HOUSE[face]] += more
        seats &= seats - 1


def lift_troop(state: VolfState, site: i64) -> i64:
    """Take the Troop from its City."""
    face = state.sites.troops[site]
    state.sites.troops[site] = NOTHING
    show_colour(state, site, face, -1)
    return face


def lose_troop(state: VolfState, site: i64) -> None:
    """Remove the Troop of a City, if there is one, a Mercenary too (§1.6, §10.3)."""
    if state.sites.troops[site] != NOTHING:
        state.removed.add(lift_troop(state, site))


def lose_building(state: VolfState, site: i64) -> None:
    """Remove the Building of a City, if there is one. It gives its points first (§4.4)."""
    face = state.sites.buildings[site]
    if face != NOTHING:
        if state.turn.ready_sites >> site & 1:
            earn_site(state, owner_of(state, site), site)
        state.sites.buildings[site] = NOTHING
        show_colour(state, site, face, -1)
        state.removed.add(face)


def destroy(state: VolfState, site: i64) -> None:
    """Destroy a City and all that is on it (§7.1, §9.4, §9.6).

    A side without a City has lost (§1.1), even if it could have rebuilt one (§15.3).
    """
    lose_troop(state, site)
    lose_building(state, site)
    owner = state.sites.lair_owner if site == LAIR else owner_of(state, site)
    state.turn.ready_sites &= ~bit(site)
    state.sites.standing &= ~bit(site)
    if state.dragon == site and state.config.homing:
        state.dragon = AT_HOME
    side = state.config.sides[owner]
    if state.side_sites(side) == 0:
        finish(state, seats_against(state, side), NO_CITY)


def carry_out_attack(state: VolfState) -> None:
    """Carry out the attack that was paid for (§7.1, §7.2, §10.2)."""
    site = state.unresolved.attacked
    state.unresolved.attacked = NOTHING
    troop = state.sites.troops[site]
    if troop == NOTHING:
        destroy(state, site)
    elif HIRELINGS >> troop & 1:
        shuffle_in(state, lift_troop(state, site))
        destroy(state, site)
    else:
        lose_troop(state, site)


def shuffle_in(state: VolfState, face: i64) -> None:
    """Shuffle a card into the whole strategy deck, and turn up a new top card (§10.2)."""
    market = state.markets[0]
    market.assets.shuffle()
    market.assets.bag.add(face)
    if market.top != NOTHING:
        market.assets.bag.add(market.top)
        market.top = NOTHING
    ask_supply(state, 0)


def destroy_stronghold(state: VolfState, stronghold: i64) -> None:
    """Destroy a Stronghold. A dragon on it goes to that team's Lair (§18.11)."""
    if dragon_place(state) == stronghold:
        move_dragon(state, LAIRS + team_of(stronghold))
    sites = state.config.strongholds[stronghold]
    while sites:
        destroy(state, lowest(sites))
        sites &= sites - 1
