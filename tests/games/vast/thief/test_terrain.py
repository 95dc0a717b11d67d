"""The Thief on Terrain (§10)."""

from antro.games.vast.components.roles import DRAGON
from antro.games.vast.thief.effects.death import attack
from tests.games.vast.thief.support.den import den, moves, prowl

PITS = ((1, 0), (4, 0), (7, 0))
APART = "E . +o +o . +o +o ."  # a Pit goes into each gap


def at_pits(**fields):
    return prowl(rows=APART, **fields).terrain("pits", *PITS)


def test_10_10_a_pit_another_pit_and_the_exit_are_three_steps():
    table = at_pits(stats="3 2 4").play("thief step east")
    assert table.offers() == ["thief jump to pit 1", "thief jump to pit 2"]
    table.play("thief jump to pit 1")
    assert table.offers() == ["thief step east", "thief step west"]
    assert table.play("thief step east").where("thief") == (5, 0)
    assert "end thief turn" in table.offers()


def test_10_10_entering_a_pit_needs_three_steps():
    assert "thief step east" not in at_pits(stats="2 3 4").offers()


def test_10_11_the_thief_may_drift_without_a_step():
    cells = ((-2, -1), (-1, -1), (0, -1), (1, -1))
    table = (
        prowl(rows="E").terrain("river", *cells).play("thief step north", "drift", "stay afloat")
    )
    assert table.where("thief") == (-1, -1)
    assert table.state.thief.moved == 1


def test_5_4_and_10_11_and_32_7_a_thief_who_evades_into_the_river_may_drift():
    cells = ((-2, -1), (-1, -1), (0, -1), (1, -1))
    table = den("DT", "E", upgrades="unnatural_evasion").terrain("river", *cells)
    table.put("dragon", (0, 0)).dragon(placed=1).turn("dragon").do(attack, DRAGON)
    table.play("toss 4", "slip north")
    assert table.asked == "drift thief"
    table.play("drift", "drift")
    assert table.where("thief") == (-2, -1)
    assert table.asked == "turn dragon"


def test_5_6_the_thief_may_step_from_terrain_onto_an_open_space_once_per_turn():
    table = prowl(rows="E").terrain("lake", (1, 0), (2, 0), (1, 1), (2, 1)).put("thief", (2, 0))
    table.play("thief step east").settle()
    assert table.where("thief") == (3, 0)
    assert table.state.thief.moved == 1
    table.play("thief step west")
    assert moves(table, "thief step") == [
        "thief step east",
        "thief step south",
        "thief step west",
    ]
