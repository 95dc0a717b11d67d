"""Stored games replay, move by move, to what was observed when they were stored.

Compiled or not: both runs look at the same files.
"""

import pytest

from antro.core.record import read, replay, write
from antro.core.verify import verify
from antro.games.drako.options import make
from tests.games.drako.golden import FOLDER, records, steps
from tests.games.golden_games import line_of

SHELF = {"drako": make}
FILES = sorted(FOLDER.glob("*.jsonl"))
FAIR = [path for path in FILES if path.stem.endswith(("_random", "_eager"))]

every_game = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@every_game
def test_a_golden_game_replays_as_it_was(path):
    record = read(path.read_bytes())
    history = replay(record, SHELF)
    assert (
        steps(history.game, line_of(history.events))
        == path.with_suffix(".steps").read_text().splitlines()
    )


@pytest.mark.parametrize("path", FAIR, ids=lambda path: path.stem)
def test_its_draws_are_those_of_its_seed(path):
    report = verify(read(path.read_bytes()), SHELF)
    assert (report.fair, report.draws > 8) == (True, True)


def test_the_same_players_and_chance_make_the_same_records():
    made = {name: write(record) for name, record in records().items()}
    assert made == {path.stem: path.read_bytes() for path in FILES}


def test_every_matchup_has_its_games():
    played = {read(path.read_bytes()).header.options["matchup"] for path in FAIR}
    assert len(FAIR) == 2 * len(played) == 12
