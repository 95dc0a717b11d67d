"""Line counts and the order of moves, kept as data beside this file.

Whoever means to change them writes them anew:

    PYTHONPATH=src python -m tests.games.drako.test_perft
"""

import os
from pathlib import Path

import pytest

from antro.core.bits import listed
from antro.core.game import Seat
from antro.core.perft import perft
from tests.games.drako.tables import started

FILE = Path(__file__).with_name("drako.perft")
AT_ONCE = 30_000  # lines: more are counted at night


def blocks():
    """A heading, and rows below it, for each paragraph of the file."""
    for block in FILE.read_text().strip().split("\n\n")[1:]:  # remarks come first
        heading, *rows = block.splitlines()
        yield heading, rows


def reached(heading):
    """``name | match-up placement | moves`` as a position."""
    _, options, line = [part.strip() for part in heading.split("|")]
    matchup, placement = options.split()
    return started(matchup, placement).play(*filter(None, line.split("; ")))


def cases():
    for heading, rows in blocks():
        for row in rows:
            if not row.startswith("  ="):
                depth, count = map(int, row.split())
                late = [pytest.mark.nightly, at_night] if count > AT_ONCE else []
                name = f"{heading.split('|')[0].strip()}-{depth}"
                yield pytest.param(heading, depth, count, id=name, marks=late)


at_night = pytest.mark.skipif(not os.environ.get("ANTRO_NIGHTLY"), reason="counted at night")


@pytest.mark.parametrize(("heading", "depth", "count"), [*cases()])
def test_perft(heading, depth, count):
    here = reached(heading)
    assert perft(here.game, here.state, depth) == count


@pytest.mark.parametrize(("heading", "rows"), [*blocks()], ids=lambda part: str(part)[:20])
def test_the_order_of_moves(heading, rows):
    """Records hold numbers: to reorder them is a new version of the rules."""
    assert open_moves(reached(heading)) == [row for row in rows if row.startswith("  =")]


def open_moves(here):
    [seat] = listed(here.game.to_act(here.state))
    return [f"  = {move.number} {move.text}" for move in here.game.offered(here.state, Seat(seat))]


def renewed(heading, rows):
    """A paragraph of the file, counted anew to the depths that it states."""
    here = reached(heading)
    depths = [int(row.split()[0]) for row in rows if not row.startswith("  =")]
    counts = [f"  {depth} {perft(here.game, here.state, depth)}" for depth in depths]
    return "\n".join([heading, *open_moves(here), *counts])


if __name__ == "__main__":
    remarks = [row for row in FILE.read_text().splitlines() if row.startswith("#")]
    FILE.write_text(
        "\n\n".join(["\n".join(remarks), *(renewed(*block) for block in blocks())]) + "\n"
    )
