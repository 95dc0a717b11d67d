from antro.core.contract.bits import bit
from antro.games.vast.components.roles import FANGS, KNIGHT_PIECE
from antro.games.vast.components.squares import EAST, NORTH, OFF, SOUTH, WEST
from antro.games.vast.components.tiles import CRYSTAL
from antro.games.vast.map.effects.revealing import reveal, reveal_by_entering
from antro.games.vast.map.effects.walls import lay_rockslide
from antro.games.vast.map.visibility.links import allowed_turns
from antro.games.vast.map.visibility.squares import has_wall, is_dark, is_lit, type_of
from antro.games.vast.state.ground import CRYSTAL_TOKEN, EVENT_TOKEN, VAULT_TOKEN
from tests.games.vast.support.position import position


def alone(kind, shape, roles="G", **options):
    """Build the Entrance and a Dark tile to the north with this type and shape."""
    table = position(roles, **options)
    tile = table.tile(kind, shape)
    letter = table.game.config.tiles.rows[tile]["symbol"][0]
    slot = table.lay(f"{letter}:{kind}", (0, -1))
    table.state.ground.face[slot] = tile
    return table, slot


def no_stack(table):
    for place in range(9):
        table.state.ground.piles[place] = 0
    return table


def test_7_1_a_tile_is_turned_face_up_and_oriented():
    table, slot = alone("event", "tunnel")
    no_stack(table).put("fangs", (0, 0)).do(reveal, bit(slot), FANGS)
    assert table.asked == "turn_up"
    assert len(table.offers()) == 1
    table.settle()
    assert is_lit(table.state.ground, slot)
    assert table.state.ground.revealed == 1


def test_7_2_a_revealed_tile_connects_if_possible():
    table, slot = alone("ambush", "dead_end")
    turns = allowed_turns(table.state, slot, OFF)
    assert turns == bit(0)  # its only opening points south, to the Entrance
    table, slot = alone("event", "side")
    assert allowed_turns(table.state, slot, OFF) == bit(0) | bit(1) | bit(3)


def test_7_2_equal_rotations_are_offered_once():
    table, slot = alone("ambush", "open")
    assert allowed_turns(table.state, slot, OFF) == bit(0)
    table, slot = alone("ambush", "tunnel")
    assert allowed_turns(table.state, slot, OFF) == bit(0)  # north to south


def test_7_2_if_no_rotation_connects_any_is_allowed():
    table, slot = alone("ambush", "dead_end")
    lay_rockslide(table.state, 0, NORTH)
    assert allowed_turns(table.state, slot, OFF) == 15


def test_7_3_a_tile_that_the_knight_enters_has_its_open_side_toward_her():
    table = position("KG").map("f E f")
    west = table.at(-1, 0)
    tile = table.tile("ambush", "dead_end")
    table.state.ground.face[west] = tile
    assert allowed_turns(table.state, west, EAST) == bit(3)
    assert allowed_turns(table.state, west, NORTH) == bit(2)  # nothing connects


def test_7_4_the_revealer_chooses_the_order_of_several_tiles():
    table = position("KG").map("f E f")
    no_stack(table)
    tiles = bit(table.at(-1, 0)) | bit(table.at(1, 0))
    table.do(reveal, tiles, KNIGHT_PIECE)
    assert table.asked == "next_tile knight"
    table.play(f"turn up next {table.at(1, 0)}").settle()
    assert table.state.ground.lit >> table.at(1, 0) & 1


def test_7_5_open_edges_are_filled_and_never_in_the_collapse():
    table, slot = alone("ambush", "open", roles="KG")
    table.do(reveal, bit(slot), KNIGHT_PIECE)
    while table.asked in ("turn_up", "draw_tile"):
        table.settle()
    ground = table.state.ground
    for way in (NORTH, EAST, WEST):
        assert is_dark(ground, ground.next(slot, way))
    table, slot = alone("ambush", "open", roles="KG")
    table.state.collapsing = 1
    table.do(reveal, bit(slot), KNIGHT_PIECE).play(table.offers()[0])
    assert table.state.ground.next(slot, NORTH) == OFF


def test_7_6_without_a_cave_edges_are_filled_from_north_to_south_and_west_to_east():
    table, slot = alone("ambush", "open", roles="KG")
    table.do(reveal, bit(slot), KNIGHT_PIECE).play(table.offers()[0])
    ground = table.state.ground
    order = []
    for _ in range(6):
        table.play(table.offers()[0])
        order.append((int(ground.x(ground.newest)), int(ground.y(ground.newest))))
    assert order == [(0, -2), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)]


