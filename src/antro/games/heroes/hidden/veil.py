"""Veiled states: copies with only what one seat knows (§1.9).

``copy_open_...`` skips the fields below the comment ``# secret`` in a part of the state. This
module fills in what the viewer knows of them.
"""

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import HOST, Seat
from antro.games.heroes.state.copies_gen import (
    copy_open_heroes_state,
    copy_open_market,
    copy_open_side,
    copy_pile,
    copy_side,
)
from antro.games.heroes.state.market import Market
from antro.games.heroes.state.side import HIDDEN, NONE, SECRET, Side
from antro.games.heroes.state.state import HeroesState


def veiled(state: HeroesState, viewer: Seat) -> HeroesState:
    """Return a copy with only what *viewer* knows."""
    assert state.viewer == HOST, "veiled already"
    copy = HeroesState(state.config, state.pending)
    copy_open_heroes_state(copy, state)
    copy.viewer = viewer
    for seat in range(i64(len(state.sides))):
        if seat == viewer:
            copy_side(copy.sides[seat], state.sides[seat])
        else:
            shown = shows_plan(state, seat)
            veil_side(state.sides[seat], copy.sides[seat], plan_is_shown=shown)
    for slot in range(len(state.markets)):
        veil_market(state.markets[slot], copy.markets[slot], copy.markets[0])
    return copy


def shows_plan(state: HeroesState, seat: i64) -> bool:
    """True if the plan of a seat is revealed."""
    slot = state.bout_of[seat]
    return slot != NONE and state.bouts[slot].shown & bit(seat) != 0


def veil_side(side: Side, shown: Side, *, plan_is_shown: bool) -> None:
    """Hide another player’s hand in the deck. Hide its army, plan and order."""
    copy_open_side(shown, side)
    copy_pile(shown.hand, side.hand)
    copy_pile(shown.deck, side.deck)
    shown.hand.pour(shown.deck)
    shown.unseen = side.hand.size
    shown.army = side.army if side.turned_up or side.army == NONE else HIDDEN
    shown.plan = side.plan if plan_is_shown or side.plan == NONE else SECRET
    shown.order = NONE if side.order == NONE else HIDDEN


def veil_market(market: Market, shown: Market, first: Market) -> None:
    """Pool both halves of the main deck, because nobody knows which card is where (§26.3)."""
    copy_open_market(shown, market)
    deck = shown.deck
    copy_pile(deck, market.deck)
    if shown is not first:
        deck.pour(first.deck)
