"""Stored games of the search: equal dice give equal choices on every engine.

Run ``python -m tests.bots.test_stored`` to store new games after a change to the search.
"""

import json
from pathlib import Path

from antro.lab.tournament.match import Pairing, play

FILE = Path(__file__).with_name("searched.json")
GAMES = [
    Pairing("drako", {"matchup": "dragon-dwarves"}, ["search:40", "plain:8"], 1),
    Pairing("drako", {"matchup": "trolls-knights"}, ["level:1/3", "search:40"], 2),
]


def moves():
    return [play(pairing).moves for pairing in GAMES]


def test_the_stored_games_are_played_again_move_for_move():
    assert moves() == json.loads(FILE.read_text())


if __name__ == "__main__":
    FILE.write_text(json.dumps(moves()) + "\n")
