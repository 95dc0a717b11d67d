import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import CAVE, GOBLINS
from antro.games.vast.components.squares import EAST, LURKING, NORTH, OFF, WEST
from antro.games.vast.flow.kinds import END_TILES, END_TURN
from antro.games.vast.goblins.kinds import GOBLINS_TURN
from antro.games.vast.map.effects.collapsing import (
    begin_if_due,
    candidates,
    remove_tiles,
    terrain_candidates,
)
from antro.games.vast.map.effects.filling import fill
from antro.games.vast.map.effects.removing import remove_tile
from antro.games.vast.map.kinds import RECONNECT
from antro.games.vast.map.visibility.components import (
    NEVER,
    is_connected,
    part_numbers,
    slide_length,
    slides,
)
from antro.games.vast.state.ground import BOMBS
from antro.games.vast.state.state import ALL_LOSE
from tests.games.vast.support.position import position


def collapsing(roles="KG", **options):
    table = position(roles, **options)
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.collapsing = 1
    return table.off("knight")


def slots(table, *cells):
    return sum(bit(table.at(*cell)) for cell in cells)


def test_11_1_the_collapse_starts_at_a_turn_without_a_tile_left():
    table = position("KG").map("f E f")
    begin_if_due(table.state)
    assert not table.state.collapsing
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.ground.set_layer(7, 0)
    table.state.ground.layers = 1
    begin_if_due(table.state)
    assert not table.state.collapsing  # returned tiles have to be placed first
    table.state.ground.set_layer(7, OFF)
    begin_if_due(table.state)
    assert table.state.collapsing


def test_11_1_the_collapse_waits_while_the_cave_has_tiles_in_hand():
    table = position("KGC").map("f E f")
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.cave.hand[1] = table.tile("event")
    begin_if_due(table.state)
    assert not table.state.collapsing


def test_11_2_in_the_collapse_no_edge_is_filled():
    table = collapsing().map("E +o0")
    table.state.ground.piles[0] = 3
    table.do(fill)
    assert table.at(2, 0) == OFF


def test_11_3_three_tiles_are_removed_per_turn_if_possible():
    table = collapsing().map("f E f")
    table.do(remove_tiles, 3, GOBLINS)
    while table.asked == "remove goblins" or table.asked == "show_fallen":
        table.play(table.offers()[0])
    assert table.at(-1, 0) == table.at(1, 0) == OFF
    assert table.at(0, 0) == 0


def test_11_5_the_most_exposed_tiles_are_removed_first():
    table = collapsing().map("""
        f  f  .  .
        f  E  f  f
    """)
    assert candidates(table.state, GOBLINS) == slots(table, (2, 0))
    table = collapsing().map("""
        f f
        f E
    """)
    assert candidates(table.state, GOBLINS) == slots(table, (-1, -1), (0, -1), (-1, 0))


def test_11_5_otherwise_the_tiles_with_the_fewest_neighbours_are_removed():
    table = collapsing().map("""
        f f f
        f E f
        f f f
    """)
    corners = slots(table, (-1, -1), (1, -1), (-1, 1), (1, 1))
    assert candidates(table.state, GOBLINS) == corners


def test_11_6_a_lit_crystal_tile_is_removed_first():
    table = collapsing().map("f E +o0:crystal")
    assert candidates(table.state, GOBLINS) == slots(table, (1, 0))
    table = collapsing().map("f E e:crystal")
    assert candidates(table.state, GOBLINS) == slots(table, (-1, 0), (1, 0))


def test_11_7_the_entrance_and_tiles_that_a_piece_cannot_leave_stay():
    table = collapsing().map("f E f")
    assert not candidates(table.state, GOBLINS) & bit(0)
    table.lay("+d0", (0, -1))
    table.lay("f", (0, -2))
    table.put("knight", (0, -1)).put("fangs", (0, 0))
    table.state.ground.lit |= bit(0)
    assert candidates(table.state, GOBLINS) == slots(table, (-1, 0), (1, 0), (0, -2))


