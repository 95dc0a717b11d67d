"""Line counts and the order of moves, stored beside this file.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.vast.test_perft
"""

from pathlib import Path

from antro.games.vast.options import make
from tests.games.support.perft_file import PerftFile, PerftTests, nth_asked
from tests.games.vast.golden import GAMES
from tests.games.vast.support.walks import stroll


def reached(heading):
    """Return the nth position of a walk with this question, from ``name seed kind nth``."""
    name, seed, kind, nth = heading.split()
    game = make(GAMES[name])
    return game, nth_asked(game, stroll(game, int(seed)), kind, nth)


FILE = PerftFile(Path(__file__).with_name("vast.perft"), reached)


class TestPerft(PerftTests):
    file = FILE


if __name__ == "__main__":
    FILE.renew()
