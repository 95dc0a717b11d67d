"""Lots: dice on the table or rolled together. Only their counts per face matter (§2.4).

A lot is packed into one number, with three bits for each face and fire highest. So lots are added
and subtracted like numbers, and sorted like nested loops over the faces. A lot of at most seven
dice also has an index in the same order. Moves are numbered by it.
"""

from collections.abc import Iterator
from math import factorial, prod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from antro.core.contract.descriptions import Fields
from antro.games.heroes.components.symbols import ELEMENTS, LETTERS, SYMBOLS

FACES: Final[i64] = len(LETTERS)
MOST_DICE: Final[i64] = 7  # §2.2
NO_DICE: Final[i64] = 0
SHIFTS: Final = vec[i64]([3 * (len(LETTERS) - 1 - face) for face in range(len(LETTERS))])
ONE_DIE: Final = vec[i64]([2**shift for shift in SHIFTS])  # [face]: the lot of one die


def combinations(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    """Return the counts per face of at most *dice* dice, ascending."""
    if faces == 0:
        yield ()
        return
    for count in range(dice + 1):
        for rest in combinations(dice - count, faces - 1):
            yield (count, *rest)


def packed(counts: tuple[int, ...]) -> int:
    """Return the lot with these counts."""
    return sum(count << 3 * (len(counts) - 1 - face) for face, count in enumerate(counts))


COUNTS: Final = list(combinations(int(MOST_DICE), len(LETTERS)))  # [index]
LOTS: Final[i64] = len(COUNTS)
PACKED: Final = vec[i64]([packed(counts) for counts in COUNTS])  # [index]
SIZES: Final = vec[i64]([sum(counts) for counts in COUNTS])  # [index]
WAYS: Final = vec[i64](  # [index]: the number of rolls that give this lot
    [factorial(sum(counts)) // prod(map(factorial, counts)) for counts in COUNTS]
)


def indexes() -> list[int]:
    """Return the index of each lot, or -1 for a number that is not a lot of at most seven dice."""
    found = [-1] * (packed((int(MOST_DICE),) + (0,) * (len(LETTERS) - 1)) + 1)
    for index, counts in enumerate(COUNTS):
        found[packed(counts)] = index
    return found


INDEX: Final = vec[i64](indexes())
OF_SIZE: Final = [  # [dice]: the indexes of all lots of that size, ascending
    vec[i64]([index for index, counts in enumerate(COUNTS) if sum(counts) == dice])
    for dice in range(int(MOST_DICE) + 1)
]


def parts(counts: tuple[int, ...]) -> list[int]:
    """Return the indexes of all lots that can be kept from a lot, ascending."""
    found = [0]
    for count in counts:
        found = [lot << 3 | kept for lot in found for kept in range(count + 1)]
    return [int(INDEX[lot]) for lot in found]


PARTS: Final = [vec[i64](parts(counts)) for counts in COUNTS]  # [index]


def count(lot: i64, face: i64) -> i64:
    """The number of dice in a lot that show a face."""
    return lot >> SHIFTS[face] & 7


def size(lot: i64) -> i64:
    """The number of dice in a lot."""
    return SIZES[INDEX[lot]]


def common(lot: i64, other: i64) -> i64:
    """The dice that two lots have in common."""
    found: i64 = 0
    for face in range(FACES):
        found += min(count(lot, face), count(other, face)) * ONE_DIE[face]
    return found


def most_of_an_element(lot: i64) -> i64:
    """The number of dice that show the most common element."""
    most: i64 = 0
    for element in range(i64(len(ELEMENTS))):
        most = max(most, count(lot, element))
    return most


def different_elements(lot: i64) -> i64:
    """The number of different elements on the dice."""
    found: i64 = 0
    for element in range(i64(len(ELEMENTS))):
        if count(lot, element):
            found += 1
    return found


def letters(lot: i64) -> str:
    """Write a lot as ``FFH``, or a stroke for no dice."""
    return "".join(letter * int(count(lot, face)) for face, letter in enumerate(LETTERS)) or "-"


def dice_things(lot: i64) -> list[str]:
    """Return the dice of a lot as things: ``face:fire`` for each die that shows fire."""
    return [
        f"face:{symbol}" for face, symbol in enumerate(SYMBOLS) for _ in range(count(lot, face))
    ]


def kept_dice(lot: i64) -> Fields:
    """Return the dice that a player keeps, as fields of a message.

    ``keeping`` is for the plural.
    """
    return {"dice": dice_things(lot), "keeping": "dice:some" if lot != NO_DICE else "dice:none"}


def read_lot(text: str) -> i64:
    """Read a lot, with its letters in any order."""
    return i64(packed(tuple(text.count(letter) for letter in LETTERS)))
