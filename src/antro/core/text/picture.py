"""A table drawn in characters: lines of coloured text, the same for all games.

A game gives each piece of text a tone, such as "can be picked". The terminal decides how a tone
looks.
"""

from typing import Final

from msgspec import Struct

PLAIN: Final = ""
FAINT: Final = "faint"  # visible, but not important now
STRONG: Final = "strong"
OPEN: Final = "open"  # can be picked now
SEAT: Final = ["seat0", "seat1", "seat2", "seat3", "seat4"]  # belongs to a seat

Span = tuple[str, str]  # a text and its tone
TextRow = list[Span]


class Held(Struct, frozen=True):
    """Cards of one kind in the viewer's hand."""

    thing: str
    name: str
    count: int

    def __str__(self) -> str:
        return self.name if self.count == 1 else f"{self.name} x{self.count}"


class Picture(Struct, frozen=True):
    """The board, the belongings of each side, and the hand of the viewer."""

    board: list[TextRow]
    sides: list[TextRow]  # for a narrow column beside the board
    hand: list[Held]


def plain(lines: list[TextRow]) -> str:
    """Return the text of some lines without tones."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
