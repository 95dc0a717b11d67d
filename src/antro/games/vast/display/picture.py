"""The cave in characters, with the goals of all roles and the viewer's board beside it.

Each square is a cell. Dashes and strokes are walls, dots and broken strokes are the edge of the
map, and ``%`` is a Rockslide. Letters are pieces, ``$`` is a Treasure, ``*`` a Crystal, ``!`` an
Event, ``#`` a Vault, ``^`` the Flame Wall, ``=`` the Entrance. Small letters are Gems and other
tokens.
"""

from textwrap import wrap
from typing import Final

from antro.core.text.picture import FAINT, OPEN, PLAIN, SEAT, STRONG, Held, Picture, Span, TextRow
from antro.core.text.words import Catalogue, worded
from antro.games.vast.display.mat_text import mat_of
from antro.games.vast.display.view import VIEW
from antro.games.vast.display.view_types import GoalView, PieceView, SquareView, VastView
from antro.games.vast.rules import Vast
from antro.games.vast.state.state import VastState

INNER: Final = 9  # characters inside a cell
NARROW: Final = 38  # characters of a line beside the cave
PIECE_MARKS: Final = {
    "knight": "K",
    "fangs": "F",
    "bones": "B",
    "eye": "E",
    "dragon": "D",
    "thief": "T",
}
TOKEN_MARKS: Final = {
    "crystal": "*",
    "event": "!",
    "vault": "#",
    "flame_wall": "^",
    "ogre": "o",
    "troll": "t",
    "meat": "m",
}
NORTH: Final = 0
WEST: Final = 3
Cells = dict[tuple[int, int], SquareView]  # by row and column


def picture(game: Vast, veiled: VastState, words: Catalogue, picks: set[str]) -> Picture:
    """Draw the table. The viewer can now pick the things in *picks*."""
    shown = VIEW.build(game, veiled)
    sides = [
        line for seat, goal in enumerate(shown.goals) for line in goal_lines(seat, goal, words)
    ]
    own = own_lines(game, veiled, shown, words)
    return Picture(board(shown, words, picks), [*sides, *own], hand(shown, words))


def own_lines(game: Vast, veiled: VastState, shown: VastView, words: Catalogue) -> list[TextRow]:
    """Return the viewer's board as a narrow column, or no lines for a spectator."""
    if not 0 <= veiled.viewer < game.seats:
        return []
    own = mat_of(game.roles[veiled.viewer], shown, words)
    lines = [part for line in own for part in wrap(line.strip(), NARROW, subsequent_indent=" ")]
    return [[], *[[(line, PLAIN)] for line in lines]]


def goal_lines(seat: int, goal: GoalView, words: Catalogue) -> list[TextRow]:
    """Return a role and its two most important numbers as a narrow column."""
    meters = [f" {one.now}/{one.most} {worded(words, one.meter)}" for one in goal.meters]
    return [[(words[f"role:{goal.role}"], SEAT[seat])], *[[(line, PLAIN)] for line in meters]]


def board(shown: VastView, words: Catalogue, picks: set[str]) -> list[TextRow]:
    """Return the rows from north to south, with walls between them and around them."""
    cells: Cells = {(square.y, square.x): square for square in shown.squares if square is not None}
    if not cells:
        return []
    rows = [row for row, _ in cells]
    columns = range(min(column for _, column in cells), max(column for _, column in cells) + 2)
    lines: list[TextRow] = []
    for row in range(min(rows), max(rows) + 2):
        lines.append(wall_line(cells, row, columns))
        if row <= max(rows):
            lines.append(label_line(cells, row, columns, words, picks))
            lines.append(content_line(shown, cells, row, columns, picks))
    return lines


# Walls


def wall_line(cells: Cells, row: int, columns: range) -> TextRow:
    """Return the sides between a row and the row north of it."""
    drawn = ""
    for column in columns:
        here, above = cells.get((row, column)), cells.get((row - 1, column))
        drawn += "+" if touches_corner(cells, row, column) else " "
        if column < columns[-1]:
            drawn += across(here, above, NORTH) * INNER
    return [(drawn.rstrip(), FAINT)]


def touches_corner(cells: Cells, row: int, column: int) -> bool:
    """Return True if a square has a corner there."""
    around = [(row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1)]
    return any(cell in cells for cell in around)


