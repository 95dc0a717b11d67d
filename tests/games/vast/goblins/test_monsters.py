"""The Monsters (§23)."""

import pytest

from antro.games.vast.components.roles import DRAGON, FANGS
from antro.games.vast.goblins.effects.population import lose_population, scatter
from antro.games.vast.goblins.effects.values import strength
from antro.games.vast.map.effects.removing import remove_tile
from tests.games.vast.goblins.support.tribes import (
    at_work,
    ends,
    goblins_of,
    monsters,
    offered,
    population,
    to,
    war_card,
)

BESIDE_HER = "f E +o"


def drawn(*names, **fields):
    """Draw as many Monsters as the card Desperation brings."""
    table = war_card(goblins_of().goblins(**fields), "desperation")
    return table.play(*[f"draw monster {name}" for name in names])


def test_23_1_fangs_and_eye_have_one_monster_and_bones_two():
    table = drawn("golem", "blob", "wisp", bones=4)
    assert offered(table, "assign golem") == [
        "assign golem to fangs",
        "assign golem to bones",
        "assign golem to eye",
    ]
    table.play("assign golem to bones")
    assert "assign blob to bones 2" in table.offers()
    assert "assign blob to bones" in table.offers()


def test_23_1_there_are_at_most_as_many_monsters_as_bones_have_population():
    table = drawn("golem", "blob", "wisp", bones=1)
    table.play("assign golem to fangs")
    assert offered(table, "assign blob") == ["assign blob to fangs"]
    table.play("assign blob to fangs", "discard monster wisp")
    assert table.state.goblins.monster_discards == 2**3 | 2**5


def test_23_1_monsters_stay_if_the_population_of_bones_falls():
    table = monsters(goblins_of().goblins(bones=3, fangs=2), fangs="golem", eye="blob")
    table.do(lose_population, 1, 3)
    assert list(table.state.goblins.monsters) == [3, -1, -1, 8]


def test_23_2_the_pet_frog_ignores_discs_above_4_and_malaise():
    table = monsters(goblins_of().goblins(fangs=4), fangs="pet_frog")
    war_card(table, "hate", "populate")
    assert population(table) == [4, 2, 2]
    assert table.asked == "turn goblins"
    assert strength(table.goblins(rage=0).state, 0) == 5


def test_23_2_the_tribe_of_the_pet_frog_may_be_the_one_that_scatters():
    table = monsters(goblins_of().goblins(fangs=4, eye=3), fangs="pet_frog")
    war_card(table, "hate", "populate")
    assert "scatter fangs" in table.offers()


@pytest.mark.parametrize("name", ["ogre", "troll", "flame_giant"])
def test_23_3_and_23_4_and_23_11_these_monsters_give_a_strength_disc(name):
    table = drawn(name.replace("_", " "), "blob", "wisp", bones=2)
    table.play(f"assign {name.replace('_', ' ')} to bones")
    assert strength(table.state, 1) == 3
    table.do(scatter, 1)
    assert table.state.goblins.discs == 0


def test_23_5_the_golem_walks_through_walls():
    table = goblins_of(cave="E +t0 f").goblins(fangs=3).put("fangs", (2, 0)).off("knight")
    assert (1, 0) not in ends(at_work(table, "fangs"))
    table = monsters(goblins_of(cave="E +t0 f").goblins(fangs=3), fangs="golem")
    table.put("fangs", (2, 0)).off("knight")
    assert ends(at_work(table, "fangs")) == {(1, 0), (0, 0)}


def test_23_6_the_gnome_reveals_on_any_symbol():
    table = monsters(goblins_of().goblins(fangs=3), fangs="gnome")
    assert len(offered(at_work(table, "fangs"), "reveal")) == 5


def test_23_6_after_plunder_the_gnome_may_go_to_an_unoccupied_dark_tile():
    table = monsters(goblins_of().goblins(fangs=3), fangs="gnome").put("treasure", (-1, -1))
    table.put("fangs", (-1, -1)).put("treasure", (1, 0))
    at_work(table, "fangs").play("plunder treasure")
    assert f"gnome to {table.at(1, 0)}" not in table.offers()
    assert f"gnome to {table.at(-1, -1)}" not in table.offers()
    table.play(f"gnome to {table.at(1, -1)}")
    assert table.where("fangs") == (1, -1)
    assert table.asked == "turn goblins"


