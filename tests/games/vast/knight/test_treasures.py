"""Treasure cards (§9.9, §17, §39.5 to §39.9, §39.11, §39.12)."""

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import CURSED_AMULET, JAVELIN, TREASURES
from antro.games.vast.components.roles import GOBLINS, KNIGHT_PIECE
from antro.games.vast.knight.effects.cubes import poison
from antro.games.vast.knight.effects.decks import kind_at_bottom, roles_that_know
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.knight.effects.treasures import lose_face_up, lose_random_treasure
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.knight.moves.cubes import NAMES
from antro.games.vast.map.effects.forced import move_piece
from tests.games.vast.knight.support.her_turn import (
    cubes,
    her_turn,
    only_treasures,
    skip_minor,
    steps,
    walk,
)

BONUS = {"bonus_cards": "yes"}


def armed(card, *args, **board):
    """Build the Knight's turn with a face-up Treasure that has a cube."""
    table = her_turn(*args, face_up=card, **board)
    table.state.knight.cubes[NAMES.index(card)] = 1
    return table


def discard_cards(table):
    """Let the Dragon discard the first possible cards."""
    while table.asked.endswith("dragon"):
        table.play(table.offers()[0])


def test_17_1_the_knight_reveals_face_down_cards_at_any_time():
    table = her_turn("KG", "E", face_down="mighty_axe", unplaced=1)
    table.play("reveal treasure mighty axe", "place cube mighty axe")
    assert (table.state.knight.treasures_held, strength(table.state)) == (0, 2)


def test_17_1_a_treasure_needs_a_cube_each_turn():
    table = armed("mighty_axe").play("end knight turn")
    skip_minor(table)
    table.turn("knight")
    assert cubes(table, "mighty_axe") == 0


def test_17_2_the_elvish_sword():
    state = armed("elvish_sword").state
    assert (strength(state), perception(state)) == (2, 2)
    state.role = GOBLINS
    assert (strength(state), perception(state)) == (1, 2)


def test_17_3_the_enchanted_bow_shoots_the_dragon():
    tiles = "E . . . . +o0"
    table = armed("enchanted_bow", "KD", tiles, put=[("dragon", (5, 0))], strength=2)
    assert "enchanted shot dragon" not in table.offers()  # the Dragon has no card
    table.dragon(hand="claw claw claw").play("enchanted shot dragon")
    discard_cards(table)
    assert table.state.dragon.cards_held == 1  # the Bow shoots with 1 less than Strength 3
    assert (table.state.knight.encounters, table.where("dragon")) == (0, (5, 0))


@pytest.mark.parametrize(("squares", "strength_cubes"), [(6, 2), (5, 0)])
def test_17_3_the_enchanted_bow_needs_range_and_strength(squares, strength_cubes):
    tiles = "E" + " ." * (squares - 1) + " +o0"
    put = [("dragon", (squares, 0))]
    table = armed("enchanted_bow", "KD", tiles, put=put, strength=strength_cubes)
    assert "enchanted shot dragon" not in table.dragon(hand="claw").offers()


def test_17_3_the_enchanted_bow_kills_the_thief():
    table = armed("enchanted_bow", "KT", "E +s3", put=[("thief", (1, 0))], perception=2)
    table.thief(stats="2 3 2", loot_drop=2)
    assert "enchanted shot thief" not in table.offers()
    table.thief(stats="3 2 2").play("enchanted shot thief")
    assert table.where("thief") is None
    assert "enchanted shot thief" not in table.offers()


def test_17_4_the_heroic_boots():
    assert movement(armed("heroic_boots").state) == 5


def test_39_11_the_revised_heroic_boots():
    assert movement(armed("heroic_boots", options=BONUS).state) == 4


def test_17_5_the_javelin_helps_to_enter_and_leaves_the_game():
    table = her_turn("KG", "E +o0", put=[("bones", (1, 0))], face_up="javelin", strength=1)
    table.goblins(bones=2, rage=1)
    assert steps(table) == []
    table.play("ready javelin")
    assert steps(table) == ["east"]
    walk(table, "east").play("knight attacks bones")
    assert table.where("bones") is None
    assert (table.state.knight.face_up, table.state.knight.treasure_bottom[0]) == (0, -1)


def test_17_5_the_javelin_hits_the_dragon_underground():
    table = her_turn("KD", "E", put=[("dragon", (0, 0))], face_up="javelin", strength=2)
    assert "have encounter" not in table.offers()
    table.play("ready javelin", "have encounter", "knight attacks dragon")
    assert table.state.dragon.health == 4


