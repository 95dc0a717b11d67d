"""The dragon's symbols (§7)."""

from typing import final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import HEXES, NAMES, RAY, STEP, WAYS, reach
from antro.games.drako.components.cards import FLIGHT
from antro.games.drako.effects.effects import ask_defence, declare_attack, has_room, play_card
from antro.games.drako.moves.use_card import CardUse, UseCard
from antro.games.drako.state.state import BREATHING, FLYING, NOBODY, WALKING, DrakoState, rival


class MoveDragon(UseCard):
    """Play a card and put the Dragon on another hex, within the reach of the symbol."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, HEXES)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        state.hexes[self.config.dragon] = move - self.first

    def describe(self, move: i64) -> Move:
        at = NAMES[move - self.first]
        figure = self.config.thing(self.config.dragon)
        fields: Fields = {"symbol": self.symbol.thing, "figure": figure, "hex": f"hex:{at}"}
        kind = "fly" if self.symbol.kind == FLIGHT else "walk"
        return self.describe_use(move, kind, at, fields, [f"hex:{at}"])


@final
class DragonWalk(MoveDragon):
    """The dragon moves, unless it is netted or its Movement is full (§4.1, §7.3, §12.3)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        dragon = self.config.dragon
        if state.netted != dragon and has_room(state, self.config, WALKING):
            out.add_each(self.first, reach(state.hexes[dragon], state.free(), self.value))


@final
class Fly(MoveDragon):
    """The dragon flies to any other empty hex, unless it is netted (§7.5, §12.3)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.netted != self.config.dragon and has_room(state, self.config, FLYING):
            out.add_each(self.first, state.free())


@final
class Breathe(UseCard):
    """Fire along a line: every enemy on it suffers an attack (§7.6)."""

    def __init__(self, use: CardUse) -> None:
        super().__init__(use, WAYS)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if not has_room(state, self.config, BREATHING):
            return
        start = state.hexes[self.config.dragon]
        enemies = state.standing(rival(seat))
        for way in range(WAYS):
            if RAY[way * 20 + start] & enemies:
                out.add(self.first + way)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        play_card(state, by, self.row)
        way = (move - self.first) * 20
        ray = RAY[way + state.hexes[self.config.dragon]]
        at = state.hexes[self.config.dragon]
        while ray:
            at = STEP[way + at]
            slot = state.at(at)
            if slot != NOBODY:
                declare_attack(state, self.config.dragon, slot, self.value)
            ray = RAY[way + at]
        ask_defence(state, self.config)

    def describe(self, move: i64) -> Move:
        return self.describe_direction(move, "breathe")
