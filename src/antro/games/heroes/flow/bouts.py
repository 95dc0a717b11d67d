"""Bouts: how they start, and how two of them become one (§26, §27)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit, count
from antro.core.contract.game import Step
from antro.games.heroes.effects.falling import is_decided
from antro.games.heroes.flow.resume import resume
from antro.games.heroes.state.bout import MUSTERING, Bout
from antro.games.heroes.state.market import ALL_PLACES
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState


def open_bout(state: HeroesState, bout: Bout, seats: i64) -> None:
    """Put players into a bout with no stops yet. A single player has won it."""
    bout.phase = MUSTERING
    bout.seats = seats
    bout.alive = seats
    bout.stops = 0
    bout.base = first_drafter(state, seats)
    bout.watched = 0
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            state.bout_of[seat] = bout.slot
    bout.over = 1 if is_decided(state, seats) else 0


@final
class Ready(Step[HeroesState]):
    """The step after new armies are placed: the match for third place starts (§27.6)."""

    def run(self, state: HeroesState, argument: i64) -> None:
        bout = state.bouts[argument]
        take_up_all_dice(state, bout.alive)
        begin_rolling(state, bout)


def begin_rolling(state: HeroesState, bout: Bout) -> None:
    """Prepare the first roll of a bout."""
    bout.watched = 1 if state.config.creatureless and creatures_of(state, bout) else 0
    resume(state, bout)


def creatures_of(state: HeroesState, bout: Bout) -> i64:
    """The number of creatures on all boards of a bout."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if bout.alive >> seat & 1:
            found += count(state.sides[seat].creatures())
    return found


def first_drafter(state: HeroesState, seats: i64) -> i64:
    """Return the member of a set who drafted first (§26.4)."""
    for step in range(state.config.seats):
        seat = (state.first + step) % state.config.seats
        if seats >> seat & 1:
            return seat
    return NONE


def take_up_all_dice(state: HeroesState, seats: i64) -> None:
    """Mark players as having acted, so that they roll all their dice (§6.1)."""
    for seat in range(state.config.seats):
        if seats >> seat & 1:
            state.sides[seat].acted = 1


def gather_markets(state: HeroesState) -> None:
    """Put the main deck and all spell rows together (§26.7, §27.5)."""
    deck = state.markets[0].deck
    for market in state.markets:
        market.take_up(deck)
        market.wanted = 0
        market.deck_size = 0
    state.markets[1].deck.pour(deck)
    state.markets[0].deck_size = deck.size
    state.halved = 0


def want_cards(state: HeroesState, slot: i64) -> None:
    """Mark all places of the spell rows as waiting for a card."""
    state.markets[slot].wanted = ALL_PLACES


def members(state: HeroesState, slot: i64) -> i64:
    """Return the players of a first duel, except those that are out."""
    found: i64 = 0
    for seat in range(state.config.seats):
        if state.config.duel_of[seat] == slot and not state.sides[seat].out:
            found |= bit(seat)
    return found
