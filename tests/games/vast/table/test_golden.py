"""Stored games replay to what was observed when they were stored.

Compiled or not: both runs look at the same files.
"""

import pytest

from antro.core.record import read, replay, write
from antro.core.verify import verify
from antro.games.vast.options import make
from tests.games.golden_games import line_of, looks
from tests.games.vast.golden import CAMPAIGN, EACH, FOLDER, GAMES, observed, played

SHELF = {"vast": make}

every_game = pytest.mark.parametrize("name", GAMES)


def stored(name):
    return (FOLDER / f"{name}.jsonl").read_bytes()


@every_game
def test_a_golden_game_replays_as_it_was(name):
    history = replay(read(stored(name)), SHELF)
    kept = (FOLDER / f"{name}.looks").read_text().splitlines()
    assert looks(history.game, line_of(history.events), observed, EACH) == kept


@every_game
def test_the_same_players_and_chance_make_the_same_record(name):
    assert write(played(name, GAMES[name])) == stored(name)


@pytest.mark.parametrize("name", ["KGDCT", "KG"])
def test_its_draws_are_those_of_its_seed(name):
    report = verify(read(stored(name)), SHELF)
    assert (report.fair, report.draws > 50) == (True, True)


def test_no_game_is_kept_that_is_not_played():
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}


def test_36_8_the_games_of_the_campaign_are_won_by_those_who_go_up_after_them():
    for nth, winner in enumerate(CAMPAIGN, start=1):
        history = replay(read(stored(f"campaign_{nth}")), SHELF)
        seat = history.game.scores(history.state).index(1.0)
        assert history.game.roles[seat] == winner
