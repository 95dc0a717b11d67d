"""The knowledge of each seat (§1.7): veiled states, and guesses at the hidden cards.

Fields below the comment ``# secret`` in a part of the state are not copied by ``copy_open_...``.
This module fills in the viewer's knowledge of them.
"""

from mypy_extensions import i64

from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Dice
from antro.games.volfyirion.components.cards import HIDDEN, NOTHING
from antro.games.volfyirion.components.extras import ORACLE, PLOYS
from antro.games.volfyirion.state.copies_gen import (
    copy_house,
    copy_market,
    copy_open_house,
    copy_open_market,
    copy_open_volf_state,
    copy_stock,
)
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.market import Market
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import VolfState


def veiled(state: VolfState, viewer: Seat) -> VolfState:
    """Return a copy of the state with only the knowledge of *viewer*."""
    assert state.viewer == HOST, "veiled already"
    copy = VolfState(state.config, state.pending)
    copy_open_volf_state(copy, state)
    copy.viewer = viewer
    for seat in range(len(state.houses)):
        if state.config.allies[seat] >> viewer & 1:
            copy_house(copy.houses[seat], state.houses[seat])
        else:
            veil_house(state.houses[seat], copy.houses[seat])
    for at in range(len(state.markets)):
        if sees_top(state, viewer):
            copy_market(copy.markets[at], state.markets[at])
        else:
            veil_market(state.markets[at], copy.markets[at])
    return copy


def veil_house(house: House, shown: House) -> None:
    """Pour a hidden hand into the deck, and count it. Hide the Ploy (§1.7, §14.1)."""
    copy_open_house(shown, house)
    shown.hand.copy_from(house.hand)
    shown.deck.copy_from(house.deck)
    shown.hand.pour(shown.deck, ALL)
    shown.unseen = house.hand.size
    shown.ploy = NOTHING if house.ploy == NOTHING else HIDDEN


def veil_market(market: Market, shown: Market) -> None:
    """Put a face-down top card into the deck (§16)."""
    copy_open_market(shown, market)
    copy_stock(shown.assets, market.assets)
    if market.top != NOTHING:
        shown.assets.bag.add(market.top)
        shown.top = HIDDEN


def sees_top(state: VolfState, viewer: Seat) -> bool:
    """Return True if a viewer knows the top card of the strategy deck (§16.1, §16.2)."""
    if state.config.top_up:
        return True
    return viewer < len(state.houses) and state.houses[viewer].perk == ORACLE


def guessed(veiled: VolfState, dice: Dice) -> VolfState:
    """Return a full state. Every hidden card is drawn from the pile that holds it."""
    world = veiled.clone()
    world.viewer = HOST
    for house in world.houses:
        while house.unseen:
            house.hand.add(house.deck.draw(dice))
            house.unseen -= 1
    for market in world.markets:
        if market.top == HIDDEN:
            market.top = market.assets.bag.draw(dice)
    if world.config.ploys:
        guess_ploys(world, dice)
    return world


def guess_ploys(world: VolfState, dice: Dice) -> None:
    """Give each seat one of its possible Ploys, all pairs with equal chance (§14.1)."""
    one, two = world.houses[0], world.houses[1]
    pairs = [
        (mine, yours)
        for mine in suspects(one)
        for yours in suspects(two)
        if mine != yours or mine == NOTHING
    ]
    one.ploy, two.ploy = pairs[dice.below(len(pairs))]


def suspects(house: House) -> list[i64]:
    """Return the Ploys that a seat may have."""
    if house.ploy != HIDDEN:
        return [house.ploy]
    every: list[i64] = [*range(len(PLOYS))]
    return [ploy for ploy in every if not house.excluded >> ploy & 1]
