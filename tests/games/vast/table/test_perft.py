"""Line counts and the order of moves, kept as data beside this file.

Whoever means to change them writes them anew:

    PYTHONPATH=src python -m tests.games.vast.table.test_perft
"""

from pathlib import Path

import pytest

from antro.core.game import CHANCE
from antro.core.perft import perft
from antro.games.vast.options import make
from tests.games.perft_file import blocks, cases, kept_moves, open_moves, renew
from tests.games.vast.golden import GAMES
from tests.games.vast.walks import stroll

FILE = Path(__file__).with_name("vast.perft")


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


@pytest.mark.parametrize(("heading", "depth", "count"), [*cases(FILE)])
def test_perft(heading, depth, count):
    game, state = reached(heading)
    assert perft(game, state, depth) == count


@pytest.mark.parametrize(("heading", "rows"), [*blocks(FILE)], ids=lambda part: str(part)[:20])
def test_the_order_of_moves(heading, rows):
    """Records hold numbers: to reorder them is a new version of the rules."""
    assert shown(*reached(heading)) == kept_moves(rows)


def shown(game, state):
    """What everybody may do; of very many, one in ten."""
    moves = open_moves(game, state)
    return moves if len(moves) < 100 else moves[::10]


if __name__ == "__main__":
    renew(FILE, reached, shown)
