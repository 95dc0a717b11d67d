"""Cards that lie together: counted by face, or under a deck in a known order."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.core.contract.moves import Dice, Moves
from antro.games.volfyirion.components.cards import FACES

NO_COPIES: Final = vec[i64]([0] * FACES)  # of any face; nobody writes here
ALL: Final[i64] = -1  # faces


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A count per face, not an order; what is shuffled has none that anybody knows.

    Most piles of a game are empty. Those share one row of zeros, so that copying them
    costs little; the first card brings a row of its own.
    """

    def __init__(self) -> None:
        self.counts = NO_COPIES  # [face]
        self.faces: i64 = 0  # the set of those it has
        self.size: i64 = 0

    def copy_from(self, other: "Pile") -> None:
        self.counts = other.counts[:] if other.size else NO_COPIES
        self.faces = other.faces
        self.size = other.size

    def add(self, face: i64) -> None:
        if self.size == 0:
            self.counts = NO_COPIES[:]
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
        if left and into.size == 0:
            into.counts = NO_COPIES[:]
        into.faces |= left
        self.faces &= ~only
        while left:
            face = lowest(left)
            left &= left - 1
            copies = self.counts[face]
            self.counts[face] = 0
            self.size -= copies
            into.counts[face] += copies
            into.size += copies

    def empty(self) -> None:
        """Its cards are no longer counted here."""
        self.counts = NO_COPIES
        self.faces = 0
        self.size = 0

    def count(self, faces: i64) -> i64:
        """How many cards of these faces it has."""
        found: i64 = 0
        left = self.faces & faces
        while left:
            found += self.counts[lowest(left)]
            left &= left - 1
        return found

    def total(self, faces: i64, amounts: vec[i64]) -> i64:
        """What its cards of these faces have of something, together; *amounts* is by face."""
        found: i64 = 0
        left = self.faces & faces
        while left:
            face = lowest(left)
            left &= left - 1
            found += amounts[face] * self.counts[face]
        return found

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


def pile(faces: list[int]) -> Pile:
    """A pile of these cards."""
    made = Pile()
    for face in faces:
        made.add(face)
    return made


@final
@mypyc_attr(acyclic=True)
class Stock:
    """A shuffled deck, and under it the cards that were put there for all to see.

    Cards that were taken off it unseen, and lie elsewhere, are still in the bag, and
    only counted: nobody knows which they are.
    """

    def __init__(self) -> None:
        self.bag = Pile()
        self.under = vec[i64]()  # in the order in which they will come
        self.held: i64 = 0  # cards of the bag that lie elsewhere

    def loose(self) -> i64:
        """How many cards of the bag lie in the deck."""
        return self.bag.size - self.held

    def size(self) -> i64:
        """How many cards the deck has."""
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
