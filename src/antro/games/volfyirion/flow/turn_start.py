"""The beginning of a game and of a turn (§2.3, §3)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.volfyirion.effects.market import ask_supply
from antro.games.volfyirion.effects.points import give_all
from antro.games.volfyirion.effects.rage import add_rage, call_rage_cards
from antro.games.volfyirion.kinds import DRAW_CARDS, PERK, PLOY, TURN, UNEARTH
from antro.games.volfyirion.state.market import gaps
from antro.games.volfyirion.state.state import VolfState
from antro.games.volfyirion.state.turn import ALLYS_REDRAW, PRIVILEGE, REDRAW

HAND: Final[i64] = 5  # §3.2


def ask_to_lay(state: VolfState) -> None:
    """Ask for the Lair, the centre, Perks and Ploys, the last question first (§2.3 to §2.5)."""
    config = state.config
    if not state.grids:
        for market in range(config.market_count - 1, -1, -1):
            state.ask(UNEARTH, market)
    for market in range(config.market_count - 1, -1, -1):
        ask_supply(state, market)
    for kind, in_play in ((PERK, config.perks), (PLOY, config.ploys)):
        if in_play:
            state.ask(kind, 0)
            state.ask(kind, 1)


def ask_refill(state: VolfState) -> None:
    """Have all empty places filled (§2.4, §2.5, §9.5)."""
    for market in state.markets:
        market.wanted = gaps(market.centre)
        market.lair_wanted = gaps(market.lair)


def begin_turn(state: VolfState, seat: Seat) -> None:
    """Start a turn: cards in play give their points, and five cards are due (§3.1, §3.2)."""
    state.turn.seat = seat
    state.turn.number += 1
    state.turn.opening = openings(state)
    add_rage(state)
    state.ask_only(TURN, players(state))
    left = players(state)
    while left:
        playing = Seat(lowest(left))
        left &= left - 1
        state.houses[playing].owed = HAND
        give_all(state, playing)
        state.ask(DRAW_CARDS, playing)
    call_rage_cards(state)


def openings(state: VolfState) -> i64:
    """Return the actions that are only possible in a first turn (§3.4, §6.3, §6.4, §6.7)."""
    found: i64 = 0
    if state.turn.number <= state.config.redraw_turns:
        found |= REDRAW
        if players(state) & ~bit(state.turn.seat):
            found |= ALLYS_REDRAW
    if state.turn.number <= state.config.privileged_turns and state.config.privileges:
        found |= PRIVILEGE
    return found


def players(state: VolfState) -> i64:
    """Return the seats that play this turn: all of a side that own a City (§19.13)."""
    found = state.config.allies[state.turn.seat]
    if state.grids:
        for seat in range(state.config.seats):
            if state.own_sites(Seat(seat)) == 0:
                found &= ~bit(seat)
    return found
