"""The effects of the Dragon's powers on other roles (§27)."""

import pytest

from antro.games.vast.components.decks import BRIGHT_BEETLES
from antro.games.vast.components.roles import FANGS
from antro.games.vast.map.effects.entering import enter
from tests.games.vast.dragon.support.lair import LINE, OPEN, lair, powers


def beside_tribe(power, cards, roles="GD", rows=OPEN, at=(1, 0), **goblins):
    """Put a Tribe beside the Dragon and let him pay for a power."""
    table = lair(roles, rows, hand=cards).put("fangs", at).goblins(**goblins).turn("dragon")
    return table.play(f"{power} with {cards}")


def test_27_2_claw_scatters_affected_tribes_and_the_dragon_eats_their_losses():
    table = beside_tribe("claw", "claw", fangs=4, rage=1).play("roll orthogonal")
    assert table.where("fangs") is None
    assert table.state.goblins.population[0] == 2
    assert table.state.goblins.rage == 2
    assert table.state.dragon.wake == 1  # two eaten Population wake a Hunger cube
    assert table.state.dragon.eaten == 0


def test_27_1_and_27_2_the_dragon_eats_only_actual_losses():
    table = beside_tribe("claw", "claw", fangs=1).play("roll ring")
    assert table.state.dragon.eaten == 1
    table = lair("GD", OPEN, hand="claw").put("fangs", (1, 0)).goblins(fangs=3)
    table.state.goblins.monsters[0] = BRIGHT_BEETLES
    table.turn("dragon").play("claw with claw", "roll ring")
    assert table.state.dragon.eaten == 1


def beetles_beside(**fields):
    """Put a Tribe with Bright Beetles north of the Lake, in the Dragon's turn."""
    table = lair("GD", LINE, **fields).terrain("lake", (1, 1), (2, 1), (1, 2), (2, 2))
    table.put("fangs", (1, 0)).goblins(fangs=3)
    table.state.goblins.monsters[0] = BRIGHT_BEETLES
    return table.turn("dragon")


def test_27_1_and_27_5_the_dragon_eats_the_loss_if_bright_beetles_are_kept():
    table = beetles_beside(hand="claw claw").play("hiss with claw claw")
    assert table.state.dragon.eaten == 0
    assert table.play("keep beetles").state.dragon.eaten == 1


def test_10_6_and_27_1_the_dragon_does_not_eat_losses_in_the_lake():
    table = beetles_beside()
    table.do(enter, FANGS, table.at(1, 1)).play("keep beetles")
    assert table.state.goblins.population[0] == 2
    assert table.state.dragon.eaten == 0


def test_27_2_a_roll_may_miss():
    table = beside_tribe("claw", "claw", fangs=4).play("roll corners")
    assert table.where("fangs") == (1, 0)
    assert table.state.dragon.eaten == 0


def test_27_2_claw_kills_the_thief_and_then_moves_the_knight():
    table = lair("KDT", OPEN, hand="claw").put("thief", (1, 0)).put("knight", (-1, 0))
    table.turn("dragon").play("claw with claw", "roll orthogonal")
    assert table.where("thief") is None
    table.settle()
    assert table.asked == "forced dragon"
    table.play("move piece north")
    assert table.where("knight") == (-1, -1)
    assert table.asked == "turn dragon"


def test_24_11_and_27_2_a_trap_saves_all_tribes():
    table = lair("GD", OPEN, hand="claw").goblins(fangs=3, bones=3, face_up="trap")
    table.put("fangs", (1, 0)).put("bones", (0, 1)).turn("dragon")
    table.play("claw with claw", "roll ring")
    assert table.asked.startswith("trap")
    spring = next(text for text in table.offers() if "pass" not in text)
    table.play(spring)
    assert table.where("fangs") == (1, 0)
    assert table.where("bones") == (0, 1)
    assert table.state.dragon.eaten == 0


def test_10_8_and_27_2_the_forest_protects_from_claw_except_on_the_dragons_square():
    table = lair("GD", "E +o", (1, 0), hand="claw").goblins(fangs=3)
    table.terrain("mushroom_forest", (2, 0), (3, 0), (2, 1), (3, 1)).put("fangs", (2, 0))
    assert "claw" not in powers(table.turn("dragon"))
    assert "claw" in powers(table.put("dragon", (2, 0)))


def test_10_8_and_27_2_a_dragon_on_the_same_square_moves_the_knight_in_the_forest():
    table = lair("KD", "E +o", (1, 0), hand="claw")
    table.terrain("mushroom_forest", (2, 0), (3, 0), (2, 1), (3, 1)).put("knight", (2, 0))
    assert "claw" not in powers(table.turn("dragon"))
    table.put("dragon", (2, 0)).play("claw with claw", "roll centre")
    assert table.asked == "forced dragon"
    assert table.play("move piece east").where("knight") == (3, 0)


def test_27_5_hiss_hides_any_revealed_tribe_which_loses_one():
    table = beside_tribe("hiss", "claw claw", rows=LINE, at=(5, 0), fangs=3, rage=1)
    assert table.where("fangs") is None
    assert table.state.goblins.population[0] == 2
    assert table.state.goblins.rage == 2
    assert table.state.dragon.eaten == 1