def test_17_5_the_javelin_also_helps_against_a_crystal():
    table = her_turn("KG", "E", put=[("crystal", (0, 0))], face_up="javelin", strength=1)
    table.play("ready javelin", "have encounter", "smash crystal")
    assert (table.state.knight.smashed, table.state.knight.face_up) == (1, 0)


def test_17_5_a_javelin_used_to_enter_is_used_even_in_a_later_turn():
    table = her_turn("KG", "E", put=[("bones", (0, 0))], face_up="javelin", strength=1)
    table.goblins(bones=2).play("ready javelin")
    table.turn("knight").knight(unplaced=0, strength=1)
    assert "ready javelin" not in table.offers()
    table.play("have encounter", "knight attacks bones")
    assert table.state.knight.face_up == 0


def test_17_5_the_javelin_helps_against_one_of_several_enemies():
    put = [("bones", (1, 0)), ("eye", (1, 0))]
    table = her_turn("KG", "E +o0", put=put, face_up="javelin", strength=1)
    table.goblins(bones=2, eye=2).play("ready javelin")
    assert steps(table) == []
    assert steps(table.goblins(eye=1)) == ["east"]


def test_17_5_and_14_5_an_enemy_that_needs_the_javelin_is_attacked_first():
    """The Knight must attack all enemies, so she cannot spend the Javelin on another one first."""
    put = [("bones", (1, 0)), ("eye", (1, 0)), ("crystal", (1, 0))]
    table = her_turn("KG", "E +o0:crystal", put=put, face_up="javelin", strength=2)
    table.goblins(bones=3, eye=1).play("ready javelin")
    assert attacks(walk(table, "east")) == ["knight attacks bones"]
    table.play("knight attacks bones")
    assert attacks(table) == ["knight attacks eye", "smash crystal"]


def test_17_5_and_14_5_a_cube_on_strength_makes_the_order_free():
    put = [("bones", (1, 0)), ("eye", (1, 0))]
    table = her_turn("KG", "E +o0", put=put, face_up="javelin", strength=1, unplaced=1)
    table.goblins(bones=2, eye=1).play("ready javelin")
    assert attacks(walk(table, "east")) == ["knight attacks bones"]
    assert attacks(table.play("place cube strength")) == [
        "knight attacks bones",
        "knight attacks eye",
    ]


def attacks(table):
    """Return the possible attacks on the Knight's square."""
    return [text for text in table.offers() if text.startswith(("knight attacks", "smash"))]


def test_17_6_the_mighty_axe():
    table = armed("mighty_axe", "KD", "E", put=[("dragon", (0, 0))], strength=1, movement=1)
    table.dragon(surfaced=1, wake=4)  # Armor 2
    assert strength(table.state) == 3
    table.play("have encounter", "knight attacks dragon")
    assert table.asked == "axe knight"
    table.play("axe blow")
    assert (table.state.dragon.health, cubes(table, "discarded")) == (3, 1)


def test_17_6_the_axe_is_not_combined_with_the_bomb():
    table = armed("mighty_axe", "KD", "E", put=[("dragon", (0, 0))], strength=1, bomb=1)
    table.play("have encounter", "bomb dragon")
    assert table.asked != "axe knight"


def test_17_6_the_axe_strikes_again_with_another_cube_and_encounter():
    table = armed("mighty_axe", "KD", "E", put=[("dragon", (0, 0))], strength=3, perception=1)
    table.dragon(surfaced=1).knight(unplaced=1)
    table.play("have encounter", "knight attacks dragon", "axe blow", "place cube mighty axe")
    table.play("have encounter", "knight attacks dragon", "axe blow")
    assert table.state.dragon.health == 1


def test_17_7_the_pixie_lantern():
    state = armed("pixie_lantern").state
    assert (movement(state), perception(state)) == (2, 2)


def test_17_8_the_potion_kit():
    table = armed("potion_kit", strength=2, health=4).play("drink potion")
    knight = table.state.knight
    assert (knight.health, knight.face_up, cubes(table, "discarded")) == (6, 0, 1)
    assert knight.treasure_bottom[0] == -1


def test_17_8_the_potion_kit_needs_missing_health():
    assert "drink potion" not in armed("potion_kit", strength=2).offers()


def test_17_9_cards_for_absent_roles_stay_in_the_deck_and_may_be_declined():
    table = her_turn("KG", "E", put=[("treasure", (0, 0))])
    assert table.state.knight.treasure_deck >> TREASURES.index("enchanted_bow") & 1
    only_treasures(table, "enchanted_bow").play("have encounter", "collect treasure")
    skip_minor(table).play("decline treasure")
    assert table.state.knight.grit == 5


