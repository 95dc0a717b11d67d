"""Descriptions of moves as JSON, encoded once because they are sent again and again.

The encoder writes encoded JSON and the object itself in the same way. So both have the type
``Any`` here, and a reader of the message cannot tell them apart.
"""

from typing import Any, Final, final

from librt.vecs import vec
from msgspec import Raw
from msgspec.json import encode
from mypy_extensions import i64

from antro.core.contract.bits import bit
from antro.core.contract.game import Game
from antro.core.contract.moves import Moves

WORD: Final[i64] = 32  # moves per number


@final
class MoveTexts:
    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self.moves: Final[dict[int, Raw]] = {}

    def move(self, number: int) -> Any:
        found = self.moves.get(number)
        if found is None:
            found = Raw(encode(self.game.describe(number)))
            self.moves[number] = found
        return found


@final
class KnownMoves:
    """The moves whose description a viewer has already received."""

    def __init__(self, move_texts: MoveTexts) -> None:
        self.move_texts: Final = move_texts
        self.moves: Final = vec[i64]([0] * (len(move_texts.game.choice_of) // WORD + 1))

    def tell(self, offered: Moves) -> list[Any]:
        """Return each move as its number, or as its description if that was not sent before."""
        told: list[Any] = []
        for at in range(offered.count):
            number = offered.numbers[at]
            word, place = number // WORD, bit(number % WORD)
            if self.moves[word] & place:
                told.append(number)
            else:
                self.moves[word] |= place
                told.append(self.move_texts.move(number))
        return told
