"""Games of older rules, made move by move under those of today.

Numbers mean what they meant. Where the rules have changed since, one question has come in
between (§8.6), to which an older game gives the answer that changes nothing.
"""

from pathlib import Path

import pytest

from antro.core.game import Seat
from antro.core.record import read
from antro.games.drako.options import make
from tests.games.drako.golden import line_of

FILES = sorted(Path(__file__).with_name("older").glob("*.jsonl"))
GOES_ON = {  # forty quiet turns ended them, which is an option now (§11.5)
    "dragon-trolls_random",
    "reshuffles_and_a_quiet_end",
}
CUT_SHORT = {  # stories that stop when their point is made
    "fury_kills_brald",
    "net_and_escape",
    "rebuild_with_rocks_back",
    "rock_chain_and_dodge",
    "shields_and_two_cards",
}


def played_again(record):
    """The game and its last position, each move legal when it is made."""
    game = make(record.header.options)
    state = game.start()
    for seat, move in line_of(record.events):
        if state.pending[-1].text == "fury 1" and game.describe(move).kind != "fury":
            end = next(each for each in game.offered(state, Seat(1)) if each.kind == "end_turn")
            game.apply(state, Seat(1), end.number)
        offered = [each.number for each in game.offered(state, Seat(seat))]
        assert move in offered, f"{game.describe(move).text} is not legal"
        game.apply(state, Seat(seat), move)
    return game, state


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_game_can_still_be_played(path):
    record = read(path.read_bytes())
    game, state = played_again(record)
    assert record.header.rules < game.version
    assert (game.to_act(state) == 0) == (path.stem not in GOES_ON | CUT_SHORT)


def test_there_are_older_games_of_every_match_up():
    assert len({read(path.read_bytes()).header.options["matchup"] for path in FILES}) == 6
