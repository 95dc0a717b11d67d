"""and §7 What the attacked side answers, and where the dragon's wounds go (§5)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.descriptions import Fields, Move
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import HEXES, NAMES, NEAR
from antro.games.drako.components.cards import AREAS, BERSERKER, KNIGHTS, SWORDSMAN, TROLLS
from antro.games.drako.effects.effects import (
    discard_card,
    has_room,
    next_attack,
    place_wounds,
    take_attack,
    wound_area,
)
from antro.games.drako.kinds import BLOCK_AGAIN, DODGE_STEP
from antro.games.drako.moves.base import Decline, FaceChoice, OpenChoice, SeatChoice
from antro.games.drako.state.config import NEVER, Config
from antro.games.drako.state.state import ARMOUR, FLYING, NOBODY, DrakoState, target_of


@final
class Block(FaceChoice):
    """Discard a Defence card to block the attack (§5.5, §10.5). Dwarves may need two (§17.4)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat)
        self.needed: Final = config.matchup.blocks[seat]
        defends = config.matchup.berserker_defends
        self.barred: Final = NOBODY if defends else config.slot(TROLLS, BERSERKER)  # §14.3

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        target = target_of(state.strikes)
        if target == self.barred or self.defences(state) < self.needed:
            return
        rocks = state.rocks
        if target == state.netted:  # §15.4 no rocks for a netted troll
            rocks = 0
        for face in range(self.size):
            if state.hands[self.row + face] and self.config.costs[self.row + face] <= rocks:
                out.add(self.first + face)

    def defences(self, state: DrakoState) -> i64:
        """Return the number of Defence cards in hand, or 1 if one is enough."""
        if self.needed == 1:
            return 1
        held: i64 = 0
        for row in range(self.row, self.row + self.size):
            if self.config.costs[row] != NEVER:
                held += state.hands[row]
        return held

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        row = self.row + move - self.first
        discard_card(state, by, row)
        state.rocks -= self.config.costs[row]
        if self.needed == 1:
            next_attack(state, self.config)
        else:
            state.pending.append(self.config.questions.of(BLOCK_AGAIN, by))

    def describe(self, move: i64) -> Move:
        return self.describe_card(move, "block", "block")


@final
class BlockAgain(FaceChoice):
    """Discard the second Defence card that the same attack needs (§17.4)."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for face in range(self.size):
            if state.hands[self.row + face] and self.config.costs[self.row + face] != NEVER:
                out.add(self.first + face)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        discard_card(state, by, self.row + move - self.first)
        state.pending.pop()
        next_attack(state, self.config)

    def describe(self, move: i64) -> Move:
        return self.describe_card(move, "block_again", "block again")


@final
class Dodge(SeatChoice):
    """The swordsman blocks an attack on himself, and may step away (§9.2, §9.3)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat)
        self.swordsman: Final = config.slot(KNIGHTS, SWORDSMAN)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.dodge and target_of(state.strikes) == self.swordsman:
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.dodge = 0
        next_attack(state, self.config)
        if self.swordsman != state.netted:
            state.pending.append(self.config.questions.of(DODGE_STEP, by))

    def describe(self, move: i64) -> Move:
        return Move(move, "dodge", "dodge", {}, ["token:dodge"])


@final
class Take(OpenChoice):
    """Do not block the attack, and take its wounds (§6.1)."""

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        take_attack(state, self.config)

    def describe(self, move: i64) -> Move:
        return Move(move, f"take {self.seat}", "take", {}, ["choice:take"])


@final
class DodgeStep(SeatChoice):
    """After a dodge, the swordsman steps to a neighbouring empty hex (§9.2)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, HEXES)
        self.swordsman: Final = config.slot(KNIGHTS, SWORDSMAN)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, NEAR[state.hexes[self.swordsman]] & state.free())

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        state.hexes[self.swordsman] = move - self.first

    def describe(self, move: i64) -> Move:
        at = NAMES[move - self.first]
        return Move(move, f"step {at}", "dodge_step", {"hex": f"hex:{at}"}, [f"hex:{at}"])


@final
class StandStill(Decline):
    """After a dodge, the swordsman stays where he is (§9.2)."""

    def describe(self, move: i64) -> Move:
        return Move(move, "stand still", "stand_still", {}, ["choice:stay"])


@final
class PlaceWound(SeatChoice):
    """The opponent puts one of the dragon's wounds on an area with space left (§7.2)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(config, seat, 3)  # a number per area behind the armour

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for area in range(i64(3)):
            if has_room(state, self.config, FLYING + area):
                out.add(self.first + area)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        wound_area(state, self.config, FLYING + move - self.first)
        place_wounds(state, self.config)

    def describe(self, move: i64) -> Move:
        area = AREAS[FLYING - ARMOUR + move - self.first]
        fields: Fields = {"area": f"area:{area}"}
        return Move(move, f"wound {area}", "place_wound", fields, [f"area:{area}"])
