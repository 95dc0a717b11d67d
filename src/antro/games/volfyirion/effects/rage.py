"""§17, §19 What becomes of the dragon's cards in a game against it."""

from typing import Final

from mypy_extensions import i64

from antro.games.volfyirion.kinds import SURGE
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import VolfState

SURGE_CARDS: Final[i64] = 3  # §19.4 cards each turn, and in the first
FIRST_SURGE: Final[i64] = 2


def wake_dragon(state: VolfState) -> None:
    """§17.5 A discard pile was shuffled: the dragon wakes."""
    for rage in state.rages:
        rage.awake = 1


def add_rage(state: VolfState) -> None:
    """§17.3 The top card of the strategy deck goes unseen to the rage pile."""
    for _rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose():
            stock.held += 1
        renew_deck(state)


def renew_deck(state: VolfState) -> None:
    """§17.4 A strategy deck that has run out is made anew of what was set aside."""
    for rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose() == 0:
            rage.aside.pour(stock.bag, ALL)
            stock.shuffle()


def call_rage_cards(state: VolfState) -> None:
    """§19.4 A turn begins: rage cards are to be turned up, and the dragon to move."""
    for grid in state.grids:
        grid.due = FIRST_SURGE if state.turn.number == 1 else SURGE_CARDS
        grid.still = 1
        grid.removed_for = 0
        state.ask(SURGE)
