"""The Secrets (§24)."""

import pytest

from antro.games.vast.goblins.effects.attacks import ask_ambush, hurt_by_knight
from antro.games.vast.goblins.effects.population import lose_population
from antro.games.vast.goblins.effects.trap import (
    ask_for_trap,
    perception_against_thief,
    strength_against_knight,
    use_trap,
)
from antro.games.vast.goblins.effects.values import perception, strength
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

ROAD = "E f +o +o +o:event +o:event +o:event"
BESIDE_HER = "f E +o"


def holding(secrets, roles="KG", cave=BESIDE_HER, **fields):
    return goblins_of(roles, cave=cave).goblins(secrets=secrets, **fields)


def test_24_1_secrets_are_played_in_the_goblins_turn_and_discarded():
    table = activations(holding("secret_tunnels", fangs=2).put("fangs", (-1, 0)))
    table.play("play secret secret tunnels")
    goblins = table.state.goblins
    assert (goblins.secrets, goblins.secrets_held, goblins.secret_discards) == (0, 0, 2**8)


def test_24_1_ruby_and_trap_stay_face_up():
    table = activations(holding("goblin_ruby trap"))
    table.play("play secret goblin ruby", "play secret trap")
    assert table.state.goblins.face_up == 2**3 | 2**9
    assert table.state.goblins.secret_discards == 0


def test_24_1_secrets_may_be_played_before_populate():
    table = war_card(holding("trap"), "hate")
    assert "play secret trap" in table.offers()


def test_24_2_blind_fury_prevents_losses_to_light():
    table = holding("blind_fury", cave=ROAD, fangs=2).put("fangs", (1, 0)).off("knight")
    at_work(table, "fangs").play("play secret blind fury", to(table, 6, 0))
    assert population(table) == [2, 0, 0]
    assert table.where("fangs") == (6, 0)


def test_24_2_blind_fury_does_not_prevent_other_losses():
    table = holding("blind_fury", "GD", fangs=2).put("fangs", (-1, 0)).put("flame_wall", (0, 0))
    at_work(table, "fangs").play("play secret blind fury", to(table, 0, 0))
    assert population(table) == [1, 0, 0]


def test_24_3_and_12_6_cave_in_removes_up_to_as_many_tiles_as_the_population_of_eye():
    table = holding("cave_in", cave="f b E +o e", eye=2).put("fangs", (-1, 0))
    table.goblins(fangs=1).put("treasure", (-2, 0))
    activations(table).play("play secret cave in")
    assert f"cave in {table.at(0, 0)}" not in table.offers()
    gone = table.at(-2, 0)
    table.play(f"cave in {gone}").settle()
    assert table.at(-2, 0) == -1
    table.play("cave in no more").settle()
    assert table.state.ground.treasures == 10
    assert table.asked == "turn goblins"


def test_12_6_and_37_3_cave_in_may_remove_the_tile_of_the_moving_entrance():
    table = goblins_of(cave="+o E f", moving_entrance="yes").off("knight")
    activations(table.goblins(secrets="cave_in", eye=2)).play("play secret cave in")
    kept = table.at(-1, 0)
    table.play("cave in 0").settle()
    assert table.state.ground.entrance == kept
    table.play("cave in no more").settle()
    assert table.asked == "turn goblins"


def test_12_6_and_37_3_cave_in_does_not_remove_it_if_the_token_has_no_other_place():
    table = goblins_of(cave="b E f", moving_entrance="yes").off("knight")
    activations(table.goblins(secrets="cave_in", eye=2)).play("play secret cave in")
    assert "cave in 0" not in table.offers()


LAKE = (2, 0), (3, 0), (2, 1), (3, 1)
PITS = (-2, 0), (0, 2), (0, -2)


