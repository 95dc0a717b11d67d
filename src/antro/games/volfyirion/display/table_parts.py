"""The parts of Volfyirion's view that belong to no side, and who and what has a view of its own."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.parts import Fixed, Number, Series, Value
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.display.card_parts import Cards, face_view, faces_in, only
from antro.games.volfyirion.display.market_parts import MarketPlace
from antro.games.volfyirion.display.side_parts import Side
from antro.games.volfyirion.display.site_parts import Site, Stronghold
from antro.games.volfyirion.display.view_types import FaceView
from antro.games.volfyirion.moves.team import place_thing
from antro.games.volfyirion.printed.cards import NOTHING
from antro.games.volfyirion.printed.sites import CITY_NAMES, LAIR
from antro.games.volfyirion.rules import Volfyirion
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


# Who and what has a view of its own


def sides(game: Volfyirion) -> list[Side]:
    return [Side(game.config, Seat(seat)) for seat in range(game.seats)]


def markets(game: Volfyirion) -> list[MarketPlace]:
    return [MarketPlace(game.config, at) for at in range(game.config.market_count)]


def lair_city(game: Volfyirion) -> Site:
    return Site(game.config, LAIR)


def strongholds(game: Volfyirion) -> Series[VolfState]:
    """Of teams."""
    there = range(len(game.config.strongholds))
    return Series([Stronghold(game.config, at) for at in there])


def rage(game: Volfyirion) -> Config | None:
    """Of one who plays alone."""
    return game.config if game.config.rage_count else None


def grid(game: Volfyirion) -> Config | None:
    """Of two who play together."""
    return game.config if game.config.grid_count else None


# Parts


@final
class Viewer(Fixed[VolfState, Volfyirion]):
    def build(self, veiled: VolfState) -> int:
        return int(veiled.viewer)


@final
class PhaseName(Value[VolfState, Volfyirion]):
    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return was.phase != veiled.phase

    def build(self, veiled: VolfState) -> str:
        return "setup" if veiled.phase == SETUP else "over" if veiled.phase == OVER else "playing"


@final
class Turn(Value[VolfState, Volfyirion]):
    """Whose it is; none before that is decided."""

    def build(self, veiled: VolfState) -> int | None:
        return None if veiled.turn.seat == NOTHING else int(veiled.turn.seat)


@final
class Turns(Number[VolfState, Volfyirion]):
    def number(self, veiled: VolfState) -> i64:
        return veiled.turn.number


@final
class MostTurns(Fixed[VolfState, Volfyirion]):
    def build(self, veiled: VolfState) -> int:
        return int(self.owner.config.most_turns)


@final
class Opening(Value[VolfState, Volfyirion]):
    """What is still open in a first turn: redraw, exchange."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return was.turn.opening != veiled.turn.opening

    def build(self, veiled: VolfState) -> list[str]:
        return [word for word, still in OPENINGS.items() if veiled.turn.opening & still]


@final
class Dragon(Value[VolfState, Volfyirion]):
    """place:lair, city:<name>, …; none when it is defeated."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return was.dragon != veiled.dragon

    def build(self, veiled: VolfState) -> str | None:
        if veiled.dragon == DEFEATED:
            return None
        if self.owner.config.team:
            at = dragon_place(veiled)
            return "place:outside" if at == NOTHING else place_thing(int(at))
        return f"city:{CITY_NAMES[veiled.dragon]}" if veiled.dragon < LAIR else "place:lair"


@final
class Removed(Cards[Volfyirion]):
    def pile(self, veiled: VolfState) -> Pile:
        return veiled.removed


@final
class FacesOnShow(Value[VolfState, Volfyirion]):
    """What is printed on every card that this view names."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return self.faces(was) != self.faces(veiled)

    def build(self, veiled: VolfState) -> list[FaceView]:
        return [face_view(face) for face in listed(self.faces(veiled))]

    def faces(self, veiled: VolfState) -> i64:
        """The set of them."""
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
