"""Draw a table in a terminal: the board, the sides, the log and the choices."""

from itertools import zip_longest
from typing import Final, final

from rich.console import Console
from rich.text import Text

from antro.core.text.picture import FAINT, OPEN, SEAT, STRONG, Held, Picture, TextRow

STYLES: Final = {
    FAINT: "bright_black",
    STRONG: "bold",
    OPEN: "bold black on yellow",
    SEAT[0]: "bold red",
    SEAT[1]: "bold cyan",
    SEAT[2]: "bold green",
    SEAT[3]: "bold magenta",
    SEAT[4]: "bold blue",
}
GAP: Final = 2  # character columns between the board and the column beside it
NARROW: Final = 26  # minimum width of the column beside the board
FEW: Final = 3  # lines of the log if there is no column for it


@final
class Screen:
    """Shows one page at a time. A real terminal is cleared before each page."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def clear(self) -> None:
        """Start a new page."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def say(self, text: str, style: str = "") -> None:
        """Print a line of text."""
        self.console.print(Text(text, style))

    def ask(self, prompt: str = "> ") -> str | None:
        """Return the typed text; None if the input has ended."""
        try:
            return self.console.input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            return None

    def title(self, text: str, hint: str) -> None:
        """Print a bar across the top. If the hint does not fit, print only its last word."""
        room = self.console.width - len(text) - 2
        fitting = [part for part in (hint, hint.split(" ")[-1]) if len(part) + 2 < room]
        shown = fitting[0] if fitting else ""
        self.console.print(Text(f" {text}{shown.rjust(room)} ", "reverse"), no_wrap=True)

    def has_room_for(self, picture: Picture) -> bool:
        """True if the board fits the width of the terminal."""
        return width_of(picture) <= self.console.width

    def draw(self, picture: Picture, log: list[Text]) -> None:
        """Print the board, with the sides and the log beside it, or below it if space is short."""
        board = [styled(line) for line in picture.board]
        sides = [styled(line) for line in picture.sides]
        room = self.console.width - width_of(picture) - GAP
        if room < NARROW:
            self.print_lines([*board, *sides, *log[-FEW:]])
            return
        height = len(board) - len(sides) - 1
        match = [line for text in log for line in text.wrap(self.console, room)]
        column = [*sides, Text(), *match[-max(height, 1) :]]
        for left, right in zip_longest(board, column, fillvalue=Text()):
            left.pad_right(width_of(picture) + GAP - left.cell_len)
            right.truncate(room)
            self.console.print(left + right, no_wrap=True)

    def describe(self, lines: list[str], log: list[Text]) -> None:
        """Print the table in words, and the last lines of the log."""
        self.print_lines([Text(line) for line in lines])
        self.print_lines(log[-FEW:])

    def print_lines(self, lines: list[Text]) -> None:
        """Print lines one below the other."""
        for line in lines:
            self.console.print(line)

    def hand(self, held: list[Held]) -> None:
        """Print the cards held, in one line."""
        self.console.print(Text(" · ".join(map(str, held)), STYLES[FAINT]))

    def menu(self, labels: list[str]) -> None:
        """Print numbered choices in as many columns as fit, to be read downwards."""
        columns = in_columns(
            [f"{at:>2} {label}" for at, label in enumerate(labels, 1)], self.console.width
        )
        for row in zip_longest(*columns, fillvalue=""):
            self.console.print(Text("".join(row).rstrip()))


def in_columns(labels: list[str], width: int) -> list[list[str]]:
    """Arrange labels in padded columns, in the fewest rows that fit."""
    for rows in range(1, len(labels) + 1):
        columns = [labels[at : at + rows] for at in range(0, len(labels), rows)]
        widths = [max(map(len, column)) + GAP for column in columns]
        if sum(widths) - GAP <= width or rows == len(labels):
            pairs = zip(columns, widths, strict=True)
            return [[label.ljust(wide) for label in column] for column, wide in pairs]
    return []


def width_of(picture: Picture) -> int:
    """Return the width of a picture's board in characters."""
    return max(sum(len(text) for text, _ in line) for line in picture.board)


def styled(line: TextRow) -> Text:
    """Return a line in the colours of this terminal."""
    text = Text()
    for part, tone in line:
        text.append(part, STYLES.get(tone, ""))
    return text
