"""Cards that lie together: counted by face, or under a deck in a known order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.bits import bit, lowest
from antro.core.moves import Dice, Moves
from antro.games.volfyirion.printed.cards import FACES


@final
class Pile:
    """A count per face, not an order; what is shuffled has none that anybody knows."""

    def __init__(self, counts: vec[i64], faces: i64, size: i64) -> None:
        self.counts = counts  # [face]
        self.faces = faces  # the set of those it has
        self.size = size

    def copy(self) -> "Pile":
        return Pile(self.counts[:], self.faces, self.size)

    def add(self, face: i64) -> None:
        self.counts[face] += 1
        self.faces |= bit(face)
        self.size += 1

    def take(self, face: i64) -> None:
        self.counts[face] -= 1
        self.size -= 1
        if self.counts[face] == 0:
            self.faces &= ~bit(face)

    def pour(self, into: "Pile", only: i64) -> None:
        """Move every card of these faces to another pile."""
        left = self.faces & only
        while left:
            face = lowest(left)
            left &= left - 1
            copies = self.counts[face]
            self.counts[face] = 0
            self.size -= copies
            into.counts[face] += copies
            into.size += copies
        into.faces |= self.faces & only
        self.faces &= ~only

    def empty(self) -> None:
        while self.faces:
            self.counts[lowest(self.faces)] = 0
            self.faces &= self.faces - 1
        self.size = 0

    def weigh(self, first: i64, out: Moves) -> None:
        """Offer each face to chance, as likely as it has copies."""
        left = self.faces
        while left:
            face = lowest(left)
            left &= left - 1
            out.weigh(first + face, self.counts[face])

    def draw(self, dice: Dice) -> i64:
        """Take any card."""
        face = dice.pick(self.counts, self.size)
        self.take(face)
        return face

    def listed(self) -> list[int]:
        """Its cards, for callers who are in no hurry."""
        return [face for face in range(FACES) for _ in range(self.counts[face])]


ALL: Final[i64] = -1  # faces


def pile(faces: list[int]) -> Pile:
    made = no_cards()
    for face in faces:
        made.add(face)
    return made


def no_cards() -> Pile:
    return Pile(vec[i64]([0] * FACES), 0, 0)


@final
class Stock:
    """A shuffled deck, and under it the cards that were put there for all to see.

    Cards that were taken off it unseen, and lie elsewhere, are still in the bag, and
    only counted: nobody knows which they are.
    """

    def __init__(self, bag: Pile, under: vec[i64], held: i64) -> None:
        self.bag = bag
        self.under = under  # in the order in which they will come
        self.held = held  # cards of the bag that lie elsewhere

    def copy(self) -> "Stock":
        return Stock(self.bag.copy(), self.under[:], self.held)

    def key(self) -> tuple[object, ...]:
        return tuple(self.bag.counts), tuple(self.under), self.held

    def loose(self) -> i64:
        """Cards of the bag that lie in the deck."""
        return self.bag.size - self.held

    def size(self) -> i64:
        return self.loose() + len(self.under)

    def weigh(self, first: i64, out: Moves) -> None:
        """Offer chance the next card."""
        if self.loose():
            self.bag.weigh(first, out)
        else:
            out.weigh(first + self.under[0], 1)

    def take(self, face: i64) -> None:
        """Its next card turns out to be this one."""
        if self.loose():
            self.bag.take(face)
        else:
            self.under = self.under[1:]

    def shuffle(self) -> None:
        """What lies under it loses its order."""
        for face in self.under:
            self.bag.add(face)
        self.under = vec[i64]()
