"""Grit, and the cubes that it gives and takes (§15.1 to §15.3)."""

import pytest

from antro.core.contract.bits import listed
from antro.games.vast.components.roles import GOBLINS
from antro.games.vast.knight.effects.grit import gain_grit, lose_grit
from antro.games.vast.knight.effects.spores import KnightSpores
from tests.games.vast.knight.support.her_turn import cubes, her_turn, only_event, walk
from tests.games.vast.support.position import position

SPORES = KnightSpores()


@pytest.mark.parametrize(("grit", "won"), [(4, 0), (5, 1), (11, 2), (18, 3), (26, 4), (35, 5)])
def test_15_1_grit_gives_a_cube_at_each_threshold(grit, won):
    table = position("KG").knight(unplaced=0).do(gain_grit, grit)
    assert cubes(table, "unplaced") == won
    assert listed(table.state.knight.track) == list(range(won, 5))


def test_15_1_grit_ends_at_45():
    table = position("KG").do(gain_grit, 60)
    assert table.state.knight.grit == 45


def test_15_1_a_cube_can_be_used_at_once():
    table = her_turn("KG", "E", put=[("treasure", (0, 0))]).knight(
        treasures_left=0, treasure_deck=0
    )
    table.play("have encounter", "collect treasure", "place cube strength")
    assert cubes(table, "strength") == 1


def test_15_1_falling_below_a_threshold_returns_a_cube():
    table = position("KG").knight(unplaced=3, grit=5, track=0b11110).do(lose_grit, 1)
    assert (cubes(table, "unplaced"), table.state.knight.track) == (2, 0b11111)


def test_15_2_a_tile_gives_grit_and_rats_take_grit():
    table = her_turn("KC", "E f:event", grit=3)
    only_event(table, "rats")
    walk(table, "east").play("play event rats")
    assert table.state.knight.grit == 3 - 2 + 1


def test_15_2_spores_take_five_grit():
    table = position("KGDCT").knight(grit=4)
    assert SPORES.can_be_affected(table.state)
    table.do(SPORES.apply_spores)
    assert table.state.knight.grit == 0
    assert not SPORES.can_be_affected(table.state)


def test_15_3_a_cube_in_hand_goes_back_before_a_spent_one():
    table = position("KG").knight(unplaced=1, spent=1, strength=2, grit=11, track=0b11100)
    table.do(lose_grit, 11)
    assert (cubes(table, "unplaced"), cubes(table, "spent"), cubes(table, "strength")) == (0, 0, 2)
    assert table.asked != "give_cube knight"


def test_15_3_without_such_a_cube_the_knight_chooses_a_placed_one():
    table = position("KG").knight(unplaced=0, strength=2, shield=0, bow=1, grit=5, track=0b11110)
    table.state.role = GOBLINS
    table.do(lose_grit, 1)
    assert table.offers() == ["give cube strength", "give cube bow"]
    table.play("give cube bow")
    assert (cubes(table, "bow"), table.state.knight.track) == (0, 0b11111)


def test_15_3_only_a_placed_cube_that_goes_back_ends_the_turn():
    table = her_turn("KG", "E +o0", unplaced=1, strength=2, grit=5, track=0b11110)
    table.do(lose_grit, 1)
    assert table.asked == "turn knight"
    table = her_turn("KG", "E +o0", strength=2, bow=1, grit=5, track=0b11110).do(lose_grit, 1)
    table.play("give cube bow")
    assert table.asked != "turn knight"


def test_15_3_a_returned_cube_goes_to_the_highest_empty_place_above_the_grit():
    """A place emptied by Cave Bread is filled first. The other place then stays idle."""
    table = position("KG").knight(unplaced=3, grit=11, track=0b01100, idle=0b10000)
    table.do(lose_grit, 1)
    knight = table.state.knight
    assert (listed(knight.track), listed(knight.idle)) == ([2, 3, 4], [1])
    table.do(gain_grit, 1)
    assert cubes(table, "unplaced") == 2  # reaching 11 gives no cube
    table.do(lose_grit, 1)
    assert cubes(table, "unplaced") == 2  # falling below 11 takes no cube


def test_15_3_a_cube_that_cannot_go_back_leaves_its_place_empty():
    table = position("KG").knight(unplaced=2, discarded=1, grit=5, track=0b11110).do(lose_grit, 5)
    assert listed(table.state.knight.idle) == [0]
    table.do(gain_grit, 6)
    assert cubes(table, "unplaced") == 2
