"""The powers of the Dragon that harm nobody (§27)."""

import pytest

from antro.games.vast.components.decks import POWERS
from antro.games.vast.components.roles import GOBLINS, KNIGHT
from antro.games.vast.dragon.effects.flame_wall import burns
from antro.games.vast.state.ground import CRYSTAL_TOKEN, FLAME_WALL
from tests.games.vast.dragon.support.lair import LINE, OPEN, hunt, lair, moves, powers, sleep

DARK_AROUND = """
    f f f
    b E b
    e e e
"""


def lit(table):
    """Return the number of Lit tiles."""
    return bin(table.state.ground.lit).count("1")


def finish(table):
    """Give first answers until the Dragon chooses a power again."""
    while table.asked != "turn dragon":
        table.play(table.offers()[0])
    return table


@pytest.mark.parametrize(
    ("power", "cost"),
    [
        ("flame", "flame"),
        ("wing", "wing"),
        ("slither", "claw flame"),
        ("scorch", "flame flame"),
        ("burn", "flame wing"),
        ("shriek", "claw wing"),
        ("flame wall", "flame flame flame"),
        ("smash", "claw flame wing"),
        ("wrath", "claw claw flame wing"),
    ],
)
def test_27_1_each_power_has_its_cost(power, cost):
    table = lair("D", DARK_AROUND, hand=cost).put("crystal", (0, 0))
    table.state.dragon.sloth[0] = 3
    assert power in powers(table.turn("dragon"))
    cheaper = cost.split()[1:]
    table = lair("D", DARK_AROUND, hand=" ".join(cheaper)).put("crystal", (0, 0))
    table.state.dragon.sloth[0] = 3
    assert power not in powers(table.turn("dragon"))


def test_27_1_a_power_may_be_used_any_number_of_times():
    table = hunt(hand="flame flame")
    table.play("flame with flame", "roll centre", "flame with flame", "roll centre")
    assert len(POWERS) == 14


def test_1_8_and_27_1_no_power_without_an_effect():
    table = hunt("KGDCT", OPEN, hand="claw claw claw flame flame flame wing wing")
    table.off("knight")
    assert powers(table) == {"flame", "wing", "shriek", "flame wall", "wrath"}


def test_27_3_flame_reveals_dark_tiles_that_the_die_hits():
    table = hunt("D", DARK_AROUND, hand="flame").play("flame with flame", "roll orthogonal")
    assert lit(finish(table)) == 5


def test_27_3_flame_may_reveal_nothing():
    table = hunt("D", DARK_AROUND, hand="flame").play("flame with flame", "roll centre")
    assert lit(table) == 1
    assert table.asked == "turn dragon"


def test_27_4_wing_moves_two_squares_in_a_line():
    table = hunt(rows=LINE, hand="wing").play("wing with wing")
    assert table.offers() == ["wing move east 1", "wing move east 2"]


def test_27_4_wing_may_move_one_square_through_a_wall():
    table = hunt(rows="E +s1 +o +o:event", at=(1, 0), hand="wing", surfaced=1)
    assert "free move east 1" not in table.offers()
    table.play("wing with wing")
    assert "wing move east 2" not in table.offers()
    assert table.play("wing move east 1").where("dragon") == (2, 0)


def test_27_6_slither_moves_a_cube_to_an_empty_place_of_another_box():
    table = lair(hand="claw flame")
    table.state.dragon.sloth[0] = 3
    table.turn("dragon").play("slither with claw flame")
    assert table.offers() == [
        "slither from hunger to greed",
        "slither from pride event to greed",
        "slither from pride gem to greed",
        "slither from pride still to greed",
    ]
    table.play("slither from pride still to greed")
    assert sleep(table) == ([4, 4, 4, 1, 0], 0)


def test_27_6_slither_needs_an_empty_place():
    assert "slither" not in powers(hunt(hand="claw flame"))


def test_26_3_and_27_6_a_cube_moved_to_hunger_is_paid_at_once():
    table = lair(hand="claw flame", eaten=2)
    table.state.dragon.sloth[1] = 0
    table.turn("dragon").play("slither with claw flame", "slither from greed to hunger")
    assert sleep(table) == ([3, 0, 4, 1, 1], 1)


def test_27_7_swat_is_exactly_five_steps_and_may_turn_back():
    table = hunt(rows=LINE, at=(0, 0), hand="claw wing").put("treasure", (1, 0))
    table.play("swat with claw wing")
    steps = 0
    while table.asked == "swat dragon":
        table.play("swat token east" if "swat token east" in table.offers() else table.offers()[0])
        steps += 1
    assert steps == 5
    assert table.state.ground.treasures_on(table.at(4, 0)) == 1


