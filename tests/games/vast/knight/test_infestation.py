"""Goblin Infestation (§19)."""

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.decks import MONSTERS, OGRE
from antro.games.vast.components.roles import KNIGHT
from antro.games.vast.components.squares import BRIDGE
from antro.games.vast.knight.effects.ambush import begin_ambush
from antro.games.vast.knight.effects.arrival import discard_monster_token
from antro.games.vast.state.ground import OGRE_TOKEN, TROLL_TOKEN
from tests.games.vast.knight.support.her_turn import (
    cubes,
    her_turn,
    in_collapse,
    skip_minor,
    steps,
    walk,
)


def ambushed(roles="KD", tiles="E", options=None, **board):
    return her_turn(roles, tiles, options=options, **board).do(begin_ambush)


def by(monster, tiles="E", **board):
    """Start an Ambush of level C by this Monster. The Knight has no cubes to add."""
    table = ambushed("KT", tiles, **board)
    return table.play(f"ambush by {monster.replace('_', ' ')}")


def discards(table):
    return [
        name
        for kind, name in enumerate(MONSTERS)
        if table.state.goblins.monster_discards >> kind & 1
    ]


@pytest.mark.parametrize(
    ("roles", "options", "level"),
    [
        ("KD", {}, 2), ("KC", {}, 3), ("K", {"solo": "easy"}, 2), ("K", {"solo": "medium"}, 3),
    ],
)  # fmt: skip
def test_19_1_ambushes_of_levels_a_and_b(roles, options, level):
    assert ambushed(roles, options=options, strength=level).play("ready").state.knight.health == 7
    weak = ambushed(roles, options=options, strength=level - 2).play("ready")
    assert weak.state.knight.health == 6


@pytest.mark.parametrize(("roles", "options"), [("KT", {}), ("K", {"solo": "hard"})])
def test_19_1_level_c_draws_a_monster(roles, options):
    table = ambushed(roles, options=options)
    assert len(table.offers()) == 10
    assert table.offers()[0] == "ambush by pet frog"


def test_19_2_the_knight_assigns_cubes_after_seeing_the_monster():
    table = by("pet_frog", unplaced=2)
    assert table.offers() == ["brace", "ready"]
    table.play("brace", "brace")
    assert (cubes(table, "strength"), table.state.knight.health) == (2, 7)
    assert discards(table) == ["pet_frog"]


@pytest.mark.parametrize(("face", "health"), [("centre", 6), ("ring", 7)])
def test_19_2_with_equal_strength_the_die_decides(face, health):
    table = by("pet_frog", strength=1).play(f"roll {face}")
    assert table.state.knight.health == health


def test_19_2_with_less_strength_the_knight_is_hit():
    table = by("pet_frog")
    assert (table.state.knight.health, discards(table)) == (6, ["pet_frog"])
    assert table.state.knight.ambushes == 1


def test_9_10_the_monster_discards_are_shuffled_when_a_card_is_needed():
    table = her_turn("KT", "E", strength=3)
    table.state.goblins.monster_deck, table.state.goblins.monster_discards = 0, 0b11
    assert table.do(begin_ambush).offers() == ["ambush by pet frog", "ambush by ogre"]
    assert table.state.goblins.monster_discards == 0


def test_19_3_the_ogre_moves_the_knight():
    table = by("ogre", "f E +o0 +o0")
    assert table.where("knight") == (1, 0)  # the only possible square
    assert table.state.ground.has(0, OGRE_TOKEN)
    assert discards(table) == []


def test_19_7_the_ogre_stays_on_its_tile_beside_the_river():
    table = her_turn("KT", "E", options={"terrain": "chosen"})
    table.terrain("river", (0, 1), (0, 2), (0, 3), (0, 4))
    table.do(begin_ambush).play("ambush by ogre")
    assert table.where("knight") == (0, 1)
    assert table.state.ground.token_square(OGRE_TOKEN) == table.at(0, 0)


def test_10_11_and_19_3_a_knight_moved_into_the_river_by_the_ogre_may_drift():
    table = her_turn("KT", "f E").terrain("river", (4, 0), (3, 0), (2, 0), (1, 0))
    table.do(begin_ambush).play("ambush by ogre")
    assert (table.where("knight"), table.asked) == ((1, 0), "carried knight")
    assert table.play("drift", "stay afloat").where("knight") == (2, 0)


def test_19_3_without_a_free_square_the_ogre_moves_nobody():
    table = by("ogre", "f E +s3")
    assert (table.where("knight"), table.state.ground.has(0, OGRE_TOKEN)) == ((0, 0), False)
    assert discards(table) == ["ogre"]


def test_19_4_the_troll_places_the_canyon():
    table = skip_minor(by("troll", "E +o0"))
    while table.asked.startswith("terrain"):
        skip_minor(table.play(table.offers()[0]))
    assert table.state.ground.has_square(BRIDGE)
    assert table.state.ground.has(BRIDGE, TROLL_TOKEN)


def test_19_4_the_troll_uses_a_canyon_already_on_the_map():
    table = her_turn("KT", "E +o0").terrain("canyon", (-1, -1), (0, -1), (1, -1))
    table.do(begin_ambush).play("ambush by troll")
    assert table.state.ground.has(BRIDGE, TROLL_TOKEN)


def test_19_4_no_canyon_is_placed_where_none_fits():
    table = in_collapse(her_turn("KT", "E")).do(begin_ambush).play("ambush by troll")
    assert not table.state.ground.has_square(BRIDGE)
    assert discards(table) == ["troll"]


