"""§17 The cards of a dragon that one plays alone against."""

from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import VolfState


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