def by_the_water(eye=2, roles="KG", **options):
    """Eye holds Cave-In. A Lake is next to the last tile in the east."""
    table = goblins_of(roles, cave="f E +o", terrain="chosen", **options)
    table.state.ground.terrain_left = 0
    return table.goblins(secrets="cave_in", eye=eye).terrain("lake", *LAKE)


def test_12_6_cave_in_takes_a_whole_terrain_as_one_tile_and_it_may_return():
    table = activations(by_the_water()).play("play secret cave in")
    lake = table.at(2, 0)
    tiles = [f"cave in {square}" for square in (table.at(-1, 0), table.at(1, 0), lake)]
    assert sorted(table.offers()) == sorted([*tiles, "cave in no more"])
    table.play(f"cave in {lake}").settle()
    assert [table.at(*cell) for cell in LAKE] == [-1] * 4
    assert (table.state.ground.terrain, table.state.ground.terrain_left & 2) == (0, 2)
    assert f"cave in {table.at(1, 0)}" in table.offers()


def test_12_6_in_the_collapse_the_terrain_leaves_the_game():
    table = by_the_water()
    table.state.collapsing = 1
    activations(table).play("play secret cave in")
    table.play(f"cave in {table.at(2, 0)}").settle()
    assert (table.at(2, 0), table.state.ground.terrain_left) == (-1, 0)


def test_12_6_each_pit_is_a_tile():
    table = goblins_of(cave="f E +o", terrain="chosen").terrain("pits", *PITS)
    table.goblins(secrets="cave_in", eye=2).state.ground.terrain_left = 0
    activations(table).play("play secret cave in")
    pits = [table.at(*cell) for cell in PITS]
    assert {f"cave in {pit}" for pit in pits} <= set(table.offers())
    table.play(f"cave in {pits[0]}").settle()
    assert [table.at(*cell) for cell in PITS] == [-1, *pits[1:]]
    assert table.state.ground.terrain_left & 16 == 0


def test_12_6_not_a_terrain_with_a_piece_of_another_player():
    table = by_the_water().put("knight", (3, 1))
    activations(table).play("play secret cave in")
    assert f"cave in {table.at(2, 0)}" not in table.offers()


def test_12_6_their_own_tribe_leaves_the_terrain_first():
    table = by_the_water().put("fangs", (2, 0)).goblins(fangs=2)
    activations(table).play("play secret cave in")
    table.play(f"cave in {table.at(2, 0)}").settle()
    assert table.at(2, 0) == -1
    assert table.where("fangs") == (1, 0)
    assert population(table)[0] == 2


def test_12_6_an_empty_forest_too():
    table = goblins_of(cave="f E +o", terrain="random").terrain("mushroom_forest", *LAKE)
    table.goblins(secrets="cave_in", eye=1).state.ground.terrain_left = 0
    activations(table).play("play secret cave in", f"cave in {table.at(2, 0)}").settle()
    assert table.at(3, 1) == -1
    assert table.state.ground.terrain_left == 8


def test_24_3_cave_in_needs_population_of_eye():
    assert "play secret cave in" not in activations(holding("cave_in", fangs=2)).offers()


def test_24_4_fire_bomber_gives_2_strength_and_leaves_population_0_after_an_attack():
    table = holding("fire_bomber", bones=2).knight(strength=2).put("bones", (-1, 0))
    assert (0, 0) not in ends(at_work(table, "bones"))
    table.play("play secret fire bomber")
    assert strength(table.state, 1) == 4
    table.play(to(table, 0, 0), "tribe attacks knight")
    assert population(table) == [0, 0, 0]


def test_24_4_without_an_attack_fire_bomber_ends_with_the_turn():
    table = holding("fire_bomber", bones=2).put("bones", (-1, 0))
    at_work(table, "bones").play("play secret fire bomber", "rest", "end goblins turn")
    assert strength(table.state, 1) == 2


def ruby(**fields):
    table = goblins_of().goblins(face_up="goblin_ruby", **fields)
    table.state.goblins.secret_deck &= ~(2**3)
    return table


