import pytest

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import (
    BONES,
    CAVE,
    DRAGON,
    DRAGON_PIECE,
    FANGS,
    KNIGHT,
    KNIGHT_PIECE,
    THIEF_PIECE,
)
from antro.games.vast.components.squares import EAST, NORTH, OFF, SOUTH, WEST
from antro.games.vast.map.effects.collapsing import can_be_removed
from antro.games.vast.map.effects.entering import enter
from antro.games.vast.map.effects.forced import (
    TREASURE,
    can_be_moved,
    drag_token,
    move_piece,
    swat_token,
    ways_to_drag,
)
from antro.games.vast.map.effects.leaving import can_all_leave, mark_for_removal, ways_off
from antro.games.vast.map.effects.removing import remove_tile
from antro.games.vast.map.visibility.steps import may_be_moved
from antro.games.vast.state.ground import GEM_SHIFT
from tests.games.vast.support.position import position


def row():
    return position("KGDCT").map("""
        .    f    .    .
        +s1  E    +o0  +o0
        .    +o0  .    .
    """)


def moves_of(table, piece, at=0):
    return [way for way in range(4) if may_be_moved(table.state, piece, at, way)]


def test_6_1_a_piece_is_moved_step_by_step_and_may_stop_early():
    table = row()
    table.do(move_piece, KNIGHT_PIECE, 3, CAVE)
    assert table.asked == "forced cave"
    table.play("move piece east")
    assert table.where("knight") == (1, 0)
    table.play("move piece west", "move piece south")
    assert table.where("knight") == (0, 1)
    assert table.asked != "forced cave"
    table = row().do(move_piece, KNIGHT_PIECE, 3, CAVE).play("move piece east", "leave piece there")
    assert table.where("knight") == (1, 0)


def test_6_2_walls_dark_tiles_and_pieces_stop_a_moved_knight():
    table = row()
    assert moves_of(table, KNIGHT_PIECE) == [EAST, SOUTH]
    table.put("thief", (1, 0))
    assert moves_of(table, KNIGHT_PIECE) == [SOUTH]


def test_6_3_a_moved_knight_stops_on_an_event_token():
    table = row().put("event", (1, 0))
    table.do(move_piece, KNIGHT_PIECE, 3, CAVE).play("move piece east")
    assert table.where("knight") == (1, 0)
    assert not table.asked.startswith("forced")


def test_6_4_a_tribe_is_also_moved_onto_dark_tiles():
    table = row().off("knight").put("fangs", (0, 0))
    assert moves_of(table, FANGS) == [NORTH, EAST, SOUTH]
    table.put("knight", (0, 1))
    assert moves_of(table, FANGS) == [NORTH, EAST]


def test_6_5_the_dragon_is_moved_through_walls_until_he_surfaces():
    table = row().off("knight").put("dragon", (0, 0))
    assert moves_of(table, DRAGON_PIECE) == [NORTH, EAST, SOUTH, WEST]
    table.dragon(surfaced=1)
    assert moves_of(table, DRAGON_PIECE) == [EAST, SOUTH]


def test_6_6_walls_and_pieces_stop_a_moved_thief():
    table = row().off("knight").put("thief", (0, 0)).put("dragon", (1, 0))
    assert moves_of(table, THIEF_PIECE) == [NORTH, SOUTH]


def test_6_7_tokens_pass_pieces_but_do_not_end_on_their_squares():
    table = row().off("knight").put("treasure", (0, 0)).put("fangs", (1, 0))
    table.do(drag_token, 0, TREASURE, 2, CAVE)
    table.play("move token east")
    assert table.offers() == ["move token east", "move token west"]
    table.play("move token east")
    assert table.state.ground.treasures_on(table.at(2, 0)) == 1


def test_6_7_a_token_with_only_occupied_squares_around_it_is_not_moved():
    table = position("KGC").map("E +o0").put("knight", (0, 0)).put("treasure", (0, 0))
    table.put("fangs", (1, 0))
    assert ways_to_drag(table.state, 0, 3) == 0
    table.off("fangs")
    assert ways_to_drag(table.state, 0, 3) == bit(EAST)


def test_6_8_a_tribe_does_not_stop_a_tribe_but_a_monster_token_does():
    table = row().off("knight").put("fangs", (0, 0)).put("bones", (1, 0))
    assert EAST in moves_of(table, FANGS)
    table.put("ogre", (1, 0))
    assert EAST not in moves_of(table, FANGS)
    assert WEST in moves_of(table, BONES, table.at(1, 0)) or table.at(-1, 0) >= 0


def test_6_9_a_piece_leaves_a_square_on_the_shortest_way():
    table = row()
    mark_for_removal(table.state.ground, 0)
    assert ways_off(table.state, KNIGHT_PIECE) == 1 << EAST | 1 << SOUTH
    mark_for_removal(table.state.ground, table.at(1, 0))
    assert ways_off(table.state, KNIGHT_PIECE) == 1 << SOUTH


def test_6_10_all_pieces_leave_a_square_or_none():
    table = position("KGDCT").map("""
        f    +s2
        .    E
    """)
    table.put("knight", (0, -1)).put("thief", (0, 0))
    mark_for_removal(table.state.ground, table.at(0, -1))
    assert not can_all_leave(table.state, CAVE)
    assert table.where("knight") == (0, -1)
    table.off("thief")
    assert not can_all_leave(table.state, CAVE)  # a wall in the south, a Dark tile in the west


@pytest.mark.parametrize("rows", ["E +o0 +s3", "+s1 +o0 E"])
def test_6_10_a_piece_with_two_ways_leaves_the_only_way_of_another_free(rows):
    """The Thief cannot pass the wall. The Dragon can, so he goes that way."""
    table = position("DCT").map(rows)
    side = 1 if rows.startswith("E") else -1
    for piece in ("dragon", "thief"):
        table.put(piece, (side, 0))
    tile = table.at(side, 0)
    assert can_be_removed(table.state, tile, CAVE)
    table.do(remove_tile, tile, CAVE)
    assert (table.where("dragon"), table.where("thief")) == ((side, 0), (0, 0))
    assert table.at(2 * side, 0) == OFF  # the tile there has slid to the Entrance


def test_6_11_a_shielded_knight_is_not_moved_by_others():
    table = row().knight(shield=1)
    assert not can_be_moved(table.state, KNIGHT_PIECE, CAVE)
    assert can_be_moved(table.state, KNIGHT_PIECE, KNIGHT)
    mark_for_removal(table.state.ground, 0)
    assert not can_all_leave(table.state, CAVE)
    assert can_all_leave(table.state, KNIGHT)


def test_5_3_entering_puts_a_piece_on_a_square():
    table = row().do(enter, FANGS, 0)
    assert table.where("fangs") == (0, 0)


def test_27_7_swat_uses_all_its_steps():
    table = row().off("knight").put("gem wing", (0, 0))
    table.do(swat_token, 0, 2, 3, DRAGON)
    table.play("swat token east", "swat token east")
    assert table.asked == "swat dragon"
    table.play("swat token west")
    assert table.state.ground.token_square(GEM_SHIFT + 2) == table.at(1, 0)
