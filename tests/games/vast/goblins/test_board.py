"""The Goblins' board and turn (§20)."""

import pytest

from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.goblins.effects.attacks import hurt_by_knight
from antro.games.vast.goblins.effects.population import hide, lose_population, scatter
from antro.games.vast.goblins.effects.rage import gain_rage, lose_rage
from antro.games.vast.goblins.effects.values import is_revealed, perception, strength
from antro.games.vast.settings.variant import KILL_DRAGON, KILL_KNIGHT, SMASH_CRYSTALS
from tests.games.vast.goblins.support.tribes import (
    activations,
    at_work,
    goblins_of,
    monsters,
    offered,
    population,
    to,
    tribe,
    war_card,
)
from tests.games.vast.support.position import position

FANGS, BONES, EYE = 0, 1, 2


@pytest.mark.parametrize(
    ("roles", "goal"), [("KG", KILL_KNIGHT), ("GD", KILL_DRAGON), ("GC", SMASH_CRYSTALS)]
)
def test_20_1_the_set_of_roles_decides_the_goal_of_the_goblins(roles, goal):
    assert position(roles).game.config.variant.goblins_goal == goal


def test_20_1_the_goblins_win_when_the_knight_dies():
    table = goblins_of().goblins(fangs=4).knight(health=1).put("fangs", (1, 0))
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert table.state.winner == GOBLINS


def test_20_2_the_board_at_the_start():
    table = position("KG")
    goblins = table.state.goblins
    assert population(table) == [0, 0, 0]
    assert [table.where(name) for name in ("fangs", "bones", "eye")] == [None, None, None]
    assert (goblins.rage, goblins.secrets, goblins.secrets_held) == (1, 0, 0)
    assert strength(table.state, FANGS) == 1
    assert goblins.secret_deck.bit_count() == 10
    assert goblins.monster_deck.bit_count() == 10


def test_20_3_strength_is_population_and_discs_perception_one_more_than_population():
    table = monsters(goblins_of().goblins(fangs=2, bones=3, eye=0), bones="ogre", bones_2="troll")
    state = table.state
    assert [int(strength(state, one)) for one in range(3)] == [3, 5, 0]
    assert [int(perception(state, one)) for one in range(3)] == [3, 4, 1]


def test_20_3_without_rage_all_are_weaker_and_never_below_0():
    state = goblins_of().goblins(rage=0, fangs=2, bones=3).state
    assert [int(strength(state, one)) for one in range(3)] == [2, 2, 0]


def test_20_4_rage_goes_from_0_to_3():
    table = goblins_of().goblins(rage=2)
    assert table.do(gain_rage, 5).state.goblins.rage == 3
    assert table.do(lose_rage, 7).state.goblins.rage == 0


def test_20_5_a_hidden_tribe_is_on_the_board_and_a_lurking_one_counts_as_hidden():
    table = goblins_of().goblins(fangs=2).put("fangs", (1, 0))
    assert is_revealed(table.state, FANGS)
    table.do(hide, FANGS)
    assert not is_revealed(table.state, FANGS)
    table.state.ground.where[1] = 100 + 4 * table.at(1, 0) + 1
    assert not is_revealed(table.state, FANGS)


def test_20_6_a_turn_has_war_card_populate_monsters_secrets_and_tribes_in_order():
    table = war_card(goblins_of().goblins(bones=1), "desolation")
    assert table.asked == "refuse goblins"
    table.play("populate")
    assert population(table) == [1, 3, 2]
    assert table.asked == "draw_monsters"
    table.play("draw monster golem")
    assert table.asked == "assign goblins"
    table.play("assign golem to eye")
    assert table.asked == "draw_secrets"
    table.play("draw secret hex")
    assert table.asked == "turn goblins"


def test_20_7_rage_0_becomes_1_and_that_many_cards_are_drawn():
    table = goblins_of().goblins(rage=0).turn("goblins").play("draw war hate")
    assert table.state.goblins.war == 6
    table = goblins_of().goblins(rage=3).turn("goblins")
    table.play("draw war hate", "draw war pain", "draw war fear")
    assert offered(table, "keep war") == ["keep war hate", "keep war fear", "keep war pain"]
    assert table.play("keep war fear").state.goblins.war == 7


def test_20_8_a_tribe_refuses_all_its_discs_for_1_rage():
    table = goblins_of().goblins(rage=2).turn("goblins")
    table.play("draw war hate", "draw war pain", "keep war hate")
    table.play("refuse fangs", "refuse eye")
    assert offered(table, "refuse") == []
    table.play("populate")
    assert population(table) == [0, 2, 0]
    assert table.state.goblins.rage == 0


def test_20_8_above_4_all_are_cut_and_one_revealed_tribe_scatters():
    table = goblins_of().goblins(fangs=3, bones=4, eye=2).put("eye", (1, 0)).put("bones", (1, -1))
    war_card(table, "hate", "populate")
    assert offered(table, "scatter") == ["scatter bones", "scatter eye"]
    table.play("scatter eye")
    assert population(table) == [4, 4, 2]
    assert table.where("eye") is None


