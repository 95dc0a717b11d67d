"""Knowledge points: seals and the dragon's flight (§8), and two cards (§11.2, §13.3)."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from antro.core.contract.bits import bit, lowest
from antro.core.contract.descriptions import Move
from antro.core.contract.game import Choice, Seat
from antro.core.contract.moves import Moves
from antro.games.volfyirion.components.cards import (
    CARDS,
    COST,
    FACES,
    KNOWLEDGE,
    TAKEABLE,
    TAKEN_FOR,
    UNSEALABLE,
    WONDERS,
)
from antro.games.volfyirion.components.extras import COLLIDER, DRAGON_COMES
from antro.games.volfyirion.components.sites import dragon_target
from antro.games.volfyirion.effects.bonus import HOMEWARD, dragon_reach
from antro.games.volfyirion.effects.playing_area import enter, lay_down, leave, seal_wonder
from antro.games.volfyirion.effects.points import give
from antro.games.volfyirion.moves.ploys import look_at_ploys
from antro.games.volfyirion.state.house import House
from antro.games.volfyirion.state.state import AT_HOME, VolfState, rival

FLIGHT: Final[i64] = 8  # §8.5, §8.6
OWN: Final[i64] = 0  # the seat's own Wonder


def affordable(faces: i64, most: i64) -> i64:
    """Return the faces of a set that cost at most *most*."""
    found: i64 = 0
    while faces:
        face = lowest(faces)
        faces &= faces - 1
        if COST[face] <= most:
            found |= bit(face)
    return found


def seat_in_area(seat: Seat, side: i64) -> Seat:
    """Return the seat of a playing area: 0 is the seat's own, in a team 1 is the ally's."""
    return Seat(seat ^ side)


class OfWonders(Choice[VolfState]):
    """A choice about a Wonder in a playing area: a number per area and face."""

    def __init__(self, word: str, things: list[str]) -> None:
        super().__init__(len(things) * FACES)
        self.word: Final = word
        self.things: Final = things  # [side]

    @abstractmethod
    def faces(self, house: House) -> i64:
        """Return the Wonders of a house that this choice may take."""

    @abstractmethod
    def change(self, state: VolfState, owner: Seat, face: i64) -> None:
        """Change the Wonder that was paid for."""

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        for side in range(state.config.seats):
            faces = self.faces(state.houses[seat_in_area(seat, side)])
            out.add_each(self.first + side * FACES, affordable(faces, state.has(seat, KNOWLEDGE)))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        side, face = (move - self.first) // FACES, (move - self.first) % FACES
        state.pay(by, KNOWLEDGE, COST[face])
        self.change(state, seat_in_area(by, side), face)

    def describe(self, move: i64) -> Move:
        side, face = (move - self.first) // FACES, (move - self.first) % FACES
        slug = CARDS[face].slug
        thing = f"{self.things[side]}:{slug}"
        kind = self.word if side == OWN else f"{self.word}_other"
        handles = [thing, f"choice:{self.word}"]
        return Move(move, f"{self.word} {thing}", kind, {"card": f"card:{slug}"}, handles)


@final
class Seal(OfWonders):
    """Pay the price of a Wonder in play to seal it (§8.1, §8.2)."""

    def __init__(self, things: list[str]) -> None:
        super().__init__("seal", things)

    def faces(self, house: House) -> i64:
        return house.played.faces & WONDERS & ~UNSEALABLE

    def change(self, state: VolfState, owner: Seat, face: i64) -> None:
        seal_wonder(state, owner, face)


@final
class Unseal(OfWonders):
    """Pay the price of a sealed Wonder to unseal it. It may still give its points (§8.3)."""

    def __init__(self, things: list[str]) -> None:
        super().__init__("unseal", things)

    def faces(self, house: House) -> i64:
        return house.sealed.faces

    def change(self, state: VolfState, owner: Seat, face: i64) -> None:
        unseal_wonder(state, owner, face)


def unseal_wonder(state: VolfState, owner: Seat, face: i64) -> None:
    """Put a sealed Wonder back into play (§8.3)."""
    house = state.houses[owner]
    has_points = take_sealed(house, face)
    lay_down(house, face)
    if has_points and state.on_turn(owner):
        give(state, owner, face)


def take_sealed(house: House, face: i64) -> bool:
    """Take a sealed Wonder. True if it still has points to give this turn.

    Of two copies, one with points goes first.
    """
    house.sealed.take(face)
    if house.spent.counts[face] <= house.sealed.counts[face]:
        return True
    house.spent.take(face)
    return False


@final
class Collide(Choice[VolfState]):
    """Seal one of your Wonders for free and gain its price, once per turn (§13.3)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        house = state.houses[seat]
        if house.perk == COLLIDER and not state.turn.collided:
            out.add_each(self.first, house.played.faces & WONDERS & ~UNSEALABLE)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = move - self.first
        state.turn.collided = 1
        seal_wonder(state, by, face)
        state.award(by, KNOWLEDGE, COST[face])

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        handles = [f"play:{slug}", "choice:collide"]
        return Move(move, f"collide {slug}", "collide", {"card": f"card:{slug}"}, handles)


@final
class TakeOver(Choice[VolfState]):
    """Pay to take a Wonder from the opponent's playing area, if its card allows it (§11.2)."""

    def __init__(self) -> None:
        super().__init__(FACES)

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        left = state.houses[rival(seat)].played.faces & TAKEABLE
        while left:
            face = lowest(left)
            left &= left - 1
            if TAKEN_FOR[face] <= state.has(seat, KNOWLEDGE):
                out.add(self.first + face)

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        face = move - self.first
        state.pay(by, KNOWLEDGE, TAKEN_FOR[face])
        leave(state, rival(by), face)
        enter(state, by, face)

    def describe(self, move: i64) -> Move:
        slug = CARDS[move - self.first].slug
        handles = [f"rival:{slug}", "choice:take"]
        return Move(move, f"take {slug}", "take", {"card": f"card:{slug}"}, handles)


@final
class Fly(Choice[VolfState]):
    """Pay 8 knowledge points to move the dragon (§8.5, §8.6)."""

    def __init__(self) -> None:
        super().__init__(HOMEWARD + 1)  # a number per site, and the way home

    def offer(self, state: VolfState, seat: Seat, out: Moves) -> None:
        if state.has(seat, KNOWLEDGE) >= FLIGHT:
            out.add_each(self.first, dragon_reach(state, seat))

    def apply(self, state: VolfState, by: Seat, move: i64) -> None:
        state.pay(by, KNOWLEDGE, FLIGHT)
        fly_dragon(state, by, move - self.first)

    def describe(self, move: i64) -> Move:
        place = dragon_target(move - self.first)
        return Move(move, f"fly to {place}", "fly", {"place": place}, ["dragon:volfyirion", place])


def fly_dragon(state: VolfState, by: Seat, place: i64) -> None:
    """Move the dragon to an enemy City, or home (§8.5, §8.6)."""
    if place == HOMEWARD:
        state.dragon = AT_HOME
        return
    state.dragon = place
    if state.config.ploys:
        look_at_ploys(state, DRAGON_COMES, bit(rival(by)))
