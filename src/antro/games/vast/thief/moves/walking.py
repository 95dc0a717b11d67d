"""Steps, Climb, Pits, and what he does with Dark tiles (§30.5, §30.6, §31.2)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import bit
from antro.core.descriptions import Move
from antro.core.game import HOST, Seat
from antro.core.moves import Moves
from antro.games.vast.choices import Aftermath, Answer, ChanceChoice, Word
from antro.games.vast.config import Config
from antro.games.vast.ground.entering import enter
from antro.games.vast.ground.moves.chance import tile_fields, tile_name
from antro.games.vast.ground.moves.forced import OneWay
from antro.games.vast.ground.revealing import reveal
from antro.games.vast.printed.roles import CAVE, THIEF, THIEF_PIECE
from antro.games.vast.printed.squares import FIRST_SQUARE, PITS, TILES
from antro.games.vast.sight.squares import is_dark
from antro.games.vast.state.state import VastState
from antro.games.vast.thief.effects.death import settle_evasion
from antro.games.vast.thief.moves.stepping import (
    PIT_COUNT,
    arrive,
    climb_cost,
    go_to,
    is_way,
    may_climb,
    may_jump,
    may_step,
    step,
)


@final
class ThiefStep(OneWay):
    """§30.5 The way in which the Thief goes one step."""

    kind = "thief_step"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        for way in range(i64(4)):
            if may_step(state, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        step(state, move - self.first)


@final
class Climb(OneWay):
    """§31.2 A step through a wall, or onto an impassable square."""

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
class JumpToPit(Answer):
    """§10.10 A step from his Pit to another."""

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
class ThiefArrived(Aftermath):
    """§10.11 He has come to a square; its frame is where from."""

    def done(self, state: VastState, frame: i64) -> None:
        arrive(state, frame)


@final
class StepOut(Aftermath):
    """§5.6 He steps onto the tile that has come before him."""

    def done(self, state: VastState, frame: i64) -> None:
        enter(state, THIEF_PIECE, state.ground.newest)


@final
class Evasion(Aftermath):
    """§32.7 The die of an evasion lies; its frame is who attacks."""

    def done(self, state: VastState, frame: i64) -> None:
        settle_evasion(state, frame)


@final
class Slip(OneWay):
    """§32.7 The step that he may make when he has evaded."""

    kind = "slip"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        at = state.ground.where[THIEF_PIECE]
        for way in range(i64(4)):
            if is_way(state.ground, at, way):
                out.add(self.first + way)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()
        at = state.ground.where[THIEF_PIECE]
        state.ask(state.config.asks.thief.arrived, at)
        enter(state, THIEF_PIECE, state.ground.next(at, move - self.first))


@final
class StayPut(Word):
    """§32.7 He stays where he has evaded."""

    word = "stay_put"
    declines = True

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.pop()


# Dark tiles


@final
class Look(Word):
    """§30.6 He looks at the tile under him, and moves no further in this turn."""

    word = "look"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        at = state.ground.where[THIEF_PIECE]
        if is_dark(state.ground, at) and not state.ground.peeked >> at & 1:
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.halted = 1
        state.ask(state.config.asks.thief.look, state.ground.where[THIEF_PIECE])


@final
class LookedAt(ChanceChoice):
    """§30.6, §45.3 What he sees: chance has one answer, which he and the Cave learn."""

    def __init__(self, config: Config) -> None:
        super().__init__(TILES + 1)
        self.tiles: Final = config.tiles
        self.thief: Final = config.seat_of[THIEF]
        self.cave: Final = config.seat_of[CAVE]

    def due(self, state: VastState) -> bool:
        return True

    def offer(self, state: VastState, seat: Seat, out: Moves) -> None:
        out.weigh(self.first + state.ground.face[state.frame()], 1)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.ground.peeked |= bit(state.pop())

    def describe(self, move: i64) -> Move:
        tile = move - self.first
        if tile == TILES:
            return Move(move, "look at a tile", "look_unseen", {}, [])
        text = f"look at {tile_name(self.tiles, tile)}"
        return Move(move, text, "look_at", tile_fields(self.tiles, tile), [])

    def seen(self, move: i64, by: Seat, viewer: Seat) -> i64:
        knows = viewer == HOST or viewer == self.thief or viewer == self.cave
        return move if knows else self.first + TILES


@final
class RevealUnderThief(Word):
    """§30.6 He reveals the tile under him, and moves no further in this turn."""

    word = "reveal_under_thief"

    def list_moves(self, state: VastState, seat: Seat, out: Moves) -> None:
        if is_dark(state.ground, state.ground.where[THIEF_PIECE]):
            out.add(self.first)

    def apply(self, state: VastState, by: Seat, move: i64) -> None:
        state.thief.halted = 1
        reveal(state, bit(state.ground.where[THIEF_PIECE]), THIEF_PIECE)
