"""The Dragon on Terrain (§10)."""

from antro.games.vast.components.roles import DRAGON_PIECE
from antro.games.vast.components.squares import is_pit
from tests.games.vast.dragon.support.lair import hunt, lair, moves

PITS = ((1, 0), (4, 0), (7, 0))
APART = "E . +o +o . +o +o ."  # a Pit goes into each gap


def at_pits(**fields):
    return lair("D", APART, **fields).terrain("pits", *PITS).turn("dragon")


def test_10_10_into_a_pit_only_if_another_move_can_follow():
    assert not moves(at_pits(), "free move")
    assert moves(at_pits(hand="wing"), "free move") == ["free move east 1"]


def test_10_10_and_25_5_after_the_free_move_a_pit_needs_two_wings():
    table = at_pits(hand="wing wing").dragon(free_move=1).play("wing with wing")
    assert table.where("dragon") == (1, 0)  # there is no other way
    assert "wing with wing" in table.offers()


def test_10_10_and_25_5_after_the_free_move_one_wing_is_not_enough():
    assert not moves(at_pits(hand="wing").dragon(free_move=1), "wing")
    table = at_pits(hand="wing flame").put("gem wing", (0, 0)).dragon(free_move=1)
    assert moves(table.play("wing with wing"), "wing") == ["wing with wing gem"]


def test_10_10_the_second_move_may_leave_through_another_pit():
    table = at_pits(hand="wing").play("free move east 1", "wing with wing")
    assert table.offers() == [
        "wing move out of pit 1 east",
        "wing move out of pit 1 west",
        "wing move out of pit 2 west",
    ]
    assert table.play("wing move out of pit 1 east").where("dragon") == (5, 0)


def test_10_10_a_dragon_who_ends_his_turn_in_a_pit_returns_to_the_square_before():
    table = at_pits(hand="wing").play("free move east 1", "end dragon turn")
    assert table.where("dragon") == (0, 0)


def test_10_10_and_27_15_if_wrath_removed_that_square_the_dragon_goes_to_the_nearest():
    table = lair("D", "E +o . +o +o .", at=(1, 0), hand="claw claw claw claw")
    table.terrain("pits", (2, 0), (5, 0)).turn("dragon").dragon(gems=3).play("free move east 1")
    table.play("wrath with claw claw claw claw", "roll orthogonal").settle()
    while table.asked == "slide dragon":
        table.play(table.offers()[0]).settle()
    assert table.state.dragon.pit_from == -1
    pit = table.where("dragon")
    table.play("end dragon turn")
    where = table.state.ground.where[DRAGON_PIECE]
    assert table.state.ground.has_square(where)
    assert not is_pit(where)
    assert table.where("dragon") == (pit[0] - 1, pit[1])  # west before east


def test_10_10_and_5_2_an_underground_dragon_may_leave_a_pit_to_the_knights_square():
    table = lair("KD", "E").terrain("pits", (1, 0)).put("dragon", (1, 0)).turn("dragon")
    table.put("knight", (0, 0)).play("end dragon turn")
    assert table.where("dragon") == (0, 0)


def test_10_10_the_dragon_does_not_cross_a_pit():
    assert "free move east 2" not in at_pits(hand="wing").offers()


def canyon(**fields):
    table = lair("D", "E . +o", **fields).terrain("canyon", (1, 0), (1, 1), (1, 2))
    return table.turn("dragon")


def test_10_5_the_underground_dragon_passes_an_end_of_the_canyon_without_stopping():
    table = canyon()
    assert "free move east 1" not in table.offers()
    assert table.play("free move east 2").where("dragon") == (2, 0)


def test_10_5_the_surfaced_dragon_passes_the_canyon_only_with_a_wing():
    table = canyon(surfaced=1, hand="wing")
    assert not moves(table, "free move")
    assert table.play("wing with wing").where("dragon") == (2, 0)  # there is no other way


def river(**fields):
    """Place the River north of the Entrance. It runs to the west."""
    cells = ((-2, -1), (-1, -1), (0, -1), (1, -1))
    return lair("D", "E", **fields).terrain("river", *cells).turn("dragon")


def test_10_11_the_dragon_may_drift_downstream_for_free():
    table = river().play("free move north 1")
    assert table.offers() == ["drift", "stay afloat"]
    table.play("drift", "drift")
    assert table.where("dragon") == (-2, -1)
    assert table.asked == "turn dragon"


def test_10_11_the_dragon_may_stay_in_the_river():
    assert river().play("free move north 1", "stay afloat").where("dragon") == (0, -1)


def test_5_6_the_dragon_may_step_from_terrain_onto_an_open_space_once_per_move():
    table = lair("D", "E").terrain("lake", (1, 0), (2, 0), (1, 1), (2, 1)).put("dragon", (2, 0))
    table.turn("dragon")
    assert "free move east 1" in table.offers()
    assert "free move east 2" not in table.offers()
    table.play("free move east 1").settle()
    assert table.where("dragon") == (3, 0)
    assert not table.state.ground.lit >> table.at(3, 0) & 1


def test_5_6_a_tile_surfacing_and_the_collapse_prevent_a_step_onto_an_open_space():
    assert not moves(hunt("D", "E"), "free move")
    for fields, collapsing in (({"surfaced": 1}, 0), ({}, 1)):
        table = lair("D", "E", **fields).terrain("lake", (1, 0), (2, 0), (1, 1), (2, 1))
        table.put("dragon", (2, 0)).state.collapsing = collapsing
        assert "free move east 1" not in table.turn("dragon").offers()


def test_10_10_a_surfaced_dragon_without_an_exit_goes_to_the_nearest_square():
    table = lair(rows="E +o f").terrain("pits", (3, 0)).put("dragon", (3, 0))
    table.dragon(surfaced=1, awake=1).turn("dragon").play("end dragon turn", "no gem")
    assert table.where("dragon") == (1, 0)
