"""The Goblins' cards of the bonus leaflet (§40)."""

from antro.games.vast.components.roles import KNIGHT_PIECE
from antro.games.vast.goblins.effects.arrival import meat_square
from antro.games.vast.goblins.effects.discs import free_disc, hand_out_discs
from antro.games.vast.goblins.effects.population import scatter
from antro.games.vast.goblins.effects.values import strength
from antro.games.vast.goblins.kinds import ASSIGN
from antro.games.vast.knight.effects import values as knight
from antro.games.vast.knight.state import ON_ENTRANCE
from antro.games.vast.state.ground import MEAT_TOKEN
from tests.games.vast.goblins.support.tribes import (
    activations,
    at_work,
    ends,
    goblins_of,
    monsters,
    offered,
    population,
    to,
    war_card,
)

BESIDE_HER = "f E +o b"


def bonus(roles="KG", cave=BESIDE_HER, **options):
    return goblins_of(roles, cave=cave, bonus_cards="yes", **options)


def test_40_1_after_an_attack_the_ground_kraken_lets_tiles_collapse_and_leaves_the_game():
    table = monsters(bonus().goblins(fangs=4), fangs="ground_kraken").put("fangs", (-1, 0))
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight", "roll orthogonal")
    table.settle()
    goblins = table.state.goblins
    assert 10 not in goblins.monsters
    assert not (goblins.monster_deck | goblins.monster_discards) >> 10 & 1
    assert table.state.ground.layer(0).bit_count() == 2
    assert table.state.ground.has_square(0)


def cursed(**fields):
    """Put the Fangs beside a Knight with the Cursed Amulet."""
    table = bonus().goblins(fangs=4, **fields).put("fangs", (-1, 0))
    return table.knight(face_up="cursed_amulet", grit=20, track=0, unplaced=6)


def test_39_5_the_amulet_question_comes_after_the_blob():
    table = monsters(cursed(), fangs="blob")
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert (table.asked, table.state.knight.grit) == ("amulet knight", 10)
    table.play("drop amulet")
    assert (table.state.knight.health, table.state.knight.face_up) == (5, 0)


def test_39_5_the_amulet_question_comes_after_poison():
    table = cursed(secrets="poison")
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight", "play secret poison")
    assert (table.asked, table.state.knight.cubes[ON_ENTRANCE]) == ("amulet knight", 4)


def test_39_5_the_amulet_question_comes_after_the_ground_kraken():
    table = monsters(cursed(), fangs="ground_kraken")
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight", "roll orthogonal")
    assert table.settle().asked == "amulet knight"


def slinging(**fields):
    table = bonus().goblins(fangs=3, face_up="slingshot", **fields).put("fangs", (-1, 0))
    table.state.goblins.secret_deck &= ~(2**10)
    return table.knight(strength=2, perception=2)


def test_40_2_the_slingshot_makes_a_visible_piece_weaker_until_the_turn_ends():
    table = at_work(slinging(), "fangs").play("sling knight")
    assert table.asked == "turn goblins"
    assert (knight.strength(table.state), knight.perception(table.state)) == (2, 2)
    table.play("end goblins turn")
    assert (knight.strength(table.state), knight.perception(table.state)) == (3, 3)


def test_40_2_several_slingshots_add_up_but_not_below_0():
    table = slinging(bones=1).put("bones", (-1, 0)).knight(strength=0)
    at_work(table, "fangs").play("sling knight", "activate bones", "sling knight")
    assert table.state.goblins.slung[KNIGHT_PIECE] == 2
    assert knight.strength(table.state) == 0


def test_40_2_the_slingshot_reaches_four_squares_and_does_not_count_in_the_hand():
    table = slinging(secrets="hex leader poison cave_in").goblins(fangs=1)
    war_card(table, "waste", "populate", "draw secret trap")
    assert table.asked == "turn goblins"
    table = bonus(cave="E +o +o +o:event +o:event b").goblins(bones=3, face_up="slingshot")
    assert offered(at_work(table.put("bones", (5, 0)), "bones"), "sling") == []
    table.play(to(table, 4, 0))
    assert offered(table, "sling") == ["sling knight"]


def test_40_3_cave_mushrooms_activate_only_one_tribe_three_times():
    table = bonus().goblins(fangs=3, bones=2, secrets="cave_mushrooms").put("fangs", (-1, 0))
    activations(table).play("play secret cave mushrooms", "for tribe fangs")
    for _ in range(3):
        assert offered(table, "activate") == ["activate fangs"]
        table.play("activate fangs", "rest")
    assert offered(table, "activate") == []


def test_40_3_cave_mushrooms_come_before_activations_and_the_tribe_may_reveal_again():
    table = bonus().goblins(fangs=3, secrets="cave_mushrooms").put("fangs", (-1, 0))
    at_work(table, "fangs")
    assert "play secret cave mushrooms" not in table.offers()
    table = bonus().goblins(fangs=3, secrets="cave_mushrooms").put("fangs", (-1, 0))
    activations(table).play("play secret cave mushrooms", "activate fangs", "hide tribe")
    table.play("activate fangs", f"reveal tribe at {table.at(-1, 0)}")
    assert table.where("fangs") == (-1, 0)


