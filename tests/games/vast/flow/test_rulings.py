"""Details of rulings. Other files test the rules themselves."""

import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import (
    CAVE,
    DRAGON_PIECE,
    FANGS,
    GOBLINS,
    KNIGHT_PIECE,
    THIEF,
)
from antro.games.vast.components.squares import LURKING, OFF
from antro.games.vast.dragon.effects.values import armor, spirit
from antro.games.vast.goblins.effects.values import strength as tribe_strength
from antro.games.vast.knight.effects.ambush import begin_ambush
from antro.games.vast.knight.effects.grit import gain_grit
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.knight.effects.values import strength
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.forced import move_piece
from antro.games.vast.map.effects.removing import remove_tile
from antro.games.vast.map.effects.revealing import reveal
from antro.games.vast.map.effects.terrain import place_terrain_if_due
from antro.games.vast.map.effects.treasure import past_plunder
from antro.games.vast.map.visibility.die import affected
from antro.games.vast.options import LEAFLET, SETS, make
from antro.games.vast.state.ground import EVENT_TOKEN
from antro.games.vast.thief.effects.values import stealth
from tests.games.vast.goblins.support.tribes import goblins_of, monsters, offered, war_card
from tests.games.vast.knight.support.her_turn import her_turn, in_collapse, only_event, steps
from tests.games.vast.support.position import position
from tests.games.vast.support.row import row
from tests.games.vast.support.walks import stroll

# Numbers calculated by hand


def test_20_3_fangs_with_an_ogre_and_without_rage_have_strength_four():
    table = monsters(goblins_of().goblins(fangs=3, rage=0), fangs="ogre")
    assert tribe_strength(table.state, 0) == 4


def test_15_2_at_35_grit_the_knight_has_all_seven_cubes():
    table = her_turn("KG", "E", unplaced=2).do(gain_grit, 34)
    assert possession(table.state) == 6
    assert possession(table.do(gain_grit, 1).state) == 7


def test_30_4_two_tokens_and_a_three_leave_stealth_one():
    table = position("T").map("E").thief(stats="2 3 4", treasures=1, gems=1)
    assert stealth(table.state) == 1


