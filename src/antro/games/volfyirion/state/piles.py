"""Piles of cards, counted by face, and decks with a known bottom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, lowest
from antro.core.contract.moves import Dice, Moves
from antro.games.volfyirion.components.cards import FACES

NO_COPIES: Final = vec[i64]([0] * FACES)  # of any face; never written to
ALL: Final[i64] = -1  # faces


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A number of copies per face, without an order. Nobody knows the order of a shuffled pile.

    Most piles of a game are empty and share one row of zeros, so that copies cost little. The first
    card gives a pile its own row.
    """

    def __init__(self) -> None:
        self.counts = NO_COPIES  # [face]
        self.faces: i64 = 0  # the set of faces with copies
        self.size: i64 = 0

    def copy_from(self, other: "Pile") -> None:
        self.counts = other.counts[:] if other.size else NO_COPIES
        self.faces = other.faces
        self.size = other.size

    def set_counts(self, counts: list[int]) -> None:
        self.counts = vec[i64]([i64(count) for count in counts])

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
        """Forget all cards. The caller has counted them elsewhere."""
        self.counts = NO_COPIES
        self.faces = 0
        self.size = 0

    def count(self, faces: i64) -> i64:
        """Return the number of cards with these faces."""
        found: i64 = 0
        left = self.faces & faces
        while left:
            found += self.counts[lowest(left)]
            left &= left - 1
        return found

    def total(self, faces: i64, amounts: vec[i64]) -> i64:
        """Return the sum of *amounts*, by face, over the cards with these faces."""
        found: i64 = 0
        left = self.faces & faces
        while left:
            face = lowest(left)
            left &= left - 1
            found += amounts[face] * self.counts[face]
        return found

    def weigh(self, first: i64, out: Moves) -> None:
        """Offer each face to chance, weighed by its copies."""
        left = self.faces
        while left:
            face = lowest(left)
            left &= left - 1
            out.weigh(first + face, self.counts[face])

    def draw(self, dice: Dice) -> i64:
        """Take a random card."""
        face = dice.pick(self.counts, self.size)
        self.take(face)
        return face

    def listed(self) -> list[int]:
        """Return the cards as a list. This is slow."""
        return [face for face in range(FACES) for _ in range(self.counts[face])]


def pile(faces: list[int]) -> Pile:
    """Return a pile of these cards."""
    made = Pile()
    for face in faces:
        made.add(face)
    return made


@final
@mypyc_attr(acyclic=True)
class Stock:
    """A shuffled deck, and the cards on its bottom in public order.

    Cards taken unseen to another pile stay in the bag and are only counted in ``held``, because
    nobody knows their faces.
    """

    def __init__(self) -> None:
        self.bag = Pile()
        self.under = vec[i64]()  # in drawing order
        self.held: i64 = 0  # the number of cards of the bag that are elsewhere

    def set_under(self, under: list[int]) -> None:
        self.under = vec[i64]([i64(face) for face in under])

    def loose(self) -> i64:
        """Return the number of cards of the bag that are in the deck."""
        return self.bag.size - self.held

    def size(self) -> i64:
        """Return the number of cards in the deck."""
        return self.loose() + len(self.under)

    def weigh(self, first: i64, out: Moves) -> None:
        """Offer chance the next card."""
        if self.loose():
            self.bag.weigh(first, out)
        else:
            out.weigh(first + self.under[0], 1)

    def take(self, face: i64) -> None:
        """Take the next card, with this face."""
        if self.loose():
            self.bag.take(face)
        else:
            self.under = self.under[1:]

    def shuffle(self) -> None:
        """Shuffle the cards on the bottom into the deck."""
        for face in self.under:
            self.bag.add(face)
        self.under = vec[i64]()