def test_24_5_the_ruby_takes_1_perception():
    assert perception(ruby(eye=2).state, 2) == 2


def test_24_5_a_card_just_drawn_is_changed_once_per_turn():
    table = ruby().turn("goblins").play("draw war desperation", "swap war desperation")
    assert "draw war desperation" not in table.offers()
    table.play("draw war fear")
    assert table.state.goblins.war == 7
    table.play("populate", "draw monster golem")
    assert table.asked == "assign goblins"


def test_24_5_changed_monsters_and_secrets_are_discarded():
    table = ruby().turn("goblins").play("draw war fear", "keep cards", "populate")
    table.play("draw monster golem", "swap monster golem", "draw monster blob")
    assert table.state.goblins.monster_discards == 2**3
    assert table.state.goblins.monsters_drawn == 2**8
    table = ruby().turn("goblins").play("draw war spite", "keep cards", "populate")
    table.play("draw secret hex", "swap secret hex", "draw secret trap")
    assert table.state.goblins.secret_discards == 2**4
    assert table.state.goblins.secrets == 2**9


def test_24_5_the_ruby_is_lost_when_a_tribe_falls_to_0():
    table = ruby(eye=2).do(lose_population, 2, 1)
    assert table.state.goblins.face_up == 2**3
    assert table.do(lose_population, 2, 1).state.goblins.face_up == 0


def hexing(eye=3):
    table = holding("hex", "KGDCT", eye=eye).dragon(hand="claw wing").cave(omens="bat bat bat bat")
    return activations(table.knight(grit=9)).play("play secret hex")


def test_24_6_the_population_of_eye_sets_the_strength_of_hex():
    assert hexing().offers() == ["hex knight", "hex dragon", "hex cave", "hex thief"]
    assert hexing().play("hex knight").state.knight.grit == 6
    assert hexing().play("hex thief").state.goblins.hexed == 3


def test_24_6_the_dragon_and_the_cave_choose_their_discards():
    table = hexing().play("hex cave", "give omen bat", "give omen bat", "give omen bat")
    assert sum(table.state.cave.omens) == 1
    table = hexing(eye=1).play("hex dragon", "give card claw")
    assert table.state.dragon.cards_held == 1


def test_24_6_the_thiefs_hex_ends_with_the_goblins_next_turn():
    table = hexing().play("hex thief", "end goblins turn")
    assert table.state.goblins.hexed == 3
    table.clear_stack().turn("goblins")
    assert table.state.goblins.hexed == 0


def test_24_6_hex_needs_population_of_eye():
    table = holding("hex", fangs=3).knight(grit=9)
    assert "play secret hex" not in activations(table).offers()


def test_24_7_hiding_spots_attack_from_the_board_at_a_lit_ambush_tile():
    table = holding("hiding_spots", cave="f E +s1", bones=3, rage=2)
    activations(table).play("play secret hiding spots")
    assert table.state.knight.health == 6
    assert population(table) == [0, 1, 0]
    assert table.state.goblins.rage == 1
    assert offered(table, "activate") == []


def test_24_7_for_hiding_spots_only_population_fangs_disc_and_malaise_count():
    table = monsters(holding("hiding_spots", cave="f E +o", bones=2), bones="ogre")
    table.knight(strength=1)
    assert "play secret hiding spots" not in activations(table).offers()
    table = holding("hiding_spots", cave="f E +o", fangs=2).knight(strength=1)
    assert "play secret hiding spots" in activations(table).offers()


def test_24_7_hiding_spots_work_only_at_ambush_tiles():
    table = holding("hiding_spots", cave="f E +o:event", fangs=4)
    assert "play secret hiding spots" not in activations(table).offers()


def test_24_8_with_the_leader_no_tribe_scatters_although_all_are_reduced():
    table = war_card(holding("leader", fangs=4, bones=1), "hate", "populate")
    table.play("play secret leader")
    assert population(table) == [4, 3, 2]
    assert table.asked == "turn goblins"