def test_9_9_a_lost_card_goes_under_the_deck_and_its_cube_is_set_aside():
    table = armed("elvish_sword").do(lose_face_up, TREASURES.index("elvish_sword"))
    knight = table.state.knight
    assert (knight.face_up, cubes(table, "aside"), cubes(table, "elvish_sword")) == (0, 1, 0)
    assert kind_at_bottom(knight.treasure_bottom[0]) == TREASURES.index("elvish_sword")
    assert roles_that_know(knight.treasure_bottom[0]) == 0b11111


def test_9_9_a_random_card_among_all_is_lost():
    table = her_turn("KT", "E", face_up="mighty_axe", face_down="javelin").do(lose_random_treasure)
    assert table.offers() == ["lose treasure javelin", "lose shown treasure mighty axe"]
    table.play("lose treasure javelin")
    assert roles_that_know(table.state.knight.treasure_bottom[0]) == 1  # only the Knight knows


# The leaflet


def test_39_1_bonus_cards_are_shuffled_into_their_decks():
    plain, bonus = her_turn("KG").state.knight, her_turn("KG", options=BONUS).state.knight
    assert (plain.treasures_left, bonus.treasures_left) == (7, 11)
    assert (plain.sidequest_deck.bit_count(), bonus.sidequest_deck.bit_count()) == (10, 12)
    assert (plain.events_left, bonus.events_left) == (15, 16)


@pytest.mark.parametrize(
    ("bonus", "revised", "boots"),
    [("no", "bonus", 5), ("yes", "bonus", 4), ("yes", "no", 5), ("no", "yes", 4)],
)
def test_39_2_revised_cards_replace_the_printed_ones(bonus, revised, boots):
    options = {"bonus_cards": bonus, "revised_cards": revised}
    assert movement(armed("heroic_boots", options=options).state) == boots


def cursed(roles="KG", tiles="E", **board):
    return her_turn(roles, tiles, face_up="cursed_amulet", options=BONUS, **board)


def test_39_5_the_amulet_is_revealed_at_once_and_needs_no_cube():
    table = her_turn("KG", "E", put=[("treasure", (0, 0))], options=BONUS)
    only_treasures(table, "cursed_amulet").play("have encounter", "collect treasure")
    skip_minor(table).play("keep treasure")
    state = table.state
    assert state.knight.face_up == bit(CURSED_AMULET)
    assert (movement(state), perception(state), strength(state)) == (2, 2, 2)
    state.role = GOBLINS
    assert strength(state) == 1


def test_39_5_the_amulet_may_be_discarded_after_a_change_of_health():
    table = cursed(health=5).do(lose_health, 1)
    assert table.asked == "amulet knight"
    table.play("drop amulet")
    assert (table.state.knight.health, table.state.knight.face_up) == (3, 0)
    assert kind_at_bottom(table.state.knight.treasure_bottom[0]) == CURSED_AMULET


def test_39_6_the_curse_doubles_harm_to_the_knight():
    table = cursed("KGC", "E +o0 +o0 +o0", grit=20, strength=3, movement=3).do(lose_grit, 4)
    assert table.state.knight.grit == 12
    table.do(poison, 2)
    table.play("give cube movement", "give cube movement", "give cube movement")
    assert cubes(table, "entrance") == 4  # the last cube could come from only one place


def test_39_6_with_the_shield_each_loss_is_two():
    table = cursed(grit=20, shield=1).do(lose_grit, 5)
    assert table.state.knight.grit == 18


def test_39_6_other_players_move_the_knight_twice_as_far():
    table = cursed("KGC", "E +o0 +o0 +o0")
    table.do(move_piece, KNIGHT_PIECE, 1, 3)
    table.play("move piece east", "move piece east")
    assert table.where("knight") == (2, 0)


def test_39_7_the_rune_staff_moves_the_knight():
    table = armed("rune_staff", "KG", "E . +o0", options=BONUS, grit=4, encounters=1)
    table.play("staff east 2")
    assert (table.where("knight"), table.state.knight.grit) == ((2, 0), 0)
    assert (table.state.knight.moved, table.state.knight.entered) == (0, 0)
    assert not [text for text in table.offers() if text.startswith("staff")]  # once per turn


@pytest.mark.parametrize(("tiles", "grit"), [("E . +o0", 3), ("E . f", 9), ("E . .", 9)])
def test_39_7_the_rune_staff_needs_grit_and_a_lit_square(tiles, grit):
    table = armed("rune_staff", "KG", tiles, options=BONUS, grit=grit)
    assert not [text for text in table.offers() if text.startswith("staff")]


