"""Dice that lie or are thrown together: a *lot*, of which only counts per face matter (§2.4).

A lot is packed into one number, three bits for each face, fire highest. So lots are added and
taken away from each other like numbers, and their order is that of nested loops over the faces.
Lots of at most seven dice have an index, too, in the same order: moves are numbered by it.
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
    """Counts per face of at most so many dice, ascending."""
    if faces == 0:
        yield ()
        return
    for count in range(dice + 1):
        for rest in combinations(dice - count, faces - 1):
            yield (count, *rest)


def packed(counts: tuple[int, ...]) -> int:
    """The lot with these counts."""
    return sum(count << 3 * (len(counts) - 1 - face) for face, count in enumerate(counts))


COUNTS: Final = list(combinations(int(MOST_DICE), len(LETTERS)))  # [index]
LOTS: Final[i64] = len(COUNTS)
PACKED: Final = vec[i64]([packed(counts) for counts in COUNTS])  # [index]
SIZES: Final = vec[i64]([sum(counts) for counts in COUNTS])  # [index]
WAYS: Final = vec[i64](  # [index]: in how many ways the dice can fall like that
    [factorial(sum(counts)) // prod(map(factorial, counts)) for counts in COUNTS]
)


def indexes() -> list[int]:
    """[lot]: its index; -1 for a number that is no lot of so few dice."""
    found = [-1] * (packed((int(MOST_DICE),) + (0,) * (len(LETTERS) - 1)) + 1)
    for index, counts in enumerate(COUNTS):
        found[packed(counts)] = index
    return found


INDEX: Final = vec[i64](indexes())
OF_SIZE: Final = [  # [dice]: the indexes of all lots of so many dice, ascending
    vec[i64]([index for index, counts in enumerate(COUNTS) if sum(counts) == dice])
    for dice in range(int(MOST_DICE) + 1)
]


def count(lot: i64, face: i64) -> i64:
    """How many dice of a lot show a face."""
    return lot >> SHIFTS[face] & 7


def size(lot: i64) -> i64:
    """How many dice a lot has."""
    return SIZES[INDEX[lot]]


def common(lot: i64, other: i64) -> i64:
    """The dice that two lots have in common."""
    found: i64 = 0
    for face in range(FACES):
        found += min(count(lot, face), count(other, face)) * ONE_DIE[face]
    return found


def most_of_an_element(lot: i64) -> i64:
    """How many dice show the element that shows most."""
    most: i64 = 0
    for element in range(i64(len(ELEMENTS))):
        most = max(most, count(lot, element))
    return most


def different_elements(lot: i64) -> i64:
    """How many different elements some dice show."""
    found: i64 = 0
    for element in range(i64(len(ELEMENTS))):
        if count(lot, element):
            found += 1
    return found


def letters(lot: i64) -> str:
    """A lot as people write it: ``FFH``; a stroke for none."""
    return "".join(letter * int(count(lot, face)) for face, letter in enumerate(LETTERS)) or "-"


def dice_things(lot: i64) -> list[str]:
    """The dice of a lot as things: ``face:fire`` for each die that shows fire."""
    return [
        f"face:{symbol}" for face, symbol in enumerate(SYMBOLS) for _ in range(count(lot, face))
    ]


def kept_dice(lot: i64) -> Fields:
    """The dice that a player keeps, as fields of a message. ``keeping`` says if there are any."""
    return {"dice": dice_things(lot), "keeping": "dice:some" if lot != NO_DICE else "dice:none"}


def read_lot(text: str) -> i64:
    """The lot that is written so, in any order of letters."""
    return i64(packed(tuple(text.count(letter) for letter in LETTERS)))