def test_40_3_and_24_7_no_hiding_spots_after_the_tribe_was_activated():
    table = bonus(cave="f E +o").goblins(fangs=2, secrets="cave_mushrooms hiding_spots")
    activations(table).play("play secret cave mushrooms")
    assert "play secret hiding spots" in table.offers()
    table.play("activate fangs")
    assert "play secret hiding spots" not in table.offers()


def test_40_3_light_counts_over_the_whole_turn():
    cave = "f E +o +o"
    table = bonus(cave=cave).goblins(fangs=3, secrets="cave_mushrooms").put("fangs", (-1, 0))
    activations(table.off("knight")).play("play secret cave mushrooms", "activate fangs")
    table.play(to(table, 1, 0), "rest", "activate fangs", to(table, 2, 0))
    assert population(table) == [2, 0, 0]


def meat(table, at):
    """Play Meat! on a square."""
    activations(table).play("play secret meat", f"meat at {table.at(*at)}")
    return table


def test_40_4_any_tribe_may_reveal_at_the_meat():
    table = meat(bonus().goblins(eye=2, secrets="meat"), (1, 0))
    assert table.state.ground.has(table.at(1, 0), MEAT_TOKEN)
    table.play("activate eye", f"reveal tribe at {table.at(1, 0)}")
    assert table.offers() == ["take meat back", "leave meat"]
    table.play("leave meat")
    assert meat_square(table.state) == table.at(1, 0)


def test_40_4_the_disc_is_taken_back_and_the_card_discarded():
    table = meat(bonus().goblins(fangs=2, secrets="meat"), (1, 0))
    table.play("activate fangs", f"reveal tribe at {table.at(-1, 0)}", "take meat back")
    goblins = table.state.goblins
    assert (goblins.discs, goblins.face_up, goblins.secret_discards) == (0, 0, 2**12)
    assert not table.state.ground.has(table.at(1, 0), MEAT_TOKEN)


def test_40_4_the_dragon_eats_it_with_scratch():
    table = bonus("KGD").goblins(fangs=1, secrets="meat").dragon(hand="claw claw claw", placed=1)
    meat(table, (1, 0)).play("end goblins turn")
    table.put("dragon", (1, 0)).clear_stack().turn("dragon")
    table.play("scratch with claw claw claw")
    assert table.state.dragon.eaten == 1
    assert meat_square(table.state) == -1
    assert table.state.goblins.discs == 0


def test_40_4_meat_needs_a_free_square_and_is_lost_with_its_tile():
    table = activations(bonus().goblins(eye=3, secrets="meat cave_in")).play("play secret meat")
    assert f"meat at {table.at(0, 0)}" not in table.offers()
    table.play(f"meat at {table.at(2, 0)}", "play secret cave in", f"cave in {table.at(2, 0)}")
    table.settle()
    assert table.state.goblins.discs == 0
    assert table.state.goblins.secret_discards >> 12 & 1


def test_40_5_three_discs_are_shared_and_a_card_without_one_gets_the_next():
    table = bonus().goblins(bones=4, secrets="meat")
    monsters(table, fangs="ogre", bones="troll")
    meat(table, (1, 0))
    assert table.state.goblins.discs.bit_count() == 3
    table.state.goblins.monsters_drawn = 2**9
    table.state.ask(ASSIGN)
    table.play("assign flame giant to eye")
    assert strength(table.state, 2) == 0
    table.do(scatter, 0)
    assert strength(table.state, 2) == 1


def test_40_6_meat_waits_in_the_hand_until_a_disc_is_free():
    table = monsters(bonus().goblins(bones=4, secrets="meat"), fangs="ogre", bones="troll")
    monsters(table, eye="flame_giant")
    assert "play secret meat" not in activations(table).offers()
    table.do(scatter, 0)
    assert "play secret meat" in activations(table).offers()


def test_40_6_a_free_disc_goes_first_to_a_card_on_the_table():
    table = bonus(schemes="yes").goblins(fangs=2, bones=4, bought="armory", secrets="meat")
    monsters(table, fangs="ogre", bones="troll", eye="flame_giant").state.goblins.armory_due = 1
    table.do(scatter, 0)
    assert table.state.goblins.discs == 0b10110
    assert table.asked.startswith("armory")
    assert "play secret meat" not in table.offers()


def test_40_5_discs_freed_together_serve_two_cards():
    table = bonus(schemes="yes").goblins(fangs=2, bones=4, bought="armory")
    monsters(table, fangs="ogre", bones="troll", eye="flame_giant")
    table.goblins(discs=0b11001).state.goblins.armory = 0
    table.do(scatter, 0)
    assert table.state.goblins.discs == 0b01110
    assert not table.asked.startswith("disc")


def test_10_8_the_slingshot_does_not_reach_into_or_out_of_the_forest():
    table = slinging().terrain("mushroom_forest", (0, 1), (1, 1), (0, 2), (1, 2))
    table.put("knight", (0, 1)).put("fangs", (0, 0))
    assert offered(at_work(table, "fangs"), "sling") == []
    assert (0, 1) in ends(table)


def test_40_5_the_goblins_choose_between_cards_that_need_a_disc():
    table = monsters(bonus().goblins(bones=4), fangs="ogre", bones="troll", eye="flame_giant")
    table.goblins(discs=0b11010).do(hand_out_discs)
    assert table.state.goblins.discs == 0b11010
    table.do(free_disc, 3)
    assert table.offers() == ["disc to ogre", "disc to flame giant"]
    table.play("disc to flame giant")
    assert table.state.goblins.discs == 0b10110
