"""The view of Volfyirion: the table, with the parts of sides and markets."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.core.view.parts import Series, StructPart, Value, Viewer, ViewPart
from antro.core.view.view import View
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.components.sites import CITY_NAMES, LAIR
from antro.games.volfyirion.display.card_parts import Cards, face_view, faces_in, only
from antro.games.volfyirion.display.market_parts import GridPart, MarketPart, RagePart
from antro.games.volfyirion.display.side_parts import SidePart
from antro.games.volfyirion.display.site_parts import Site, Stronghold
from antro.games.volfyirion.display.view_types import FaceView, VolfView
from antro.games.volfyirion.moves.team import place_thing
from antro.games.volfyirion.rules import Volfyirion
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import (
    DEFEATED,
    OVER,
    SETUP,
    VolfState,
)
from antro.games.volfyirion.state.strongholds import dragon_place
from antro.games.volfyirion.state.turn import ALLYS_REDRAW, PRIVILEGE, REDRAW

OPENINGS: Final = {"redraw": REDRAW | ALLYS_REDRAW, "exchange": PRIVILEGE}


@final
class TablePart(StructPart[VolfState, VolfView]):
    """The whole table."""

    public = True

    def __init__(self, game: Volfyirion) -> None:
        config = game.config
        markets, strongholds = range(config.market_count), range(len(config.strongholds))
        lists: dict[str, ViewPart[VolfState] | None] = {
            "viewer": Viewer(),
            "sides": Series([SidePart(config, Seat(seat)) for seat in range(game.seats)]),
            "markets": Series([MarketPart(config, at) for at in markets]),
            "strongholds": Series([Stronghold(config, at) for at in strongholds]),
            "rage": RagePart(config) if config.rage_count else None,
            "grid": GridPart(config) if config.grid_count else None,
            "removed": Removed(config),
            "faces": FacesOnShow(config),
        }
        super().__init__(VolfView, lists)
        self.config: Final = config
        self.lair: Final = Site(config, LAIR)

    def fill(self, veiled: VolfState) -> VolfView:
        turn, phase = veiled.turn, veiled.phase
        return VolfView(
            phase="setup" if phase == SETUP else "over" if phase == OVER else "playing",
            turn=None if turn.seat == NOTHING else int(turn.seat),
            turns=int(turn.number),
            most_turns=int(self.config.most_turns),
            opening=openings(turn.opening) if turn.opening else [],
            lair_city=self.lair.build(veiled),
            dragon=self.dragon(veiled),
        )

    def dragon(self, veiled: VolfState) -> str | None:
        """Return the place of the dragon, or None if it is defeated."""
        if veiled.dragon == DEFEATED:
            return None
        if self.config.team:
            at = dragon_place(veiled)
            return "place:outside" if at == NOTHING else place_thing(int(at))
        return f"city:{CITY_NAMES[veiled.dragon]}" if veiled.dragon < LAIR else "place:lair"


def openings(still: i64) -> list[str]:
    """Return the options of a first turn that are left: redraw, exchange."""
    return [word for word, marks in OPENINGS.items() if still & marks]


@final
class Removed(Cards[Config]):
    public = True

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.removed


@final
class FacesOnShow(Value[VolfState, Config]):
    """The printed texts of all cards that this view names."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return self.faces(was) != self.faces(veiled)

    def build(self, veiled: VolfState) -> list[FaceView]:
        return [face_view(face) for face in listed(self.faces(veiled))]

    def faces(self, veiled: VolfState) -> i64:
        """Return the set of faces."""
        shown = veiled.removed.faces | faces_in(veiled.sites.troops)
        shown |= faces_in(veiled.sites.buildings)
        for market in veiled.markets:
            shown |= only(market.top) | faces_in(market.centre) | faces_in(market.lair)
            shown |= faces_in(market.assets.under) | faces_in(market.wonders.under)
        for house in veiled.houses:
            shown |= house.deck.faces | house.hand.faces | house.discard.faces
            shown |= house.played.faces | house.sealed.faces
        for rage in veiled.rages:
            shown |= only(rage.top) | rage.shown.faces | rage.aside.faces
        for grid in veiled.grids:
            shown |= faces_in(grid.cells) | grid.discards.faces
        return shown


VIEW: Final = View(VolfView, TablePart)
