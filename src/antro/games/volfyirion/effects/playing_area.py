"""Changes of a playing area: cards come, leave, and are sealed."""

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import HOUSE, WONDERS
from antro.games.volfyirion.effects.points import earn_main, give
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.state import VolfState


def enter(state: VolfState, seat: Seat, face: i64) -> None:
    """Put a card into the playing area, with its points (§4.1)."""
    lay_down(state.houses[seat], face)
    give(state, seat, face)


def lay_down(house: House, face: i64) -> None:
    """Put a card into the playing area, without its points."""
    house.played.add(face)
    house.colours[HOUSE[face]] += 1


def leave(state: VolfState, seat: Seat, face: i64) -> None:
    """Take a card out of the playing area. It gives its points first (§4.4).

    Of two copies, one that has been used goes first.
    """
    house = state.houses[seat]
    if house.ready.counts[face] == house.played.counts[face]:
        house.ready.take(face)
        earn_main(state, seat, face)
    if house.used.counts[face]:
        house.used.take(face)
    house.played.take(face)
    house.colours[HOUSE[face]] -= 1


def wonders_in_play(state: VolfState) -> i64:
    """Return the number of Wonders on both sides, sealed ones included (§14.7)."""
    found: i64 = 0
    for house in state.houses:
        found += house.sealed.size + house.played.count(WONDERS)
    return found


def seal_wonder(state: VolfState, owner: Seat, face: i64) -> None:
    """Seal a Wonder. Its unused ability of this turn is gained first (§8.2)."""
    house = state.houses[owner]
    leave(state, owner, face)
    house.sealed.add(face)
    if state.on_turn(owner):
        house.spent.add(face)
