"""Answers: a card, Troop, Building or City (§5.7 to §5.10, §7.7, §17.6, §17.7)."""

from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import SingleMove
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import CARDS, FACES, LASTING
from antro.games.volfyirion.components.sites import city, dragon_target
from antro.games.volfyirion.effects.bonus import HOMEWARD, dragon_reach
from antro.games.volfyirion.effects.cities import lose_building, lose_troop
from antro.games.volfyirion.effects.playing_area import leave
from antro.games.volfyirion.moves.knowledge import fly_dragon, take_sealed
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState

ZONES: Final = ["hand", "discard", "play", "sealed"]  # as things name them
IN_HAND: Final[i64] = 0
IN_DISCARD: Final[i64] = 1
IN_PLAY: Final[i64] = 2
SEALED: Final[i64] = 3


@final
class RemoveCard(Choice[VolfState]):
    """Remove a card from the hand, the discard pile or the playing area (§5.7).

    The Wonder that allows it stays (§7.7), and so does a card that no effect removes (§12.2).
    """

    def __init__(self) -> None:
        super().__init__(len(ZONES) * FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        house = state.houses[seat]
        out.add_each(self.first, house.hand.faces & ~LASTING)
        self.offer_discards(state, house.discard, out)
        out.add_each(self.first + IN_PLAY * FACES, house.played.faces & ~LASTING)
        out.add_each(self.first + SEALED * FACES, house.sealed.faces)

    def offer_discards(self, state: VolfState, discard: Pile, out: Moves) -> None:
        left = discard.faces & ~LASTING
        while left:
            face = lowest(left)
            left &= left - 1
            kept: i64 = 0
            for fresh in state.unresolved.acquired:
                if fresh == face:
                    kept += 1
            if discard.counts[face] > kept:
                out.add(self.first + IN_DISCARD * FACES + face)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        zone, face = (move - self.first) // FACES, (move - self.first) % FACES
        house = state.houses[by]
        state.pending.pop()
        if zone == IN_HAND:
            house.hand.take(face)
        elif zone == IN_DISCARD:
            house.discard.take(face)
        elif zone == IN_PLAY:
            leave(state, by, face)
        else:
            take_sealed(house, face)
        state.removed.add(face)

    def describe(self, move: i64) -> Move:
        zone = ZONES[(move - self.first) // FACES]
        slug = CARDS[(move - self.first) % FACES].slug
        fields = {"card": f"card:{slug}", "zone": f"zone:{zone}"}
        return Move(move, f"remove {slug} of {zone}", "remove", {**fields}, [f"{zone}:{slug}"])


class OfSites(Choice[VolfState]):
    """A choice of a card on a site."""

    def __init__(self, kind: str, thing: str, sites: i64) -> None:
        super().__init__(sites)
        self.kind: Final = kind
        self.thing: Final = thing

    def describe(self, move: i64) -> Move:
        name = city(move - self.first)
        thing = f"{self.thing}:{name}"
        fields = {"city": f"city:{name}"}
        return Move(move, f"{self.kind} {name}".replace("_", " "), self.kind, {**fields}, [thing])


@final
class RemoveTroop(OfSites):
    """Remove a Troop from an enemy City (§5.8), or one of the seat's own (§17.6)."""

    def __init__(self, kind: str, sites: i64, *, own: bool) -> None:
        super().__init__(kind, "troop", sites)
        self.own: Final = own

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        sites = state.own_cities(seat) if self.own else state.enemy_sites(seat)
        out.add_each(self.first, state.sites.guarded(sites))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        lose_troop(state, move - self.first)


@final
class RemoveBuilding(OfSites):
    """Remove a Building from an enemy City (§5.9), or one of the seat's own (§17.7)."""

    def __init__(self, kind: str, sites: i64, *, own: bool) -> None:
        super().__init__(kind, "building", sites)
        self.own: Final = own

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        sites = state.own_cities(seat) if self.own else state.enemy_sites(seat)
        out.add_each(self.first, state.sites.built(sites))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        lose_building(state, move - self.first)


@final
class Send(Choice[VolfState]):
    """Move the dragon with a card (§5.10)."""

    def __init__(self) -> None:
        super().__init__(HOMEWARD + 1)  # a number per site, and the way home

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        out.add_each(self.first, dragon_reach(state, seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
        fly_dragon(state, by, move - self.first)

    def describe(self, move: i64) -> Move:
        place = dragon_target(move - self.first)
        return Move(move, f"send to {place}", "send", {"place": place}, [place])


@final
class Decline(SingleMove[VolfState]):
    """Decline a bonus (§5.5)."""

    word = "decline"

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pending.pop()
