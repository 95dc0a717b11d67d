"""Line counts and the order of moves, stored beside this file.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.drako.test_perft
"""

from pathlib import Path

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from tests.games.drako.support.tables import started
from tests.games.support.perft_file import MOVE, PerftFile, PerftTests


def reached(heading):
    """Return the position of ``name | match-up placement | moves``."""
    _, options, line = [part.strip() for part in heading.split("|")]
    matchup, placement = options.split()
    here = started(matchup, placement).play(*filter(None, line.split("; ")))
    return here.game, here.state


def shown(game, state):
    """Return the moves of the acting seat as rows. Only one seat acts at a time."""
    [seat] = listed(game.to_act(state))
    return [f"{MOVE} {move.number} {move.text}" for move in game.offered(state, Seat(seat))]


FILE = PerftFile(Path(__file__).with_name("drako.perft"), reached, shown)


class TestPerft(PerftTests):
    file = FILE


if __name__ == "__main__":
    FILE.renew()