@pytest.mark.parametrize(("thing", "plunder"), [("gem", "gem wing"), ("dragon", "dragon")])
@pytest.mark.parametrize("face", ["ring", "centre"])
def test_23_12_the_gnome_goes_on_after_any_plunder_unless_its_tribe_scatters(thing, plunder, face):
    table = monsters(goblins_of("GD").goblins(fangs=4), fangs="gnome").put("fangs", (-1, -1))
    table.off("dragon") if thing == "gem" else table.put("dragon", (-1, -1))
    table.state.dragon.gems = 7
    if thing == "gem":
        table.state.dragon.gems = 0
        table.put("gem wing", (-1, -1))
    at_work(table, "fangs").play(f"plunder {plunder}", f"roll {face}")
    to_gnome = f"gnome to {table.at(1, -1)}"
    assert (to_gnome in table.offers()) == (face == "ring")
    if face == "ring":
        assert table.play(to_gnome).where("fangs") == (1, -1)


def test_23_7_the_wisp_moves_a_visible_knight_up_to_three_squares_once_per_turn():
    table = monsters(goblins_of(cave="+o +o E f").goblins(fangs=3), fangs="wisp")
    at_work(table.put("fangs", (1, 0)), "fangs").play("push with wisp", "move piece west")
    table.play("move piece west", "leave piece there")
    assert table.where("knight") == (-2, 0)
    assert offered(table, "push") == []


def test_23_7_the_wisp_does_not_move_the_knight_around_a_corner():
    table = monsters(goblins_of(cave="+o E f\n. . f").goblins(fangs=3), fangs="wisp")
    assert offered(at_work(table.put("fangs", (1, 1)), "fangs"), "push") == []


def test_23_8_and_27_1_the_dragon_does_not_eat_losses_in_a_lake():
    """He removes the tile of a Tribe with the Beetles, and it enters the Lake (§10.6, §11.8)."""
    table = goblins_of("KGD", cave="E +o").terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    table.off("dragon").turn("dragon").settle()
    table.state.collapsing = 1
    monsters(table.goblins(fangs=3), fangs="bright_beetles").put("fangs", (1, 0))
    table.do(remove_tile, table.at(1, 0), DRAGON).play("keep beetles")
    assert (table.where("fangs"), population(table)) == ((1, 0), [2, 0, 0])
    assert table.state.dragon.eaten == 0


def test_23_8_bright_beetles_reduce_the_loss_of_scattering_by_one():
    table = monsters(goblins_of().goblins(fangs=3), fangs="bright_beetles").do(scatter, 0)
    assert population(table) == [2, 0, 0]


def test_23_8_discarding_bright_beetles_reduces_any_other_loss_by_one():
    table = monsters(goblins_of().goblins(fangs=3), fangs="bright_beetles")
    table.put("fangs", (-1, -1)).do(lose_population, 0, 3)
    assert table.asked == "beetles goblins"
    table.play("discard beetles")
    assert population(table) == [1, 0, 0]
    assert table.where("fangs") == (-1, -1)
    assert table.state.goblins.monster_discards == 2**6


def test_23_8_keeping_bright_beetles_costs_the_whole_loss():
    table = monsters(goblins_of().goblins(fangs=3), fangs="bright_beetles")
    table.put("fangs", (-1, -1)).do(lose_population, 0, 2).play("keep beetles")
    assert population(table) == [1, 0, 0]
    assert table.state.goblins.monsters[0] == 6


def test_23_9_the_underworm_moves_up_to_two_squares_along_a_diagonal():
    cave = "f . .\n. E .\n. . b"
    table = monsters(goblins_of(cave=cave).goblins(fangs=3), fangs="underworm").off("knight")
    at_work(table.put("fangs", (-1, -1)), "fangs")
    assert offered(table, "tribe diagonal") == [
        f"tribe diagonal to {table.at(0, 0)}",
        f"tribe diagonal to {table.at(1, 1)}",
    ]
    table.play(f"tribe diagonal to {table.at(1, 1)}")
    assert table.state.ground.where[FANGS] == table.at(1, 1)
    assert offered(table, "tribe diagonal") == []


def test_23_9_the_underworm_needs_more_strength_for_the_knights_square():
    cave = "f .\n. E"
    table = monsters(goblins_of(cave=cave).goblins(fangs=1), fangs="underworm").put(
        "fangs", (-1, -1)
    )
    table.knight(strength=1)
    assert offered(at_work(table, "fangs"), "tribe diagonal") == []
    table = monsters(goblins_of(cave=cave).goblins(fangs=2), fangs="underworm").put(
        "fangs", (-1, -1)
    )
    table.knight(strength=1)
    at_work(table, "fangs").play(f"tribe diagonal to {table.at(0, 0)}")
    assert table.offers() == ["tribe attacks knight"]


def test_23_10_the_blob_costs_the_knight_5_grit():
    table = monsters(goblins_of(cave=BESIDE_HER).goblins(fangs=3), fangs="blob").knight(grit=8)
    at_work(table.put("fangs", (-1, 0)), "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert table.state.knight.grit == 3


def test_23_11_the_flame_giant_gives_fangs_two_discs():
    table = monsters(goblins_of().goblins(fangs=2), fangs="flame_giant")
    assert strength(table.state, 0) == 4
