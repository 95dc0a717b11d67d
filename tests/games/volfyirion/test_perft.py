"""Line counts and the order of moves, kept as data beside this file.

Whoever means to change them writes them anew:

    PYTHONPATH=src python -m tests.games.volfyirion.test_perft
"""

from pathlib import Path

import pytest

from antro.core.game import CHANCE
from antro.core.perft import perft
from antro.games.volfyirion.options import make
from tests.games.perft_file import blocks, cases, kept_moves, open_moves, renew
from tests.games.volfyirion.golden import GAMES
from tests.games.volfyirion.walks import stroll

FILE = Path(__file__).with_name("volfyirion.perft")


def reached(heading):
    """``name seed plies``: the next position of that walk in which a player chooses."""
    name, seed, plies = heading.split()
    game = make(GAMES[name])
    for ply, state in enumerate(stroll(game, int(seed))):
        if ply >= int(plies) and not game.to_act(state) >> CHANCE & 1:
            return game, state
    raise AssertionError("the walk ends before")


@pytest.mark.parametrize(("heading", "depth", "count"), [*cases(FILE)])
def test_perft(heading, depth, count):
    game, state = reached(heading)
    assert perft(game, state, depth) == count


@pytest.mark.parametrize(("heading", "rows"), [*blocks(FILE)], ids=lambda part: str(part)[:20])
def test_the_order_of_moves(heading, rows):
    """Records hold numbers: to reorder them is a new version of the rules."""
    assert open_moves(*reached(heading)) == kept_moves(rows)


if __name__ == "__main__":
    renew(FILE, reached, open_moves)