def test_7_6_the_cave_chooses_the_edge_and_the_tile_and_fills_its_hand():
    table, slot = alone("ambush", "dead_end", roles="KGC")
    table.lay("f", (-1, 0))
    table.lay("f", (1, 0))
    table.state.cave.hand[0] = table.tile("crystal")
    table.state.cave.hand[1] = table.tile("treasure_room")
    table.do(reveal, bit(slot), KNIGHT_PIECE).play(table.offers()[0])
    assert table.asked == "from_hand cave"  # the only edge left is south of the Entrance
    assert len(table.offers()) == 2
    table.play(table.offers()[1])
    assert table.state.cave.hand[1] == OFF
    assert table.asked == "refill_hand"
    table.settle()
    assert table.state.cave.hand_size() == 3


def test_7_7_a_fill_covers_every_open_edge_of_the_map():
    table = position("KG").map("E +o0 +o0 f")
    slot = table.at(3, 0)
    table.state.ground.face[slot] = table.tile("ambush", "dead_end")
    table.do(reveal, bit(slot), KNIGHT_PIECE)
    while table.asked in ("turn_up", "draw_tile"):
        table.play(table.offers()[0])
    for x, y in [(0, -1), (0, 1), (-1, 0), (1, 1), (2, -1)]:
        assert table.at(x, y) != OFF, (x, y)


def revealed(kind, roles="KGT", piece=FANGS):
    table, slot = alone(kind, None, roles)
    no_stack(table).put("fangs", (0, 0)).do(reveal, bit(slot), piece)
    table.settle()
    while table.asked.startswith("orient"):
        table.play(table.offers()[0])
    return table, slot


def test_7_8_rooms_crystals_and_vaults_get_their_token():
    table, slot = revealed("treasure_room")
    assert table.state.ground.treasures_on(slot) == 1
    table, slot = revealed("crystal")
    assert table.state.ground.has(slot, CRYSTAL_TOKEN)
    table, slot = revealed("vault")
    assert table.state.ground.has(slot, VAULT_TOKEN)
    table, slot = revealed("ambush")
    assert table.state.ground.tokens[slot] == 0


def test_7_9_and_9_3_an_event_tile_gets_a_token_while_there_is_one():
    table, slot = revealed("event")
    assert table.state.ground.has(slot, EVENT_TOKEN)
    assert table.state.ground.events == 9
    table, slot = alone("event", None, "KG")
    table.state.ground.events = 0
    no_stack(table).put("fangs", (0, 0)).do(reveal, bit(slot), FANGS).settle()
    assert not table.state.ground.has(slot, EVENT_TOKEN)


def test_9_2_a_room_without_a_token_left_gets_none():
    table, slot = alone("treasure_room", None, "KG")
    table.state.ground.treasures = 0
    no_stack(table).put("fangs", (0, 0)).do(reveal, bit(slot), FANGS).settle()
    assert table.state.ground.treasures_on(slot) == 0
    assert table.state.ground.treasures == 0


def test_7_11_pieces_and_tokens_stay_on_a_revealed_tile():
    table, slot = alone("treasure_room", "open", "KG")
    table.put("treasure", (0, -1)).put("fangs", (0, -1))
    no_stack(table).do(reveal, bit(slot), KNIGHT_PIECE).settle()
    assert table.where("fangs") == (0, -1)
    assert table.state.ground.treasures_on(slot) == 2


def test_7_12_and_14_4_the_token_is_placed_before_grit_is_gained():
    table, slot = alone("treasure_room", "open", "KG")
    no_stack(table).put("knight", (0, -1)).do(reveal_by_entering, slot, NORTH).settle()
    assert table.state.ground.treasures_on(slot) == 1
    assert table.state.knight.grit == 1


def test_7_13_a_smashed_crystal_tile_is_still_a_crystal_tile():
    table, slot = revealed("crystal")
    table.state.ground.drop_token(slot, CRYSTAL_TOKEN)
    assert type_of(table.state, slot) == CRYSTAL


def test_4_10_a_rockslide_is_removed_where_a_wall_is_revealed():
    table, slot = alone("ambush", "dead_end", "KG")
    table.lay("f", (0, -2))
    table.lay("+o0", (1, -1))
    lay_rockslide(table.state, slot, EAST)
    no_stack(table).do(reveal, bit(slot), KNIGHT_PIECE).settle()
    assert table.state.ground.rockslides == 3
    assert has_wall(table.state.ground, slot, EAST)
    assert not has_wall(table.state.ground, slot, SOUTH)