def test_39_7_the_rune_staff_does_not_lead_to_an_occupied_square():
    table = armed("rune_staff", "KG", "E . +o0", put=[("treasure", (2, 0))], grit=9, options=BONUS)
    assert not [text for text in table.offers() if text.startswith("staff")]


def test_39_7_after_leaving_a_pit_with_the_staff_the_knight_keeps_walking():
    """The Pit no longer has an effect on the Knight (§10.10)."""
    table = armed("rune_staff", "KG", "E . . +o0 +o0", options=BONUS, grit=4, movement=2)
    walk(table.terrain("pits", (1, 0), (1, 2)), "east").play("staff east 2")
    assert table.where("knight") == (3, 0)
    assert "east" in steps(table)


def test_39_7_the_staff_keeps_its_cube_and_the_turn_ends_after_the_move():
    board = {"grit": 5, "track": 0b11110, "strength": 1, "bow": 1}
    table = armed("rune_staff", "KG", "E +o0", options=BONUS, **board).play("staff east 1")
    assert table.offers() == ["give cube strength", "give cube bow"]
    table.play("give cube bow")
    assert table.where("knight") == (1, 0)
    assert table.asked != "turn knight"


def test_39_8_the_gauntlet_rewards_an_attack_on_a_tribe():
    table = armed("silver_gauntlet", "KG", "E", put=[("bones", (0, 0))], options=BONUS, strength=2)
    assert strength(table.state) == 4
    table.goblins(bones=1, secrets="hex leader").play("have encounter", "knight attacks bones")
    assert table.asked.split()[-1] == "goblins"
    table.play(table.offers()[0])
    assert table.state.goblins.secrets_held == 1


def test_39_8_the_gauntlet_rewards_an_attack_on_a_crystal():
    put = [("crystal", (0, 0))]
    table = armed("silver_gauntlet", "KC", "E", put=put, options=BONUS, strength=1)
    table.cave(omens="bat quartz").play("have encounter", "smash crystal")
    assert table.asked.split()[-1] == "cave"
    table.play(table.offers()[0])
    assert sum(table.state.cave.omens) == 1


def test_39_8_the_gauntlet_rewards_attacks_on_the_dragon_and_the_thief():
    put = [("dragon", (0, 0))]
    table = armed("silver_gauntlet", "KD", "E", put=put, options=BONUS, strength=2)
    table.dragon(surfaced=1, hand="claw wing").play("have encounter", "knight attacks dragon")
    table.play(table.offers()[0])
    assert table.state.dragon.cards_held == 1
    put = [("thief", (0, 0))]
    table = armed("silver_gauntlet", "KT", "E", put=put, options=BONUS, perception=3)
    table.thief(stats="2 1 2", loot_drop=0).play("have encounter", "knight attacks thief")
    assert table.state.knight.grit == 2


def test_39_9_the_trove_is_worth_eight_grit_at_the_entrance():
    table = her_turn("KG", "E +o0", at=(1, 0), options=BONUS, face_up="treasure_trove")
    walk(table, "west")
    assert (table.state.knight.grit, table.state.knight.face_up) == (8, 0)
    assert table.state.knight.treasure_bottom[0] == -1  # the card left the game


def test_39_9_the_trove_is_revealed_at_once():
    table = her_turn("KG", "E", put=[("treasure", (0, 0))], options=BONUS)
    only_treasures(table, "treasure_trove").play("have encounter", "collect treasure")
    skip_minor(table).play("keep treasure")
    assert table.state.knight.face_up == bit(TREASURES.index("treasure_trove"))


def test_39_12_the_revised_javelin_may_be_thrown():
    table = her_turn("KG", "E +o0 +o0 +o0 +o0", options=BONUS, face_up="javelin", strength=1)
    table.put("bones", (4, 0)).goblins(bones=2)
    assert "throw javelin bones" not in table.offers()
    table.put("bones", (3, 0)).play("throw javelin bones")
    assert (table.where("bones"), table.where("knight")) == (None, (0, 0))
    knight = table.state.knight
    assert (knight.encounters, knight.face_up >> JAVELIN & 1) == (1, 0)


def test_39_12_the_printed_javelin_cannot_be_thrown():
    table = her_turn("KG", "E +o0", put=[("bones", (1, 0))], face_up="javelin", strength=3)
    assert "throw javelin bones" not in table.goblins(bones=1).offers()
