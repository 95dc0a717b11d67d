"""§5 and §7 What the struck side answers, and where the dragon's wounds go."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.descriptions import Fields, Move
from antro.core.game import Choice, Seat
from antro.core.moves import Moves
from antro.games.drako.board import HEXES, NAMES, NEAR
from antro.games.drako.cards import AREAS, BERSERKER, KNIGHTS, SWORDSMAN, TROLLS
from antro.games.drako.config import NEVER, Config
from antro.games.drako.effects import (
    answered,
    has_room,
    mark,
    place_wounds,
    put_down,
    takes,
)
from antro.games.drako.state import ARMOUR, FLYING, NOBODY, DrakoState, target_of


@final
class Block(Choice[DrakoState]):
    """§5.5, §10.5 Discard a Defence card to cancel the attack. Dwarves may need two (§17.4)."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(len(config.decks[seat]))  # a number per face
        self.config: Final = config
        self.seat: Final = seat
        self.row: Final = config.row(seat, 0)
        self.needed: Final = config.matchup.blocks[seat]
        defends = config.matchup.berserker_defends
        self.barred: Final = NOBODY if defends else config.slot(TROLLS, BERSERKER)  # §14.3

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        target = target_of(state.strikes)
        if target == self.barred or self.defences(state) < self.needed:
            return
        purse = state.rocks
        if target == state.netted:  # §15.4 no rocks for a netted troll
            purse = 0
        for face in range(self.size):
            if state.hands[self.row + face] and self.config.costs[self.row + face] <= purse:
                out.add(self.first + face)

    def defences(self, state: DrakoState) -> i64:
        """How many cards with a Defence symbol are held; not counted when one is enough."""
        if self.needed == 1:
            return 1
        held: i64 = 0
        for row in range(self.row, self.row + self.size):
            if self.config.costs[row] != NEVER:
                held += state.hands[row]
        return held

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        row = self.row + move - self.first
        put_down(state, by, row)
        state.rocks -= self.config.costs[row]
        if self.needed == 1:
            answered(state, self.config)
        else:
            state.pending.append(self.config.asks.block_again[by])

    def describe(self, move: i64) -> Move:
        face = move - self.first
        card = self.config.decks[self.seat][face]
        text = f"{self.config.side(self.seat)} block {card.text}"
        return Move(move, text, "block", {"card": card.things}, [f"card:{face}"])


@final
class BlockAgain(Choice[DrakoState]):
    """§17.4 The second Defence card for the same attack."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__(len(config.decks[seat]))
        self.config: Final = config
        self.seat: Final = seat
        self.row: Final = config.row(seat, 0)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for face in range(self.size):
            if state.hands[self.row + face] and self.config.costs[self.row + face] != NEVER:
                out.add(self.first + face)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        put_down(state, by, self.row + move - self.first)
        state.pending.pop()
        answered(state, self.config)

    def describe(self, move: i64) -> Move:
        face = move - self.first
        card = self.config.decks[self.seat][face]
        text = f"{self.config.side(self.seat)} block again {card.text}"
        return Move(move, text, "block_again", {"card": card.things}, [f"card:{face}"])


@final
class Dodge(Choice[DrakoState]):
    """§9.2, §9.3 The swordsman cancels an attack on himself, and may step aside."""

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config: Final = config
        self.swordsman: Final = config.slot(KNIGHTS, SWORDSMAN)

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        if state.dodge and target_of(state.strikes) == self.swordsman:
            out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.dodge = 0
        answered(state, self.config)
        if self.swordsman != state.netted:
            state.pending.append(self.config.asks.dodge_step[by])

    def describe(self, move: i64) -> Move:
        return Move(move, "dodge", "dodge", {}, ["token:dodge"])


@final
class Take(Choice[DrakoState]):
    """§6.1 Let the attack come. Always open."""

    def __init__(self, config: Config, seat: Seat) -> None:
        super().__init__()
        self.config: Final = config
        self.seat: Final = seat

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        takes(state, self.config)

    def describe(self, move: i64) -> Move:
        return Move(move, f"take {self.seat}", "take", {}, ["choice:take"])


@final
class DodgeStep(Choice[DrakoState]):
    """§9.2 After a dodge, a step to a neighbouring empty hex."""

    def __init__(self, config: Config) -> None:
        super().__init__(HEXES)
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
class StandStill(Choice[DrakoState]):
    """§9.2 No step after a dodge."""

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        out.add(self.first)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()

    def describe(self, move: i64) -> Move:
        return Move(move, "stand still", "stand_still", {}, ["choice:stay"])


@final
class PlaceWound(Choice[DrakoState]):
    """§7.2 The opponent puts one of the dragon's wounds on an area with space left."""

    def __init__(self, config: Config) -> None:
        super().__init__(3)  # a number per area behind the armour
        self.config: Final = config

    def offer(self, state: DrakoState, seat: Seat, out: Moves) -> None:
        for area in range(i64(3)):
            if has_room(state, self.config, FLYING + area):
                out.add(self.first + area)

    def apply(self, state: DrakoState, by: Seat, move: i64) -> None:
        state.pending.pop()
        mark(state, self.config, FLYING + move - self.first)
        place_wounds(state, self.config)

    def describe(self, move: i64) -> Move:
        area = AREAS[FLYING - ARMOUR + move - self.first]
        told: Fields = {"area": f"area:{area}"}
        return Move(move, f"wound {area}", "place_wound", told, [f"area:{area}"])
