"""§5 Attacks on a neighbour, by one, two or three figures."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.descriptions import Fields, Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.drako.board import NEAR
from antro.games.drako.cards import Symbol
from antro.games.drako.config import Config
from antro.games.drako.effects import ask_defence, declare, use
from antro.games.drako.moves.use import Use
from antro.games.drako.state import DrakoState, rival


@final
class Strike(Use):
    """§5.1 Play a card and attack an enemy in a neighbouring hex."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        # a number per own figure and enemy
        super().__init__(pairs(config, seat), config, seat, face, symbol)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_strikes(state, self.config, seat, 0, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        state.value = self.value
        state.more = self.symbol.figures
        strike_with(state, self.config, by, move - self.first)

    def describe(self, move: i64) -> Move:
        figure, target = strike_words(self.config, self.seat, move - self.first)
        path = [f"figure:{figure}", f"figure:{target}"]
        told: Fields = {"symbol": self.symbol.thing, "figure": path[0], "target": path[1]}
        return self.told(move, "strike", f"{figure} > {target}", told, path)


@final
class StrikeOn(Choice[DrakoState]):
    """§5.2 Another figure attacks with the same card."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(pairs(config, seat))
        self.config: Final = config
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        offer_strikes(state, self.config, seat, state.used, self.first, out)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        strike_with(state, self.config, by, move - self.first)

    def describe(self, move: i64) -> Move:
        figure, target = strike_words(self.config, self.seat, move - self.first)
        path = [f"figure:{figure}", f"figure:{target}"]
        told: Fields = {"figure": path[0], "target": path[1]}
        return Move(move, f"also {figure} > {target}", "strike_on", told, path)


@final
class StopStriking(Choice[DrakoState]):
    """§5.2 No other figure attacks."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__()
        self.config: Final = config
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.used = 0
        state.more = 0
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        return Move(move, f"stop striking {self.seat}", "stop_striking", {}, ["choice:stop"])


def pairs(config: Config, seat: Seat) -> i64:
    return config.figures[seat] * config.figures[rival(seat)]


def offer_strikes(
    state: DrakoState, config: Config, seat: Seat, used: i64, first: i64, out: Moves
) -> None:
    """§5.1 Each figure not used yet, and each enemy next to it."""
    enemies = rival(seat) * 3
    count = config.figures[rival(seat)]
    for figure in range(config.figures[seat]):
        slot = seat * 3 + figure
        near = NEAR[state.hexes[slot]]
        if near and not used >> slot & 1:
            for target in range(count):
                if near >> state.hexes[enemies + target] & 1:
                    out.add(first + figure * count + target)


def strike_with(state: DrakoState, config: Config, by: Seat, number: i64) -> None:
    """Declare it; then ask for the next attacker, or for the defence."""
    count = config.figures[rival(by)]
    slot = by * 3 + number // count
    declare(state, slot, rival(by) * 3 + number % count, state.value)
    state.used |= bit(slot)
    state.more -= 1
    if state.more and another_may_strike(state, by):
        state.pending.append(config.asks.strike[by])
    else:
        state.used = 0
        state.more = 0
        ask_defence(state, config)


def another_may_strike(state: DrakoState, seat: Seat) -> bool:
    enemies = state.standing(rival(seat))
    for slot in range(seat * 3, seat * 3 + 3):
        if not state.used >> slot & 1 and NEAR[state.hexes[slot]] & enemies:
            return True
    return False


def strike_words(config: Config, seat: Seat, number: i64) -> tuple[str, str]:
    """The attacker and the target of a strike, by name."""
    count = config.figures[rival(seat)]
    names = config.names
    return names[seat * 3 + number // count], names[rival(seat) * 3 + number % count]
