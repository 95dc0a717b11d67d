"""The choices of players who roll: keep dice, hold, stop or rest (§6, §7)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import PlayerChoice, SingleMove
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.heroes.components.lots import (
    COUNTS,
    INDEX,
    LOTS,
    PACKED,
    PARTS,
    SIZES,
    kept_dice,
    letters,
)
from antro.games.heroes.components.symbols import SYMBOLS
from antro.games.heroes.effects.dice import take_up
from antro.games.heroes.flow.rolling import may_stop, recover, stop
from antro.games.heroes.flow.together import wait_for_keeping, wait_for_plans
from antro.games.heroes.kinds import FALL
from antro.games.heroes.state.config import LIVE, MOST_THROWS, Config
from antro.games.heroes.state.side import HOLD, REST, SECRET, STOP, Side
from antro.games.heroes.state.state import HeroesState

STOP_GAP: Final = 670  # milliseconds since the last roll (§7.3)


def offer_lots(first: i64, side: Side, out: Moves) -> None:
    """Offer to keep any dice on the table and roll the others, at least one (§6.2)."""
    for lot in PARTS[INDEX[side.dice]]:
        if SIZES[lot] < side.dice_size:
            out.add(first + lot)


def keeping(move: i64, lot: i64, verb: str, kind: str) -> Move:
    """Describe the choice to keep some dice and roll the others."""
    text = f"{verb} {letters(PACKED[lot])}"
    fields = kept_dice(PACKED[lot])
    return Move(move, text, kind, fields, ["choice:throw"], die_things(int(lot)))


def die_things(lot: int) -> list[str]:
    """Return the dice of a lot as picks: ``die:fire:2`` is the second that shows fire."""
    return [
        f"die:{symbol}:{nth}"
        for symbol, dice in zip(SYMBOLS, COUNTS[lot], strict=True)
        for nth in range(1, dice + 1)
    ]


@final
class Keep(PlayerChoice[HeroesState]):
    """Choose in secret which dice to keep at the first roll after a cycle (§21.5, §21.6)."""

    def __init__(self) -> None:
        super().__init__(LOTS + 2)  # lots, all dice, and one that other players see

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        offer_lots(self.first, side, out)
        if not side.dice_in_hand():
            out.add(self.first + HOLD)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.bout(by)
        state.sides[by].plan = move - self.first
        left = state.others_asked(bout.slot, by)
        wait_for_keeping(state, bout, left)

    def describe(self, move: i64) -> Move:
        plan = move - self.first
        if plan < LOTS:
            return keeping(move, plan, "first keep", "keep")
        if plan == HOLD:
            return Move(move, "first keep everything", "keep_all", {}, ["choice:hold"])
        return Move(move, "first keep something", "keep_unseen", {}, ["choice:hold"])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == by else self.first + self.size - 1


@final
class Plan(PlayerChoice[HeroesState]):
    """Keep some dice and roll the others (§6.2). On a beat, also hold, stop or rest (§7.8)."""

    def __init__(self, config: Config) -> None:
        self.live: Final = config.pace == LIVE
        super().__init__(SECRET + 1, gap=config.slot_time if self.live else 0)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        side = state.sides[seat]
        tired = side.throws >= MOST_THROWS
        if not tired or side.dice_in_hand():
            offer_lots(self.first, side, out)
        if self.live:
            return
        if not tired:
            out.add(self.first + HOLD)
        if may_stop(side):
            out.add(self.first + STOP)
        if tired:
            out.add(self.first + REST)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side, bout = state.sides[by], state.bout(by)
        if self.live:
            take_up(side, PACKED[move - self.first])
            side.throws += 1
            state.ask(FALL, bout.slot, by)
        else:
            side.plan = move - self.first
            wait_for_plans(state, bout, state.others_asked(bout.slot, by))

    def describe(self, move: i64) -> Move:
        plan = move - self.first
        if plan < LOTS:
            return keeping(move, plan, "keep", "plan_throw")
        word = PLANS[plan - LOTS]
        return Move(move, f"plan to {word}", f"plan_{word}", {}, [f"choice:{word}"])

    def as_seen_by(self, move: i64, by: Seat, viewer: Seat) -> i64:
        return move if viewer == by or self.live else self.first + SECRET


PLANS: Final = ["hold", "stop", "rest", "secret"]  # from HOLD on


@final
class Stop(SingleMove[HeroesState]):
    """Stop the game in real time (§6.3, §7.3). A stunned player recovers instead (§25.5)."""

    word = "stop"

    def __init__(self) -> None:
        super().__init__(gap=STOP_GAP)

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if may_stop(state.sides[seat]):
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        side, bout = state.sides[by], state.bout(by)
        if side.is_stunned():
            recover(side)
        else:
            state.stack(bout.slot).pop()
            stop(state, bout, by)


@final
class Rest(SingleMove[HeroesState]):
    """Do nothing until the next stop, after thirty rolls in real time (§6.4)."""

    word = "rest"

    def list_moves(self, state: HeroesState, seat: Seat, out: Moves) -> None:
        if state.sides[seat].throws >= MOST_THROWS:
            out.add(self.first)

    def apply(self, state: HeroesState, by: Seat, move: i64) -> None:
        bout = state.bout(by)
        bout.resting |= bit(by)
        wait_for_plans(state, bout, state.others_asked(bout.slot, by))
