"""Losses outside your own action: give up a die, or discard cards (§14.5, §15.15)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.lots import FACES, count
from antro.games.heroes.components.symbols import SYMBOLS
from antro.games.heroes.effects.dice import give_up, may_give_up
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.state import HeroesState


@final
class GiveDie(PlayerChoice[HeroesState]):
    """Give up a die, by the face that it shows (§15.15)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        lot = may_give_up(state.sides[seat])
        for face in range(FACES):
            if count(lot, face):
                out.add(self.first + face)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.answered(by)
        give_up(state.sides[by], move - self.first)

    def describe(self, move: i64) -> Move:
        symbol = SYMBOLS[move - self.first]
        fields = {"face": f"face:{symbol}"}
        return Move(move, f"give up {symbol}", "give_die", {**fields}, [f"face:{symbol}"])


@final
class Shed(PlayerChoice[HeroesState]):
    """Discard a card that you choose, with the option ``discards`` (§14.5)."""

    def __init__(self, config: Config) -> None:
        super().__init__(config.spells.kinds)
        self.names: Final = config.spells.names

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, state.sides[seat].hand.kinds)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side, stack = state.sides[by], state.stack(state.bout_of[by])
        side.hand.take(move - self.first)
        side.discard.add(move - self.first)
        side.losing -= 1
        if not side.losing or not side.hand.size:
            side.losing = 0
            stack.pop()

    def describe(self, move: i64) -> Move:
        name = self.names[move - self.first]
        return Move(move, f"shed {name}", "shed", {"spell": f"spell:{name}"}, [f"hand:{name}"])
