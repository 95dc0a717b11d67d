"""Attacks of creatures (§17)."""

import pytest

from antro.core.contract.bits import listed
from antro.core.contract.game import Seat
from antro.games.heroes.effects.reach import attackable
from antro.games.heroes.flow.bouts import open_bout
from tests.games.heroes.support.fights import fight
from tests.games.heroes.support.position import position

FRONT = {f"front {column}": "sea_serpent" for column in (1, 2, 3, 4)}

# a direction, a creature with it, and the enemy columns that it reaches from columns 1 to 4
REACHES = [
    ("up", "ember_imp", ["4", "3", "2", "1"]),
    ("up right", "lava_brute", ["34", "23", "12", "1"]),
    ("left up", "giant_crab", ["4", "34", "23", "12"]),
    ("left up right", "gnome", ["34", "234", "123", "12"]),
    ("all", "wind_archer", ["1234", "1234", "1234", "1234"]),
]


def strikes(table, at):
    """Return the spaces that a creature may strike."""
    texts = table.play(f"activate {at} of dawn").texts(0, "strike")
    return sorted(text.removeprefix("strike ") for text in texts)


def test_17_1_an_attack_causes_wounds_equal_to_strength():
    table = fight({"front 2": "stone_slinger"}, {"front 3": "kraken"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": 2}


@pytest.mark.parametrize(("ward", "wounds"), [("stone_skin", 1), ("mist_ward", 2)])
def test_17_1_wounds_of_an_attack_are_physical(ward, wounds):
    warded = {"permanents": [(ward, "front 3", 1)]}
    table = fight({"front 2": "stone_slinger"}, {"front 3": "kraken"}, noon=warded)
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.wounds(1) == {"front 3": wounds}


def test_17_1_heroes_are_also_attacked():
    table = fight({"front 1": "stone_slinger"}, {})
    table.play("activate f1 of dawn", "strike b4 of noon")
    assert table.side(1).life == 19


def test_17_1_only_exposed_beings_are_attacked():
    table = fight({"front 2": "gnome"}, {"front 3": "kraken", "back 3": "hydra", "back 2": "hydra"})
    assert strikes(table, "f2") == ["b2 of noon", "b4 of noon", "f3 of noon"]


def test_17_1_creatures_attack_from_both_rows():
    table = fight({"front 2": "gnome", "back 2": "ember_imp"}, {"front 3": "kraken"})
    assert strikes(table, "b2") == ["f3 of noon"]


def test_17_2_a_creature_never_attacks_beings_of_its_owner():
    table = fight({"front 2": "wind_archer", "front 3": "gnome"}, {"front 3": "kraken"})
    assert strikes(table, "f2") == ["b4 of noon", "f3 of noon"]


def test_17_2_a_creature_never_attacks_beings_of_an_ally():
    table = position(4, mode="teams")
    open_bout(table.state, table.state.bouts[0], 0b0111)
    table.seat(0, board={"front 2": "wind_archer"})
    front_2, back_2 = 1, 5
    reached = listed(attackable(table.state, Seat(0), front_2))
    assert reached == [8 * 2 + back_2], "only the hero of seat 2"


@pytest.mark.parametrize(
    ("creature", "column", "reached"),
    [
        pytest.param(creature, column, reached, id=f"§17.3 {direction} from {column}")
        for direction, creature, columns in REACHES
        for column, reached in enumerate(columns, 1)
    ],
)
def test_17_3_and_17_4_the_direction_decides_the_columns_in_reach(creature, column, reached):
    table = fight({f"front {column}": creature}, FRONT)
    assert strikes(table, f"f{column}") == [f"f{at} of noon" for at in reached]


def test_17_5_every_enemy_board_counts_as_opposite():
    table = fight({"front 2": "ember_imp"}, {"front 3": "kraken"}, players=4)
    table.seat(2, board={"front 3": "gnome", "back 1": "hero"})
    table.seat(3, board={"back 3": "hero"})
    targets = strikes(table, "f2")
    assert [text.split()[0] for text in targets] == ["b3", "f3", "f3"]
    assert len({text.split()[-1] for text in targets}) == 3


def test_17_5_an_attack_stays_on_one_board():
    table = fight({"front 2": "hydra"}, {"front 3": "kraken", "front 2": "kraken"}, players=3)
    table.seat(2, board={"front 3": "kraken", "front 2": "kraken"})
    table.play("activate f2 of dawn", "strike f3 of noon")
    assert table.texts(0, "strike") == ["strike f2 of noon", "strike b4 of noon"]
