"""The view parts of Cities, the Lair and Strongholds."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import listed, lowest
from antro.core.contract.descriptions import Change
from antro.core.contract.game import Seat
from antro.core.view.parts import Path, Series, Value, ViewPart
from antro.games.volfyirion.components.cards import NOTHING
from antro.games.volfyirion.components.sites import CITY_NAMES, LAIR
from antro.games.volfyirion.display.card_parts import thing_or_none
from antro.games.volfyirion.display.view_types import SiteView, StrongholdView
from antro.games.volfyirion.moves.team import place_thing
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.state import VolfState
from antro.games.volfyirion.state.strongholds import dragon_place, siege_price, stands


@final
class Site(Value[VolfState, Config]):
    """A City, or the Lair."""

    def __init__(self, config: Config, site: i64) -> None:
        super().__init__(config)
        self.site: Final = site
        owners = [seat for seat in range(config.seats) if config.cities[seat] >> site & 1]
        self.lord: Final = owners[0] if owners else None
        self.can_be_rebuilt: Final = config.rebuild and site != LAIR

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        site = self.site
        marks = (
            (veiled.sites.standing ^ was.sites.standing)
            | (veiled.sites.rebuilt ^ was.sites.rebuilt)
            | (veiled.turn.ready_sites ^ was.turn.ready_sites)
            | (veiled.turn.used_sites ^ was.turn.used_sites)
            | (veiled.turn.fortified ^ was.turn.fortified)
        )
        return (
            marks >> site & 1 != 0
            or veiled.sites.troops[site] != was.sites.troops[site]
            or veiled.sites.buildings[site] != was.sites.buildings[site]
            or (veiled.dragon == site) != (was.dragon == site)
            or (site == LAIR and veiled.sites.lair_owner != was.sites.lair_owner)
        )

    def build(self, veiled: VolfState) -> SiteView:
        site, config = self.site, self.owner
        standing = bool(veiled.sites.standing >> site & 1)
        return SiteView(
            city=f"city:{CITY_NAMES[site]}",
            seat=self.seat(veiled),
            defence=int(config.defence[site]),
            price=int(veiled.attack_price(site)),
            standing=standing,
            troop=thing_or_none(veiled.sites.troops[site]),
            building=thing_or_none(veiled.sites.buildings[site]),
            ready=bool(veiled.turn.ready_sites >> site & 1),
            used=bool(veiled.turn.used_sites >> site & 1),
            dragon=veiled.dragon == site,
            rebuild=None if standing else self.rebuild(veiled),
        )

    def seat(self, veiled: VolfState) -> int | None:
        """Return the owner. The Lair has none until it is claimed."""
        if self.lord is not None:
            return self.lord
        return None if veiled.sites.lair_owner == NOTHING else int(veiled.sites.lair_owner)

    def rebuild(self, veiled: VolfState) -> int | None:
        """Return the price of rebuilding a destroyed City."""
        again = bool(veiled.sites.rebuilt >> self.site & 1)
        return (
            int(self.owner.rebuild_cost[self.site]) if self.can_be_rebuilt and not again else None
        )


@final
class Sites(ViewPart[VolfState]):
    """The Cities of a seat, then the Lair if the seat has claimed it."""

    public = True

    def __init__(self, config: Config, seat: Seat) -> None:
        self.seat: Final = seat
        self.cities: Final = Series([Site(config, site) for site in listed(config.cities[seat])])
        self.lair: Final = Site(config, LAIR)

    def place(self, path: Path) -> None:
        self.path = path
        self.cities.place(path)
        self.lair.place([*path, len(self.cities.parts)])

    def build(self, veiled: VolfState) -> list[SiteView]:
        lair = [self.lair.build(veiled)] if veiled.sites.lair_owner == self.seat else []
        return self.cities.build(veiled) + lair

    def tell(self, was: VolfState, veiled: VolfState, found: list[Change]) -> None:
        mine = veiled.sites.lair_owner == self.seat
        if mine != (was.sites.lair_owner == self.seat):
            found.append([*self.path, self.build(veiled)])
            return
        self.cities.tell(was, veiled, found)
        if mine:
            self.lair.tell(was, veiled, found)


@final
class Stronghold(Value[VolfState, Config]):
    """The two Cities of a Stronghold (§18.2)."""

    public = True

    def __init__(self, config: Config, at: i64) -> None:
        super().__init__(config)
        self.at: Final = at
        self.sites: Final = config.strongholds[at]

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return (
            siege_price(was, self.at) != siege_price(veiled, self.at)
            or stands(was, self.at) != stands(veiled, self.at)
            or (dragon_place(was) == self.at) != (dragon_place(veiled) == self.at)
        )

    def build(self, veiled: VolfState) -> StrongholdView:
        return StrongholdView(
            stronghold=place_thing(self.at),
            seats=listed(self.owner.owners[lowest(self.sites)]),
            cities=[f"city:{CITY_NAMES[site]}" for site in listed(self.sites)],
            price=int(siege_price(veiled, self.at)),
            standing=stands(veiled, self.at),
            dragon=dragon_place(veiled) == self.at,
        )
