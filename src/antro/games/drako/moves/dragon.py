"""§7 The dragon's symbols."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.core.told import Fields, Move
from antro.games.drako.board import DIRECTIONS, HEXES, NAMES, RAY, STEP, WAYS, reach
from antro.games.drako.cards import Symbol
from antro.games.drako.flow import ask_defence, declare, has_room, use
from antro.games.drako.setting import Setting
from antro.games.drako.state import BREATHING, FLYING, NOBODY, WALKING, DrakoState, rival


@final
class DragonWalk(Choice[DrakoState]):
    """§4.1, §7.3 The dragon moves, while its movement area has space left."""

    def __init__(self, setting: Setting, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(HEXES)
        self.setting: Final = setting
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol
        self.row: Final = setting.row(seat, face)
        self.value: Final = symbol.value

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        dragon = self.setting.dragon
        if state.netted != dragon and has_room(state, self.setting, WALKING):
            out.add_each(self.first, reach(state.hexes[dragon], state.free(), self.value))

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        state.hexes[self.setting.dragon] = move - self.first

    def describe(self, move: i64) -> Move:
        return flown(
            self.setting, self.seat, self.face, self.symbol, move, NAMES[move - self.first]
        )


@final
class Fly(Choice[DrakoState]):
    """§7.5 The dragon goes to any other empty hex."""

    def __init__(self, setting: Setting, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(HEXES)
        self.setting: Final = setting
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol
        self.row: Final = setting.row(seat, face)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.netted != self.setting.dragon and has_room(state, self.setting, FLYING):
            out.add_each(self.first, state.free())

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        state.hexes[self.setting.dragon] = move - self.first

    def describe(self, move: i64) -> Move:
        return flown(
            self.setting, self.seat, self.face, self.symbol, move, NAMES[move - self.first]
        )


@final
class Breathe(Choice[DrakoState]):
    """§7.6 Fire along a line: every enemy on it suffers an attack."""

    def __init__(self, setting: Setting, seat: Seat, face: i64, symbol: Symbol) -> None:
        super().__init__(WAYS)
        self.setting: Final = setting
        self.seat: Final = seat
        self.face: Final = face
        self.symbol: Final = symbol
        self.row: Final = setting.row(seat, face)
        self.value: Final = symbol.value

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if not has_room(state, self.setting, BREATHING):
            return
        start = state.hexes[self.setting.dragon]
        enemies = state.standing(rival(seat))
        for way in range(WAYS):
            if RAY[way * 20 + start] & enemies:
                out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        use(state, by, self.row)
        way = (move - self.first) * 20
        ray = RAY[way + state.hexes[self.setting.dragon]]
        at = state.hexes[self.setting.dragon]
        while ray:
            at = STEP[way + at]
            slot = state.at(at)
            if slot != NOBODY:
                declare(state, self.setting.dragon, slot, self.value)
            ray = RAY[way + at]
        ask_defence(state, self.setting)

    def describe(self, move: i64) -> Move:
        way = DIRECTIONS[move - self.first]
        card = self.setting.decks[self.seat][self.face]
        path = [f"card:{self.face}", self.symbol.thing, f"ray:{way}"]
        told: Fields = {"symbol": self.symbol.thing, "ray": path[2]}
        return Move(move, f"{card.text} as {self.symbol.text}: {way}", "breathe", told, path)


def flown(setting: Setting, seat: Seat, face: i64, symbol: Symbol, move: i64, at: str) -> Move:
    """What is told when the dragon goes somewhere by a card."""
    figure = setting.thing(setting.dragon)
    told: Fields = {"symbol": symbol.thing, "figure": figure, "hex": f"hex:{at}"}
    path = [f"card:{face}", symbol.thing, f"hex:{at}"]
    text = f"{setting.decks[seat][face].text} as {symbol.text}: {at}"
    return Move(move, text, "fly" if symbol.text == "flight" else "walk", told, path)