def test_20_8_with_none_revealed_a_hidden_one_scatters():
    table = war_card(goblins_of().goblins(fangs=4), "hate", "populate")
    assert offered(table, "scatter") == ["scatter fangs", "scatter bones", "scatter eye"]
    assert population(table.play("scatter bones")) == [4, 0, 2]


def test_20_8_the_only_revealed_tribe_scatters_without_a_question():
    table = goblins_of().goblins(fangs=3, eye=2).put("eye", (1, 0))
    war_card(table, "hate", "populate")
    assert population(table) == [4, 2, 2]


def test_20_9_and_20_10_monsters_and_secrets_are_drawn_as_the_card_shows():
    table = war_card(goblins_of(), "desperation")
    assert table.state.goblins.rage == 1
    table.play("draw monster golem", "draw monster blob", "draw monster wisp")
    table.play("discard monster golem", "discard monster wisp", "discard monster blob")
    table.play("draw secret hex", "draw secret trap", "draw secret poison")
    assert table.state.goblins.rage == 2
    assert table.state.goblins.secrets_held == 3


def test_20_10_more_than_five_are_discarded_ruby_and_trap_counted():
    table = goblins_of().goblins(secrets="hex leader poison", face_up="trap goblin_ruby")
    table.state.goblins.secret_deck &= ~(2**9 | 2**3)
    war_card(table, "waste", "keep cards", "populate")
    table.play("draw secret cave in", "keep cards")
    assert table.asked == "give_secret goblins"
    assert "give secret trap" in table.offers()
    table.play("give secret leader")
    assert table.asked == "turn goblins"
    assert table.state.goblins.secrets_held == 3


def test_20_11_each_tribe_with_population_once():
    table = goblins_of().goblins(fangs=2, eye=1).put("fangs", (-1, -1))
    activations(table)
    assert offered(table, "activate") == ["activate fangs", "activate eye"]
    table.play("activate fangs", "rest")
    assert offered(table, "activate") == ["activate eye"]
    table.play("activate eye", f"reveal tribe at {table.at(1, 0)}")
    assert offered(table, "activate") == []


def test_20_11_a_tribe_that_scattered_before_its_activation_may_still_reveal():
    table = goblins_of().goblins(fangs=4, eye=4).put("fangs", (-1, -1)).put("eye", (1, 0))
    activations(table).do(scatter, EYE)
    table.play("activate fangs", "rest").do(scatter, FANGS)
    assert offered(table, "activate") == ["activate eye"]
    assert offered(table.play("activate eye"), "reveal")


def test_20_12_scattering_costs_two_population_and_the_monster():
    table = monsters(goblins_of().goblins(fangs=3).put("fangs", (1, 0)), fangs="blob")
    table.do(scatter, FANGS)
    assert population(table) == [1, 0, 0]
    assert table.where("fangs") is None
    assert list(table.state.goblins.monsters) == [-1] * 4
    assert table.state.goblins.monster_discards == 2**8


def test_20_12_of_two_monsters_the_goblins_lose_one_of_their_choice():
    table = monsters(goblins_of().goblins(bones=3), bones="blob", bones_2="golem").do(
        scatter, BONES
    )
    assert table.offers() == ["lose monster golem", "lose monster blob"]
    table.play("lose monster blob")
    assert list(table.state.goblins.monsters) == [-1, -1, 3, -1]


def test_20_12_a_hidden_tribe_also_scatters_and_population_stays_at_least_0():
    table = goblins_of().goblins(eye=1).do(scatter, EYE)
    assert population(table) == [0, 0, 0]


def test_20_12_a_tribe_at_0_returns_to_the_board():
    table = monsters(goblins_of().goblins(fangs=2).put("fangs", (1, 0)), fangs="blob")
    table.do(lose_population, FANGS, 2)
    assert table.where("fangs") is None
    assert table.state.goblins.monsters[0] == -1


def test_20_13_an_attack_by_the_knight_gives_rage_and_a_successful_goblin_attack_costs_it():
    table = goblins_of().goblins(fangs=3, rage=1).put("fangs", (1, 0))
    assert table.do(hurt_by_knight, tribe("fangs")).state.goblins.rage == 2
    table.goblins(fangs=4, rage=1).put("fangs", (1, 0))
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert table.state.goblins.rage == 0


def test_20_13_at_rage_0_the_goblins_may_attack_and_rage_stays_0():
    table = goblins_of().goblins(fangs=4).put("fangs", (1, 0))
    at_work(table, "fangs").goblins(rage=0)
    table.play(to(table, 0, 0), "tribe attacks knight")
    assert table.state.goblins.rage == 0
    assert table.state.knight.health == 6
