"""Line counts and the order of moves, kept as data beside this file.

Whoever means to change them writes them anew:

    PYTHONPATH=src python -m tests.games.vast.table.test_perft
"""

from pathlib import Path

import pytest

from antro.core.bits import listed
from antro.core.game import CHANCE, Seat
from antro.core.perft import perft
from antro.games.vast.options import make
from tests.games.vast.golden import GAMES
from tests.games.vast.walks import stroll

FILE = Path(__file__).with_name("vast.perft")


def blocks():
    """A heading, and rows below it, for each paragraph of the file."""
    for block in FILE.read_text().strip().split("\n\n")[1:]:  # remarks come first
        heading, *rows = block.splitlines()
        yield heading, rows


def reached(heading):
    """``name seed kind nth``: the nth position of that walk in which this is asked of a seat."""
    name, seed, kind, nth = heading.split()
    game, left = make(GAMES[name]), int(nth)
    for state in stroll(game, int(seed)):
        asked = [question.kind for question in game.open_questions(state)]
        if kind in asked and not game.to_act(state) >> CHANCE & 1:
            left -= 1
            if not left:
                return game, state
    raise AssertionError("the walk ends before")


def cases():
    for heading, rows in blocks():
        for row in rows:
            if not row.startswith("  ="):
                depth, count = map(int, row.split())
                yield pytest.param(heading, depth, count, id=f"{heading}-{depth}")


@pytest.mark.parametrize(("heading", "depth", "count"), [*cases()])
def test_perft(heading, depth, count):
    game, state = reached(heading)
    assert perft(game, state, depth) == count


@pytest.mark.parametrize(("heading", "rows"), [*blocks()], ids=lambda part: str(part)[:20])
def test_the_order_of_moves(heading, rows):
    """Records hold numbers: to reorder them is a new version of the rules."""
    assert open_moves(*reached(heading)) == [row for row in rows if row.startswith("  =")]


def open_moves(game, state):
    """What everybody may do, in words."""
    return [
        f"  = {seat} {move.number} {move.text}"
        for seat in listed(game.to_act(state))
        for move in game.offered(state, Seat(seat))
    ]


def renewed(heading, rows):
    """A paragraph of the file, counted anew to the depths that it states."""
    game, state = reached(heading)
    depths = [int(row.split()[0]) for row in rows if not row.startswith("  =")]
    counts = [f"  {depth} {perft(game, state, depth)}" for depth in depths]
    return "\n".join([heading, *open_moves(game, state), *counts])


if __name__ == "__main__":
    remarks = [row for row in FILE.read_text().splitlines() if row.startswith("#")]
    FILE.write_text(
        "\n\n".join(["\n".join(remarks), *(renewed(*block) for block in blocks())]) + "\n"
    )