def test_11_8_pieces_leave_a_removed_tile_and_tokens_go_home():
    table = collapsing("KGD").map("f E +o0 +o0")
    table.put("bones", (2, 0)).put("treasure", (2, 0)).put("gem claw", (2, 0))
    table.put("event", (2, 0)).goblins(bones=3)
    events = table.state.ground.events
    table.do(remove_tile, table.at(2, 0), GOBLINS)
    assert table.where("bones") == (1, 0)
    assert table.state.goblins.population[1] == 3  # moved, not scattered
    assert table.state.ground.treasures == 10
    assert table.state.dragon.gems == 7
    assert table.state.ground.events == events + 1
    assert table.at(2, 0) == OFF


def test_11_9_a_removed_dark_tile_is_shown_and_a_crystal_counted():
    table = collapsing().map("f E e:crystal")
    slot = table.at(1, 0)
    table.do(remove_tile, slot, GOBLINS)
    assert table.asked == "show_fallen"
    table.settle()
    assert table.state.ground.crystals_gone == 1
    assert table.state.ground.crystals_shown == 1


def test_11_9_before_the_collapse_a_crystal_counts_but_does_not_end_the_game():
    table = position("KG").map("f E e:crystal")
    table.state.ground.crystals_gone = 4
    table.do(remove_tile, table.at(1, 0), GOBLINS).settle()
    assert table.state.ground.crystals_gone == 5
    assert table.state.winner == -1


def test_11_10_separate_parts_slide_together():
    table = collapsing().map("""
        . f f +o0 .
        . f . .   .
        . E . .   .
    """)
    table.do(remove_tile, table.at(0, -1), GOBLINS).settle()
    assert is_connected(table.state.ground) or table.asked == "slide goblins"
    ways = {text.split()[-1] for text in table.offers()}
    assert ways == {"south"} or is_connected(table.state.ground)


def test_11_10_a_part_slides_until_sides_touch():
    table = position("KG").map("""
        E . . . f
        . . . . .
        . . b . .
    """)
    ground = table.state.ground
    numbers = part_numbers(ground)
    east, south = table.at(4, 0), table.at(2, 2)
    assert slide_length(ground, numbers, east, WEST) == 3
    assert slide_length(ground, numbers, east, NORTH) == NEVER
    assert slide_length(ground, numbers, south, WEST) == NEVER
    assert slides(ground) == [east * 4 + WEST]


def test_11_10_beside_a_part_counts_as_touching():
    table = position("KG").map("""
        E . .
        . . f
    """)
    ground = table.state.ground
    far = table.at(2, 1)
    assert slide_length(ground, part_numbers(ground), far, WEST) == 2
    table.state.ask(RECONNECT, GOBLINS)
    table.do(lambda state: None)
    assert table.where("knight") == (0, 0)
    assert is_connected(ground) or table.asked == "slide goblins"


def test_11_10_without_a_direction_that_meets_a_part_moves_the_fewest_squares():
    table = position("KG").map("""
        E . . .
        . . . .
        . . f .
    """)
    ground, far = table.state.ground, table.at(2, 2)
    assert slides(ground) == [far * 4 + NORTH, far * 4 + WEST]


def test_11_11_a_part_carries_all_that_is_on_it():
    table = position("KG").map("E . . f").put("fangs", (3, 0)).put("treasure", (3, 0))
    table.state.ask(RECONNECT, GOBLINS)
    table.do(lambda state: None)
    assert table.where("fangs") == (1, 0)
    assert table.state.ground.treasures_on(table.at(1, 0)) == 1


def test_11_11_a_bombed_side_is_open_to_its_new_neighbour_after_sliding():
    table = position("KG").map("E . . f")
    ground, far = table.state.ground, table.at(3, 0)
    ground.edges[far] |= bit(BOMBS + WEST)
    table.state.ask(RECONNECT, GOBLINS)
    table.do(lambda state: None)
    assert ground.next(far, WEST) == table.at(0, 0)
    assert ground.edges[table.at(0, 0)] >> (BOMBS + EAST) & 1


