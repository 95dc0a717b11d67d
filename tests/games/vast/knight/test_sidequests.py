"""Sidequests (§16, §39.3, §39.4)."""

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import SIDEQUESTS
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.knight.moves.cubes import NAMES
from antro.games.vast.map.effects.removing import collapse
from antro.games.vast.map.visibility.squares import dark_tiles
from tests.games.vast.knight.support.her_turn import cubes, her_turn, only_event, skip_minor, walk


def may_reveal(table, name):
    """True if the Knight may reveal this Sidequest now."""
    return f"reveal sidequest {name.replace('_', ' ')}" in table.offers()


def holding(name, *args, **board):
    return her_turn(*args, sidequests=name, **board)


def test_16_1_a_completed_sidequest_gives_grit_and_a_new_card():
    table = holding("intrepid", "KG", "E", sidequest_deck=bit(SIDEQUESTS.index("swift")))
    table.state.ground.revealed = 10
    table.play("reveal sidequest intrepid")
    assert table.state.knight.grit == 3
    assert table.offers() == ["draw sidequest swift"]
    table.play("draw sidequest swift")
    assert table.state.knight.sidequests == bit(SIDEQUESTS.index("swift"))
    assert table.state.knight.sidequest_deck == 0  # the completed card left the game


def test_16_1_the_new_sidequest_may_be_revealed_at_once():
    table = holding("intrepid", "KG", "E", sidequest_deck=bit(SIDEQUESTS.index("persistent")))
    table.state.ground.revealed, table.state.ground.smashed = 10, 3
    skip_minor(table.play("reveal sidequest intrepid"))
    assert may_reveal(table, "persistent")


def test_16_2_a_sidequest_is_revealed_at_once_or_must_be_completed_again():
    table = holding("daring", "KD", "E +o0", put=[("dragon", (0, 0))], strength=3, perception=3)
    table.dragon(surfaced=1).play("have encounter", "knight attacks dragon")
    assert may_reveal(table, "daring")
    walk(table, "east")
    assert not may_reveal(table, "daring")


def test_16_2_a_sidequest_that_counts_may_be_revealed_later_in_the_turn():
    table = holding("adventurous", "KG", "E +o0", met=0b111, movement=1)
    walk(table, "east")
    assert may_reveal(table, "adventurous")


def test_16_3_bow_and_ambush_do_not_count_but_one_attack_counts_for_several_cards():
    quests = "stalwart daring"
    table = holding(quests, "KG", "E", put=[("bones", (0, 0))], strength=3, bow=1)
    table.goblins(bones=4, rage=1).state.goblins.monsters[1] = 0
    table.play("shoot bones")
    assert not may_reveal(table, "stalwart")
    assert not may_reveal(table, "daring")
    table.goblins(bones=3).play("have encounter", "knight attacks bones")
    assert may_reveal(table, "stalwart")  # the Tribe counts with its size before the attack
    assert may_reveal(table, "daring")


@pytest.mark.parametrize(("population", "done"), [(2, False), (3, True)])
def test_16_4_stalwart_needs_a_large_tribe(population, done):
    table = holding("stalwart", "KG", "E", put=[("bones", (0, 0))], strength=3)
    table.goblins(bones=population).play("have encounter", "knight attacks bones")
    assert may_reveal(table, "stalwart") == done


@pytest.mark.parametrize(("roles", "done"), [("KD", True), ("KG", False)])
def test_16_4_stalwart_needs_two_ambushes_without_goblins(roles, done):
    assert may_reveal(holding("stalwart", roles, "E", ambushes=2), "stalwart") == done
    assert not may_reveal(holding("stalwart", roles, "E", ambushes=1), "stalwart")


@pytest.mark.parametrize(("tiles", "done"), [(9, False), (10, True)])
def test_16_5_intrepid_needs_ten_tiles(tiles, done):
    table = holding("intrepid", "KG", "E")
    table.state.ground.revealed = tiles
    assert may_reveal(table, "intrepid") == done


def test_16_6_daring_needs_a_tribe_with_a_monster():
    table = holding("daring", "KG", "E", put=[("bones", (0, 0))], strength=3)
    table.goblins(bones=1).state.goblins.monsters[1] = 0
    table.play("have encounter", "knight attacks bones")
    assert may_reveal(table, "daring")


