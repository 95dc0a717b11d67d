"""§24.5 Goblin Ruby: one of the cards just drawn is changed for another.

The new card is drawn first. So the old one is still held then, and cannot be drawn again.
"""

from typing import final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, OfList
from antro.games.vast.goblins.effects.cards import lose_secret
from antro.games.vast.goblins.state import MONSTER_DECK, SECRET_DECK, WAR_DECK
from antro.games.vast.printed.decks import MONSTERS, SECRETS, WAR_CARDS
from antro.games.vast.state.frames import frame_of, part
from antro.games.vast.state.state import VastState


@final
class SwapWar(OfList):
    """A War card is changed; it is shuffled in again."""

    def __init__(self) -> None:
        super().__init__("swap_war", "war", WAR_CARDS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.war_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        swap(state, WAR_DECK, move - self.first)


@final
class SwapMonster(OfList):
    """A Monster is changed; it is discarded."""

    def __init__(self) -> None:
        super().__init__("swap_monster", "monster", MONSTERS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.monsters_drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        swap(state, MONSTER_DECK, move - self.first)


@final
class SwapSecret(OfList):
    """A Secret is changed: all see it, and it is discarded."""

    def __init__(self) -> None:
        super().__init__("swap_secret", "secret", SECRETS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.goblins.new_secrets)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.goblins.secrets_known |= bit(move - self.first)
        swap(state, SECRET_DECK, move - self.first)


def swap(state: VastState, deck: i64, card: i64) -> None:
    """Draw a new card of a deck; the old one leaves after that."""
    asks = state.config.asks.goblins
    state.pop()
    state.goblins.ruby_turn = state.turn
    state.ask(asks.swapped, frame_of(deck, card))
    if deck == WAR_DECK:
        state.ask(asks.draw_war, 1)
    elif deck == MONSTER_DECK:
        state.ask(asks.draw_monsters, 1)
    else:
        state.ask(asks.draw_secrets, 1)


@final
class Swapped(Aftermath):
    """The new card has come: the old one leaves."""

    def done(self, state: VastState, frame: i64) -> None:
        goblins, deck, card = state.goblins, part(frame, 0), part(frame, 1)
        if deck == WAR_DECK:
            goblins.war_drawn &= ~bit(card)
        elif deck == MONSTER_DECK:
            goblins.monsters_drawn &= ~bit(card)
            goblins.monster_discards |= bit(card)
        else:
            lose_secret(state, card)
