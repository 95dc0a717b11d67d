"""View parts that show cards in piles and in rows."""

from abc import abstractmethod
from functools import cache
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.bits import bit, listed, lowest
from antro.core.view.parts import Counted, Row, Value, rows_differ
from antro.games.volfyirion.components.cards import CARDS, EFFECTS, FACES, HIDDEN, HOUSES, NOTHING
from antro.games.volfyirion.display.view_types import CardView, FaceView
from antro.games.volfyirion.state.piles import Pile
from antro.games.volfyirion.state.state import VolfState

EFFECT_NAMES: Final = {number: word.replace(" ", "_") for word, number in EFFECTS.items()}

CARD_THINGS: Final = [f"card:{card.slug}" for card in CARDS]

Owner = TypeVar("Owner")


class Cards(Counted[VolfState, Owner]):
    """A pile: the number of each face in it."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner, 0, FACES)

    @abstractmethod
    def pile(self, veiled: VolfState) -> Pile:
        """Return the pile to show."""

    def counts(self, veiled: VolfState) -> vec[i64]:
        return self.pile(veiled).counts

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return piles_differ(self.pile(was), self.pile(veiled))

    def made(self, kind: i64, count: i64) -> CardView:
        return CardView(card_thing(kind), int(count))


class Faces(Row[VolfState, Owner]):
    """A row of places, each with a card or empty."""

    @abstractmethod
    def row(self, veiled: VolfState) -> vec[i64]:
        """Return the faces in the row."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return rows_differ(self.row(was), self.row(veiled))

    def build(self, veiled: VolfState) -> list[str | None]:
        return [thing_or_none(face) for face in self.row(veiled)]


def places_in(places: i64) -> list[int]:
    """Return a set of places as numbers from 1."""
    return [place + 1 for place in listed(places)] if places else []


class KnownOrder(Value[VolfState, Owner]):
    """Cards in a public order."""

    @abstractmethod
    def order(self, veiled: VolfState) -> vec[i64]:
        """Return their faces."""

    def differs(self, was: VolfState, veiled: VolfState) -> bool:
        return rows_differ(self.order(was), self.order(veiled))

    def build(self, veiled: VolfState) -> list[str]:
        return [card_thing(face) for face in self.order(veiled)]


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


def card_thing(face: i64) -> str:
    return "card:unknown" if face == HIDDEN else CARD_THINGS[face]


def thing_or_none(face: i64) -> str | None:
    return None if face == NOTHING else card_thing(face)


def only(face: i64) -> i64:
    """Return the set with one face. It is empty if there is no card or its face is not known."""
    return bit(face) if 0 <= face < FACES else 0


def faces_in(row: vec[i64]) -> i64:
    """Return the set of faces in a row."""
    found: i64 = 0
    for face in row:
        found |= only(face)
    return found


@cache
def face_view(face: int) -> FaceView:
    """Return the printed text of a card, made once."""
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