def test_16_6_the_knight_did_not_kill_a_thief_who_evades_into_a_flame_wall():
    """Neither Daring nor the Silver Gauntlet counts this death (§32.7, §39.8)."""
    put = [("thief", (0, 0)), ("flame_wall", (1, 0))]
    table = holding("daring", "KDT", "E +o0", put=put, perception=3, options=BONUS)
    table.thief(upgrades="unnatural_evasion").knight(face_up="silver_gauntlet")
    table.state.knight.cubes[NAMES.index("silver_gauntlet")] = 1
    table.play("have encounter", "knight attacks thief", "toss 4")
    table.play(next(text for text in table.offers() if text.endswith("east")))
    assert table.where("thief") is None
    assert (may_reveal(table, "daring"), table.state.knight.grit) == (False, 0)


def test_16_6_daring_also_counts_a_killed_thief():
    table = holding("daring", "KT", "E", put=[("thief", (0, 0))], perception=3)
    table.thief(stats="2 1 2").play("have encounter", "knight attacks thief")
    assert may_reveal(table, "daring")


def test_16_6_daring_counts_a_thief_shot_with_the_enchanted_bow():
    """The Silver Gauntlet also counts this kill (§39.8)."""
    table = holding("daring", "KT", "E +o0", put=[("thief", (1, 0))], perception=3, options=BONUS)
    table.knight(face_up="enchanted_bow silver_gauntlet").thief(stats="3 2 2", loot_drop=1)
    for card in ("enchanted_bow", "silver_gauntlet"):
        table.state.knight.cubes[NAMES.index(card)] = 1
    table.play("enchanted shot thief")
    assert (may_reveal(table, "daring"), table.state.knight.grit) == (True, 3)


def test_16_14_a_shot_with_the_bow_at_a_tribe_with_a_monster_is_not_daring():
    table = holding("daring", "KG", "E", put=[("bones", (0, 0))], strength=3, bow=1)
    table.goblins(bones=4, rage=1).state.goblins.monsters[1] = 0
    table.play("shoot bones")
    assert not may_reveal(table, "daring")


def test_16_14_a_shot_with_the_enchanted_bow_at_the_dragon_is_not_daring():
    table = holding("daring", "KD", "E +o0", put=[("dragon", (1, 0))], strength=2)
    table.knight(face_up="enchanted_bow").dragon(hand="claw")
    table.state.knight.cubes[NAMES.index("enchanted_bow")] = 1
    table.play("enchanted shot dragon", "give card claw")
    assert table.state.dragon.cards_held == 0
    assert not may_reveal(table, "daring")


def test_16_14_a_thrown_javelin_is_daring():
    table = holding("daring", "KG", "E +o0 +o0", put=[("bones", (2, 0))], strength=3, options=BONUS)
    table.goblins(bones=1).knight(face_up="javelin").state.goblins.monsters[1] = 0
    table.play("throw javelin bones")
    assert may_reveal(table, "daring")


def test_16_7_fearless_needs_a_tribe_on_a_tile_that_the_knight_reveals():
    table = holding("fearless", "KG", "E f:treasure_room", put=[("bones", (1, 0))], strength=3)
    walk(table.goblins(bones=1), "east").play("knight attacks bones")
    assert may_reveal(table, "fearless")
    table = holding("fearless", "KG", "E +o0", put=[("bones", (1, 0))], strength=3)
    walk(table.goblins(bones=1), "east").play("knight attacks bones")
    assert not may_reveal(table, "fearless")


def test_16_7_fearless_lets_the_knight_ask_for_a_monster_without_goblins():
    table = holding("fearless", "KD", "E f", strength=3)
    walk(table, "east")
    assert table.offers() == ["ask for monster", "ready"]
    table.play("ask for monster", "ambush by pet frog")
    assert may_reveal(table, "fearless")
    assert table.state.knight.health == 7


def test_16_7_without_fearless_the_knight_cannot_ask_for_a_monster():
    assert walk(her_turn("KD", "E f", strength=3), "east").offers() == ["ready"]


def test_16_8_cunning_needs_an_attempt_to_collect_a_gem():
    table = holding("cunning", "KD", "E", put=[("gem wing", (0, 0))], grit=9)
    table.play("have encounter", "knight takes gem wing", "roll centre")
    assert may_reveal(table, "cunning")


@pytest.mark.parametrize(("roles", "done"), [("KG", True), ("KD", False)])
def test_16_8_cunning_needs_two_treasures_without_a_dragon(roles, done):
    assert may_reveal(holding("cunning", roles, "E", collected=2), "cunning") == done


@pytest.mark.parametrize(("cards", "done"), [("javelin", False), ("javelin mighty_axe", True)])
def test_16_9_bedecked_needs_two_face_up_treasures(cards, done):
    assert may_reveal(holding("bedecked", "KG", "E", face_up=cards), "bedecked") == done


