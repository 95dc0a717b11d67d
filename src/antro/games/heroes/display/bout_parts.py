"""The parts of the view that show a bout or its spell rows."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.view.parts import Row, StructPart, ViewPart
from antro.games.heroes.components.board import COLUMNS, SPACES
from antro.games.heroes.display.names import permanent_thing, spell_thing, target_thing
from antro.games.heroes.display.view_types import ActView, BoutView, MarketView
from antro.games.heroes.moves.base import space_thing
from antro.games.heroes.state.act import Act
from antro.games.heroes.state.bout import CLOSED
from antro.games.heroes.state.config import Config
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import HeroesState

PHASES: Final = ["closed", "mustering", "ready", "rolling", "cycle"]


@final
class BoutPart(StructPart[HeroesState, BoutView]):
    """The view of one bout."""

    public = True

    def __init__(self, config: Config, at: i64) -> None:
        super().__init__(BoutView)
        self.config: Final = config
        self.at: Final = at

    def fill(self, veiled: HeroesState) -> BoutView:
        bout = veiled.bouts[self.at]
        closed = bout.phase == CLOSED
        return BoutView(
            seats=listed(bout.alive),
            phase=PHASES[bout.phase],
            due="" if closed else veiled.stack(bout.slot)[-1].kind,
            stops=int(bout.stops),
            token=None if closed else int(bout.token(self.config.seats)),
            stopper=None if bout.stopper == NONE else int(bout.stopper),
            act=None if bout.act.seat == NONE else act_view(self.config, bout.act),
        )


def act_view(config: Config, act: Act) -> ActView:
    return ActView(
        seat=int(act.seat),
        following=act.following != 0,
        spell=None if act.spell == NONE else spell_thing(config, act.spell),
        dispelling=None if act.dispelling == NONE else permanent_thing(config, act.dispelling),
        reinforced=int(act.reinforced),
        targets=[target_thing(config, act.spell, target) for target in act.targets],
        places=[space_thing(int(place)) for place in act.places],
        paid=[spell_thing(config, kind) for kind in act.paid],
        helms=int(act.helms),
        active=None if act.active == NONE else space_thing(int(act.seat * SPACES + act.active)),
        commanded=act.commanded != 0,
        strikes=[space_thing(int(target)) for target in act.strikes],
    )


# Markets


@final
class MarketRow(Row[HeroesState, Config]):
    """One spell row of four places, each with a spell or none."""

    public = True

    def __init__(self, config: Config, at: i64, first: i64) -> None:
        super().__init__(config)
        self.at: Final = at
        self.first: Final = first  # of its places

    def build(self, veiled: HeroesState) -> list[str | None]:
        config, places = self.owner, veiled.markets[self.at].places
        row = [places[self.first + column] for column in range(COLUMNS)]
        return [None if kind == NONE else spell_thing(config, kind) for kind in row]

    def differs(self, was: HeroesState, veiled: HeroesState) -> bool:
        before, after = was.markets[self.at], veiled.markets[self.at]
        for column in range(COLUMNS):
            if before.places[self.first + column] != after.places[self.first + column]:
                return True
        return False


@final
class MarketPart(StructPart[HeroesState, MarketView]):
    """The spell rows of a bout."""

    public = True

    def __init__(self, config: Config, at: i64) -> None:
        rows: dict[str, ViewPart[HeroesState]] = {
            "bottom": MarketRow(config, at, 0),
            "top": MarketRow(config, at, COLUMNS),
        }
        super().__init__(MarketView, rows)
        self.at: Final = at

    def fill(self, veiled: HeroesState) -> MarketView:
        seats = range(len(veiled.sides))
        return MarketView(
            seats=[seat for seat in seats if veiled.bout_of[seat] == self.at],
            deck_size=int(veiled.markets[self.at].deck_size),
        )
