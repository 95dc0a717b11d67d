"""Games of older rules, made move by move under those of today: numbers mean what they meant.

Most can be played to their end. The rest come to a move that the rules no longer allow.
"""

from pathlib import Path

import pytest

from antro.core.contract.game import Seat
from antro.games.volfyirion.options import make
from tests.games.support.golden_games import line_of
from tests.games.support.stored_records import ENDING, load

FILES = sorted(Path(__file__).with_name("older").glob(f"*{ENDING}"))
DEPARTURES = {  # the first move that is not legal any more
    "team": "deal prospector to 1",  # §18.1 another Wonder is turned up for the second Lair
    "team_redeploying": "redeploy vahylea to akao_uket",  # §18.2 inside one stronghold
    "team_repelling": "fly to place:lair:2",  # §18.9 home from one's own stronghold
}


def replayed(record):
    """The game, its last position, and the first move that is not legal; empty, if all are."""
    game = make(record.header.options)
    state = game.start()
    for seat, move in line_of(record.events):
        if move not in [each.number for each in game.offered(state, Seat(seat))]:
            return game, state, game.describe(move).text
        game.apply(state, Seat(seat), move)
    return game, state, ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_game_goes_on_until_the_rules_forbid_it(path):
    record = load(path)
    game, state, departure = replayed(record)
    assert record.header.rules < game.version
    assert departure == DEPARTURES.get(path.stem, "")
    assert (game.to_act(state) == 0) == (departure == "")


def test_there_are_older_games_of_every_mode():
    modes = {load(path).header.options["mode"] for path in FILES}
    assert modes == {"duel", "solo", "team", "coop"}
