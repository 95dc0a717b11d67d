"""The golden games of Heroes.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.heroes.golden
"""

from functools import partial
from pathlib import Path

from antro.games.heroes.options import make
from tests.games.heroes.support.position import with_lists
from tests.games.heroes.support.row import row
from tests.games.heroes.support.walks import choose
from tests.games.support.golden_games import GoldenGames, looks, observed_as, played, step_in_time
from tests.unhashed_dice import UnhashedDice

EACH = 25  # moves between two observations
SHORT = {"life": "15"}
READY = {"boards": "ready", **SHORT}
IN_DUELS = {"players": "4", "mode": "tournament"}
GAMES = {
    "beat": SHORT,
    "live": {"pace": "live", **SHORT},
    "stepped": {"pace": "stepped"},
    "orders": {"pace": "orders", **SHORT},
    "first_game": {"pace": "stepped", "texts": "no", "creatureless": "yes", **READY},
    "three": {"players": "3", "pace": "stepped", **SHORT},
    "three_live": {"players": "3", "pace": "live", **READY},
    "four_beat": {"players": "4", "pace": "beat", **READY},
    "four_orders": {"players": "4", "pace": "orders", **READY},
    "points": {"mode": "points", "pace": "stepped", "most-stops": "60", **SHORT},
    "points_orders": {"mode": "points", "pace": "orders", "most-stops": "60", **READY},
    "teams": {"players": "4", "mode": "teams", "pace": "stepped", **SHORT},
    "teams_live": {"players": "4", "mode": "teams", "pace": "live", **READY},
    "tournament": {**IN_DUELS, "pace": "stepped", **SHORT},
    "tournament_orders": {**IN_DUELS, "pace": "orders", **READY},
    "no_third_place": {**IN_DUELS, "third-place": "no", "pace": "orders", **READY},
    "other_rulings": {
        "players": "3",
        "pace": "stepped",
        "discards": "owner",
        "orphans": "end",
        "follower-effects": "none",
        "most-stops": "60",
        "first": "seat",
        **SHORT,
    },
}


def play(name):
    """Return a function that plays a game between players who use their dice."""
    game, dice = make(with_lists(GAMES[name])), UnhashedDice(len(name))

    def step(table):
        step_in_time(table, dice, lambda seat: chosen(table, seat))

    def chosen(table, seat):
        return choose(game, table.state, seat, table.match.open_to(seat), dice)

    return played(name, game, step)


GOLDEN = GoldenGames(
    make,
    Path(__file__).with_name("golden"),
    {name: partial(play, name) for name in GAMES},
    partial(looks, observed=observed_as(row), each=EACH),
)

if __name__ == "__main__":
    GOLDEN.renew()
