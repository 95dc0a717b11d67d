"""A pile of spells, counted by kind."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from antro.core.contract.bits import bit, listed, lowest
from antro.core.contract.moves import Dice, Moves

IN_A_WORD: Final[i64] = 15  # kinds, four bits each


@final
@mypyc_attr(acyclic=True)
class Pile:
    """The number of cards of each kind. A shuffled pile has no known order.

    Counts are packed into three words, so that copying a pile costs almost nothing.
    """

    def __init__(self) -> None:
        self.low: i64 = 0  # kinds 0 to 14
        self.middle: i64 = 0  # 15 to 29
        self.high: i64 = 0  # 30 to 44
        self.kinds: i64 = 0  # the set of kinds in the pile
        self.size: i64 = 0

    def count(self, kind: i64) -> i64:
        """The number of cards of a kind."""
        if kind < IN_A_WORD:
            return self.low >> 4 * kind & 15
        if kind < 2 * IN_A_WORD:
            return self.middle >> 4 * (kind - IN_A_WORD) & 15
        return self.high >> 4 * (kind - 2 * IN_A_WORD) & 15

    def change(self, kind: i64, by: i64) -> None:
        """Add *by* to the number of cards of a kind."""
        if kind < IN_A_WORD:
            self.low += by * bit(4 * kind)
        elif kind < 2 * IN_A_WORD:
            self.middle += by * bit(4 * (kind - IN_A_WORD))
        else:
            self.high += by * bit(4 * (kind - 2 * IN_A_WORD))
        self.size += by

    def add(self, kind: i64) -> None:
        self.change(kind, 1)
        self.kinds |= bit(kind)

    def take(self, kind: i64) -> None:
        self.change(kind, -1)
        if self.count(kind) == 0:
            self.kinds &= ~bit(kind)

    def pour(self, into: "Pile") -> None:
        """Move every card to another pile."""
        into.low += self.low
        into.middle += self.middle
        into.high += self.high
        into.kinds |= self.kinds
        into.size += self.size
        self.empty()

    def empty(self) -> None:
        """Remove all cards. They are counted elsewhere, or have left the game."""
        self.low = 0
        self.middle = 0
        self.high = 0
        self.kinds = 0
        self.size = 0

    def count_from(self, least: i64) -> i64:
        """The number of cards of this kind and of the kinds after it."""
        found: i64 = 0
        left = self.kinds >> least << least
        while left:
            found += self.count(lowest(left))
            left &= left - 1
        return found

    def weigh(self, first: i64, out: Moves) -> None:
        """Offer each kind to chance, weighted by its number of cards."""
        left = self.kinds
        while left:
            kind = lowest(left)
            left &= left - 1
            out.weigh(first + kind, self.count(kind))

    def draw(self, dice: Dice) -> i64:
        """Take a random card, and return its kind."""
        nth = dice.below(self.size)
        left = self.kinds
        kind = lowest(left)
        while nth >= self.count(kind):
            nth -= self.count(kind)
            left &= left - 1
            kind = lowest(left)
        self.take(kind)
        return kind

    def listed(self) -> list[int]:
        """Return the kinds of all cards as a list. This is slow."""
        return [kind for kind in listed(self.kinds) for _ in range(self.count(kind))]

    def equals(self, other: "Pile") -> bool:
        """True if another pile has the same cards."""
        return self.low == other.low and self.middle == other.middle and self.high == other.high


def pile(kinds: list[int]) -> Pile:
    """Return a pile of these cards."""
    made = Pile()
    for kind in kinds:
        made.add(kind)
    return made
