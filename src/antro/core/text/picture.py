"""A table drawn in characters: lines of coloured text, whatever the game.

A game says what a stretch of text *is* (its tone); a terminal decides how that looks.
"""

from typing import Final

from msgspec import Struct

PLAIN: Final = ""
FAINT: Final = "faint"  # there, and of no account now
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
    """The board, what each side has, and what the viewer holds."""

    board: list[TextRow]
    sides: list[TextRow]  # for a narrow column beside the board
    hand: list[Held]


def plain(lines: list[TextRow]) -> str:
    """The same without tones."""
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)