def test_11_11_a_lurking_tribe_slides_along_or_is_hidden():
    table = collapsing().map("f E")
    west = table.at(-1, 0)
    table.state.ground.where[1] = LURKING + west * 4 + NORTH
    table.do(remove_tile, west, GOBLINS).settle()
    assert table.state.ground.where[1] == OFF
    table = position("KG").map("E . . f")
    far = table.at(3, 0)
    table.state.ground.where[1] = LURKING + far * 4 + EAST
    table.state.ask(RECONNECT, GOBLINS)
    table.do(lambda state: None)
    assert table.state.ground.where[1] == LURKING + far * 4 + EAST


def test_11_12_after_five_crystal_tiles_the_cave_wins_or_all_lose():
    table = collapsing("KGC").map("f E +o0:crystal")
    table.state.ground.crystals_gone = 4
    table.do(remove_tile, table.at(1, 0), CAVE)
    assert table.state.winner == CAVE
    assert table.asked == "over 11.12"
    table = collapsing("KG").map("f E +o0:crystal")
    table.state.ground.crystals_gone = 4
    table.do(remove_tile, table.at(1, 0), GOBLINS)
    assert table.state.winner == ALL_LOSE


def test_11_12_and_11_9_five_crystal_tiles_decide_at_the_start_of_the_collapse():
    table = position("KG").map("f E f")
    for place in range(9):
        table.state.ground.piles[place] = 0
    table.state.ground.crystals_gone = 5
    begin_if_due(table.state)
    assert table.state.winner == ALL_LOSE


def test_10_13_terrain_may_be_removed_if_half_its_sides_touch_nothing():
    table = collapsing("KG", terrain="chosen").map("f E f")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    tiles = candidates(table.state, GOBLINS)
    assert terrain_candidates(table.state, GOBLINS, tiles) == [table.at(2, 0)]
    table.lay("+o0:crystal", (0, 1))
    tiles = candidates(table.state, GOBLINS)
    assert terrain_candidates(table.state, GOBLINS, tiles) == []


@pytest.mark.parametrize("roles", ["KG", "KGC"])
def test_11_4_and_3_5_without_a_cave_a_tile_is_placed_at_the_end_of_a_turn(roles):
    table = position(roles).map("f E f")
    before = table.state.ground.stack_size()
    table.turn("goblins")
    table.clear_stack()
    table.state.ask(END_TURN, GOBLINS)
    table.do(lambda state: None)
    if roles == "KGC":
        assert not table.asked.startswith("draw")
        return
    assert table.asked == "draw_tile"
    table.settle()
    assert table.asked == "lay goblins"
    assert table.state.ground.stack_size() == before - 1


def test_11_4_in_the_turn_of_the_last_tile_no_tile_is_added_or_removed():
    table = last_tile_placed(position("GD").map("f E f"))
    laid = table.state.ground.laid
    table.state.ask(END_TILES, GOBLINS)
    table.do(lambda state: None)
    assert table.asked == "turn goblins"
    assert table.state.ground.laid == laid


def test_11_4_and_12_2_tiles_that_returned_to_the_stack_are_still_placed():
    table = last_tile_placed(position("GD").map("f E f"))
    table.state.ground.layers = 1
    table.state.ground.set_layer(table.tile("event"), 0)
    table.state.ask(END_TILES, GOBLINS)
    table.do(lambda state: None)
    assert table.asked == "draw_tile"
    assert table.settle().asked == "lay goblins"


def last_tile_placed(table):
    """Return the Goblins' turn after the last tile of the stack was placed."""
    ground = table.turn("goblins").clear_stack().state.ground
    for place in range(9):
        ground.piles[place] = 0
    table.lay("e", (1, -1))
    table.state.ask(GOBLINS_TURN)
    return table


def test_10_13_and_44_6_a_removed_pit_counts_as_a_tile():
    table = collapsing("KG", terrain="chosen").map("f E f")
    table.terrain("pits", (2, 0), (-2, 0), (0, 1))
    for removed, cell in enumerate([(2, 0), (-2, 0), (0, 1)], start=1):
        table.do(remove_tile, table.at(*cell), GOBLINS)
        assert table.state.removed == removed
    assert not table.state.ground.terrain


def test_10_13_and_44_6_a_removed_lake_counts_as_one_tile():
    table = collapsing("KG", terrain="chosen").map("f E f")
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1))
    table.do(remove_tile, table.at(2, 1), GOBLINS)
    assert table.state.removed == 1
