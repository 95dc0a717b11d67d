"""The Knight's board, turn and cubes (§13)."""

import pytest

from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, THIEF
from antro.games.vast.flow.turns import next_role
from antro.games.vast.knight.effects.cubes import poison
from antro.games.vast.knight.effects.grit import lose_grit
from antro.games.vast.knight.effects.health import gain_health, lose_health
from antro.games.vast.knight.effects.possession import possession
from antro.games.vast.knight.effects.values import movement, perception, strength
from antro.games.vast.knight.moves.cubes import NAMES
from antro.games.vast.state.state import ALL_LOSE, UNDECIDED
from tests.games.vast.knight.support.her_turn import cubes, her_turn, skip_minor, steps, walk
from tests.games.vast.support.position import position


def test_13_1_with_a_dragon_the_goal_is_to_kill_the_dragon():
    table = her_turn("KD", "E +o0", put=[("dragon", (0, 0))], strength=2)
    table.dragon(health=1, surfaced=1).play("have encounter", "knight attacks dragon")
    assert table.state.winner == KNIGHT


@pytest.mark.parametrize(("smashed", "winner"), [(4, UNDECIDED), (5, KNIGHT)])
def test_13_1_without_a_dragon_the_goal_is_to_bring_home_five_crystals(smashed, winner):
    table = her_turn("KG", "E +o0", at=(1, 0), smashed=smashed)
    walk(table, "west")
    assert table.state.winner == winner


def test_13_1_the_knight_must_enter_the_entrance_with_the_fifth_crystal():
    table = her_turn("KG", "E +o0", put=[("crystal", (0, 0))], smashed=4, strength=2)
    table.play("have encounter", "smash crystal")
    assert table.state.knight.smashed == 5
    assert table.state.winner == UNDECIDED


def test_13_2_the_board_at_the_start():
    table = position("KG")
    knight = table.state.knight
    assert (knight.health, knight.grit, knight.bombs, table.where("knight")) == (7, 0, 3, (0, 0))
    assert (cubes(table, "unplaced"), knight.track) == (2, 0b11111)


def test_13_2_three_sidequests_are_dealt():
    game = position("KG").game
    state = game.start()
    while state.knight.sidequests_held < 3:
        game.apply(state, 16, game.offered(state, 16)[0].number)
    assert state.knight.sidequests.bit_count() == 3


@pytest.mark.parametrize("placed", [0, 1, 2, 3])
def test_13_3_a_track_has_three_places(placed):
    state = her_turn(movement=placed, perception=placed, strength=placed).state
    assert movement(state) == 1 + 2 * placed
    assert perception(state) == strength(state) == 1 + placed


def test_13_3_three_cubes_fill_a_track():
    table = her_turn(unplaced=1, strength=3)
    assert "place cube strength" not in table.offers()
    assert "place cube movement" in table.offers()


def test_13_4_the_knight_picks_up_all_her_cubes():
    table = position("KG").knight(unplaced=0, movement=1, bow=1, spent=1, aside=1, grit=20)
    table.knight(face_up="mighty_axe").state.knight.cubes[12 + 4] = 1
    table.knight(discarded=1, entrance=1).turn("knight")
    assert (cubes(table, "unplaced"), cubes(table, "discarded"), cubes(table, "entrance")) == (
        5,
        1,
        1,
    )
    assert table.asked == "turn knight"


def test_13_5_a_cube_may_be_assigned_to_any_place_and_stays_there():
    table = her_turn(unplaced=2, face_up="mighty_axe javelin")
    assert "place cube javelin" not in table.offers()  # this place needs no cube
    table.play("place cube shield", "place cube mighty axe")
    assert (cubes(table, "shield"), cubes(table, "mighty_axe"), cubes(table, "unplaced")) == (
        1,
        1,
        0,
    )
    assert not [text for text in table.offers() if text.startswith("place cube")]


def test_13_5_cubes_may_be_assigned_between_the_parts_of_an_encounter():
    table = her_turn(put=[("crystal", (0, 0)), ("treasure", (0, 0))], unplaced=2)
    table.play("have encounter", "place cube strength", "place cube strength", "smash crystal")
    assert table.state.knight.smashed == 1


def test_13_6_the_knight_does_not_possess_discarded_and_poisoned_cubes():
    table = her_turn(unplaced=1, strength=1, spent=1, discarded=1, entrance=1)
    assert possession(table.state) == 3