def test_27_5_the_dragon_chooses_one_of_several_revealed_tribes():
    table = lair("GD", OPEN, hand="claw claw").goblins(fangs=3, bones=3, eye=3)
    table.put("fangs", (1, 0)).put("eye", (1, 1)).turn("dragon")
    assert table.play("hiss with claw claw").offers() == ["hiss fangs", "hiss eye"]


def test_27_10_slap_moves_a_knight_from_an_adjacent_square_up_to_three():
    table = lair("KD", LINE, hand="wing wing").put("knight", (1, 0)).turn("dragon")
    table.play("slap with wing wing")
    for _ in range(3):
        table.play("move piece east")
    assert table.where("knight") == (4, 0)
    assert table.asked == "turn dragon"


@pytest.mark.parametrize("at", [(0, 0), (1, 1), (2, 0)])
def test_27_10_slap_needs_a_knight_on_an_adjacent_square(at):
    rows = "E +o +o\n. +o:event ."
    table = lair("KD", rows, hand="wing wing").put("knight", at).turn("dragon")
    assert "slap" not in powers(table)


def test_27_10_slap_works_through_walls():
    table = lair("KD", "E +s3 +o", hand="wing wing").put("knight", (1, 0)).turn("dragon")
    assert "slap" in powers(table)


def scratch(roles, **others):
    table = lair(roles, OPEN, hand="claw claw claw")
    for piece in others.pop("pieces", "").split():
        table.put(piece, (0, 0))
    for side, fields in others.items():
        getattr(table, side)(**fields)
    return table.turn("dragon").play("scratch with claw claw claw")


def test_27_12_scratch_costs_the_knight_five_grit():
    table = scratch("KD", pieces="knight", knight={"grit": 8})
    assert table.state.knight.grit == 3


def test_27_12_scratch_reduces_all_tribes_to_0_and_the_dragon_eats_everything():
    tribes = {"fangs": 2, "eye": 3, "bones": 4, "rage": 0}
    table = scratch("GD", pieces="fangs eye", goblins=tribes)
    assert list(table.state.goblins.population) == [0, 4, 0]
    assert table.state.goblins.rage == 2
    assert table.state.dragon.eaten == 3  # two of the five moved a Hunger cube
    assert table.where("fangs") is None


def test_27_12_the_dragon_chooses_between_knight_and_thief():
    table = scratch("KDT", pieces="knight thief", knight={"grit": 8})
    assert table.offers() == ["scratch knight", "scratch thief"]
    table.play("scratch thief")
    assert table.where("thief") is None
    assert table.state.knight.grit == 8


def test_27_12_a_knight_without_grit_is_not_a_valid_target():
    table = lair("KD", OPEN, hand="claw claw claw").put("knight", (0, 0)).turn("dragon")
    assert "scratch" not in powers(table)


@pytest.mark.parametrize(("power", "cards"), [("claw", "claw"), ("scratch", "claw claw claw")])
def test_27_16_and_32_13_killing_the_thief_draws_cards_by_his_loot_drop(power, cards):
    table = lair("DT", OPEN, hand=cards).put("thief", (0, 0)).thief(loot_drop=2).turn("dragon")
    table.play(f"{power} with {cards}")
    if power == "claw":
        table.play("roll centre")
    assert table.asked == "draw_power"
    assert table.settle().state.dragon.cards_held == 2


@pytest.mark.parametrize(("power", "cards"), [("claw", "claw"), ("scratch", "claw claw claw")])
def test_27_12_and_40_4_the_disc_of_meat_is_eaten(power, cards):
    table = lair("GD", OPEN, options={"bonus_cards": "yes"}, hand=cards)
    table.goblins(face_up="meat").put("meat", (0, 0)).turn("dragon")
    table.play(f"{power} with {cards}")
    if power == "claw":
        table.play("roll centre")
    assert table.state.dragon.eaten == 1
    assert not table.state.ground.tokens[table.at(0, 0)]


def test_24_11_and_27_15_tribes_saved_from_wrath_by_a_trap_leave_like_other_pieces():
    table = lair("GD", LINE, (1, 0), hand="claw claw claw claw").goblins(fangs=3, face_up="trap")
    table.put("fangs", (2, 0)).turn("dragon")
    table.play("wrath with claw claw claw claw", "roll orthogonal")
    assert table.asked.startswith("trap")
    table.play(next(text for text in table.offers() if "pass" not in text))
    assert table.state.goblins.population[0] == 3
    assert table.where("fangs") is not None


def test_12_3_and_27_15_without_a_trap_these_tribes_scatter_and_nothing_is_eaten():
    table = lair("GD", LINE, (1, 0), hand="claw claw claw claw").goblins(fangs=3, rage=1)
    table.put("fangs", (2, 0)).turn("dragon")
    table.play("wrath with claw claw claw claw", "roll orthogonal")
    assert table.where("fangs") is None
    assert table.state.dragon.eaten == 0
    assert table.state.goblins.rage == 1
