"""Treasure cards: drawn for her, chosen by the Cave, kept or declined (§9.8, §14.15, §38)."""

from typing import final

from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, Word
from antro.games.vast.config import Config
from antro.games.vast.knight.effects.decks import (
    bury_treasure,
    draw_bottom_treasure,
    is_known_to,
    kind_at_bottom,
    take_treasure,
)
from antro.games.vast.knight.effects.given import rule_out
from antro.games.vast.knight.effects.treasures import decline, keep, offer, take_offered
from antro.games.vast.knight.moves.hidden_cards import HiddenDraw, HiddenTreasure
from antro.games.vast.knight.state import Knight
from antro.games.vast.printed.roles import CAVE, KNIGHT
from antro.games.vast.state.state import VastState


@final
class DrawTreasure(HiddenDraw):
    """§9.8 Treasure cards are drawn, for the Cave to choose from, else for her.

    The frame is how many are still to be drawn.
    """

    verb = "draw"

    def __init__(self, config: Config) -> None:
        drawer = CAVE if config.has_cave else KNIGHT
        super().__init__(config.seat_of[drawer])

    def due(self, state: VastState) -> bool:
        return state.frame() > 0 and state.knight.treasures_left > 0

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        self.weigh_each(state.knight.treasure_deck, out)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        kind = move - self.first
        take_treasure(state.knight, kind)
        take_up(state, kind, known_to_her=False)
        state.set_frame(state.frame() - 1)

    def done(self, state: VastState, frame: i64) -> None:
        for _ in range(frame):
            card = draw_bottom_treasure(state.knight)
            take_up(state, kind_at_bottom(card), known_to_her=is_known_to(card, KNIGHT))


def take_up(state: VastState, kind: i64, *, known_to_her: bool) -> None:
    """A card is drawn: the Cave chooses from it; without a Cave she is shown it."""
    if not state.config.has_cave:
        offer(state, kind)
        return
    knight = state.knight
    knight.drawn |= bit(kind)
    knight.drawn_held += 1
    if known_to_her:
        knight.drawn_known |= bit(kind)
    rule_out(knight, bit(kind))


def put_down(knight: Knight, kind: i64) -> None:
    """The Cave lays a card aside that it has drawn."""
    knight.drawn &= ~bit(kind)
    knight.drawn_known &= ~bit(kind)
    knight.drawn_held -= 1


def bury_drawn(knight: Knight, kind: i64) -> None:
    """The Cave puts a card under the deck; if she knew that it was drawn, she knows it (§45.5)."""
    known_to = bit(CAVE) | (bit(KNIGHT) if knight.drawn_known >> kind & 1 else 0)
    put_down(knight, kind)
    bury_treasure(knight, kind, known_to)


@final
class TreasuresDrawn(Aftermath):
    """§9.8, §38.1 The cards are drawn: the Cave gives one of two, or buries one of three."""

    def done(self, state: VastState, frame: i64) -> None:
        asks, knight = state.config.asks.knight, state.knight
        state.ask(asks.treasures_offered)
        if state.config.unknown_treasures and knight.drawn_held > 2:
            state.ask(asks.bury_drawn)
        elif not state.config.unknown_treasures and knight.drawn_held > 1:
            state.ask(asks.give_treasure)


@final
class GiveTreasure(HiddenTreasure):
    """§9.8 The Cave gives her one card, and puts the other under the deck."""

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
    """§38.1 The Cave chooses which of three cards goes under the deck, unseen by her."""

    def __init__(self) -> None:
        super().__init__("bury_drawn_treasure")

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.knight.drawn)

    def rank(self, state: VastState, move: i64) -> i64:
        """The last of those shown, so that the first are given (§47.3)."""
        return -move

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        state.knight.rejected = bit(move - self.first)
        state.knight.rejected_held = 1


@final
class ShowTreasure(HiddenDraw):
    """§14.15, §38.1 The Cave has chosen: she is shown what is left, and buries one of two."""

    verb = "show"

    def __init__(self, config: Config) -> None:
        super().__init__(config.seat_of[KNIGHT], config.seat_of[CAVE])

    def due(self, state: VastState) -> bool:
        return state.knight.drawn_held > state.knight.rejected_held

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + lowest(state.knight.drawn & ~state.knight.rejected), 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        show(state, move - self.first)

    def done(self, state: VastState, frame: i64) -> None:
        asks, knight = state.config.asks.knight, state.knight
        if knight.rejected_held:
            bury_drawn(knight, lowest(knight.rejected))
            knight.rejected = knight.rejected_held = 0
        state.ask(asks.keep_treasure)
        if knight.offered_held > 1:
            state.ask(asks.bury_offered)


def show(state: VastState, kind: i64) -> None:
    """The Cave shows her a card that it has drawn."""
    put_down(state.knight, kind)
    offer(state, kind)
    state.knight.choosing |= bit(kind)


@final
class BuryOffered(HiddenTreasure):
    """§38.1 She puts one of two cards under the deck."""

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
class KeepTreasure(Word):
    """§14.15 She keeps the card that she is shown."""

    word = "keep_treasure"
    declines = True  # §47.2: a Treasure is kept

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        keep(state, lowest(state.knight.offered))


@final
class DeclineTreasure(Word):
    """§14.15 She declines the card for 5 Grit."""

    word = "decline_treasure"

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        decline(state, lowest(state.knight.offered))
