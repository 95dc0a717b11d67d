"""The actions that a player can take with the dice on the table (§11.1)."""

from typing import Final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import Seat
from antro.games.heroes.components.board import COLUMNS
from antro.games.heroes.components.lots import count, different_elements
from antro.games.heroes.components.symbols import CARD
from antro.games.heroes.effects.reach import any_permanent, has_target
from antro.games.heroes.state.market import PLACES
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

DRAWING: Final[i64] = 3  # cards shown (§20.1)
LEARNING: Final[i64] = 4  # from the bottom row (§20.4)
LEARNING_ANY: Final[i64] = 5  # from either row
DISPELLING: Final[i64] = 4  # elements shown (§20.6)


def castable(state: HeroesState, seat: Seat) -> i64:
    """Return the kinds of spells in hand that can be cast (§12.1 to §12.3)."""
    side, found = state.sides[seat], i64(0)
    left = side.hand.kinds
    while left:
        kind = lowest(left)
        left &= left - 1
        if state.config.spells.are_met(kind, side.dice) and has_target(state, seat, kind):
            found |= bit(kind)
    return found


def can_draw(state: HeroesState, seat: Seat) -> bool:
    """True if three cards show and there is a card to draw (§20.1, §20.3)."""
    side = state.sides[seat]
    return count(side.dice, CARD) >= DRAWING and side.deck_size() + side.discard.size > 0


def learnable(state: HeroesState, seat: Seat) -> i64:
    """Return the places of the spell rows that the player may learn from (§20.4)."""
    cards = count(state.sides[seat].dice, CARD)
    if cards < LEARNING:
        return 0
    rows = COLUMNS if cards < LEARNING_ANY else PLACES
    market, found = state.markets[state.bout_of[seat]], i64(0)
    for place in range(rows):
        if market.places[place] != NONE:
            found |= bit(place)
    return found


def can_dispel(state: HeroesState, seat: Seat) -> bool:
    """True if all four elements show and a permanent spell is in play (§20.6)."""
    shown = different_elements(state.sides[seat].dice)
    return shown == DISPELLING and any_permanent(state, state.bout(seat))


def can_act(state: HeroesState, seat: Seat) -> bool:
    """True if any action is possible (§21.2)."""
    return (
        can_draw(state, seat)
        or learnable(state, seat) != 0
        or can_dispel(state, seat)
        or castable(state, seat) != 0
    )
