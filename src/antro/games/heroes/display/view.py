"""The view of Heroes: the table, with the parts of bouts, sides and spell rows."""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.core.view.parts import Series, StructPart, Viewer, ViewPart
from antro.core.view.view import View
from antro.games.heroes.display.bout_parts import BoutPart, MarketPart
from antro.games.heroes.display.face_parts import CreatureFaces, HeroFaces, SpellFaces
from antro.games.heroes.display.side_parts import SidePart
from antro.games.heroes.display.view_types import HeroesView
from antro.games.heroes.flow.setup import free_heroes
from antro.games.heroes.rules import Heroes
from antro.games.heroes.state.config import MODES, PACES
from antro.games.heroes.state.side import NONE
from antro.games.heroes.state.state import SETTING_UP, HeroesState

STAGES: Final = ["setup", "playing", "last", "over"]


@final
class TablePart(StructPart[HeroesState, HeroesView]):
    """The whole table."""

    public = True

    def __init__(self, game: Heroes) -> None:
        config = game.config
        lists: dict[str, ViewPart[HeroesState]] = {
            "viewer": Viewer(),
            "bouts": Series([BoutPart(config, slot) for slot in range(config.slots)]),
            "sides": Series([SidePart(config, Seat(seat)) for seat in range(game.seats)]),
            "markets": Series([MarketPart(config, slot) for slot in range(config.slots)]),
            "spells": SpellFaces(config),
            "creatures": CreatureFaces(config),
            "heroes": HeroFaces(config),
        }
        super().__init__(HeroesView, lists)
        self.config: Final = config

    def fill(self, veiled: HeroesState) -> HeroesView:
        config = self.config
        return HeroesView(
            mode=MODES[config.mode],
            pace=PACES[config.pace],
            slot_time=int(config.slot_time),
            beat_time=int(config.beat_time),
            texts=config.texts,
            most_stops=int(config.most_stops),
            stage=STAGES[veiled.stage],
            first=None if veiled.first == NONE else int(veiled.first),
            heroes_left=self.heroes_left(veiled) if veiled.stage == SETTING_UP else [],
        )

    def heroes_left(self, veiled: HeroesState) -> list[str]:
        """Return the heroes that may still be drafted (§4.3)."""
        heroes = self.config.heroes
        return [f"hero:{heroes[element].id}" for element in listed(free_heroes(veiled))]


VIEW: Final = View(HeroesView, TablePart)
