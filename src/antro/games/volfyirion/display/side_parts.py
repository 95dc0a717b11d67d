"""The parts of a side's view: its points, its cards, its Cities, its Perk and its Ploy."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.parts import Fixed, Number, Row, Value
from antro.games.volfyirion.config import Config
from antro.games.volfyirion.display.card_parts import Cards, card_thing, piles_differ
from antro.games.volfyirion.display.site_parts import Sites
from antro.games.volfyirion.display.view_types import PlayedView
from antro.games.volfyirion.printed.cards import HIDDEN, NOTHING
from antro.games.volfyirion.printed.extras import PERKS, PLOYS
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState


@final
class Side:
    """One who plays, at a table with these options."""

    def __init__(self, config: Config, seat: Seat) -> None:
        self.config: Final = config
        self.seat: Final = seat


@final
class SeatNumber(Fixed[VolfState, Side]):
    def build(self, veiled: VolfState) -> int:
        return int(self.owner.seat)


@final
class Role(Fixed[VolfState, Side]):
    def build(self, veiled: VolfState) -> str:
        return self.owner.config.role_names[self.owner.seat]


@final
class Zone(Fixed[VolfState, Side]):
    """What the viewer calls its playing area. Whoever watches looks from the first seat."""

    def build(self, veiled: VolfState) -> str:
        config = self.owner.config
        viewer = veiled.viewer if veiled.viewer < config.seats else Seat(0)
        beside = ["play", "ally", "rival", "rival2"] if config.team else ["play", "rival"]
        return beside[viewer ^ self.owner.seat]


@final
class Points(Value[VolfState, Side]):
    """Command, battle, knowledge."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        seat = self.owner.seat
        return (
            was.has(seat, 0) != veiled.has(seat, 0)
            or was.has(seat, 1) != veiled.has(seat, 1)
            or was.has(seat, 2) != veiled.has(seat, 2)
        )

    def build(self, veiled: VolfState) -> list[int]:
        return [int(veiled.has(self.owner.seat, kind)) for kind in range(3)]


def sites(side: Side) -> Sites:
    return Sites(side.config, side.seat)


# Cards


@final
class Hand(Cards[Side]):
    """What the viewer knows of it."""

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].hand


@final
class HandSize(Number[VolfState, Side]):
    def number(self, veiled: VolfState) -> i64:
        return veiled.houses[self.owner.seat].hand_size()


@final
class Deck(Cards[Side]):
    """What is in the deck, and in that part of the hand that is not known."""

    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].deck


@final
class DeckSize(Number[VolfState, Side]):
    def number(self, veiled: VolfState) -> i64:
        return veiled.houses[self.owner.seat].deck_size()


@final
class Discards(Cards[Side]):
    def pile(self, veiled: VolfState) -> Pile:
        return veiled.houses[self.owner.seat].discard


@final
class Played(Row[VolfState, Side]):
    """The playing area; sealed Wonders come last."""

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


# Perk and Ploy


@final
class Perk(Value[VolfState, Side]):
    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return was.houses[self.owner.seat].perk != veiled.houses[self.owner.seat].perk

    def build(self, veiled: VolfState) -> str | None:
        perk = veiled.houses[self.owner.seat].perk
        return None if perk == NOTHING else f"perk:{PERKS[perk].slug}"


@final
class Ploy(Value[VolfState, Side]):
    """ploy:unknown, if the viewer does not know it."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return was.houses[self.owner.seat].ploy != veiled.houses[self.owner.seat].ploy

    def build(self, veiled: VolfState) -> str | None:
        ploy = veiled.houses[self.owner.seat].ploy
        if ploy == NOTHING:
            return None
        return "ploy:unknown" if ploy == HIDDEN else f"ploy:{PLOYS[ploy].slug}"


@final
class Suspects(Value[VolfState, Side]):
    """The Ploys that a hidden one may be."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        before, after = was.houses[self.owner.seat], veiled.houses[self.owner.seat]
        return before.ploy != after.ploy or before.excluded != after.excluded

    def build(self, veiled: VolfState) -> list[str]:
        house = veiled.houses[self.owner.seat]
        if house.ploy != HIDDEN:
            return []
        possible = [at for at in range(len(PLOYS)) if not house.excluded >> at & 1]
        return [f"ploy:{PLOYS[at].slug}" for at in possible]
