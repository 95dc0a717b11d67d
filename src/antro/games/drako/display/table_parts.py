"""The parts of Drako's view that belong to no side: whose turn it is, and the attacks declared."""

from typing import final

from mypy_extensions import i64

from antro.core.parts import Absent, Fixed, Number, Part, Value
from antro.games.drako.display.side_parts import Side
from antro.games.drako.display.view_types import AttackView
from antro.games.drako.rules import Drako
from antro.games.drako.state import (
    SEATS,
    STRIKE,
    WOUNDED,
    DrakoState,
    attacker_of,
    target_of,
    value_of,
)


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


def quiet_turns(game: Drako) -> Part[DrakoState]:
    """None where they do not count."""
    return QuietTurns(game) if game.config.quiet_limit else Absent()


@final
class QuietTurns(Number[DrakoState, Drako]):
    """Turns in a row without a wound (§11.5, §14.4)."""

    def number(self, veiled: DrakoState) -> i64:
        return 0 if veiled.quiet == WOUNDED else veiled.quiet


@final
class QuietLimit(Fixed[DrakoState, Drako]):
    """How many quiet turns make a draw (§11.5, §14.4)."""

    def build(self, veiled: DrakoState) -> int | None:
        limit = self.owner.config.quiet_limit
        return int(limit) if limit else None


@final
class Attacks(Value[DrakoState, Drako]):
    """Declared and not yet answered, in that order: the first is being answered."""

    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return was.strikes != veiled.strikes

    def build(self, veiled: DrakoState) -> list[AttackView]:
        found, strikes, config = [], veiled.strikes, self.owner.config
        while strikes:
            by, on = config.thing(attacker_of(strikes)), config.thing(target_of(strikes))
            found.append(AttackView(by, on, int(value_of(strikes))))
            strikes >>= STRIKE
        return found
