"""The parts of Drako's view that belong to no side: whose turn it is, and the attacks declared."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.parts import Fixed, Number, Value
from antro.games.drako.config import Config
from antro.games.drako.display.asked import asked
from antro.games.drako.display.side_parts import Side
from antro.games.drako.display.view_types import AskedView, AttackView, ResultView
from antro.games.drako.rules import Drako
from antro.games.drako.state import (
    DEFEATED,
    GOING,
    OUT_OF_CARDS,
    QUIET,
    SEATS,
    STRIKE,
    DrakoState,
    attacker_of,
    target_of,
    value_of,
)

ENDINGS: Final = {DEFEATED: "defeated", OUT_OF_CARDS: "out_of_cards", QUIET: "quiet"}


def sides(game: Drako) -> list[Side]:
    return [Side(game.config, seat) for seat in SEATS]


@final
class Viewer(Fixed[DrakoState, Drako]):
    def build(self, veiled: DrakoState) -> int:
        return int(veiled.viewer)


@final
class MatchupName(Fixed[DrakoState, Drako]):
    def build(self, veiled: DrakoState) -> str:
        return self.owner.config.matchup.name


@final
class Turn(Number[DrakoState, Drako]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.turn


@final
class Actions(Number[DrakoState, Drako]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.actions


@final
class Turns(Number[DrakoState, Drako]):
    def number(self, veiled: DrakoState) -> i64:
        return veiled.turns


@final
class QuietTurns(Value[DrakoState, Drako]):
    """Turns in a row without a wound, where they count (§14.4)."""

    def build(self, veiled: DrakoState) -> int | None:
        return max(0, int(veiled.quiet)) if self.owner.config.matchup.quiet_limit else None


@final
class Asked(Value[DrakoState, Drako]):
    """None when the game is over."""

    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return True

    def build(self, veiled: DrakoState) -> AskedView | None:
        if veiled.ending != GOING:
            return None
        question = veiled.pending[-1]
        kind = question.text.partition(" ")[0]
        seats = [int(seat) for seat in SEATS if question.seats >> seat & 1]
        fields = asked(self.owner, veiled)
        return AskedView(kind, question.clause, seats, fields, attacks(self.owner.config, veiled))


def attacks(config: Config, veiled: DrakoState) -> list[AttackView]:
    found, strikes = [], veiled.strikes
    while strikes:
        by, on = config.thing(attacker_of(strikes)), config.thing(target_of(strikes))
        found.append(AttackView(by, on, int(value_of(strikes))))
        strikes >>= STRIKE
    return found


@final
class Result(Value[DrakoState, Drako]):
    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return was.ending != veiled.ending

    def build(self, veiled: DrakoState) -> ResultView | None:
        if veiled.ending == GOING:
            return None
        winner = int(veiled.winner) if veiled.winner >= 0 else None
        return ResultView(ENDINGS[veiled.ending], veiled.pending[-1].clause, winner)
