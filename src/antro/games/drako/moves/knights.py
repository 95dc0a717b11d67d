"""The knights' symbols (§9). Their Dodge is in ``answers``."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import DIRECTIONS, HEXES, NEAR, NOWHERE, RIM, WAYS
from antro.games.drako.components.cards import ARCHER, KNIGHTS, SWORDSMAN
from antro.games.drako.effects.effects import (
    ask_defence,
    declare_attack,
    enemy_in_line,
    nearest,
    play_card,
)
from antro.games.drako.moves.base import figure_and_hex
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.state import DrakoState, rival

ARCHERS: Final[i64] = 2


@final
class Bow(UseCard):
    """An archer without a net shoots the nearest figure on a line (§9.1, §17.2)."""

    def __init__(self, use: CardUse) -> None:
        # a number per archer and direction
        super().__init__(use, ARCHERS * WAYS)
        self.archer: Final = use.config.slot(KNIGHTS, ARCHER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for nth in range(ARCHERS):
            start = state.hexes[self.archer + nth]
            if start != NOWHERE and state.netted != self.archer + nth:
                for way in range(WAYS):
                    if enemy_in_line(state, seat, start, way):
                        out.add(self.first + nth * WAYS + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        slot = self.archer + (move - self.first) // WAYS
        target = nearest(state, state.hexes[slot], (move - self.first) % WAYS)
        declare_attack(state, slot, target, self.value)
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        slot = self.archer + (move - self.first) // WAYS
        way = DIRECTIONS[(move - self.first) % WAYS]
        figure, ray = self.config.thing(slot), f"ray:{way}"
        fields: Fields = {"symbol": self.symbol.thing, "figure": figure, "ray": ray}
        words = f"{self.config.names[slot]} {way}"
        return self.describe_use(move, "shoot", words, fields, [figure, ray])


@final
class Reinforce(UseCard):
    """A dead archer returns while the swordsman is alive (§9.4, §9.5)."""

    def __init__(self, use: CardUse) -> None:
        # a number per archer and hex
        super().__init__(use, ARCHERS * HEXES)
        self.swordsman: Final = use.config.slot(KNIGHTS, SWORDSMAN)
        self.archer: Final = use.config.slot(KNIGHTS, ARCHER)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.hexes[self.swordsman] == NOWHERE:
            return
        for nth in range(ARCHERS):
            if state.hexes[self.archer + nth] == NOWHERE:
                out.add_each(self.first + nth * HEXES, entries(state, seat))
                return  # both archers are alike, so one is enough

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        slot = self.archer + (move - self.first) // HEXES
        state.hexes[slot] = (move - self.first) % HEXES
        state.wounds[slot] = 0

    def describe(self, move: i64) -> Move:
        slot = self.archer + (move - self.first) // HEXES
        words, path = figure_and_hex(self.config, slot, (move - self.first) % HEXES)
        fields: Fields = {"figure": path[0], "hex": path[1]}
        return self.describe_use(move, "reinforce", words, fields, path[1:])


@final
class LayShield(UseCard):
    """Put reinforcements on a living knight, as a shield (§17.6)."""

    def __init__(self, use: CardUse) -> None:
        # a number per knight
        super().__init__(use, use.config.figures[use.seat])

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for knight in range(self.size):
            if state.hexes[seat * 3 + knight] != NOWHERE:
                out.add(self.first + knight)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        state.shields[by * 3 + move - self.first] += 1

    def describe(self, move: i64) -> Move:
        slot = self.seat * 3 + move - self.first
        figure, name = self.config.thing(slot), self.config.names[slot]
        return self.describe_use(move, "lay_shield", name, {"figure": figure}, [figure])


def entries(state: DrakoState, seat: Seat) -> i64:
    """Return the hexes for a returning archer: empty, on the rim, next to no enemy (§9.4).

    There is always one: two Trolls or a Dragon are never next to the whole rim.
    """
    watched: i64 = 0
    for slot in range(rival(seat) * 3, rival(seat) * 3 + 3):
        watched |= NEAR[state.hexes[slot]]
    return RIM & state.free() & ~watched
