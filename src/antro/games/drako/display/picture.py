"""The table in characters. Rows of bricks, shifted by half a brick, touch like hexes.

     ┌─────────┬─────────┬─────────┐
     │a1       │a2    0/5│a3       │
     │         │Urpen    │         │
┌────┴────┬────┴────┬────┴────┬────┴────┐
"""

from itertools import groupby
from typing import Final

from antro.core.text.picture import FAINT, OPEN, PLAIN, SEAT, STRONG, Held, Picture, Span, TextRow
from antro.core.text.words import Catalogue, say, worded
from antro.games.drako.components.board import NAMES
from antro.games.drako.display.view import VIEW
from antro.games.drako.display.view_types import DrakoView, FigureView, SideView
from antro.games.drako.rules import Drako
from antro.games.drako.state.state import DrakoState

INNER: Final = 9  # characters inside a brick; odd, so that half a brick is whole
HALF: Final = (INNER + 1) // 2
ROWS: Final = [[*row] for _, row in groupby(NAMES, key=lambda name: name[0])]
WIDEST: Final = max(len(row) for row in ROWS)

Standing = dict[str, tuple[int, FigureView]]  # by hex: the seat, and its figure


def picture(game: Drako, veiled: DrakoState, words: Catalogue, picks: set[str]) -> Picture:
    """Return the picture. *picks* are the things that can be picked now."""
    shown = VIEW.build(game, veiled)
    standing: Standing = {
        figure.hex: (side.seat, figure)
        for side in shown.sides
        for figure in side.figures
        if figure.hex
    }
    board: list[TextRow] = []
    for at, row in enumerate(ROWS):
        above = ROWS[at - 1] if at else []
        board.append(seam(above, row))
        board.append(brick_line(row, [tag(name, standing, picks) for name in row]))
        board.append(brick_line(row, [name_of(name, standing, words, picks) for name in row]))
    board.append(seam(ROWS[-1], []))
    sides = [line for side in shown.sides for line in side_lines(side, words)]
    return Picture(board, sides, hand(shown, words))


def indent(row: list[str]) -> int:
    return (WIDEST - len(row)) * HALF


def seam(above: list[str], below: list[str]) -> TextRow:
    """Return the border between two rows of bricks. One of the rows may be missing."""
    joints = dict.fromkeys(joints_of(above), "up")
    for joint in joints_of(below):
        joints[joint] = "both" if joint in joints else "down"
    first, last = min(joints), max(joints)
    drawn = {
        first: {"up": "└", "down": "┌", "both": "├"},
        last: {"up": "┘", "down": "┐", "both": "┤"},
    }
    inside = {"up": "┴", "down": "┬", "both": "┼"}
    line = "".join(
        drawn.get(at, inside)[joints[at]] if at in joints else "─" for at in range(first, last + 1)
    )
    return [(" " * first + line, FAINT)]


def joints_of(row: list[str]) -> list[int]:
    """Return the columns of the upright borders of a row."""
    return [indent(row) + at * (INNER + 1) for at in range(len(row) + 1)] if row else []


def brick_line(row: list[str], cells: list[TextRow]) -> TextRow:
    line: TextRow = [(" " * indent(row), PLAIN)]
    for cell in cells:
        width = sum(len(text) for text, _ in cell)
        line += [("│", FAINT), *cell, (" " * (INNER - width), PLAIN)]
    return [*line, ("│", FAINT)]


def tag(name: str, standing: Standing, picks: set[str]) -> TextRow:
    """Return a hex's name, and its figure's net (#), reinforcements (+n) and wounds."""
    label: Span = (name, OPEN if f"hex:{name}" in picks else FAINT)
    found = standing.get(f"hex:{name}")
    if found is None:
        return [label]
    seat, figure = found
    wounds = f"{figure.wounds}/{figure.spaces}"
    marks = ("#" if figure.netted else "") + (f"+{figure.shields}" if figure.shields else "")
    gap = INNER - len(name) - len(marks) - len(wounds)
    return [label, (marks, STRONG), (" " * gap, PLAIN), (wounds, SEAT[seat])]


def name_of(name: str, standing: Standing, words: Catalogue, picks: set[str]) -> TextRow:
    found = standing.get(f"hex:{name}")
    if found is None:
        return []
    seat, figure = found
    word = words[figure.figure.replace("figure:", "short:")]
    return [(word[:INNER], OPEN if figure.figure in picks else SEAT[seat])]


def side_lines(side: SideView, words: Catalogue) -> list[TextRow]:
    """Return the cards, tokens and areas of a side, in a narrow column."""
    counts = say(words, "panel.cards", {"hand": side.hand_size, "deck": side.deck_size})
    lines: list[TextRow] = [[(words[side.role], SEAT[side.seat]), (f"  {counts}", PLAIN)]]
    kept = [(words[token.token], STRONG if token.ready else FAINT) for token in side.tokens]
    if side.rocks is not None:
        kept.append((say(words, "panel.rocks", {"rocks": side.rocks}), STRONG))
    if kept:
        lines.append([span for item in kept for span in ((" ", PLAIN), item)])
    for area in side.areas:
        boxes = "■" * area.wounds + "□" * (area.spaces - area.wounds)
        lines.append([(f" {boxes} {words[area.area]}", PLAIN)])
    return lines


def hand(shown: DrakoView, words: Catalogue) -> list[Held]:
    """Return the viewer's own cards."""
    return [
        Held(card.card, worded(words, card.symbols), card.count)
        for side in shown.sides
        if side.seat == shown.viewer
        for card in side.hand
    ]
