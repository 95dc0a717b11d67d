"""A turn: draw, discard, play for no effect, and skip (§3)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.effects.effects import (
    discard_card,
    discard_count,
    draw_cards,
    play_card,
    reshuffle_count,
)
from antro.games.drako.moves.base import FaceChoice, OpenChoice, SeatChoice
from antro.games.drako.state.config import HAND_LIMIT, Config
from antro.games.drako.state.state import DECK, ENDED, HAND, DrakoState, rival

CARDS_PER_DRAW: Final[i64] = 2  # §3.3


@final
class Draw(SeatChoice):
    """Take two cards from the deck, or its last card (§3.3)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if can_draw(state, self.config, seat):
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.actions -= 1
        available = state.counts[DECK + by] + reshuffle_count(state, self.config, by)
        draw_cards(state, self.config, by, min(CARDS_PER_DRAW, available))

    def describe(self, move: i64) -> Move:
        return Move(move, f"draw {self.seat}", "draw", {}, ["pile:deck", "choice:draw"])


@final
class Rebuild(SeatChoice):
    """Draw the rest of the deck, then from a new deck of the discards (§15.2, §15.3)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if can_rebuild(state, self.config, seat) and state.counts[DECK + seat] < CARDS_PER_DRAW:
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.actions -= 1
        state.rebuild = 0
        state.rocks = min(state.rocks + 5, self.config.matchup.rocks)
        available = state.counts[DECK + by] + discard_count(state, self.config, by)
        draw_cards(state, self.config, by, min(CARDS_PER_DRAW, available))

    def describe(self, move: i64) -> Move:
        return Move(move, "rebuild", "rebuild", {}, ["pile:deck", "choice:rebuild"])


@final
class Play(Choice[DrakoState]):
    """Play a card of the hand for one of its symbols, or for none (§3.5).

    It has no move numbers of its own. It offers the *uses* of each card in hand, and
    they have the numbers.
    """

    def __init__(self, config: Config, seat: Seat, uses: list[list[Choice[DrakoState]]]) -> None:
        super().__init__(0)
        self.uses: Final = uses  # [face]
        self.faces: Final[i64] = len(uses)
        self.row: Final = config.row(seat, 0)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for face in range(self.faces):
            if state.hands[self.row + face]:
                for use in self.uses[face]:
                    use.offer(state, seat, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        raise AssertionError("each use of a card owns its moves")

    def describe(self, move: i64) -> Move:
        raise AssertionError("each use of a card owns its moves")


@final
class Spend(OpenChoice):
    """Play a card for no effect (§3.6)."""

    def __init__(self, config: Config, seat: Seat, face: i64) -> None:
        super().__init__(config, seat)
        self.face: Final = face
        self.row: Final = config.row(seat, face)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)

    def describe(self, move: i64) -> Move:
        card = self.config.decks[self.seat][self.face]
        handles = [f"card:{self.face}", "symbol:nothing"]
        text = f"{self.config.side(self.seat)} spend {card.text}"
        return Move(move, text, "spend", {"card": card.things}, handles)


@final
class Discard(FaceChoice):
    """Discard a card, until six are left (§3.4)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for face in range(self.size):
            if state.hands[self.row + face]:
                out.add(self.first + face)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        discard_card(state, by, self.row + move - self.first)
        if state.counts[HAND + by] <= HAND_LIMIT:
            state.pending.pop()

    def describe(self, move: i64) -> Move:
        return self.describe_card(move, "discard", "discard")


@final
class Skip(SeatChoice):
    """End the turn without an action (§3.7, §15.2).

    Only a side without cards may do so, if it could still escape a net or make a new deck. It need
    not make one (§15.7).
    """

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if not holds_cards(state, self.config, seat):
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.actions = ENDED
        if not has_cards(state, self.config, rival(by)):
            state.rebuild = 0  # §15.6

    def describe(self, move: i64) -> Move:
        return Move(move, f"skip {self.seat}", "skip", {}, ["choice:skip"])


def can_draw(state: DrakoState, config: Config, seat: Seat) -> bool:
    """Return True if a side may draw: it has cards left, and not too many in hand (§3.3, §17.5)."""
    if state.counts[HAND + seat] > config.matchup.draw_up_to[seat]:
        return False
    return state.counts[DECK + seat] > 0 or reshuffle_count(state, config, seat) > 0


def can_rebuild(state: DrakoState, config: Config, seat: Seat) -> bool:
    """Return True if a side may still make a new deck of its discards (§15.2)."""
    if config.matchup.rebuilds != seat or not state.rebuild:
        return False
    return discard_count(state, config, seat) > 0


def has_cards(state: DrakoState, config: Config, seat: Seat) -> bool:
    """Return True if a side can draw, play or make a new deck (§3.7, §11.2)."""
    return holds_cards(state, config, seat) or can_rebuild(state, config, seat)


def holds_cards(state: DrakoState, config: Config, seat: Seat) -> bool:
    """Return True if a side has a card in hand or deck, or gets a new deck (§3.7)."""
    if state.counts[HAND + seat] or state.counts[DECK + seat]:
        return True
    return reshuffle_count(state, config, seat) > 0