def test_19_4_and_11_2_no_canyon_is_placed_in_the_collapse():
    """The Canyon may have left the game already (§10.13). A Canyon on the map is still guarded."""
    rows = """
        +o0 E   +o0 +o0
        +o0 .   .   .
        +o0 +o0 +o0 +o0
    """
    table = in_collapse(her_turn("KT", rows)).do(begin_ambush).play("ambush by troll")
    assert not table.state.ground.has_square(BRIDGE)
    assert discards(table) == ["troll"]


def test_19_5_after_the_golem_passing_a_wall_takes_two_map_cubes():
    table = by("golem", "E +s3 +s3", ancient_map=1)
    assert table.state.knight.golem == 1
    assert "map step east" not in table.offers()
    table.knight(ancient_map=3, movement=1, perception=1)
    skip_minor(table.play("map step east"))
    assert not [text for text in table.offers() if text.startswith("map step")]


def test_19_5_bright_beetles_make_the_next_monster_stronger():
    table = by("bright_beetles", perception=3)
    assert (table.state.knight.beetles, discards(table)) == (1, [])
    table.knight(strength=1).do(begin_ambush).play("ambush by pet frog")
    assert table.state.knight.health == 5  # 3 against 2
    assert sorted(discards(table)) == ["bright_beetles", "pet_frog"]


def test_19_6_the_gnome():
    table = by("gnome", face_up="mighty_axe").play("lose shown treasure mighty axe")
    assert table.state.knight.face_up == 0


@pytest.mark.parametrize(("face", "health"), [("centre", 6), ("orthogonal", 7)])
def test_19_6_the_wisp_always_rolls(face, health):
    assert by("wisp", strength=3).play(f"roll {face}").state.knight.health == health


def test_19_6_the_underworm():
    tiles = """
        .  .  .  b:treasure_room
        .  .  .  .
        f  E  .  .
    """
    table = skip_minor(by("underworm", tiles))
    assert table.where("knight") == (2, -2)
    assert table.state.knight.grit == 1
    assert table.state.ground.lit >> table.at(2, -2) & 1


def test_19_6_and_14_6_the_encounter_continues_after_the_underworm_moves_the_knight():
    tiles = """
        E        b:treasure_room
        f:ambush .
    """
    table = her_turn("KT", tiles).play("knight step south")
    while "ambush by underworm" not in table.offers():
        table.play(table.offers()[0])
    table.play("ambush by underworm", "worm to north east")
    skip_minor(table)
    assert (table.where("knight"), table.state.knight.encounters) == ((1, 0), 1)
    assert "collect treasure" in table.offers()


def test_19_6_the_underworm_without_a_dark_tile_on_a_diagonal():
    table = by("underworm", "f E f")
    assert table.asked == "underworm knight"
    skip_minor(table.play("worm to north west"))
    assert table.where("knight") == (-1, -1)


def test_19_6_the_blob():
    assert by("blob", grit=9).state.knight.grit == 4


@pytest.mark.parametrize(("strength", "health"), [(0, 5), (2, 5)])
def test_19_6_the_flame_giant(strength, health):
    assert by("flame_giant", strength=strength).state.knight.health == health


def test_39_6_the_flame_giant_and_the_cursed_amulet():
    table = by("flame_giant", options={"bonus_cards": "yes"}, face_up="cursed_amulet")
    assert table.state.knight.health == 3
    assert table.asked == "amulet knight"
    assert skip_minor(table.play("wear amulet")).asked != "amulet knight"  # asked only once


def test_13_11_and_39_5_a_knight_killed_by_the_flame_giant_is_not_asked_for_the_amulet():
    table = her_turn("KDC", options={"bonus_cards": "yes"}, face_up="cursed_amulet", health=4)
    table.knight(sidequests="fearless").do(begin_ambush)
    skip_minor(table.play("ask for monster", "ambush by flame giant"))
    assert table.state.knight.dead
    assert table.state.role != KNIGHT


def test_40_1_the_ground_kraken():
    table = ambushed("KT", "E +o0 +o0", at=(1, 0), options={"bonus_cards": "yes"})
    table.play("ambush by ground kraken", "roll centre")
    assert table.state.knight.health == 6
    skip_minor(table)
    assert discards(table) == []  # the card leaves the game


def token(strength, **board):
    table = her_turn(
        "KD", "E +o0 +o0", put=[("ogre", (1, 0))], strength=strength, movement=1, **board
    )
    assert steps(table) == ["east"]
    return table.play("knight step east")


def test_19_7_a_monster_token_stops_a_knight_that_it_hits():
    table = token(strength=0)
    assert (table.where("knight"), table.state.knight.health) == ((0, 0), 6)
    assert (table.state.knight.moved, table.state.knight.encounters) == (1, 1)
    assert table.state.ground.has(table.at(1, 0), OGRE_TOKEN)


def test_19_7_a_beaten_monster_token_leaves_and_the_knight_enters():
    table = token(strength=3).play("roll ring")
    assert table.where("knight") == (1, 0)
    assert not table.state.ground.has(table.at(1, 0), OGRE_TOKEN)
    assert discards(table) == ["ogre"]


def test_19_7_tokens_beside_the_monster_are_part_of_the_same_encounter():
    table = her_turn("KD", "E +o0", put=[("ogre", (1, 0)), ("treasure", (1, 0))], strength=3)
    table.play("knight step east", "roll ring")
    assert "collect treasure" in table.offers()
    assert table.state.knight.encounters == 1


def test_19_7_a_monster_is_discarded_when_its_tile_is_removed():
    table = her_turn("KD", "E").do(discard_monster_token, OGRE)
    assert table.state.goblins.monster_discards == bit(OGRE)


def test_19_7_an_ordinary_dark_tile_is_entered_normally():
    table = walk(her_turn("KD", "E f", strength=2), "east").play("ready")
    assert table.state.knight.health == 7
