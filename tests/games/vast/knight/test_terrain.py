"""The Knight on Terrain (§5.6, §10.7, §10.10, §10.11)."""

import pytest

from antro.core.contract.descriptions import Reason
from antro.games.vast.components.roles import FANGS
from antro.games.vast.components.squares import FIRST_SQUARE, LURKING, NORTH, PITS, RIVER
from antro.games.vast.display.explain import why_not
from antro.games.vast.knight.effects.arrival import end_on_magma
from tests.games.vast.knight.support.her_turn import her_turn, skip_minor, steps, walk

PIT = int(FIRST_SQUARE[PITS])
STREAM = int(FIRST_SQUARE[RIVER])
BONES = FANGS + 1


def beside_the_river(**board):
    """Build a River that runs west above a row of tiles. Its first square is downstream."""
    table = her_turn("KG", "E +o0 +o0 +o0", at=(3, 0), **board)
    return table.terrain("river", (0, -1), (1, -1), (2, -1), (3, -1))


def test_10_11_the_knight_drifts_to_any_square_downstream_without_movement():
    table = walk(beside_the_river(), "north")
    assert table.asked == "knight_drift knight"
    assert table.offers() == [f"knight drifts to {STREAM + 2}", "knight stays in the river"]
    table.play(*(f"knight drifts to {STREAM + nth}" for nth in (2, 1, 0)))
    assert (table.where("knight"), table.state.knight.moved) == ((0, -1), 1)
    assert table.asked == "turn knight"


def test_10_11_the_knight_drifts_square_by_square_through_a_flame_wall():
    """The Flame Wall burns a piece that drifts through it (§5.5)."""
    table = beside_the_river(grit=10).put("flame_wall", (2, -1))
    walk(table, "north").play(f"knight drifts to {STREAM + 2}")
    assert table.state.knight.grit == 5
    table.play(f"knight drifts to {STREAM + 1}")
    assert (table.where("knight"), table.state.knight.grit) == ((1, -1), 5)


def test_10_11_a_tribe_that_is_too_strong_blocks_the_river():
    """The Knight drifts only to squares that she could enter (§5.2)."""
    table = beside_the_river().put("bones", (2, -1)).goblins(bones=4)
    assert walk(table, "north").asked == "turn knight"
    table = beside_the_river().put("bones", (1, -1)).goblins(bones=4)
    walk(table, "north").play(f"knight drifts to {STREAM + 2}")
    assert (table.where("knight"), table.asked) == ((2, -1), "turn knight")


def test_10_11_the_knight_continues_to_drift_after_required_attacks():
    """The attacks on a square come first and need an Encounter (§14.2)."""
    table = beside_the_river(strength=2, perception=1)
    table.put("bones", (2, -1)).goblins(bones=1)
    walk(table, "north").play(f"knight drifts to {STREAM + 2}")
    assert table.asked == "encounter knight"
    table.play("knight attacks bones")
    assert table.offers() == [f"knight drifts to {STREAM + 1}", "knight stays in the river"]


def test_10_11_only_a_knight_who_enters_the_river_drifts():
    table = walk(beside_the_river(movement=1), "north").play("knight stays in the river")
    assert walk(table, "west").asked == "turn knight"


def in_the_pits(**board):
    """Build three Pits: one beside the Entrance, two far to the east."""
    table = her_turn("KG", "E . . +o0 . +o0", **board)
    return table.terrain("pits", (1, 0), (4, 0), (5, -1))


def test_10_10_a_pit_takes_three_steps():
    assert steps(in_the_pits()) == []
    assert steps(in_the_pits(movement=1)) == ["east"]


def test_10_10_the_knight_goes_from_pit_to_pit_and_leaves():
    table = walk(in_the_pits(movement=1), "east")
    assert table.offers() == [f"pit step {PIT + 1}", f"pit step {PIT + 2}"]
    table.play(f"pit step {PIT + 1}")
    assert "end knight turn" not in table.offers()  # nobody stays in a Pit
    walk(table, "west")
    assert (table.where("knight"), table.state.knight.moved) == ((3, 0), 3)


def test_10_10_if_the_exit_is_blocked_the_knight_goes_back():
    table = in_the_pits(movement=1)
    table.put("bones", (5, 0)).goblins(bones=4)
    walk(table, "east").play(f"pit step {PIT + 2}")
    table.state.collapsing = 1  # no tile is left to fill the space
    table.play("climb back")
    assert table.where("knight") == (0, 0)


def test_10_10_one_pit_alone_leads_nowhere():
    table = her_turn("KG", "E", movement=2).terrain("pits", (1, 0))
    assert steps(table) == []


def test_10_7_magma_takes_one_health_but_never_the_last():
    table = her_turn("KG", "E").terrain("magma", (1, 0), (2, 0), (2, 1))
    walk(table, "east").play("end knight turn")
    assert table.state.knight.health == 6
    table.knight(health=1).do(end_on_magma)
    assert table.state.knight.health == 1


def test_5_6_the_knight_steps_from_terrain_onto_an_open_space():
    table = her_turn("KG", "E").terrain("magma", (1, 0), (2, 0), (2, 1)).knight(movement=1)
    walk(table, "east")
    assert "north" in steps(table)
    skip_minor(table.play("knight step north"))
    assert table.where("knight") == (1, -1)
    assert (table.state.knight.encounters, table.state.knight.moved) == (1, 2)


@pytest.mark.parametrize(("population", "open_to_her"), [(1, True), (2, False)])
def test_5_6_the_knight_cannot_step_onto_a_space_where_a_stronger_tribe_lurks(
    population, open_to_her
):
    """A tile placed there reveals the Tribe, and the Knight would have to attack (§5.2, §21.13)."""
    table = her_turn("KG", "E", strength=1, movement=1).goblins(bones=population)
    table.terrain("magma", (1, 0), (2, 0), (2, 1))
    table.put("knight", (1, 0))
    table.state.ground.where[BONES] = LURKING + 4 * table.at(1, 0) + NORTH
    assert ("north" in steps(table)) == open_to_her
    if open_to_her:
        skip_minor(table.play("knight step north"))
        assert table.where("bones") == (1, -1)
        assert table.offers() == ["knight attacks bones"]
    else:
        reason = why_not(table.game, table.game.veil(table.state, table.seat()), "way:north")
        assert reason == Reason("too_strong", "5.6")


def test_5_6_in_the_collapse_nobody_steps_onto_an_open_space():
    table = her_turn("KG", "E").terrain("magma", (1, 0), (2, 0), (2, 1)).knight(movement=1)
    walk(table, "east").state.collapsing = 1
    assert "north" not in steps(table)
