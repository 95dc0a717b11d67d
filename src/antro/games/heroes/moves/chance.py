"""The moves of chance while players roll and during a cycle (§6, §7, §14.5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves, Outcomes
from antro.games.heroes.components.lots import (
    LOTS,
    OF_SIZE,
    PACKED,
    WAYS,
    dice_things,
    kept_dice,
    letters,
)
from antro.games.heroes.effects.dice import roll_dice
from antro.games.heroes.flow.ordering import would_follow
from antro.games.heroes.kinds import FOLLOW
from antro.games.heroes.moves.base import role_name
from antro.games.heroes.moves.rolling import PLANS
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.side import NONE, SECRET
from antro.games.heroes.state.state import HeroesState


@final
class Show(ChanceChoice[HeroesState]):
    """Reveal the plan of a player (§7.9). Chance has one answer."""

    def __init__(self, of: Seat) -> None:
        super().__init__(SECRET)
        self.of: Final = of

    def due(self, state: HeroesState) -> bool:
        planned = state.sides[self.of].plan != NONE  # not after the player has resigned (§30.2)
        return planned and not state.bout(self.of).shown >> self.of & 1

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.sides[self.of].plan, 1)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        state.bout(self.of).shown |= bit(self.of)

    def describe(self, move: i64) -> Move:
        plan, role = move - self.first, role_name(int(self.of))
        fields: Fields = {"role": f"role:{role}"}
        if plan < LOTS:
            text = f"{role} keeps {letters(PACKED[plan])}"
            return Move(move, text, "show_throw", {**fields, **kept_dice(PACKED[plan])}, [])
        word = PLANS[plan - LOTS]
        return Move(move, f"{role} planned to {word}", f"show_{word}", {**fields}, [])


ROLLS: Final[dict[int, list[Outcomes]]] = {}  # by the first move number; shared by all tables


def rolls_from(first: i64) -> list[Outcomes]:
    """Return for each number of dice the lots that can be rolled, as moves from *first* on."""
    if first not in ROLLS:
        ROLLS[first] = [
            Outcomes([int(first + lot) for lot in lots], [int(WAYS[lot]) for lot in lots])
            for lots in OF_SIZE
        ]
    return ROLLS[first]


@final
class Fall(ChanceChoice[HeroesState]):
    """Roll the dice in a player’s hand (§6.2). The move is the result of these dice only."""

    def __init__(self, of: Seat) -> None:
        super().__init__(LOTS)
        self.of: Final = of
        self.rolls: list[Outcomes] = []  # [dice]; made at the first roll, which has its numbers

    def due(self, state: HeroesState) -> bool:
        return state.sides[self.of].dice_in_hand() > 0

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if not self.rolls:
            self.rolls = rolls_from(self.first)
        out.borrow(self.rolls[state.sides[self.of].dice_in_hand()])

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        roll_dice(state.sides[self.of], PACKED[move - self.first])

    def describe(self, move: i64) -> Move:
        lot, role = PACKED[move - self.first], role_name(int(self.of))
        fields: Fields = {"role": f"role:{role}", "dice": dice_things(lot)}
        return Move(move, f"{role} throws {letters(lot)}", "fall", fields, [])


@final
class Considers(ChanceChoice[HeroesState]):
    """Decide from an order if its player is asked to follow (§8.11). Chance has one answer."""

    def __init__(self, of: Seat) -> None:
        super().__init__(2)
        self.of: Final = of

    def due(self, state: HeroesState) -> bool:
        return True

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + (1 if would_follow(state, self.of) else 0), 1)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        slot = state.bout_of[self.of]
        state.stack(slot).pop()
        if move > self.first:
            state.ask(FOLLOW, slot, self.of)

    def describe(self, move: i64) -> Move:
        word, role = ["passes", "considers"][move - self.first], role_name(int(self.of))
        return Move(move, f"{role} {word}", word, {"role": f"role:{role}"}, [])


@final
class Lose(ChanceChoice[HeroesState]):
    """Discard a random card from a player’s hand. All players see it (§14.5)."""

    def __init__(self, config: Config, of: Seat) -> None:
        super().__init__(config.spells.kinds)
        self.names: Final = config.spells.names
        self.of: Final = of

    def due(self, state: HeroesState) -> bool:
        side = state.sides[self.of]
        if side.hand_size() == 0:
            side.losing = 0
        return side.losing > 0

    def offer(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        state.sides[self.of].hand.weigh(self.first, out)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side = state.sides[self.of]
        side.hand.take(move - self.first)
        side.discard.add(move - self.first)
        side.losing -= 1

    def describe(self, move: i64) -> Move:
        name, role = self.names[move - self.first], role_name(int(self.of))
        fields = {"spell": f"spell:{name}", "role": f"role:{role}"}
        return Move(move, f"{role} loses {name}", "lose", {**fields}, [])
