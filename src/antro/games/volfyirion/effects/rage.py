"""Changes of the dragon's cards in a game against it (§17, §19)."""

from typing import Final

from mypy_extensions import i64

from antro.games.volfyirion.kinds import SURGE
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import VolfState

SURGE_CARDS: Final[i64] = 3  # §19.4 cards each turn, and in the first
FIRST_SURGE: Final[i64] = 2


def wake_dragon(state: VolfState) -> None:
    """Wake the dragon, because a discard pile was shuffled (§17.5)."""
    for rage in state.rages:
        rage.awake = 1


def add_rage(state: VolfState) -> None:
    """Move the unseen top card of the strategy deck to the rage pile (§17.3)."""
    for _rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose():
            stock.held += 1
        renew_deck(state)


def renew_deck(state: VolfState) -> None:
    """Make a new strategy deck of the cards set aside, if it has run out (§17.4)."""
    for rage in state.rages:
        stock = state.markets[0].assets
        if stock.loose() == 0:
            rage.aside.pour(stock.bag, ALL)
            stock.shuffle()


def call_rage_cards(state: VolfState) -> None:
    """Have new rage cards turned up and the dragon moved, as a turn starts (§19.4)."""
    for grid in state.grids:
        grid.due = FIRST_SURGE if state.turn.number == 1 else SURGE_CARDS
        grid.still = 1
        grid.removed_for = 0
        state.ask(SURGE)