def across(here: SquareView | None, beyond: SquareView | None, way: int) -> str:
    """Return the character for the side that *here* and *beyond* share."""
    upright = way == WEST
    there = [(here, way), (beyond, way ^ 2)]
    sides = [(square, at) for square, at in there if square is not None]
    if any(square.rockslides[at] for square, at in sides):
        return "%"
    if any(square.bombs[at] for square, at in sides):
        return " "
    if any(square.walls[at] for square, at in sides):
        return "|" if upright else "-"
    return " " if len(sides) != 1 else ("¦" if upright else "·")


# Cells


def label_line(
    cells: Cells, row: int, columns: range, words: Catalogue, picks: set[str]
) -> TextRow:
    """Return the line with the number and kind of each square."""
    line: TextRow = []
    for column in columns:
        square = cells.get((row, column))
        line.append((across(square, cells.get((row, column - 1)), WEST), FAINT))
        if square is None:
            line.append((" " * INNER, PLAIN))
            continue
        number = square.thing.split(":")[1]
        name = kind_of(square, words)[: INNER - len(number) - 1]
        tone = OPEN if square.thing in picks else FAINT
        line += [(number, tone), (f" {name}".ljust(INNER - len(number)), tone_of(square))]
    return line[:-1]


def kind_of(square: SquareView, words: Catalogue) -> str:
    """Return the kind of a square that the viewer sees. Small letters name a Dark tile."""
    if square.terrain:
        return words[f"terrain:{square.terrain}"]
    if square.lit:
        return words[f"tile:{square.type}"]
    return words[f"symbol:{square.symbol}"].lower()


def tone_of(square: SquareView) -> str:
    return STRONG if square.lit else FAINT


def content_line(
    shown: VastView, cells: Cells, row: int, columns: range, picks: set[str]
) -> TextRow:
    """Return the line with the pieces and tokens of each square."""
    line: TextRow = []
    for column in columns:
        square = cells.get((row, column))
        line.append((across(square, cells.get((row, column - 1)), WEST), FAINT))
        line += [(" " * INNER, PLAIN)] if square is None else content(shown, square, picks)
    return line[:-1]


def content(shown: VastView, square: SquareView, picks: set[str]) -> TextRow:
    """Return the marks of a square, as wide as a cell."""
    standing = [piece for piece in shown.pieces if piece.square == square.thing]
    spans = [piece_span(shown, piece, picks) for piece in standing]
    marks = "".join(TOKEN_MARKS[token] for token in square.tokens)
    marks += "$" * square.treasures + "".join(gem.split(":")[1][0] for gem in square.gems)
    if square.thing == shown.entrance:
        marks += "="
    marks = marks[: INNER - len(spans)]
    return [*spans, (marks.ljust(INNER - len(spans)), STRONG)]


def piece_span(shown: VastView, piece: PieceView, picks: set[str]) -> Span:
    """Return the letter of a piece in the colour of its seat."""
    mark = PIECE_MARKS[piece.piece.split(":")[1]]
    if piece.piece in picks or piece.role not in shown.roles:
        return (mark, OPEN)
    return (mark, SEAT[shown.roles.index(piece.role)])


# Cards


def hand(shown: VastView, words: Catalogue) -> list[Held]:
    """Return the viewer's own cards."""
    role = shown.roles[shown.viewer] if shown.viewer < len(shown.roles) else ""
    if role == "cave" and shown.cave is not None:
        return [Held(tile.thing, worded(words, f"tile:{tile.type}"), 1) for tile in shown.cave.hand]
    if role == "dragon" and shown.dragon is not None:
        return [Held(one.thing, worded(words, one.thing), one.count) for one in shown.dragon.hand]
    return [Held(thing, worded(words, thing), 1) for thing in single_cards(shown, role)]


def single_cards(shown: VastView, role: str) -> list[str]:
    """Return the cards of a role that has only unique cards."""
    if role == "knight" and shown.knight is not None:
        return shown.knight.sidequests + shown.knight.face_down
    if role == "goblins" and shown.goblins is not None:
        return shown.goblins.secrets
    if role == "thief" and shown.thief is not None and shown.thief.card is not None:
        return [shown.thief.card]
    return []
