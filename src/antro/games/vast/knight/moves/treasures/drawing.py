"""Treasure cards: drawn, chosen by the Cave, kept or declined (§9.8, §14.15, §38)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import CAVE, KNIGHT
from antro.games.vast.knight.effects.decks import (
    bury_treasure,
    draw_bottom_treasure,
    is_known_to,
    kind_at_bottom,
    take_treasure,
)
from antro.games.vast.knight.effects.given import rule_out
from antro.games.vast.knight.effects.treasures import decline, keep, offer, take_offered
from antro.games.vast.knight.kinds import (
    BURY_DRAWN,
    BURY_OFFERED,
    GIVE_TREASURE,
    KEEP_TREASURE,
    TREASURES_OFFERED,
)
from antro.games.vast.knight.moves.treasures.hidden_cards import HiddenDraw, HiddenTreasure
from antro.games.vast.knight.state import Knight
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState


@final
class DrawTreasure(HiddenDraw):
    """A Treasure card for the Cave to choose from, or for the Knight without a Cave (§9.8).

    The argument is the number of cards still to draw.
    """

    verb = "draw"

    def __init__(self, config: Config) -> None:
        drawer = CAVE if config.has_cave else KNIGHT
        super().__init__(config.seat_of[drawer])

    def due(self, state: VastState) -> bool:
        return state.argument() > 0 and state.knight.treasures_left > 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        self.weigh_each(state.knight.treasure_deck, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        kind = move - self.first
        take_treasure(state.knight, kind)
        receive_drawn_card(state, kind, known_to_her=False)
        state.set_argument(state.argument() - 1)

    def done(self, state: VastState, argument: i64) -> None:
        for _ in range(argument):
            card = draw_bottom_treasure(state.knight)
            receive_drawn_card(state, kind_at_bottom(card), known_to_her=is_known_to(card, KNIGHT))


def receive_drawn_card(state: VastState, kind: i64, *, known_to_her: bool) -> None:
    """Give a drawn card to the Cave to choose from. Without a Cave, offer it to the Knight."""
    if not state.config.has_cave:
        offer(state, kind)
        return
    knight = state.knight
    knight.drawn |= bit(kind)
    knight.drawn_held += 1
    if known_to_her:
        knight.drawn_known |= bit(kind)
    rule_out(knight, bit(kind))


def take_drawn_card(knight: Knight, kind: i64) -> None:
    """Take a card from those that the Cave has drawn."""
    knight.drawn &= ~bit(kind)
    knight.drawn_known &= ~bit(kind)
    knight.drawn_held -= 1


def bury_drawn(knight: Knight, kind: i64) -> None:
    """Put a drawn card on the bottom. The Knight knows it if she knew the drawn card (§45.5)."""
    known_to = bit(CAVE) | (bit(KNIGHT) if knight.drawn_known >> kind & 1 else 0)
    take_drawn_card(knight, kind)
    bury_treasure(knight, kind, known_to)


@final
class TreasuresDrawn(Step[VastState]):
    """Ask the Cave to give one of two cards, or to bury one of three (§9.8, §38.1)."""

    def run(self, state: VastState, argument: i64) -> None:
        knight = state.knight
        state.ask(TREASURES_OFFERED)
        if state.config.unknown_treasures and knight.drawn_held > 2:
            state.ask(BURY_DRAWN)
        elif not state.config.unknown_treasures and knight.drawn_held > 1:
            state.ask(GIVE_TREASURE)


@final
class GiveTreasure(HiddenTreasure):
    """Give the Knight one card, and put the other on the bottom of the deck (§9.8)."""

    def __init__(self, config: Config) -> None:
        super().__init__("give_treasure", config.seat_of[KNIGHT])

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.drawn)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        kind = move - self.first
        bury_drawn(state.knight, lowest(state.knight.drawn & ~bit(kind)))
        show(state, kind)


@final
class BuryDrawn(HiddenTreasure):
    """Choose one of three cards for the bottom of the deck, unseen by the Knight (§38.1)."""

    def __init__(self) -> None:
        super().__init__("bury_drawn_treasure")

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.drawn)

    def rank(self, state: VastState, move: i64) -> i64:
        """Order the cards backwards, so that the default gives the first ones (§47.3)."""
        return -move

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.rejected = bit(move - self.first)
        state.knight.rejected_held = 1


@final
class ShowTreasure(HiddenDraw):
    """The cards that the Cave gives to the Knight (§14.15, §38.1)."""

    verb = "show"

    def __init__(self, config: Config) -> None:
        super().__init__(config.seat_of[KNIGHT], config.seat_of[CAVE])

    def due(self, state: VastState) -> bool:
        return state.knight.drawn_held > state.knight.rejected_held

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + lowest(state.knight.drawn & ~state.knight.rejected), 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        show(state, move - self.first)

    def done(self, state: VastState, argument: i64) -> None:
        knight = state.knight
        if knight.rejected_held:
            bury_drawn(knight, lowest(knight.rejected))
            knight.rejected = knight.rejected_held = 0
        state.ask(KEEP_TREASURE)
        if knight.offered_held > 1:
            state.ask(BURY_OFFERED)


def show(state: VastState, kind: i64) -> None:
    """Show the Knight a card that the Cave has drawn."""
    take_drawn_card(state.knight, kind)
    offer(state, kind)
    state.knight.choosing |= bit(kind)


@final
class BuryOffered(HiddenTreasure):
    """Put one of two cards on the bottom of the deck (§38.1)."""

    def __init__(self) -> None:
        super().__init__("bury_offered_treasure")

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.offered)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        take_offered(state, move - self.first)
        knight = state.knight
        bury_treasure(knight, move - self.first, bit(KNIGHT), knight.choosing)


@final
class KeepTreasure(SingleMove[VastState]):
    """Keep the card (§14.15)."""

    word = "keep_treasure"
    reveals = True  # some Treasures take effect at once
    declines = True  # by default she keeps it (§47.2)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        keep(state, lowest(state.knight.offered))


@final
class DeclineTreasure(SingleMove[VastState]):
    """Decline the card for 5 Grit (§14.15)."""

    word = "decline_treasure"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        decline(state, lowest(state.knight.offered))
