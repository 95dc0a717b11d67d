import pytest

from antro.games.vast.cave.effects.omens import discard_omens, draw_omens, omens_due
from antro.games.vast.components.roles import CAVE
from antro.games.vast.components.squares import EAST
from antro.games.vast.map.effects.walls import lay_rockslide
from antro.games.vast.map.kinds import LAY_FROM_HAND
from antro.games.vast.map.visibility.squares import has_wall, is_dark
from antro.games.vast.state.ground import EVENT_TOKEN
from tests.games.vast.support.position import position


def cave(roles="KGDCT", **options):
    table = position(roles, **options).map("""
        .   f   .
        b   E   +s1
        .   +t0:event  .
    """)
    table.state.cave.hand[0] = table.tile("crystal")
    table.state.cave.hand[1] = table.tile("event")
    table.state.cave.hand[2] = table.tile("ambush")
    return table


def on_turn(table, omens=""):
    table.cave(omens=omens).turn("cave").settle()
    return table


def shaped(table):
    """Let the Cave shape with the first tile that it may take."""
    table.play("shape")
    return table.play(table.offers()[0])


def test_28_2_the_cave_starts_with_three_tiles_and_no_omens():
    table = position("KGDC")
    assert sum(table.state.cave.omens) == 0
    assert list(table.state.cave.bag) == [6] * 6
    state = table.game.start()
    assert sum(state.cave.omens) == 0


def test_28_3_and_28_5_shape_comes_before_the_treasure():
    table = on_turn(cave())
    assert "shape" in table.offers()
    assert "treasure step" not in table.offers()
    table.play("shape")
    assert table.asked == "from_hand cave"


def test_28_5_the_cave_places_a_tile_and_refills_its_hand():
    table = shaped(on_turn(cave()))
    assert table.asked == "lay cave"
    table.play(table.offers()[0]).settle()
    assert is_dark(table.state.ground, table.state.ground.newest)
    assert table.state.cave.hand_size() == 3


def test_28_5_the_cave_draws_only_after_placing_the_tile():
    table = on_turn(cave()).play("shape")
    table.play(table.offers()[0])
    assert (table.asked, table.state.cave.hand_size()) == ("lay cave", 2)
    table.play(table.offers()[0])
    assert table.asked == "refill_hand"


def test_28_6_a_crystal_tile_is_removed_first_in_the_caves_turn():
    table = cave()
    tile = table.state.cave.hand[0]
    on_turn(table).play("shape")
    assert (
        len(table.offers()) == 1
    )  # the question is asked anyway: a skipped one would reveal the Crystal
    table.play(table.offers()[0])
    assert table.state.ground.held == tile
    table = cave()
    table.state.role = 0
    table.state.ask(LAY_FROM_HAND, 1)
    assert len(table.offers()) == 3


@pytest.mark.parametrize(
    ("tokens", "omens"),
    [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (6, 4), (7, 5), (10, 5), (11, 6), (12, 6)],
)
def test_28_4_tokens_on_the_map_give_omens(tokens, omens):
    table = cave()
    for _ in range(tokens):
        table.put("treasure", (0, 0))
    assert omens_due(table.state) == omens


def test_28_4_carried_tokens_give_omens_while_the_bag_has_some():
    table = cave().thief(treasures=2)
    assert omens_due(table.state) == 3
    for symbol in range(6):
        table.state.cave.bag[symbol] = 0
    table.state.cave.bag[2] = 1
    table.do(draw_omens, 3).settle()
    assert list(table.state.cave.omens) == [0, 0, 1, 0, 0, 0]
    assert table.state.cave.drawing == 0


def test_28_7_a_treasure_is_placed_on_a_dark_tile_without_piece_or_treasure():
    table = cave().put("fangs", (-1, 0))
    shaped(on_turn(table)).play(table.offers()[0]).settle()
    table.play("treasure step")
    while table.asked == "treasure cave":
        assert f"place treasure {table.at(-1, 0)}" not in table.offers()
        table.play(table.offers()[0])
    assert table.state.ground.treasures == 11
    assert "end cave turn" in table.offers()


def test_34_15_and_34_28_place_treasure_may_be_optional():
    table = shaped(on_turn(cave("CT")))
    table.play(table.offers()[0]).settle().play("treasure step")
    assert "no treasure" in table.offers()
    table.play("no treasure")
    assert table.state.ground.treasures == 12


def test_1_6_the_cave_chooses_the_omens_that_it_discards():
    table = cave().cave(omens="bat bat chasm").do(discard_omens, 2)
    assert table.asked == "give_omens cave"
    table.play("give omen chasm", "give omen bat")
    assert table.state.cave.omens[1] == 1
    assert table.asked != "give_omens cave"


def test_29_1_an_omen_power_costs_one_of_three_symbols_which_returns_to_the_bag():
    table = on_turn(cave(), "boulder quartz")
    texts = [text for text in table.offers() if text.startswith("rockslide")]
    assert {"rockslide with boulder", "rockslide with quartz"} <= set(texts)
    table.play("rockslide with boulder")
    assert all(text.startswith("rockslide with") for text in table.offers())
    held = sum(table.state.cave.omens)
    table.play("rockslide with quartz")
    assert sum(table.state.cave.omens) == held - 1
    assert sum(table.state.cave.bag) + sum(table.state.cave.omens) == 36


