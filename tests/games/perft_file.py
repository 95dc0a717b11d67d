"""Line counts and the order of moves, kept as data: a heading for each position, rows below it.

A row ``  = ...`` is a move that is open there; ``  depth count`` are the lines of that length.
"""

import pytest

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.perft import perft

MOVE = "  ="


def blocks(file):
    """A heading, and rows below it, for each paragraph of the file."""
    for block in file.read_text().strip().split("\n\n")[1:]:  # remarks come first
        heading, *rows = block.splitlines()
        yield heading, rows


def cases(file):
    """Each count of the file, as a case of a test: heading, depth, count."""
    for heading, rows in blocks(file):
        for depth, count in counts(rows):
            yield pytest.param(heading, depth, count, id=f"{heading}-{depth}")


def counts(rows):
    """The rows that count, as (depth, count)."""
    return [(*map(int, row.split()),) for row in rows if not row.startswith(MOVE)]


def kept_moves(rows):
    return [row for row in rows if row.startswith(MOVE)]


def open_moves(game, state):
    """What everybody may do, as rows of such a file."""
    return [
        f"{MOVE} {seat} {move.number} {move.text}"
        for seat in listed(game.to_act(state))
        for move in game.offered(state, Seat(seat))
    ]


def renew(file, reached, shown):
    """Write a file anew, counted to the depths that it states.

    *reached* gives the game and state of a heading, *shown* the rows of moves of these.
    """
    remarks = [row for row in file.read_text().splitlines() if row.startswith("#")]
    paragraphs = ["\n".join(remarks)]
    for heading, rows in blocks(file):
        game, state = reached(heading)
        found = [f"  {depth} {perft(game, state, depth)}" for depth, _ in counts(rows)]
        paragraphs.append("\n".join([heading, *shown(game, state), *found]))
    file.write_text("\n\n".join(paragraphs) + "\n")
