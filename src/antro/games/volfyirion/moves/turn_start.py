"""§2.7, §3 Who starts, and how a turn begins."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.descriptions import Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.volfyirion.effects.points import give_all
from antro.games.volfyirion.effects.rage import add_rage, call_rage_cards
from antro.games.volfyirion.moves.chance_base import ChanceChoice
from antro.games.volfyirion.printed.cards import NOTHING
from antro.games.volfyirion.state.market import gaps
from antro.games.volfyirion.state.state import VolfState
from antro.games.volfyirion.state.turn import ALLYS_REDRAW, PRIVILEGE, REDRAW

HAND: Final[i64] = 5  # §3.2


@final
class First(ChanceChoice):
    """§2.7 Chance decides who starts; then the table is laid."""

    def __init__(self, whose: list[str]) -> None:
        super().__init__(len(whose))
        self.whose: Final = whose

    def due(self, state: VolfState) -> bool:
        return state.turn.seat == NOTHING

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for first in range(self.size):
            out.weigh(self.first + first, 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        """The first seat of one of two sides."""
        state.turn.seat = Seat((move - self.first) * state.config.seats // 2)

    def done(self, state: VolfState) -> None:
        """§2.3 to §2.5, §13.1, §14.1 Perks, Ploys, the centre and the Lair; then a turn."""
        ask_refill(state)
        begin_turn(state, state.turn.seat)
        state.pending += state.config.laying

    def describe(self, move: i64) -> Move:
        seat = int(move - self.first)
        return Move(move, f"first {seat}", "first", {"role": self.whose[seat]}, [])


def ask_refill(state: VolfState) -> None:
    """§2.4, §2.5, §9.5 All empty places are to be filled."""
    for market in state.markets:
        market.wanted = gaps(market.centre)
        market.lair_wanted = gaps(market.lair)


def begin_turn(state: VolfState, seat: Seat) -> None:
    """§3.1, §3.2 A turn: what stayed in play gives its points, and five cards are due."""
    state.turn.seat = seat
    state.turn.number += 1
    state.turn.opening = openings(state)
    add_rage(state)
    state.pending = [state.config.turn[players(state)]]
    left = players(state)
    while left:
        playing = Seat(lowest(left))
        left &= left - 1
        state.houses[playing].owed = HAND
        give_all(state, playing)
        state.pending.append(state.config.drawing[playing])
    call_rage_cards(state)


def openings(state: VolfState) -> i64:
    """§3.4, §6.3, §6.4, §6.7 What is open in a first turn only."""
    found: i64 = 0
    if state.turn.number <= state.config.redraw_turns:
        found |= REDRAW
        if players(state) & ~bit(state.turn.seat):
            found |= ALLYS_REDRAW
    if state.turn.number <= state.config.privileged_turns and state.config.privileges:
        found |= PRIVILEGE
    return found


def players(state: VolfState) -> i64:
    """§19.13 The set of seats whose turn it is: all of a side that own a City."""
    found = state.config.allies[state.turn.seat]
    if state.grids:
        for seat in range(state.config.seats):
            if state.own_sites(Seat(seat)) == 0:
                found &= ~bit(seat)
    return found
