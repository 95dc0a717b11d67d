"""§9 The knights' symbols. Their Dodge is in ``answers``."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.descriptions import Fields, Move
from antro.core.game import Seat
from antro.core.moves import Moves
from antro.games.drako.board import DIRECTIONS, HEXES, NAMES, NEAR, NOWHERE, RIM, WAYS
from antro.games.drako.cards import ARCHER, KNIGHTS, SWORDSMAN, Symbol
from antro.games.drako.config import Config
from antro.games.drako.effects import ask_defence, declare, enemy_in_line, nearest, use
from antro.games.drako.moves.use import Use
from antro.games.drako.state import DrakoState, rival

ARCHERS: Final[i64] = 2


@final
class Bow(Use):
    """§9.1, §17.2 An archer who is not netted shoots the nearest figure on a line."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        # a number per archer and direction
        super().__init__(ARCHERS * WAYS, config, seat, face, symbol)
        self.archer: Final = config.slot(KNIGHTS, ARCHER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for nth in range(ARCHERS):
            start = state.hexes[self.archer + nth]
            if start != NOWHERE and state.netted != self.archer + nth:
                for way in range(WAYS):
                    if enemy_in_line(state, seat, start, way):
                        out.add(self.first + nth * WAYS + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        slot = self.archer + (move - self.first) // WAYS
        target = nearest(state, state.hexes[slot], (move - self.first) % WAYS)
        declare(state, slot, target, self.value)
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        slot = self.archer + (move - self.first) // WAYS
        way = DIRECTIONS[(move - self.first) % WAYS]
        figure, ray = self.config.thing(slot), f"ray:{way}"
        told: Fields = {"symbol": self.symbol.thing, "figure": figure, "ray": ray}
        return self.told(move, "shoot", f"{self.config.names[slot]} {way}", told, [figure, ray])


@final
class Reinforce(Use):
    """§9.4, §9.5 A dead archer returns, while the swordsman lives."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        # a number per archer and hex
        super().__init__(ARCHERS * HEXES, config, seat, face, symbol)
        self.swordsman: Final = config.slot(KNIGHTS, SWORDSMAN)
        self.archer: Final = config.slot(KNIGHTS, ARCHER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.hexes[self.swordsman] == NOWHERE:
            return
        for nth in range(ARCHERS):
            if state.hexes[self.archer + nth] == NOWHERE:
                out.add_each(self.first + nth * HEXES, entries(state, seat))
                return  # the two are alike: the first of them will do

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        slot = self.archer + (move - self.first) // HEXES
        state.hexes[slot] = (move - self.first) % HEXES
        state.wounds[slot] = 0

    def describe(self, move: i64) -> Move:
        slot = self.archer + (move - self.first) // HEXES
        at = NAMES[(move - self.first) % HEXES]
        told: Fields = {"figure": self.config.thing(slot), "hex": f"hex:{at}"}
        words = f"{self.config.names[slot]} {at}"
        return self.told(move, "reinforce", words, told, [f"hex:{at}"])


@final
class LayShield(Use):
    """§17.6 Reinforcements are laid on a living knight."""

    def __init__(self, config: Config, seat: Seat, face: i64, symbol: Symbol) -> None:
        # a number per knight
        super().__init__(config.figures[seat], config, seat, face, symbol)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for knight in range(self.size):
            if state.hexes[seat * 3 + knight] != NOWHERE:
                out.add(self.first + knight)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        state.shields[by * 3 + move - self.first] += 1

    def describe(self, move: i64) -> Move:
        slot = self.seat * 3 + move - self.first
        figure = self.config.thing(slot)
        return self.told(move, "lay_shield", self.config.names[slot], {"figure": figure}, [figure])


def entries(state: DrakoState, seat: Seat) -> i64:
    """§9.4 Where an archer may come back. Two trolls or a dragon never watch all of the rim."""
    watched: i64 = 0
    for slot in range(rival(seat) * 3, rival(seat) * 3 + 3):
        watched |= NEAR[state.hexes[slot]]
    return RIM & state.free() & ~watched
