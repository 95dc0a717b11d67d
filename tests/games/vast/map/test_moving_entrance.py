"""The Entrance as a token that moves (§37)."""

from antro.core.contract.bits import bit
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.components.squares import EAST, OFF
from antro.games.vast.map.effects.collapsing import can_be_removed
from antro.games.vast.map.effects.leaving import entrance_targets
from antro.games.vast.map.effects.removing import remove_tile
from antro.games.vast.map.effects.walls import bomb_side, lay_rockslide
from antro.games.vast.state.state import UNDECIDED
from tests.games.vast.support.position import position


def test_37_1_and_37_2_the_entrance_tile_is_ordinary_and_the_token_moves():
    table = position("KG", moving_entrance="yes").map("+o0 E f").off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.state.ground.entrance == table.at(-1, 0)
    assert table.state.ground.face[0] == OFF or not table.state.ground.has_square(0)


def test_37_3_the_tile_stays_if_the_token_has_no_place_to_go():
    table = position("KG", moving_entrance="yes").map("b E f").off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.at(0, 0) == 0
    table = position("KG", moving_entrance="yes").map("+o0 E +s1").put("fangs", (-1, 0))
    table.off("knight")
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.at(0, 0) == OFF or table.state.ground.entrance == table.at(1, 0)


def test_37_3_the_tile_stays_if_a_leaving_piece_takes_the_only_place_for_the_token():
    """Pieces leave first (§6.10). The tile cannot be removed, and no piece moves."""
    table = position("KG", moving_entrance="yes").map("f +o0 E").off("knight").put("eye", (0, 0))
    table.state.collapsing = 1
    assert not can_be_removed(table.state, 0, GOBLINS)
    table.off("eye")
    assert can_be_removed(table.state, 0, GOBLINS)


def test_37_3_and_4_3_a_rockslide_stops_the_token_and_a_bomb_lets_it_pass():
    table = position("KG", moving_entrance="yes").map("+o0 E +s3").off("knight")
    west, east = table.at(-1, 0), table.at(1, 0)
    assert entrance_targets(table.state) == bit(west)  # a wall is in the east
    lay_rockslide(table.state, west, EAST)
    assert entrance_targets(table.state) == 0
    bomb_side(table.state, 0, EAST)
    assert entrance_targets(table.state) == bit(east)


def test_37_4_moving_the_token_is_not_entering_the_entrance():
    table = position("KG", moving_entrance="yes").map("+o0 E f").off("knight")
    table.knight(smashed=5)
    table.state.collapsing = 1
    table.do(remove_tile, 0, GOBLINS)
    assert table.state.winner == UNDECIDED
