"""Movement of one or two figures (§4). The Dragon's moves are in ``dragon``."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import HEXES, NOWHERE, reach
from antro.games.drako.effects.effects import play_card
from antro.games.drako.kinds import WALK
from antro.games.drako.moves.base import OpenChoice, SeatChoice, figure_and_hex
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import DrakoState


@final
class Walk(UseCard):
    """Play a card and move a figure (§4.1)."""

    def __init__(self, use: CardUse) -> None:
        # a number per figure and hex
        super().__init__(use, use.config.figures[use.seat] * HEXES)
        self.both: Final = use.symbol.figures == 2

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_walks(state, seat, self.value, 0, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        slot = by * 3 + (move - self.first) // HEXES
        state.hexes[slot] = (move - self.first) % HEXES
        if self.both and another_may_walk(state, by, slot):
            state.value = self.value
            state.used = bit(slot)
            state.pending.append(self.config.questions.of(WALK, by))

    def describe(self, move: i64) -> Move:
        slot = self.seat * 3 + (move - self.first) // HEXES
        words, path = figure_and_hex(self.config, slot, (move - self.first) % HEXES)
        fields: Fields = {"symbol": self.symbol.thing, "figure": path[0], "hex": path[1]}
        return self.describe_use(move, "walk", words, fields, path)


@final
class WalkOn(SeatChoice):
    """Move a second figure with the same card (§4.3)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, config.figures[seat] * HEXES)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_walks(state, seat, state.value, state.used, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.hexes[by * 3 + (move - self.first) // HEXES] = (move - self.first) % HEXES
        state.used = 0

    def describe(self, move: i64) -> Move:
        slot = self.seat * 3 + (move - self.first) // HEXES
        words, path = figure_and_hex(self.config, slot, (move - self.first) % HEXES)
        fields: Fields = {"figure": path[0], "hex": path[1]}
        return Move(move, f"then {words}", "walk_on", fields, path)


@final
class StopWalking(OpenChoice):
    """No second figure moves with this card (§4.3)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.used = 0

    def describe(self, move: i64) -> Move:
        return Move(move, f"stop walking {self.seat}", "stop_walking", {}, ["choice:stop"])


def offer_walks(
    state: DrakoState, seat: Seat, steps: i64, used: i64, first: i64, out: Moves
) -> None:
    """Offer every hex that a figure can reach (§4.2, §4.4). *used* and netted figures stay."""
    free = state.free()
    for figure in range(i64(3)):
        slot = seat * 3 + figure
        if slot != state.netted and not used >> slot & 1:
            out.add_each(first + figure * HEXES, reach(state.hexes[slot], free, steps))


def another_may_walk(state: DrakoState, seat: Seat, walked: i64) -> bool:
    """Return True if a living figure other than *walked* is not netted (§4.3)."""
    for slot in range(seat * 3, seat * 3 + 3):
        if slot != walked and slot != state.netted and state.hexes[slot] != NOWHERE:
            return True
    return False
