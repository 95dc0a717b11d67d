"""Kinds of parts that show cards: in piles, in rows, in known order, or one alone."""

from abc import abstractmethod
from functools import cache
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, listed, lowest
from antro.core.parts import Counted, Row, Value
from antro.games.volfyirion.display.view_types import CardView, FaceView
from antro.games.volfyirion.printed.cards import CARDS, EFFECTS, FACES, HIDDEN, HOUSES, NOTHING
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState

EFFECT_NAMES: Final = {number: word.replace(" ", "_") for word, number in EFFECTS.items()}

Owner = TypeVar("Owner")


class Cards(Counted[VolfState, Owner]):
    """A pile: of each face that is there, how many."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner, 0, FACES)

    @abstractmethod
    def pile(self, veiled: VolfState) -> Pile:
        """The pile that is shown."""

    def counts(self, veiled: VolfState) -> vec[i64]:
        return self.pile(veiled).counts

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return piles_differ(self.pile(was), self.pile(veiled))

    def made(self, kind: i64, count: i64) -> CardView:
        return CardView(card_thing(kind), int(count))


class Faces(Row[VolfState, Owner]):
    """Places in a row, with a card on each or none."""

    @abstractmethod
    def row(self, veiled: VolfState) -> vec[i64]:
        """The faces that lie there."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return rows_differ(self.row(was), self.row(veiled))

    def build(self, veiled: VolfState) -> list[str | None]:
        return [thing_or_none(face) for face in self.row(veiled)]


class KnownOrder(Value[VolfState, Owner]):
    """Cards of which everybody knows the order."""

    @abstractmethod
    def order(self, veiled: VolfState) -> vec[i64]:
        """Their faces."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return rows_differ(self.order(was), self.order(veiled))

    def build(self, veiled: VolfState) -> list[str]:
        return [card_thing(face) for face in self.order(veiled)]


class OneCard(Value[VolfState, Owner]):
    """A place for one card."""

    @abstractmethod
    def face(self, veiled: VolfState) -> i64:
        """The face of the card, NOTHING or HIDDEN."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return self.face(was) != self.face(veiled)

    def build(self, veiled: VolfState) -> str | None:
        return thing_or_none(self.face(veiled))


class Places(Value[VolfState, Owner]):
    """A set of places, which people count from 1."""

    @abstractmethod
    def places(self, veiled: VolfState) -> i64:
        """The set."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return self.places(was) != self.places(veiled)

    def build(self, veiled: VolfState) -> list[int]:
        return [place + 1 for place in listed(self.places(veiled))]


def piles_differ(before: Pile, after: Pile) -> bool:
    if before.faces != after.faces:
        return True
    left = after.faces
    while left:
        face = lowest(left)
        if before.counts[face] != after.counts[face]:
            return True
        left &= left - 1
    return False


def rows_differ(before: vec[i64], after: vec[i64]) -> bool:
    size, at = len(after), 0
    if size != len(before):
        return True
    while at < size and before[at] == after[at]:
        at += 1
    return at < size


def card_thing(face: i64) -> str:
    return "card:unknown" if face == HIDDEN else f"card:{CARDS[face].slug}"


def thing_or_none(face: i64) -> str | None:
    return None if face == NOTHING else card_thing(face)


def only(face: i64) -> i64:
    """The set of one face; of none, where there is no card or its face is not known."""
    return bit(face) if 0 <= face < FACES else 0


def faces_in(row: vec[i64]) -> i64:
    """The set of faces that lie in a row."""
    found: i64 = 0
    for face in row:
        found |= only(face)
    return found


@cache
def face_view(face: int) -> FaceView:
    """What is printed, made once."""
    card = CARDS[face]
    return FaceView(
        card=card_thing(face),
        kind=card.kind,
        house=[*HOUSES, "none"][card.house],
        cost=card.cost,
        main=card.main,
        defence=card.defence,
        chain=card.needs,
        removal=card.removal,
        bonus=card.gain,
        effect=EFFECT_NAMES.get(card.effect, "none"),
        draws=card.cards,
        traits=card.traits,
    )
