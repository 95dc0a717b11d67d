"""The view of Drako: the table, with the parts of the sides."""

from typing import Final, final

from antro.core.view.parts import Series, StructPart, Value, Viewer
from antro.core.view.view import View
from antro.games.drako.display.side_parts import SidePart
from antro.games.drako.display.view_types import AttackView, DrakoView
from antro.games.drako.rules import Drako
from antro.games.drako.state.config import Config
from antro.games.drako.state.state import (
    SEATS,
    STRIKE,
    WOUNDED,
    DrakoState,
    attacker_of,
    target_of,
    value_of,
)


@final
class TablePart(StructPart[DrakoState, DrakoView]):
    """The whole table."""

    public = True

    def __init__(self, game: Drako) -> None:
        config = game.config
        sides = Series([SidePart(config, seat) for seat in SEATS])
        super().__init__(
            DrakoView, {"viewer": Viewer(), "sides": sides, "attacks": Attacks(config)}
        )
        self.matchup: Final = config.matchup.name
        self.quiet_limit: Final = int(config.quiet_limit) or None

    def fill(self, veiled: DrakoState) -> DrakoView:
        quiet = 0 if veiled.quiet == WOUNDED else int(veiled.quiet)
        return DrakoView(
            matchup=self.matchup,
            turn=int(veiled.turn),
            actions=int(veiled.actions),
            turns=int(veiled.turns),
            quiet=quiet if self.quiet_limit else None,
            quiet_limit=self.quiet_limit,
        )


@final
class Attacks(Value[DrakoState, Config]):
    """The attacks that are declared and not answered. The first is being answered."""

    public = True

    def differs(self, was: DrakoState, veiled: DrakoState) -> bool:
        return was.strikes != veiled.strikes

    def build(self, veiled: DrakoState) -> list[AttackView]:
        found, strikes, config = [], veiled.strikes, self.owner
        while strikes:
            by, on = config.thing(attacker_of(strikes)), config.thing(target_of(strikes))
            found.append(AttackView(by, on, int(value_of(strikes))))
            strikes >>= STRIKE
        return found


VIEW: Final = View(DrakoView, TablePart)
