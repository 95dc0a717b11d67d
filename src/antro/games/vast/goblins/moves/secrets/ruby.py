"""Goblin Ruby: swap one of the cards just drawn (§24.5).

The new card is drawn first. So the old card is still held at that time and cannot be drawn again.
"""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import MONSTERS, SECRETS, WAR_CARDS
from antro.games.vast.goblins.effects.cards import lose_secret
from antro.games.vast.goblins.kinds import DRAW_MONSTERS, DRAW_SECRETS, DRAW_WAR, SWAPPED
from antro.games.vast.goblins.state import MONSTER_DECK, SECRET_DECK, WAR_DECK
from antro.games.vast.state.arguments import argument_of, part
from antro.games.vast.state.state import VastState


@final
class SwapWar(OfList):
    """Swap a War card, which is shuffled back."""

    def __init__(self) -> None:
        super().__init__("swap_war", "war", WAR_CARDS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.war_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        swap(state, WAR_DECK, move - self.first)


@final
class SwapMonster(OfList):
    """Swap a Monster, which is discarded."""

    def __init__(self) -> None:
        super().__init__("swap_monster", "monster", MONSTERS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.monsters_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        swap(state, MONSTER_DECK, move - self.first)


@final
class SwapSecret(OfList):
    """Swap a Secret, which is discarded face up."""

    def __init__(self) -> None:
        super().__init__("swap_secret", "secret", SECRETS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.new_secrets)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.goblins.secrets_known |= bit(move - self.first)
        swap(state, SECRET_DECK, move - self.first)


def swap(state: VastState, deck: i64, card: i64) -> None:
    """Draw a new card of a deck. The old card leaves afterwards."""
    state.pop()
    state.goblins.ruby_turn = state.turn
    state.ask(SWAPPED, argument_of(deck, card))
    if deck == WAR_DECK:
        state.ask(DRAW_WAR, 1)
    elif deck == MONSTER_DECK:
        state.ask(DRAW_MONSTERS, 1)
    else:
        state.ask(DRAW_SECRETS, 1)


@final
class Swapped(Step[VastState]):
    """Discard the old card after the new one was drawn."""

    def run(self, state: VastState, argument: i64) -> None:
        goblins, deck, card = state.goblins, part(argument, 0), part(argument, 1)
        if deck == WAR_DECK:
            goblins.war_drawn &= ~bit(card)
        elif deck == MONSTER_DECK:
            goblins.monsters_drawn &= ~bit(card)
            goblins.monster_discards |= bit(card)
        else:
            lose_secret(state, card)
