"""Who knows what (§1.9): a state as a seat knows it, and guesses at the rest.

Secrets are fields of sides and markets. What everybody knows is named in ``copy_open`` of each
part of a state, and what a viewer knows of the rest is named here: a new field stays a secret
until it is written in one of these places.
"""

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import HOST, Seat
from antro.games.heroes.state.market import Market
from antro.games.heroes.state.side import HIDDEN, NONE, SECRET, Side
from antro.games.heroes.state.state import HeroesState


def veiled(state: HeroesState, viewer: Seat) -> HeroesState:
    """A copy with what *viewer* knows."""
    assert state.viewer == HOST, "veiled already"
    copy = state.opened()
    copy.viewer = viewer
    for seat in range(i64(len(state.sides))):
        if seat == viewer:
            copy.sides[seat].copy_from(state.sides[seat])
        else:
            shown = shows_plan(state, seat)
            veil_side(state.sides[seat], copy.sides[seat], plan_is_shown=shown)
    for slot in range(len(state.markets)):
        veil_market(state.markets[slot], copy.markets[slot], copy.markets[0])
    return copy


def shows_plan(state: HeroesState, seat: i64) -> bool:
    """Whether everybody knows the plan of a seat."""
    slot = state.part_of[seat]
    return slot != NONE and state.parts[slot].shown & bit(seat) != 0


def veil_side(side: Side, shown: Side, *, plan_is_shown: bool) -> None:
    """The hand of another lies in the deck; armies, plans and orders are only known to be there."""
    shown.copy_open(side)
    shown.hand.copy_from(side.hand)
    shown.deck.copy_from(side.deck)
    shown.hand.pour(shown.deck)
    shown.unseen = side.hand.size
    shown.army = side.army if side.turned_up or side.army == NONE else HIDDEN
    shown.plan = side.plan if plan_is_shown or side.plan == NONE else SECRET
    shown.order = NONE if side.order == NONE else HIDDEN


def veil_market(market: Market, shown: Market, first: Market) -> None:
    """§26.3 Nobody knows which half of the main deck a card is in."""
    shown.copy_open(market)
    deck = shown.deck
    deck.copy_from(market.deck)
    if shown is not first:
        deck.pour(first.deck)
