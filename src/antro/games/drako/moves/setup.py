"""Setup: cards are dealt, hands may be changed, figures are placed (§2)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import HEXES, NOWHERE
from antro.games.drako.effects.effects import after_deal, draw_cards
from antro.games.drako.moves.base import Decline, OpenChoice, SeatChoice, figure_and_hex
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import DECK, HAND, DrakoState

OPENING_HAND: Final[i64] = 4  # cards (§2.1)


@final
class Deal(Choice[DrakoState]):
    """Chance gives a side a card of its deck (§2.1, §3.3). Only that side sees the card."""

    def __init__(self, config: Config, to: Seat) -> None:
        self.faces: Final[i64] = len(config.decks[to])
        super().__init__(self.faces + 1)  # a number per face, and one for a card not seen
        self.config: Final = config
        self.to: Final = to
        self.row: Final = config.row(to, 0)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for face in range(self.faces):
            copies = state.bags[self.row + face]
            if copies:
                out.weigh(self.first + face, copies)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        row = self.row + move - self.first
        state.bags[row] -= 1
        state.hands[row] += 1
        state.counts[DECK + self.to] -= 1
        state.counts[HAND + self.to] += 1
        after_deal(state, self.config, self.to)

    def describe(self, move: i64) -> Move:
        side = self.config.role_names[self.to]
        if move == self.first + self.faces:
            return Move(move, f"deal ? to {self.to}", "deal", {"role": side}, [])
        card = self.config.decks[self.to][move - self.first]
        fields: Fields = {"role": side, "card": card.things}
        return Move(move, f"deal {card.text} to {self.to}", "deal_card", fields, [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == self.to else self.first + self.faces


@final
class Redraw(OpenChoice):
    """Shuffle the whole hand back and draw four new cards (§2.2)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        first = self.config.row(by, 0)
        for row in range(first, first + self.config.width):
            state.bags[row] += state.hands[row]
            state.hands[row] = 0
        state.counts[DECK + by] += state.counts[HAND + by]
        state.counts[HAND + by] = 0
        draw_cards(state, self.config, by, OPENING_HAND)

    def describe(self, move: i64) -> Move:
        return Move(move, f"redraw {self.seat}", "redraw", {}, ["choice:redraw"])


@final
class Keep(Decline):
    """Keep the opening hand (§2.2)."""

    def describe(self, move: i64) -> Move:
        return Move(move, f"keep {self.seat}", "keep", {}, ["choice:keep"])


@final
class Place(SeatChoice):
    """Put the next figure on one of the hexes that the match-up gives its side (§2.3)."""

    def __init__(self, config: Config, seat: Seat, hexes: i64, figures: i64) -> None:
        super().__init__(config, seat, figures * HEXES)  # a number per figure and hex
        self.hexes: Final = hexes  # of its side, as a set
        self.figures: Final = figures

    def next_slot(self, state: DrakoState) -> i64:
        """Return the first figure of the side that is not on the board."""
        slot = self.seat * 3
        while state.hexes[slot] != NOWHERE:
            slot += 1
        return slot

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        figure = self.next_slot(state) - self.seat * 3
        out.add_each(self.first + figure * HEXES, self.hexes & state.free())

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        figure = (move - self.first) // HEXES
        state.hexes[by * 3 + figure] = (move - self.first) % HEXES
        if figure + 1 == self.figures:
            state.pending.pop()

    def describe(self, move: i64) -> Move:
        slot = self.seat * 3 + (move - self.first) // HEXES
        words, path = figure_and_hex(self.config, slot, (move - self.first) % HEXES)
        fields: Fields = {"figure": path[0], "hex": path[1]}
        return Move(move, f"place {words}", "place", fields, path)


def pictured_hexes(config: Config, seat: Seat) -> i64:
    """Return the set of hexes that the match-up shows for a side (§2.5)."""
    hexes: i64 = 0
    for slot in range(seat * 3, seat * 3 + 3):
        if config.starts[slot] != NOWHERE:
            hexes |= bit(config.starts[slot])
    return hexes
