"""Ploys: secret cards that reveal themselves (§14)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, count, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.flow import ChanceChoice
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    CARDS,
    FIRST_STATIONED,
    NOTHING,
    STATIONED,
    TROOPS,
    WONDERS,
)
from antro.games.volfyirion.components.extras import (
    BUILDINGS_MET,
    DRAGON_COMES,
    FIRST_ATTACK,
    PLOYS,
    RAIDED,
    TROOPS_MET,
    WONDERS_MET,
)
from antro.games.volfyirion.components.sites import LAIR, city
from antro.games.volfyirion.effects.cities import (
    carry_out_attack,
    lose_building,
    lose_troop,
    station,
)
from antro.games.volfyirion.effects.playing_area import leave, wonders_in_play
from antro.games.volfyirion.effects.points import use_plain_chains
from antro.games.volfyirion.kinds import CHECK, RECOVER
from antro.games.volfyirion.moves.face_names import card
from antro.games.volfyirion.state.piles import ALL
from antro.games.volfyirion.state.state import AT_HOME, OVER, VolfState, rival

BOTH: Final[i64] = 0b11  # seats
MOST: Final = vec[i64]([ploy.amount for ploy in PLOYS])  # [ploy]: cards that reveal it


def look_at_ploys(state: VolfState, ploy: i64, seats: i64) -> None:
    """Check the seats in *seats* that may have *ploy*, because its condition holds (§14.2).

    All of them are checked, not only its owner: a pause must not betray the owner.
    """
    state.unresolved.ploys = bit(ploy)
    first = state.turn.seat
    for seat in (rival(first), first):
        if seats >> seat & 1:
            state.ask(CHECK, seat)


def count_stationed(state: VolfState, face: i64) -> bool:
    """Count a new Building or Troop. True if Ploys are checked (§14.5, §14.6)."""
    if not state.config.ploys:
        return False
    of_troops = TROOPS >> face & 1 != 0
    sites = state.sites.standing
    found = count(state.sites.guarded(sites) if of_troops else state.sites.built(sites))
    ploy = TROOPS_MET if of_troops else BUILDINGS_MET
    if found != MOST[ploy]:
        return False
    look_at_ploys(state, ploy, BOTH)
    return True


def count_wonders(state: VolfState) -> None:
    """Count a new Wonder in play (§14.7)."""
    if state.config.ploys and wonders_in_play(state) == MOST[WONDERS_MET]:
        look_at_ploys(state, WONDERS_MET, BOTH)


@final
class Check(ChanceChoice[VolfState]):
    """Reveal the Ploy of a seat, or show that the seat does not have it (§14.2)."""

    def __init__(self, of: Seat, who: str) -> None:
        super().__init__(len(PLOYS) + 1)  # a number per Ploy, and one for none
        self.of: Final = of
        self.who: Final = who
        self.silence: Final[i64] = len(PLOYS)

    def due(self, state: VolfState) -> bool:
        house = state.houses[self.of]
        return house.ploy != NOTHING and state.unresolved.ploys & ~house.excluded != 0

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        ploy = state.houses[self.of].ploy
        out.weigh(self.first + (ploy if state.unresolved.ploys >> ploy & 1 else self.silence), 1)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        ploy = move - self.first
        if ploy == self.silence:
            state.houses[self.of].excluded |= state.unresolved.ploys
            return
        state.houses[self.of].ploy = NOTHING
        for house in state.houses:
            house.excluded |= bit(ploy)
        self.show(state, ploy)

    def show(self, state: VolfState, ploy: i64) -> None:
        if ploy == DRAGON_COMES:  # §14.3
            state.dragon = AT_HOME
        elif ploy == FIRST_ATTACK:  # §14.4
            state.turn.fortified |= bit(state.unresolved.attacked)
            state.unresolved.attacked = NOTHING
        elif ploy == BUILDINGS_MET:  # §14.5
            remove_buildings(state, state.sites.built(state.sites.standing))
        elif ploy == TROOPS_MET:  # §14.6
            remove_troops(state, state.sites.guarded(state.sites.standing))
        elif ploy == WONDERS_MET:  # §14.7
            for seat in (Seat(0), Seat(1)):
                remove_wonders(state, seat)
        elif ploy == RAIDED:  # §14.9
            state.ask(RECOVER, self.of)

    def done(self, state: VolfState, argument: i64) -> None:
        """Carry out an attack that no Ploy stopped (§7.1), or use plain chains (§14.8)."""
        if state.unresolved.attacked != NOTHING:
            carry_out_attack(state)
            look_for_raid(state)
        elif state.pending[-1].kind != "check":
            use_plain_chains(state, state.turn.seat)

    def describe(self, move: i64) -> Move:
        ploy = move - self.first
        if ploy == self.silence:
            return Move(move, f"no ploy of {self.of}", "no_ploy", {"role": self.who}, [])
        name = PLOYS[ploy].slug
        fields = {"role": self.who, "ploy": f"ploy:{name}"}
        return Move(move, f"{name} of {self.of}", "show_ploy", {**fields}, [])


def look_for_raid(state: VolfState) -> None:
    """Check for a Ploy after an attack, if Troops were removed for it (§14.9)."""
    if state.config.ploys and state.turn.raiders and state.phase != OVER:
        look_at_ploys(state, RAIDED, bit(rival(state.turn.seat)))


def remove_buildings(state: VolfState, sites: i64) -> None:
    """Remove the Buildings of these sites."""
    while sites:
        lose_building(state, lowest(sites))
        sites &= sites - 1


def remove_troops(state: VolfState, sites: i64) -> None:
    """Remove the Troops of these sites."""
    while sites:
        lose_troop(state, lowest(sites))
        sites &= sites - 1


def remove_wonders(state: VolfState, seat: Seat) -> None:
    """Remove every Wonder of a seat. Each gives its points first (§14.7)."""
    house = state.houses[seat]
    while house.played.faces & WONDERS:
        face = lowest(house.played.faces & WONDERS)
        leave(state, seat, face)
        state.removed.add(face)
    house.sealed.pour(state.removed, ALL)
    house.spent.empty()


@final
class Recover(Choice[VolfState]):
    """Put a Troop that the attacker removed on one of your Cities (§14.9)."""

    def __init__(self) -> None:
        super().__init__(len(STATIONED) * LAIR)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        left = state.turn.raiders
        while left:
            face = lowest(left)
            left &= left - 1
            out.add_each(self.first + (face - FIRST_STATIONED) * LAIR, state.own_cities(seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = (move - self.first) // LAIR + FIRST_STATIONED
        state.pending.pop()
        state.removed.take(face)
        state.turn.raiders &= ~bit(face)
        if station(state, face, (move - self.first) % LAIR):
            count_stationed(state, face)

    def describe(self, move: i64) -> Move:
        face = (move - self.first) // LAIR + FIRST_STATIONED
        site = int((move - self.first) % LAIR)
        slug = CARDS[face].slug
        return Move(
            move,
            f"recover {slug} to {city(site)}",
            "recover",
            {"card": card(face), "city": f"city:{city(site)}"},
            [f"removed:{slug}", f"city:{city(site)}"],
        )
