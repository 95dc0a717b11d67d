"""§4 Movement of one or two figures. The dragon's own is in ``dragon``."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.descriptions import Fields, Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.drako.board import HEXES, NAMES, NOWHERE, reach
from antro.games.drako.cards import Symbol
from antro.games.drako.config import Config
from antro.games.drako.effects import use
from antro.games.drako.moves.use import Use
from antro.games.drako.state import DrakoState


@final
class Walk(Use):
    """§4.1 Play a card and move a figure."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        # a number per figure and hex
        super().__init__(config.figures[seat] * HEXES, config, seat, face, symbol)
        self.both: Final = symbol.figures == 2

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_walks(state, seat, self.value, 0, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        slot = by * 3 + (move - self.first) // HEXES
        state.hexes[slot] = (move - self.first) % HEXES
        if self.both and another_may_walk(state, by, slot):
            state.value = self.value
            state.used = bit(slot)
            state.pending.append(self.config.asks.walk[by])

    def describe(self, move: i64) -> Move:
        figure, at = walk_words(self.config, self.seat, move - self.first)
        path = [f"figure:{figure}", f"hex:{at}"]
        told: Fields = {"symbol": self.symbol.thing, "figure": path[0], "hex": path[1]}
        return self.told(move, "walk", f"{figure} {at}", told, path)


@final
class WalkOn(Choice[DrakoState]):
    """§4.3 Move a second figure with the same card."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config.figures[seat] * HEXES)
        self.config: Final = config
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_walks(state, seat, state.value, state.used, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.hexes[by * 3 + (move - self.first) // HEXES] = (move - self.first) % HEXES
        state.used = 0

    def describe(self, move: i64) -> Move:
        figure, at = walk_words(self.config, self.seat, move - self.first)
        path = [f"figure:{figure}", f"hex:{at}"]
        told: Fields = {"figure": path[0], "hex": path[1]}
        return Move(move, f"then {figure} {at}", "walk_on", told, path)


@final
class StopWalking(Choice[DrakoState]):
    """§4.3 One figure was enough."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.used = 0

    def describe(self, move: i64) -> Move:
        return Move(move, f"stop walking {self.seat}", "stop_walking", {}, ["choice:stop"])


def offer_walks(
    state: DrakoState, seat: Seat, steps: i64, used: i64, first: i64, out: Moves
) -> None:
    """§4.2, §4.4 Where each figure can go, except those used and the netted one."""
    free = state.free()
    for figure in range(i64(3)):
        slot = seat * 3 + figure
        if slot != state.netted and not used >> slot & 1:
            out.add_each(first + figure * HEXES, reach(state.hexes[slot], free, steps))


def another_may_walk(state: DrakoState, seat: Seat, walked: i64) -> bool:
    for slot in range(seat * 3, seat * 3 + 3):
        if slot != walked and slot != state.netted and state.hexes[slot] != NOWHERE:
            return True
    return False


def walk_words(config: Config, seat: Seat, number: i64) -> tuple[str, str]:
    """The figure and the hex of a walk, by name."""
    return config.names[seat * 3 + number // HEXES], NAMES[number % HEXES]
