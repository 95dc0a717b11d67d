"""The faces of a die, the elements, and the symbols that a spell needs (§2.1, §12.2)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

FIRE: Final[i64] = 0
WATER: Final[i64] = 1
EARTH: Final[i64] = 2
AIR: Final[i64] = 3
CARD: Final[i64] = 4
HELM: Final[i64] = 5

ELEMENTS: Final = ["fire", "water", "earth", "air"]
SYMBOLS: Final = [*ELEMENTS, "card", "helm"]  # in the order of the faces
LETTERS: Final = "FWEACH"  # as lists and orders write them
NO_ELEMENT: Final[i64] = -1
OPPOSITES: Final = vec[i64]([WATER, FIRE, AIR, EARTH])  # [element] (§2.3)
MOST_NEEDED: Final = 6  # symbols: the number of dice of a player


@final
class Needs:
    """The symbols that a spell needs: of each face, of one element, or of different ones."""

    def __init__(self, counts: list[int], same: int, different: int) -> None:
        self.counts: Final = counts  # [face]
        self.same: Final = same
        self.different: Final = different

    def size(self) -> int:
        """The number of dice that the spell uses."""
        return sum(self.counts) + self.same + self.different


def read_needs(text: str) -> Needs | None:
    """Read ``FFF``, ``HH``, ``same 3`` or ``different 3``. Return None for any other text."""
    word, _, number = text.partition(" ")
    if word in ("same", "different"):
        most = MOST_NEEDED if word == "same" else len(ELEMENTS)
        if number not in [str(count) for count in range(1, most + 1)]:
            return None
        same, different = (int(number), 0) if word == "same" else (0, int(number))
        return Needs([0] * len(LETTERS), same, different)
    if not 1 <= len(text) <= MOST_NEEDED or not set(text) <= set(LETTERS):
        return None
    return Needs([text.count(letter) for letter in LETTERS], 0, 0)