def test_13_6_the_knight_always_keeps_two_cubes():
    table = her_turn(unplaced=1, strength=1, grit=5, track=0b11110)
    table.do(lose_grit, 5)
    assert (table.state.knight.grit, possession(table.state)) == (0, 2)
    table = position("KG").knight(unplaced=0, strength=2, shield=1)
    table.do(poison, 2)
    table.play("give cube shield")
    assert (possession(table.state), cubes(table, "entrance")) == (2, 1)


def test_13_6_an_action_that_would_discard_one_of_the_last_cubes_is_not_possible():
    table = her_turn(face_up="potion_kit", health=3, unplaced=2)
    table.play("place cube potion kit")
    assert "drink potion" not in table.offers()
    table.knight(movement=1)
    assert "drink potion" in table.offers()


def test_13_7_a_step_needs_movement_and_an_encounter():
    table = her_turn(tiles="E +o0 +o0", unplaced=1)
    walk(table, "east")
    assert steps(table) == []
    assert steps(table.play("place cube movement")) == ["east", "west"]
    table.state.knight.encounters = 1
    assert steps(table) == []
    assert steps(table.knight(perception=1)) == ["east", "west"]


def test_13_8_the_player_ends_the_turn():
    table = her_turn("KG", "E +o0").play("end knight turn")
    assert table.asked != "turn knight"


def test_13_8_a_placed_cube_that_goes_back_ends_the_turn_after_the_step():
    """The tile is filled, gets its token and costs 1 Grit. After that the turn ends."""
    table = her_turn("KD", "E f:treasure_room", movement=1, strength=2, grit=5, track=0b11110)
    table.put("flame_wall", (1, 0))
    walk(table, "east")
    table.play("give cube strength")
    skip_minor(table)
    assert table.asked.split()[-1] != "encounter"
    assert table.state.ground.treasures_on(table.at(1, 0)) == 1
    assert (table.state.knight.grit, table.state.knight.encounters) == (1, 1)
    assert "knight step west" not in table.offers()


def test_13_9_between_turns_cards_do_not_count_for_strength():
    board = {"strength": 1, "perception": 1, "elvish_sword": 1, "pixie_lantern": 1, "mighty_axe": 1}
    table = her_turn("KG", "E +o0", face_up="elvish_sword pixie_lantern mighty_axe")
    for place, number in board.items():
        table.state.knight.cubes[NAMES.index(place)] = number
    assert (strength(table.state), perception(table.state)) == (4, 4)
    table.state.role = GOBLINS
    assert (strength(table.state), perception(table.state)) == (2, 4)


@pytest.mark.parametrize(
    ("roles", "winner"),
    [
        ("KG", GOBLINS), ("KGDCT", GOBLINS), ("KD", DRAGON), ("KDT", DRAGON), ("KC", CAVE),
        ("KCT", CAVE), ("KT", THIEF), ("K", ALL_LOSE), ("KDC", UNDECIDED), ("KDCT", UNDECIDED),
    ],
)  # fmt: skip
def test_13_10_and_44_4_at_health_0_the_knight_is_dead(roles, winner):
    table = her_turn(roles, "E +o0", health=1).do(lose_health, 1)
    assert table.state.winner == winner


def test_13_10_health_is_never_more_than_seven():
    table = her_turn(health=6).do(gain_health, 2)
    assert table.state.knight.health == 7


def test_13_10_health_is_never_more_than_at_the_start():
    table = her_turn("KG", "E", options={"goblins_level": "expert"}, health=8).do(gain_health, 2)
    assert table.state.knight.health == 9


def test_13_11_the_game_continues_without_a_dead_knight():
    table = her_turn("KDC", "E +o0 f:event", put=[("ogre", (1, 0))], health=1)
    table.put("event", (0, 0)).do(lose_health, 1)
    ground = table.state.ground
    assert (table.where("knight"), table.state.knight.dead) == (None, 1)
    assert not ground.has(table.at(1, 0), 11)
    assert ground.has(table.at(0, 0), 8)  # Event tokens stay
    assert "knight" not in table.asked


def test_13_11_the_turns_of_a_dead_knight_are_skipped():
    table = her_turn("KDC", "E +o0", health=1).do(lose_health, 1)
    table.state.role = CAVE
    assert next_role(table.state) == DRAGON