def test_16_10_adventurous_needs_three_different_squares():
    tiles = "+o0 E +o0"
    table = holding("adventurous", "KC", tiles, movement=3, perception=3, at=(-1, 0))
    for cell in ((-1, 0), (0, 0), (1, 0)):
        table.put("event", cell)
    only_event(table)
    table.play("have encounter")
    assert table.state.knight.encounters == 1  # without a card, the token counts
    walk(table, "east")
    assert not may_reveal(table, "adventurous")
    walk(table, "east")
    assert may_reveal(table, "adventurous")


def test_16_11_swift_needs_seven_squares_of_the_knights_own_movement():
    table = holding("swift", "KG", "E +o0 +o0 +o0 +o0 +o0 +o0", movement=3)
    walk(table, "east", "east", "east", "east", "east", "east")
    assert not may_reveal(table, "swift")  # she must enter the first one again
    table.knight(perception=1, movement=3, moved=0)
    walk(table, "west", "west", "west", "west", "west", "west")
    assert may_reveal(table, "swift")


def test_16_11_a_tile_in_the_place_of_a_removed_one_is_a_different_square():
    """Quake! removes a tile that the Knight entered. She enters the next tile there (§39.10)."""
    table = holding("swift", "KG", "E +o0 +o0 +o0", movement=3, perception=3)
    walk(table, "east", "east")
    remove = table.at(1, 0)
    table.do(collapse, [remove], KNIGHT)
    while table.asked.startswith(("slide", "draw_tile")):
        table.play(table.offers()[0])
    assert table.state.ground.laid & ~table.state.ground.lit  # edges were filled
    assert not table.state.knight.entered & dark_tiles(table.state.ground)


def test_16_12_eagle_eyed_needs_harm_with_a_bow():
    table = holding("eagle_eyed", "KG", "E", put=[("bones", (0, 0))], strength=1, bow=1)
    table.goblins(bones=2).play("shoot bones")
    assert may_reveal(table, "eagle_eyed")


@pytest.mark.parametrize(("smashed", "done"), [(2, False), (3, True)])
def test_16_13_persistent_counts_three_crystals_smashed_by_any_player(smashed, done):
    table = holding("persistent", "KG", "E")
    table.state.ground.smashed = smashed
    assert may_reveal(table, "persistent") == done


BONUS = {"bonus_cards": "yes"}


def test_39_3_prepared_is_revealed_at_the_end_of_a_turn():
    table = holding("prepared", "KG", "E +o0", unplaced=2, grit=4, movement=1, options=BONUS)
    table.knight(sidequest_deck=0).play("reveal sidequest prepared")
    assert (table.state.knight.grit, cubes(table, "unplaced")) == (6, 3)  # 5 Grit gives a cube
    assert table.offers() == ["last cube perception", "last cube strength", "end knight turn"]
    table.play("last cube strength", "end knight turn")
    assert cubes(table, "strength") == 1


def test_39_3_prepared_cannot_be_revealed_in_a_pit():
    table = holding("prepared", "KG", "E . +o0", unplaced=1, movement=1, options=BONUS)
    walk(table.terrain("pits", (1, 0), (3, 0)), "east")
    assert not may_reveal(table, "prepared")


def test_39_3_prepared_needs_a_cube_in_hand():
    assert not may_reveal(holding("prepared", "KG", "E", options=BONUS), "prepared")


@pytest.mark.parametrize(("face", "done"), [("ring", True), ("centre", False)])
def test_39_4_noble_failure_needs_a_missed_attack_on_an_equally_strong_dragon(face, done):
    table = holding("noble_failure", "KD", "E", put=[("dragon", (0, 0))], options=BONUS)
    table.dragon(surfaced=1, wake=0).play("have encounter", "knight attacks dragon", f"roll {face}")
    assert may_reveal(table, "noble_failure") == done


def test_39_4_noble_failure_needs_two_crystals_left_alone_without_a_dragon():
    put = [("crystal", (0, 0)), ("crystal", (1, 0))]
    table = holding("noble_failure", "KG", "E +o0 +o0", put=put, movement=1, options=BONUS)
    walk(table, "east")
    assert not may_reveal(table, "noble_failure")
    walk(table, "east")
    assert may_reveal(table, "noble_failure")


def test_39_4_and_39_7_using_the_rune_staff_also_leaves_a_square():
    put = [("crystal", (0, 0)), ("crystal", (1, 0))]
    table = holding("noble_failure", "KG", "E +o0 +o0", put=put, options=BONUS, grit=4)
    table.knight(face_up="rune_staff").state.knight.cubes[NAMES.index("rune_staff")] = 1
    walk(table, "east").play("staff east 1")
    assert table.where("knight") == (2, 0)
    assert may_reveal(table, "noble_failure")
