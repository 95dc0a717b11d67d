"""Line counts and the order of moves, kept as data beside this file. To write them anew:

PYTHONPATH=src python -m tests.games.drako.test_perft
"""

from pathlib import Path

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from tests.games.drako.support.tables import started
from tests.games.support.perft_file import MOVE, PerftFile, PerftTests


def reached(heading):
    """``name | match-up placement | moves`` as a position."""
    _, options, line = [part.strip() for part in heading.split("|")]
    matchup, placement = options.split()
    here = started(matchup, placement).play(*filter(None, line.split("; ")))
    return here.game, here.state


def shown(game, state):
    """What the one who acts may do, as rows: only one does at a time."""
    [seat] = listed(game.to_act(state))
    return [f"{MOVE} {move.number} {move.text}" for move in game.offered(state, Seat(seat))]


FILE = PerftFile(Path(__file__).with_name("drako.perft"), reached, shown)


class TestPerft(PerftTests):
    file = FILE


if __name__ == "__main__":
    FILE.renew()
