"""Power cards drawn, given up and played (§25.9, §42)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import HOST, Seat
from antro.core.contract.moves import Moves
from antro.games.vast.common.choices import OfList
from antro.games.vast.components.decks import PLATINUM, POWER_CARDS
from antro.games.vast.components.roles import DRAGON
from antro.games.vast.dragon.effects.cards import (
    deck_size,
    shuffle_used,
    spend_card,
    take_card,
    use_card,
    weigh_cards,
)
from antro.games.vast.dragon.effects.values import free_places
from antro.games.vast.dragon.effects.waking import move_back, move_to_wakefulness
from antro.games.vast.dragon.state import BOXES, CARD_KINDS, SLOTH
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState


@final
class DrawPower(ChanceChoice[VastState]):
    """A Power card, which nobody else sees (§25.9). The argument is the number still to draw."""

    def __init__(self, config: Config) -> None:
        super().__init__(CARD_KINDS + 1)
        self.owner: Final = config.seat_of[DRAGON]

    def due(self, state: VastState) -> bool:
        if state.argument() > 0 and deck_size(state.dragon) == 0:
            shuffle_used(state.dragon)
        return state.argument() > 0 and deck_size(state.dragon) > 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        weigh_cards(state.dragon, self.first, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.set_argument(state.argument() - 1)
        take_card(state.dragon, move - self.first)
        state.dragon.cards_held += 1

    def describe(self, move: i64) -> Move:
        kind = move - self.first
        if kind == CARD_KINDS:
            return Move(move, "draw a power card", "draw_power_unseen", {}, [])
        name = POWER_CARDS[kind]
        return Move(move, f"draw power {name}", "draw_power", {"card": f"card:{name}"}, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == HOST or viewer == self.owner else self.first + CARD_KINDS


@final
class GiveCard(OfList):
    """Choose a card to give up (§1.6). The argument is the number of cards owed."""

    def __init__(self) -> None:
        super().__init__("give_card", "card", POWER_CARDS)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for kind in range(CARD_KINDS):
            if state.dragon.hand[kind]:
                out.add(self.first + kind)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        use_card(state, move - self.first)
        owed = state.argument() - 1
        if owed > 0 and state.dragon.cards_held > 0:
            state.set_argument(owed)
        else:
            state.pop()


@final
class PlayPlatinum(OfList):
    """Play the Platinum Scale to move a cube from a box to Wakefulness (§42.5)."""

    def __init__(self) -> None:
        super().__init__("platinum", "sloth", SLOTH)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if state.dragon.hand[PLATINUM] == 0:
            return
        for box in range(BOXES):
            if state.dragon.sloth[box]:
                out.add(self.first + box)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        spend_card(state, PLATINUM)
        move_to_wakefulness(state, move - self.first)

    def handles(self, thing: str) -> list[str]:
        return ["card:platinum:1", thing]


@final
class SporesCube(OfList):
    """The box that gets a cube back from Wakefulness (§29.6)."""

    def __init__(self) -> None:
        super().__init__("spores_to", "sloth", SLOTH)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for box in range(BOXES):
            if free_places(state, box):
                out.add(self.first + box)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        move_back(state, move - self.first)
