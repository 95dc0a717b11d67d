"""The view parts of a market, of the dragon's rage, and of its grid."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import listed
from antro.core.view.parts import StructPart, ViewPart
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.display.card_parts import (
    Cards,
    Faces,
    KnownOrder,
    places_in,
    thing_or_none,
)
from antro.games.volfyirion.display.view_types import GridView, MarketView, RageView
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState


@final
class Centre(Faces[i64]):
    """The strategic centre of a market."""

    public = True

    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner].centre


@final
class LairRow(Faces[i64]):
    """The Lair of a market."""

    public = True

    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner].lair


@final
class UnderStrategy(KnownOrder[i64]):
    """The cards on the bottom of the strategy deck of a market."""

    public = True

    def order(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner].assets.under


@final
class UnderWonders(KnownOrder[i64]):
    """The cards on the bottom of the wonder deck of a market."""

    public = True

    def order(self, veiled: VolfState) -> vec[i64]:
        return veiled.markets[self.owner].wonders.under


@final
class MarketPart(StructPart[VolfState, MarketView]):
    """A market: the only one at the table, or one team's. Only some viewers know its top card."""

    def __init__(self, config: Config, at: int) -> None:
        rows: dict[str, ViewPart[VolfState]] = {
            "centre": Centre(at),
            "under": UnderStrategy(at),
            "lair": LairRow(at),
            "wonders_under": UnderWonders(at),
        }
        super().__init__(MarketView, rows)
        self.at: Final = at
        used = config.markets
        self.seats: Final = [seat for seat in range(len(used)) if used[seat] == at]

    def fill(self, veiled: VolfState) -> MarketView:
        market = veiled.markets[self.at]
        return MarketView(
            seats=self.seats,
            top=thing_or_none(market.top),
            deck_size=int(market.deck_size()),
            locked=places_in(market.locked),
            wonders=int(market.wonders.size()),
        )


# The dragon's cards in the solo mode (§17)


@final
class RageShown(Cards[Config]):
    """The rage cards that are face up while the dragon strikes."""

    public = True

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.rages[0].shown


@final
class RageAside(Cards[Config]):
    public = True

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.rages[0].aside


@final
class RagePart(StructPart[VolfState, RageView]):
    """The rage pile. Its unseen cards are counted in the strategy deck."""

    public = True

    def __init__(self, config: Config) -> None:
        lists: dict[str, ViewPart[VolfState]] = {
            "shown": RageShown(config),
            "aside": RageAside(config),
        }
        super().__init__(RageView, lists)

    def fill(self, veiled: VolfState) -> RageView:
        rage = veiled.rages[0]
        open_one: i64 = 0 if rage.top == NOTHING else 1
        return RageView(
            size=int(veiled.markets[0].assets.held + open_one),
            top=thing_or_none(rage.top),
            awake=bool(rage.awake),
            fury=int(rage.attack),
        )


# The face-up rage cards in the co-op mode (§19)


@final
class Cells(Faces[Config]):
    public = True

    def row(self, veiled: VolfState) -> vec[i64]:
        return veiled.grids[0].cells


@final
class GridDiscards(Cards[Config]):
    public = True

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.grids[0].discards


@final
class GridPart(StructPart[VolfState, GridView]):
    public = True

    def __init__(self, config: Config) -> None:
        lists: dict[str, ViewPart[VolfState]] = {
            "cells": Cells(config),
            "discards": GridDiscards(config),
        }
        super().__init__(GridView, lists)
        self.config: Final = config

    def fill(self, veiled: VolfState) -> GridView:
        ruins = listed(self.config.side_cities[0] & ~veiled.sites.standing)
        return GridView(
            sealed=places_in(veiled.grids[0].sealed),
            deck=int(veiled.markets[0].wonders.size()),
            bonus=int(len(ruins) * self.config.ruin_bonus),
        )
