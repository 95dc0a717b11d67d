"""Cards come into a playing area, leave it, and are sealed."""

from mypy_extensions import i64

from antro.core.contract.game import Seat
from antro.games.volfyirion.components.cards import HOUSE, WONDERS
from antro.games.volfyirion.effects.points import earn_main, give
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.state import VolfState


def enter(state: VolfState, seat: Seat, face: i64) -> None:
    """§4.1 A card comes into the playing area."""
    lay_down(state.houses[seat], face)
    give(state, seat, face)


def lay_down(house: House, face: i64) -> None:
    """A card lies in the playing area, and shows its colour."""
    house.played.add(face)
    house.colours[HOUSE[face]] += 1


def leave(state: VolfState, seat: Seat, face: i64) -> None:
    """§4.4 A card of the playing area goes; what it had to give is gained.

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
    """§14.7 How many Wonders there are on both sides, sealed ones included."""
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