def test_29_2_past_plunder_and_hatred_cost_more_each_time():
    table = cave()
    omens = table.state.config.omens
    assert [omens.price(4, uses) for uses in range(3)] == [1, 2, 3]
    assert [omens.price(2, uses) for uses in range(3)] == [1, 2, 3]
    assert [omens.price(0, uses) for uses in range(3)] == [1, 1, 1]
    assert [omens.price(3, uses) for uses in range(2)] == [3, 3]


def test_29_3_giant_bats_move_the_knight_a_tribe_or_a_treasure():
    table = cave().put("treasure", (0, 1)).put("bones", (0, -1)).put("gem claw", (0, 0))
    on_turn(table, "bat").play("giant bats with bat")
    assert "bats on dragon" not in table.offers()
    assert f"bats on treasure {table.at(0, 1)}" in table.offers()
    table.play("bats on knight")
    assert table.asked == "forced cave"
    table.play("move piece east", "leave piece there")
    assert table.where("knight") == (1, 0)


def test_29_4_a_rockslide_closes_a_side():
    table = on_turn(cave(), "bat bat").play("rockslide with bat", "rockslide with bat")
    table.play("rockslide on 0 east")
    assert has_wall(table.state.ground, 0, EAST)
    assert table.state.ground.rockslides == 2


def test_29_4_with_all_three_rockslides_in_use_one_is_moved():
    table = cave()
    for way in range(3):
        lay_rockslide(table.state, 0, way)
    on_turn(table, "bat bat").play("rockslide with bat", "rockslide with bat")
    assert table.asked == "old_rockslide cave"
    table.play("take rockslide 0 north")
    assert "rockslide on 0 north" not in table.offers()
    table.play(table.offers()[0])
    assert table.state.ground.rockslides == 0


def test_29_5_past_plunder_places_a_treasure():
    table = on_turn(cave(), "quartz").play("past plunder with quartz")
    while table.asked == "treasure cave":
        table.play(table.offers()[0])
    assert table.state.ground.treasures == 11


def test_29_6_spores_cost_the_knight_five_grit():
    table = on_turn(cave().knight(grit=4), "quartz quartz trail")
    table.play("soporific spores with quartz", "soporific spores with quartz")
    table.play("soporific spores with trail")
    if table.asked == "spores cave":
        table.play("spores on knight")
    assert table.state.knight.grit == 0


def test_29_6_spores_need_a_target_that_they_affect():
    table = on_turn(cave("KC").knight(grit=0), "quartz quartz quartz")
    assert not [text for text in table.offers() if text.startswith("soporific")]


def test_29_7_hatred_places_a_tile():
    table = on_turn(cave(), "trail").play("hatred with trail")
    table.play(table.offers()[0]).settle()
    assert table.asked == "lay cave"
    table.play(table.offers()[0])
    assert not table.state.cave.shaped


def test_29_7_and_36_5_hatred_may_take_a_hatred_token():
    table = on_turn(cave("KGDC", cave_level="hard"), "trail")
    assert table.state.cave.hatred == 4
    table.play("hatred with trail", "hatred token")
    assert table.state.cave.hatred == 3


def test_28_1_the_cave_also_needs_to_remove_its_hatred_tokens():
    table = cave("KGDC", cave_level="hard")
    table.state.collapsing = 1
    table.state.ground.crystals_gone = 5
    table.cave(hatred=1)
    on_turn(table, "trail").play("hatred with trail", "hatred token")
    assert table.state.winner == CAVE


def test_29_8_crystal_curse_rotates_a_tile():
    table = on_turn(cave(), "trail").play("crystal curse with trail")
    assert table.asked == "curse cave"
    east = table.at(1, 0)
    table.play(f"turn tile {east}")
    assert table.offers() == ["rotate to 0", "rotate to 2", "rotate to 3"]
    table.play("rotate to 3")
    assert has_wall(table.state.ground, 0, EAST)


def test_29_8_crystal_curse_may_put_an_event_token_on_an_empty_event_tile():
    table = on_turn(cave(), "chasm").play("crystal curse with chasm")
    table.play(f"event token on {table.at(0, 1)}")
    assert table.state.ground.has(table.at(0, 1), EVENT_TOKEN)
    assert table.state.ground.events == 9


def test_28_9_and_45_3_the_cave_sees_all_dark_tiles_and_its_hand():
    table = cave()
    game, state = table.game, table.state
    seen = game.veil(state, game.roles.index("cave"))
    assert seen.ground.face[table.at(0, -1)] == state.ground.face[table.at(0, -1)]
    assert list(seen.cave.hand) == list(state.cave.hand)
    other = game.veil(state, game.roles.index("knight"))
    assert other.ground.face[table.at(0, -1)] == -2
    assert list(other.cave.hand) == [-2] * 3