def test_24_8_and_45_6_the_goblins_are_asked_even_if_they_hold_only_another_secret():
    table = holding("poison", fangs=4).put("fangs", (-1, 0))
    war_card(table, "hate", "populate")
    assert table.offers() == ["scatter fangs"]


@pytest.mark.parametrize(("fangs", "cubes"), [(1, 1), (2, 2)])
def test_24_9_poison_takes_one_cube_or_two_after_a_clear_win(fangs, cubes):
    table = holding("poison", fangs=fangs).knight(unplaced=5).put("fangs", (-1, 0))
    at_work(table, "fangs").play(to(table, 0, 0), "tribe attacks knight")
    assert table.offers() == ["attack without poison", "play secret poison"]
    table.play("play secret poison")
    assert table.state.knight.cubes[10] == cubes


def test_24_10_secret_tunnels_replace_all_movement():
    table = holding("secret_tunnels", cave="f E +o b e", fangs=2).put("fangs", (-1, 0))
    table.put("treasure", (2, 0)).off("knight")
    at_work(table, "fangs").play("play secret secret tunnels")
    assert offered(table, "tribe tunnel") == [f"tribe tunnel to {table.at(3, 0)}"]
    table.play(f"tribe tunnel to {table.at(3, 0)}")
    assert ends(table) == set()
    assert "special action" in table.offers()


def test_24_10_secret_tunnels_are_not_used_after_a_step():
    table = holding("secret_tunnels", cave="f E +o b e", fangs=2).put("fangs", (-1, 0))
    at_work(table.off("knight"), "fangs").play(to(table, 0, 0), "play secret secret tunnels")
    assert offered(table, "tribe tunnel") == []


def trapped(**fields):
    table = goblins_of(cave=BESIDE_HER).goblins(face_up="trap", **fields)
    table.state.goblins.secret_deck &= ~(2**9)
    return table


def test_24_11_the_trap_gives_an_attacked_tribe_1_more_and_is_discarded():
    table = trapped(fangs=2, eye=2)
    assert strength_against_knight(table.state, 0) == 4
    assert perception_against_thief(table.state, 2) == 4
    table.put("fangs", (-1, 0)).do(hurt_by_knight, 0)
    assert table.state.goblins.face_up == 0
    assert strength_against_knight(table.state, 2) == 2


def test_24_11_the_strongest_of_several_tribes_has_the_trap():
    table = trapped(fangs=2, eye=2).put("fangs", (-1, 0)).put("eye", (-1, 0))
    assert [int(strength_against_knight(table.state, one)) for one in (0, 2)] == [4, 2]


def test_24_11_the_trap_is_discarded_after_a_hit_or_a_miss():
    assert trapped().do(use_trap).state.goblins.face_up == 0


def test_24_11_the_trap_may_be_discarded_against_a_power_of_the_dragon():
    table = trapped(fangs=2).do(ask_for_trap)
    assert table.offers() == ["discard trap", "keep trap"]
    table.play("discard trap")
    assert table.state.goblins.trapped == 1
    assert table.state.goblins.face_up == 0
    table = trapped(fangs=2).do(ask_for_trap).play("keep trap")
    assert (table.state.goblins.trapped, table.state.goblins.face_up) == (0, 2**9)


def test_14_14_a_hidden_tribe_that_is_stronger_may_attack_from_an_ambush():
    table = goblins_of(cave=BESIDE_HER).goblins(fangs=2, bones=1, eye=3, rage=2)
    table.put("eye", (-1, 0)).turn("knight").do(ask_ambush)
    assert table.offers() == ["ambush with fangs", "let her pass"]
    table.play("ambush with fangs")
    assert table.state.knight.health == 6
    assert population(table) == [0, 1, 3]
    assert table.state.goblins.rage == 1
