"""Copies of states, made by tools/checks/state_copies.py. Do not edit."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from antro.games.volfyirion.state.house import House
    from antro.games.volfyirion.state.market import Market
    from antro.games.volfyirion.state.piles import Stock
    from antro.games.volfyirion.state.rage import Grid, Rage
    from antro.games.volfyirion.state.sites import Sites
    from antro.games.volfyirion.state.state import VolfState
    from antro.games.volfyirion.state.turn import Turn, Unresolved


def copy_volf_state(to: "VolfState", other: "VolfState") -> None:
    """Copy every field."""
    copy_open_volf_state(to, other)
    for at in range(i64(len(other.houses))):
        copy_house(to.houses[at], other.houses[at])
    for at in range(i64(len(other.markets))):
        copy_market(to.markets[at], other.markets[at])


def copy_open_volf_state(to: "VolfState", other: "VolfState") -> None:
    """Copy every field that is not secret."""
    to.viewer = other.viewer
    to.pending = other.pending[:]
    to.phase = other.phase
    to.winners = other.winners
    copy_turn(to.turn, other.turn)
    copy_unresolved(to.unresolved, other.unresolved)
    copy_sites(to.sites, other.sites)
    to.dragon = other.dragon
    to.removed.copy_from(other.removed)
    to.points = other.points[:]
    for at in range(i64(len(other.rages))):
        copy_rage(to.rages[at], other.rages[at])
    for at in range(i64(len(other.grids))):
        copy_grid(to.grids[at], other.grids[at])


def copy_turn(to: "Turn", other: "Turn") -> None:
    """Copy every field."""
    to.seat = other.seat
    to.number = other.number
    to.opening = other.opening
    to.ready_sites = other.ready_sites
    to.used_sites = other.used_sites
    to.fortified = other.fortified
    to.raiders = other.raiders
    to.collided = other.collided


def copy_unresolved(to: "Unresolved", other: "Unresolved") -> None:
    """Copy every field."""
    to.attacked = other.attacked
    to.ploys = other.ploys
    for at in range(i64(len(other.acquired))):
        to.acquired[at] = other.acquired[at]
    to.exploring = other.exploring


def copy_sites(to: "Sites", other: "Sites") -> None:
    """Copy every field."""
    to.troops = other.troops[:]
    to.buildings = other.buildings[:]
    to.standing = other.standing
    to.rebuilt = other.rebuilt
    to.lair_owner = other.lair_owner


def copy_rage(to: "Rage", other: "Rage") -> None:
    """Copy every field."""
    to.top = other.top
    to.aside.copy_from(other.aside)
    to.shown.copy_from(other.shown)
    to.awake = other.awake
    to.attack = other.attack
    to.calming = other.calming


def copy_grid(to: "Grid", other: "Grid") -> None:
    """Copy every field."""
    to.cells = other.cells[:]
    to.sealed = other.sealed
    to.discards.copy_from(other.discards)
    to.due = other.due
    to.still = other.still
    to.removed_for = other.removed_for


def copy_house(to: "House", other: "House") -> None:
    """Copy every field."""
    copy_open_house(to, other)
    to.deck.copy_from(other.deck)
    to.hand.copy_from(other.hand)
    to.unseen = other.unseen
    to.ploy = other.ploy


def copy_open_house(to: "House", other: "House") -> None:
    """Copy every field that is not secret."""
    to.discard.copy_from(other.discard)
    to.played.copy_from(other.played)
    to.sealed.copy_from(other.sealed)
    to.ready.copy_from(other.ready)
    to.used.copy_from(other.used)
    to.spent.copy_from(other.spent)
    for at in range(i64(len(other.colours))):
        to.colours[at] = other.colours[at]
    to.owed = other.owed
    to.attacked = other.attacked
    to.perk = other.perk
    to.excluded = other.excluded


def copy_market(to: "Market", other: "Market") -> None:
    """Copy every field."""
    copy_open_market(to, other)
    copy_stock(to.assets, other.assets)
    to.top = other.top


def copy_open_market(to: "Market", other: "Market") -> None:
    """Copy every field that is not secret."""
    to.centre = other.centre[:]
    to.wanted = other.wanted
    to.locked = other.locked
    copy_stock(to.wonders, other.wonders)
    to.lair = other.lair[:]
    to.lair_wanted = other.lair_wanted


def copy_stock(to: "Stock", other: "Stock") -> None:
    """Copy every field."""
    to.bag.copy_from(other.bag)
    to.under = other.under[:]
    to.held = other.held