def test_25_3_armor_and_spirit_of_every_number_of_cubes():
    for wake in range(15):
        table = position("D", solo="hard").dragon(wake=wake)
        assert armor(table.state) == min(4, 1 + wake // 4)
        assert spirit(table.state) == (3 + (wake + 2) // 4)


def test_8_1_every_square_is_hit_by_three_faces_of_six():
    table = position("KG").map("""
        f +o b
        f E  e
        f +o b
    """)
    squares = [table.at(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    hit = [square for face in range(6) for square in affected(table.state.ground, 0, face)]
    assert [hit.count(square) for square in squares] == [3] * 9


# Tiles


def test_7_6_a_cave_with_one_tile_left_fills_one_edge_and_leaves_the_other_open():
    table = position("KGC").map("+t0 E +t0").off("knight")
    in_collapse(table).state.collapsing = 0
    table.state.cave.hand[0] = table.tile("event")
    before = table.state.ground.entrance
    table.do(fill)
    while table.asked.startswith(("fill", "from_hand")):
        table.play(table.offers()[0]).settle()
    laid = [table.at(0, -1), table.at(0, 1)]
    assert laid.count(OFF) == 1
    assert table.state.ground.entrance == before


def test_33_2_in_the_collapse_with_dark_tiles_but_no_empty_one_nothing_is_placed():
    table = position("KG").map("+o0 E b").put("fangs", (1, 0))
    table.state.collapsing = 1
    table.do(past_plunder, GOBLINS)
    assert table.state.ground.treasures == 10
    assert not table.asked.startswith(("draw", "lay", "treasure"))


def test_33_4_alone_only_the_tiles_left_are_placed():
    table = her_turn("K", "f E", unplaced=2)
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.ground.piles[0] = 1
    table.play("end knight turn").settle()
    assert table.asked == "lay knight"
    table.play(table.offers()[0]).settle()
    assert table.state.ground.section() == OFF
    assert table.asked == "turn knight"


def test_10_12_a_card_that_does_not_fit_makes_room_for_the_next():
    table = in_collapse(position("KG", terrain="random").map("f E f"))
    table.state.collapsing = 0
    table.do(place_terrain_if_due, KNIGHT_PIECE)
    assert "draw terrain canyon" not in table.offers()  # no tile for its far side
    assert "draw terrain river" in table.offers()


def test_37_3_the_token_goes_only_to_a_lit_square_that_nobody_occupies():
    table = position("KG", moving_entrance="yes").map("+o0 E +t1").put("fangs", (-1, 0))
    table.off("knight").state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.state.ground.entrance == table.at(1, 0)


# Pieces and cards


def bats(table):
    """Return the possible targets of Giant Bats."""
    table.cave(omens="bat").turn("cave").settle().play("giant bats with bat")
    return [text.removeprefix("bats on ") for text in table.offers() if "bats on" in text]


def flock():
    table = position("KGDCT").map("+o0 b E +o0 +o0\n. f . . .")
    table.put("dragon", (2, 0)).put("thief", (-2, 0))
    table.state.cave.hand[0] = table.tile("event")
    return table.put("gem claw", (2, 0)).put("bones", (-1, 0)).put("treasure", (1, 0))


def test_29_3_giant_bats_do_not_move_gems_the_thief_or_the_dragon():
    table = flock()
    assert bats(table) == ["knight", "bones", f"treasure {table.at(1, 0)}"]


def test_29_3_giant_bats_do_not_move_a_lurking_tribe_or_a_shielded_knight():
    table = flock().knight(shield=1)
    table.state.ground.where[FANGS + 1] = LURKING + 4 * table.at(-1, 0)
    table.put("fangs", (-1, 0))
    assert bats(table) == ["fangs", f"treasure {table.at(1, 0)}"]


def test_13_11_event_tiles_revealed_after_the_knights_death_get_no_token():
    table = her_turn("KDC", "E f:event", health=1).do(lose_health, 1)
    slot = table.at(1, 0)
    in_collapse(table).do(reveal, bit(slot), DRAGON_PIECE).settle()
    while table.asked.startswith("orient"):
        table.play(table.offers()[0])
    assert table.state.ground.lit >> slot & 1
    assert not table.state.ground.has(slot, EVENT_TOKEN)


def test_6_3_on_an_event_token_the_knight_may_end_her_turn_but_not_move():
    table = position("KGC").map("E +o0 +o0").put("event", (1, 0))
    only_event(table, "rats", "light", "fresh_air")
    table.do(move_piece, KNIGHT_PIECE, 3, CAVE).play("move piece east")
    table.clear_stack().turn("knight")
    assert "end knight turn" in table.offers()
    assert steps(table) == []


def test_43_2_the_strength_from_charm_lasts_for_the_knights_own_turn():
    table = her_turn("KT", "E", strength=1)
    without = int(strength(table.state))
    table.knight(charmed=1)
    assert strength(table.state) == without + 1
    table.state.role = THIEF
    assert strength(table.state) == without


def test_19_6_bright_beetles_are_used_up_by_a_wisp():
    table = her_turn("KT", "E").knight(beetles=1)
    table.do(begin_ambush).play("ambush by wisp", "roll orthogonal")
    assert (table.state.knight.beetles, table.state.knight.health) == (0, 7)


def test_23_2_the_tribe_of_the_pet_frog_may_be_the_one_that_scatters():
    table = goblins_of().goblins(fangs=4, bones=4).put("fangs", (1, -1)).put("bones", (1, 0))
    monsters(table, fangs="pet_frog")
    war_card(table, "hate", "populate")
    assert "scatter fangs" in offered(table, "scatter")


def test_27_11_shriek_does_not_repeat_another_players_roll():
    table = her_turn("KDT", "E", put=[("dragon", (0, 0))], strength=0, bomb=1)
    table.dragon(shriek=1).play("have encounter", "bomb dragon", "roll ring")
    assert not table.asked.startswith("reroll")


def test_29_8_with_fewer_than_three_events_all_of_them_go_under_the_deck():
    table = flock().cave(omens="trail")
    only_event(table, "rats", "light")
    table.state.knight.event_bottom[0] = 5
    table.turn("cave").settle().play("crystal curse with trail")
    assert list(table.state.knight.event_top) == [5, 1, 3]  # they come next again


@pytest.mark.parametrize(
    ("roles", "option"),
    [("KG", "scales"), ("KG", "upgrade-cards"), ("D", "schemes"), ("T", "unknown-treasures")],
)
def test_39_1_an_option_whose_role_is_missing_changes_nothing(roles, option):
    ends = [[*stroll(make({"roles": roles, option: value}), 3)][-1] for value in ("no", "yes")]
    assert row(ends[0]) == row(ends[1])


def test_39_1_every_set_can_be_played_with_the_whole_leaflet():
    for roles in SETS:
        *_, state = stroll(make({"roles": roles, **LEAFLET}), 2, 60)
        assert state.round >= 1
