"""Golden games: stored records, and beside each what could be observed as it went on.

A change of the rules that alters one of them is either a mistake or a new version of the
rules. Whoever means it writes them anew, and looks at the difference:

    PYTHONPATH=src python -m tests.games.vast.golden
"""

from pathlib import Path

from antro.core.dice import SeededDice
from antro.core.fair import Chance
from antro.core.game import Seat
from antro.core.record import record_of
from antro.core.table import Table
from antro.games.vast.campaign import first_game, next_game
from antro.games.vast.options import LEAFLET, SETS, make
from antro.games.vast.printed.roles import ROLES
from tests.games.golden_games import keep, line_of, looks, offered, viewers
from tests.games.vast.row import row

FOLDER = Path(__file__).with_name("golden")
EACH = 50  # moves from one look to the next
IDLE = 12  # time moves on, though somebody could, once in so many choices
CAMPAIGN = ["cave", "cave", "cave"]  # who wins each of its games


def campaign(winners):
    """The options of the games of a campaign between the Knight and the Cave."""
    games = [first_game({"roles": "KC"})]
    for winner in winners[:-1]:
        games.append(next_game(games[-1], winner))
    return {f"campaign_{nth}": options for nth, options in enumerate(games, start=1)}


GAMES = {
    **{roles: {"roles": roles} for roles in SETS},
    "leaflet": LEAFLET,
    "chosen_terrain": {"roles": "DCT", "terrain": "chosen"},
    "random_terrain": {"roles": "KG", "terrain": "random"},
    "moving_entrance": {"roles": "KGT", "moving-entrance": "yes"},
    "unknown_treasures": {"roles": "KC", "unknown-treasures": "yes"},
    "unknown_treasures_alone": {"roles": "K", "solo": "easy", "unknown-treasures": "yes"},
    "bonus_cards": {"roles": "K", "solo": "hard", "bonus-cards": "yes"},
    "revised_cards": {"roles": "KG", "revised-cards": "yes"},
    "schemes": {"roles": "KG", "bonus-cards": "yes", "schemes": "yes"},
    "scales": {"roles": "D", "solo": "hard", "scales": "yes"},
    "upgrade_cards": {"roles": "GT", "upgrade-cards": "yes"},
    "targets_by_role": {"roles": "GT", "thief-targets": "role"},
    "two_tiles_fewer": {"roles": "KD", "fewer-tiles": "2"},
    "four_tiles_fewer": {"roles": "DT", "fewer-tiles": "4"},
    "three_tiles_fall": {"roles": "KGDT", "collapse-tiles": "3"},
    "goal_of_six": {"roles": "KT", "shared-goal": "6"},
    "limits": {"roles": "KGD", "limits": "yes"},
    "easiest": {"roles": "GDCT", **{f"{role}-level": "easiest" for role in ROLES}},
    "expert": {"roles": "KGC", **{f"{role}-level": "expert" for role in ROLES}},
    **campaign(CAMPAIGN),
}


def played(name, options):
    """A game at a table with fair chance, between players who do anything."""
    game, dice = make(options), SeededDice(len(name))
    table = Table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(game, table, dice)
    return record_of(table, ["Ada", "Bruno", "Carla", "Dario", "Elsa"][: game.seats])


def step(game, table, dice):
    """Somebody moves; or time does, where it is awaited or comes first."""
    acting, due = table.acting(), table.due()
    if not acting or (due is not None and not dice.below(IDLE)):
        table.tick(due)
        return
    seat = int(game.order(table.state, sum(1 << one for one in acting)))
    move = int(table.open_to(Seat(seat)).pick(dice))
    at = max(table.now + int(dice.below(50)), table.ready_at(seat, move))
    if due is not None and at >= due:
        table.tick(due)
    else:
        table.play(seat, move, table.version, at)


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
