"""Games of older rules, replayed under the rules of today. Numbers keep their meaning.

Most can be played to their end. The rest stop at a move that the rules no longer allow.
"""

from pathlib import Path

import pytest

from antro.core.contract.game import Seat
from antro.games.volfyirion.options import make
from tests.games.support.golden_games import line_of
from tests.games.support.stored_records import ENDING, load

FILES = sorted(Path(__file__).with_name("older").glob(f"*{ENDING}"))
DEPARTURES = {  # the first illegal move
    "team": "deal prospector to 1",  # another Wonder is turned up for the second Lair (§18.1)
    "team_redeploying": "redeploy vahylea to akao_uket",  # inside one Stronghold (§18.2)
    "team_repelling": "fly to place:lair:2",  # home from the team's own Stronghold (§18.9)
}


def replayed(record):
    """Return the game, its last position and the first illegal move, or "" if all are legal."""
    game = make(record.header.options)
    state = game.start()
    for seat, move in line_of(record.events):
        if move not in [each.number for each in game.offered(state, Seat(seat))]:
            return game, state, game.describe(move).text
        game.apply(state, Seat(seat), move)
    return game, state, ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_game_replays_up_to_its_first_illegal_move(path):
    record = load(path)
    game, state, departure = replayed(record)
    assert record.header.rules < game.version
    assert departure == DEPARTURES.get(path.stem, "")
    assert (game.to_act(state) == 0) == (departure == "")


def test_every_mode_has_older_games():
    modes = {load(path).header.options["mode"] for path in FILES}
    assert modes == {"duel", "solo", "team", "coop"}
