"""The golden games of Vast.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.vast.golden
"""

from functools import partial
from pathlib import Path

from antro.core.chance.dice import SeededDice
from antro.games.vast.components.roles import ROLES
from antro.games.vast.goblins.moves.secrets.cave_in import CaveInTerrain
from antro.games.vast.options import LEAFLET, SETS, make
from antro.games.vast.settings.campaign import first_game, next_game
from tests.games.support.golden_games import GoldenGames, looks, observed_as, played, step_in_time
from tests.games.vast.support.row import row

EACH = 50  # moves between two observations
CAMPAIGN = ["cave", "cave", "cave"]  # the winner of each of its games


def campaign(winners):
    """Return the options of all games of a campaign between the Knight and the Cave."""
    games = [first_game({"roles": "KC"})]
    for winner in winners[:-1]:
        games.append(next_game(games[-1], winner))
    return {f"campaign_{nth}": options for nth, options in enumerate(games, start=1)}


# Games with the whole leaflet, by roles, Terrain and the seed of the players. Together they have
# every rare kind of move that the other games lack. These players never remove Terrain with
# Cave-In, so these games have not changed since that became legal (§12.6).
RARE = [
    ("KG", "chosen", 410),
    ("KG", "random", 24),
    ("KD", "random", 254),
    ("KT", "chosen", 9),
    ("KT", "chosen", 17),
    ("KT", "random", 166),
    ("DCT", "chosen", 1447),
    ("KGC", "chosen", 503),
    ("KGD", "chosen", 141),
    ("KGD", "chosen", 167),
    ("KGT", "chosen", 356),
    ("KGT", "chosen", 406),
    ("KGT", "random", 107),
    ("KGT", "random", 230),
    ("KGDT", "chosen", 57),
    ("KGDT", "random", 72),
    ("KGDT", "random", 113),
    ("KGDT", "random", 545),
    ("KGDCT", "chosen", 190),
    ("KGDCT", "random", 133),
    ("KGDCT", "random", 325),
    ("KGDCT", "random", 507),
]

SEEDS = {f"leaflet_{roles}_{terrain}_{seed}": seed for roles, terrain, seed in RARE}

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
    **{
        name: {**LEAFLET, "roles": roles, "terrain": terrain}
        for name, (roles, terrain, _) in zip(SEEDS, RARE, strict=True)
    },
}


def play(name):
    """Return a function that plays a game between random players."""
    dice, game = SeededDice(SEEDS.get(name, len(name))), make(GAMES[name])
    unused = {*cave_ins_of_terrain(game)} if name.startswith("leaflet") else set()

    def choose(table, seat):
        moves = [move for move in table.match.open_to(seat).listed() if move not in unused]
        return moves[dice.below(len(moves))]

    def step(table):
        step_in_time(table, dice, lambda seat: choose(table, seat))

    return played(name, game, step)


def cave_ins_of_terrain(game):
    """Yield the moves that remove Terrain with Cave-In."""
    for move in range(len(game.choice_of)):
        if isinstance(game.choice_of[move], CaveInTerrain):
            yield move


GOLDEN = GoldenGames(
    make,
    Path(__file__).with_name("golden"),
    {name: partial(play, name) for name in GAMES},
    partial(looks, observed=observed_as(row), each=EACH),
)

if __name__ == "__main__":
    GOLDEN.renew()
