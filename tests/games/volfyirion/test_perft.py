"""Line counts and the order of moves, stored beside this file.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.volfyirion.test_perft
"""

from pathlib import Path

from antro.core.contract.game import CHANCE
from antro.games.volfyirion.options import make
from tests.games.support.perft_file import PerftFile, PerftTests
from tests.games.volfyirion.golden import GAMES
from tests.games.volfyirion.support.walks import stroll


def reached(heading):
    """Return the next position of a walk where a player chooses: ``name seed plies``."""
    name, seed, plies = heading.split()
    game = make(GAMES[name])
    for ply, state in enumerate(stroll(game, int(seed))):
        if ply >= int(plies) and not game.to_act(state) >> CHANCE & 1:
            return game, state
    raise AssertionError("the walk ends before")


FILE = PerftFile(Path(__file__).with_name("volfyirion.perft"), reached)


class TestPerft(PerftTests):
    file = FILE


if __name__ == "__main__":
    FILE.renew()
