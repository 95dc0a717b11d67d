"""Golden games: stored records, and beside each what could be observed as it went on.

A change of the rules that alters one of them is either a mistake or a new version of the
rules. Whoever means it writes them anew, and looks at the difference:

    PYTHONPATH=src python -m tests.games.heroes.golden
"""

from pathlib import Path

from antro.core.fair import Chance
from antro.core.game import Seat
from antro.core.record import record_of
from antro.core.table import Table
from antro.games.heroes.options import make
from tests.games.golden_games import keep, line_of, looks, offered, viewers
from tests.games.heroes.position import with_lists
from tests.games.heroes.row import row
from tests.games.heroes.walks import choose
from tests.unhashed_dice import UnhashedDice

FOLDER = Path(__file__).with_name("golden")
EACH = 25  # moves from one look to the next
IDLE = 12  # time moves on, though somebody could, once in so many choices
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


def played(name, options):
    """A game at a table with fair chance, between players who want something."""
    game, dice = make(with_lists(options)), UnhashedDice(len(name))
    table = Table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(game, table, dice)
    return record_of(table, ["Ada", "Bruno", "Carla", "Dario"][: game.seats])


def step(game, table, dice):
    """Somebody moves as soon as he may; or time does, where it is due before that or awaited."""
    acting, due = table.acting(), table.due()
    if not acting or (due is not None and not dice.below(IDLE)):
        table.tick(due)
        return
    seat = int(game.order(table.state, sum(1 << one for one in acting)))
    move = choose(game, table.state, Seat(seat), table.open_to(Seat(seat)), dice)
    at = max(table.now + int(dice.below(50)), table.ready_at(seat, int(move)))
    if due is not None and at >= due:
        table.tick(due)
    else:
        table.play(seat, int(move), table.version, at)


def observed(game, state):
    """The position, what each viewer knows of it, what is asked and offered."""
    return [
        row(state),
        [row(game.veil(state, viewer)) for viewer in viewers(game)],
        [(asked.text, asked.clause) for asked in game.open_questions(state)],
        game.scores(state),
        offered(game, state),
    ]


def seen(record):
    """What could be observed as a record goes on, a row for every so many moves."""
    return looks(make(record.header.options), line_of(record.events), observed, EACH)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each, settings in GAMES.items():
        made = played(each, settings)
        keep(FOLDER, each, made, seen(made))