def test_27_7_swat_does_not_end_on_a_square_with_a_piece():
    # from (1, 0) five steps end on an even square: (0, 0) with the Dragon, or (2, 0)
    table = lair("KD", "E +o +o", hand="claw wing").put("gem wing", (1, 0)).put("knight", (2, 0))
    assert "swat" not in powers(table.turn("dragon"))
    table.put("knight", (1, 0))
    assert "swat" in powers(table)


def test_27_7_swat_takes_a_token_from_an_adjacent_square():
    table = hunt(rows=LINE, hand="claw wing").put("treasure", (2, 0)).put("treasure", (0, 0))
    assert "swat" not in powers(table)


def test_27_8_scorch_reveals_all_surrounding_dark_tiles_but_not_his_own():
    table = hunt("D", "E f b\n. e .", at=(1, 0), hand="flame flame")
    finish(table.play("scorch with flame flame"))
    ground = table.state.ground
    assert [bool(ground.lit >> table.at(*at) & 1) for at in ((1, 0), (2, 0), (1, 1))] == [
        False,
        True,
        True,
    ]


def test_27_9_burn_reveals_one_dark_tile_anywhere():
    table = hunt("D", "E +o +o +o f", hand="flame wing").play("burn with flame wing")
    assert lit(finish(table)) == 5


def test_27_9_the_dragon_chooses_one_of_several_tiles_to_burn():
    table = hunt("D", "f E b", hand="flame wing").play("burn with flame wing")
    assert table.offers() == ["burn 1", "burn 2"]


def test_27_11_shriek_repeats_one_of_the_dragons_own_rolls():
    table = hunt("D", DARK_AROUND, hand="flame claw wing").play("shriek with claw wing")
    assert table.state.dragon.shriek
    table.play("flame with flame", "roll ring")
    assert table.offers() == ["reroll", "keep roll"]
    table.play("reroll", "roll centre")
    assert table.asked == "turn dragon"
    assert not table.state.dragon.shriek
    assert lit(table) == 1


def test_27_11_the_dragon_may_keep_the_roll_and_the_token():
    table = hunt("D", DARK_AROUND, hand="flame", shriek=1).play("flame with flame", "roll centre")
    assert table.play("keep roll").state.dragon.shriek


def test_27_11_shriek_is_bought_again_only_after_its_use():
    table = hunt(hand="claw wing", shriek=1)
    assert "shriek" not in powers(table)
    assert "shriek" in powers(table.dragon(shriek=0))


def test_27_13_the_flame_wall_goes_to_an_adjacent_square_not_through_a_wall():
    table = hunt(rows="+o E f\n. +s0:event .", hand="flame flame flame")
    table.play("flame wall with flame flame flame")
    west, east = table.at(-1, 0), table.at(1, 0)
    assert moves(table, "flame wall on") == [f"flame wall on {west}", f"flame wall on {east}"]
    table.play(f"flame wall on {east}")
    assert table.state.ground.has(east, FLAME_WALL)


def test_27_13_the_flame_wall_may_go_into_a_pit():
    table = hunt(rows="E +o", hand="flame flame flame").terrain("pits", (-1, 0))
    table.play("flame wall with flame flame flame")
    assert f"flame wall on {table.at(-1, 0)}" in table.offers()


def test_27_13_a_second_use_moves_the_flame_wall():
    table = hunt(rows="+o E f", hand="flame " * 6)
    west, east = table.at(-1, 0), table.at(1, 0)
    table.play("flame wall with flame flame flame", f"flame wall on {east}")
    table.play("flame wall with flame flame flame")
    assert table.state.ground.has(west, FLAME_WALL)
    assert not table.state.ground.has(east, FLAME_WALL)


def test_5_5_and_27_13_the_flame_wall_burns_a_role_once_per_turn_and_again_after_a_move():
    table = hunt("KGD", "+o E f", hand="flame " * 6).put("flame_wall", (1, 0))
    state, east = table.state, table.at(1, 0)
    assert burns(state, GOBLINS, east)
    assert not burns(state, GOBLINS, east)
    assert burns(state, KNIGHT, east)
    table.play("flame wall with flame flame flame")
    assert burns(state, GOBLINS, table.at(-1, 0))


def test_27_14_smash_destroys_the_crystal_token_of_his_square():
    table = hunt(rows="E +o:crystal", at=(1, 0), hand="claw claw wing").put("crystal", (1, 0))
    table.play("smash with claw claw wing")
    assert not table.state.ground.has(table.at(1, 0), CRYSTAL_TOKEN)
    assert table.state.ground.smashed == 1
    assert "smash" not in powers(table.dragon(hand="claw claw wing"))


def test_27_15_wrath_makes_affected_tiles_collapse_but_not_the_entrance():
    table = hunt(hand="claw claw claw claw").play("wrath with claw claw claw claw", "roll plus")
    finish(table)
    assert table.where("dragon") == (0, 0)
    assert table.state.ground.entrance == table.at(0, 0)
    assert bin(table.state.ground.layer(0)).count("1") == 4  # under the stack (12.2)
