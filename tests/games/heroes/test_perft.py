"""Line counts and the order of moves, stored beside this file.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.heroes.test_perft
"""

from pathlib import Path

from antro.games.heroes.options import make
from tests.games.heroes.golden import GAMES
from tests.games.heroes.support.position import with_lists
from tests.games.heroes.support.walks import stroll
from tests.games.support.perft_file import PerftFile, PerftTests, nth_asked


def reached(heading):
    """Return the nth position of a walk with this question, from ``name seed kind nth``."""
    name, seed, kind, nth = heading.split()
    game = make(with_lists(GAMES[name]))
    return game, nth_asked(game, stroll(game, int(seed)), kind, nth)


FILE = PerftFile(Path(__file__).with_name("heroes.perft"), reached)


class TestPerft(PerftTests):
    file = FILE


if __name__ == "__main__":
    FILE.renew()
