"""Steps, Climb, Pits, and actions on Dark tiles (§30.5, §30.6, §31.2)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice, PlayerChoice, SingleMove
from antro.core.contract.game import HOST, Seat, Step
from antro.core.contract.moves import Moves
from antro.games.vast.components.roles import CAVE, THIEF, THIEF_PIECE
from antro.games.vast.components.squares import FIRST_SQUARE, PITS, TILES
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.moves.chance import tile_fields, tile_name
from antro.games.vast.map.moves.forced import OneWay
from antro.games.vast.map.visibility.squares import is_dark
from antro.games.vast.settings.config import Config
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import apply_evasion_roll
from antro.games.vast.thief.kinds import LOOK, THIEF_ARRIVED
from antro.games.vast.thief.moves.stepping import (
    PIT_COUNT,
    climb_cost,
    drift_after_step,
    go_to,
    is_open_step,
    may_climb,
    may_jump,
    may_step,
    step,
)


@final
class ThiefStep(OneWay):
    """Take a step (§30.5)."""

    kind = "thief_step"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for way in range(i64(4)):
            if may_step(state, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        step(state, move - self.first)


@final
class Climb(OneWay):
    """Step through a wall, or onto an impassable square (§31.2)."""

    kind = "climb"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for way in range(i64(4)):
            if may_climb(state, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        way = move - self.first
        state.thief.cubes -= climb_cost(state, way)
        go_to(state, state.ground.next(state.ground.where[THIEF_PIECE], way))


@final
class JumpToPit(PlayerChoice[VastState]):
    """Step from a Pit to another one (§10.10)."""

    def __init__(self) -> None:
        super().__init__(PIT_COUNT)

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for number in range(PIT_COUNT):
            if may_jump(state, number):
                out.add(self.first + number)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        go_to(state, FIRST_SQUARE[PITS] + move - self.first)

    def describe(self, move: i64) -> Move:
        pit = int(move - self.first)
        thing = f"square:{int(FIRST_SQUARE[PITS]) + pit}"
        return Move(move, f"thief jump to pit {pit}", "jump_to_pit", {"square": thing}, [thing])


@final
class ThiefArrived(Step[VastState]):
    """Let the Thief drift from his new square (§10.11). The argument is the square before."""

    def run(self, state: VastState, argument: i64) -> None:
        drift_after_step(state, argument)


@final
class StepOut(Step[VastState]):
    """Step onto the tile that was placed (§5.6)."""

    def run(self, state: VastState, argument: i64) -> None:
        enter(state, THIEF_PIECE, state.ground.newest)


@final
class Evasion(Step[VastState]):
    """Apply the die of an evasion (§32.7). The argument is the attacker."""

    def run(self, state: VastState, argument: i64) -> None:
        apply_evasion_roll(state, argument)


@final
class Slip(OneWay):
    """Step aside after an evasion (§32.7)."""

    kind = "slip"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        at = state.ground.where[THIEF_PIECE]
        for way in range(i64(4)):
            if is_open_step(state.ground, at, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        at = state.ground.where[THIEF_PIECE]
        state.ask(THIEF_ARRIVED, at)
        enter(state, THIEF_PIECE, state.ground.next(at, move - self.first))


@final
class StayPut(SingleMove[VastState]):
    """Stay on the square after an evasion (§32.7)."""

    word = "stay_put"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


# Dark tiles


@final
class Look(SingleMove[VastState]):
    """Look at the tile under the Thief, which ends his movement in this turn (§30.6)."""

    word = "look"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        at = state.ground.where[THIEF_PIECE]
        if is_dark(state.ground, at) and not state.ground.peeked >> at & 1:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.halted = 1
        state.ask(LOOK, state.ground.where[THIEF_PIECE])


@final
class LookedAt(ChanceChoice[VastState]):
    """The face that the Thief sees (§30.6, §45.3). Only he and the Cave know it.

    Chance has one answer.
    """

    def __init__(self, config: Config) -> None:
        super().__init__(TILES + 1)
        self.tiles: Final = config.tiles
        self.thief: Final = config.seat_of[THIEF]
        self.cave: Final = config.seat_of[CAVE]

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.ground.face[state.argument()], 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.ground.peeked |= bit(state.pop())

    def describe(self, move: i64) -> Move:
        tile = move - self.first
        if tile == TILES:
            return Move(move, "look at a tile", "look_unseen", {}, [])
        text = f"look at {tile_name(self.tiles, tile)}"
        return Move(move, text, "look_at", tile_fields(self.tiles, tile), [])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        knows = viewer == HOST or viewer == self.thief or viewer == self.cave
        return move if knows else self.first + TILES


@final
class RevealUnderThief(SingleMove[VastState]):
    """Reveal the tile under the Thief, which ends his movement in this turn (§30.6)."""

    word = "reveal_under_thief"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if is_dark(state.ground, state.ground.where[THIEF_PIECE]):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.halted = 1
        reveal(state, bit(state.ground.where[THIEF_PIECE]), THIEF_PIECE)
