"""The parts of a side's view: its points, its cards, its Cities, its Perk and its Ploy."""

from typing import Final, final

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.core.view.parts import Row, StructPart, ViewPart
from antro.games.volfyirion.components.cards import HIDDEN, NOTHING
from antro.games.volfyirion.components.extras import PERKS, PLOYS
from antro.games.volfyirion.display.card_parts import Cards, card_thing, piles_differ
from antro.games.volfyirion.display.site_parts import Sites
from antro.games.volfyirion.display.view_types import PlayedView, SideView
from antro.games.volfyirion.state.config import Config
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState

ZONES: Final = ["play", "rival"]  # [seat], as seen from the first seat
TEAM_ZONES: Final = ["play", "ally", "rival", "rival2"]
PERK_THINGS: Final = [f"perk:{perk.slug}" for perk in PERKS]
PLOY_THINGS: Final = [f"ploy:{ploy.slug}" for ploy in PLOYS]


@final
class Side:
    """A seat at a table with these options."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat


# Cards


@final
class Hand(Cards[Side]):
    """The hand, as far as the viewer knows it."""

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].hand


@final
class Deck(Cards[Side]):
    """The deck, with the cards in hand that the viewer does not know."""

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].deck


@final
class Discards(Cards[Side]):
    public = True

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].discard


@final
class Played(Row[VolfState, Side]):
    """The playing area; sealed Wonders come last."""

    public = True

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        before, after = was.houses[self.owner.seat], veiled.houses[self.owner.seat]
        return (
            piles_differ(before.played, after.played)
            or piles_differ(before.sealed, after.sealed)
            or piles_differ(before.ready, after.ready)
            or piles_differ(before.used, after.used)
        )

    def build(self, veiled: VolfState) -> list[PlayedView]:
        house = veiled.houses[self.owner.seat]
        free = [
            PlayedView(
                card_thing(face),
                int(house.played.counts[face]),
                sealed=False,
                ready=int(house.ready.counts[face]),
                used=int(house.used.counts[face]),
            )
            for face in listed(house.played.faces)
        ]
        return free + [
            PlayedView(
                card_thing(face), int(house.sealed.counts[face]), sealed=True, ready=0, used=0
            )
            for face in listed(house.sealed.faces)
        ]


@final
class SidePart(StructPart[VolfState, SideView]):
    """One side: its points, its cards, its Cities, its Perk and its Ploy."""

    def __init__(self, config: Config, seat: Seat) -> None:
        side = Side(config, seat)
        lists: dict[str, ViewPart[VolfState]] = {
            "hand": Hand(side),
            "deck": Deck(side),
            "discards": Discards(side),
            "played": Played(side),
            "sites": Sites(config, seat),
        }
        super().__init__(SideView, lists)
        self.config: Final = config
        self.seat: Final = seat

    def fill(self, veiled: VolfState) -> SideView:
        seat = self.seat
        house = veiled.houses[seat]
        return SideView(
            seat=int(seat),
            role=self.config.role_names[seat],
            zone=self.zone(veiled.viewer),
            points=[int(veiled.has(seat, kind)) for kind in range(3)],
            hand_size=int(house.hand_size()),
            deck_size=int(house.deck_size()),
            perk=None if house.perk == NOTHING else PERK_THINGS[house.perk],
            ploy=ploy_thing(house),
            suspects=suspects(house) if house.ploy == HIDDEN else [],
        )

    def zone(self, viewer: Seat) -> str:
        """Return the viewer's name for the playing area. A spectator looks from the first seat."""
        config = self.config
        return (TEAM_ZONES if config.team else ZONES)[
            (viewer if viewer < config.seats else Seat(0)) ^ self.seat
        ]


def ploy_thing(house: House) -> str | None:
    """Return the Ploy of a house, as far as the viewer knows it."""
    if house.ploy == NOTHING:
        return None
    return "ploy:unknown" if house.ploy == HIDDEN else PLOY_THINGS[house.ploy]


def suspects(house: House) -> list[str]:
    """Return the Ploys that a hidden one may be."""
    possible = [at for at in range(len(PLOYS)) if not house.excluded >> at & 1]
    return [PLOY_THINGS[at] for at in possible]
