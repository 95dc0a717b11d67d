"""The reasons why a thing cannot be used, with their rules."""

import pytest

from antro.core.contract.game import SPECTATOR
from antro.games.vast.common.victory import win
from antro.games.vast.display.explain import why_not
from antro.games.vast.goblins.kinds import GOBLINS_TURN
from antro.games.vast.map.kinds import PLACE_TREASURE, REMOVE
from tests.games.vast.goblins.support.tribes import activations, goblins_of
from tests.games.vast.support.position import position

KNIGHT, GOBLINS, DRAGON, CAVE, THIEF = range(5)


def cave(roles="KGDCT"):
    return (
        position(roles)
        .map(
            """
            .  f            .
            b  E            +s3:crystal
            .  +o:event     .
            """
        )
        .put("knight", (0, 0))
    )


def reason(table, viewer, handle):
    found = why_not(table.game, table.game.veil(table.state, viewer), handle)
    return None if found is None else (found.code, found.clause)


def test_a_possible_action_has_no_reason_against_it():
    table = cave().knight(unplaced=2).turn("knight")
    assert reason(table, KNIGHT, "cube:strength") is None
    assert reason(table, KNIGHT, "choice:end_knight_turn") is None


@pytest.mark.parametrize("handle", ["", "nonsense", "square:73", "way:up", "square:0 nonsense:1"])
def test_an_unknown_thing_has_its_own_reason(handle):
    assert reason(cave().turn("knight"), KNIGHT, handle) == ("no_such_thing", "")


def test_the_reason_when_another_role_is_asked_or_the_game_is_over():
    table = cave().turn("knight")
    assert reason(table, SPECTATOR, "way:north") == ("watching", "1.10")
    assert reason(table, GOBLINS, "piece:fangs") == ("not_asked", "1.10")
    table.state.gone |= 1 << GOBLINS
    assert reason(table, GOBLINS, "piece:fangs") == ("gave_up", "46.2")
    table.do(lambda state: win(state, KNIGHT, "13.1"))
    assert reason(table, KNIGHT, "way:north") == ("finished", "13.1")


def test_reasons_against_a_step_of_the_knight():
    table = cave().turn("knight")
    assert reason(table, KNIGHT, "way:east") == ("wall", "5.1")
    table.state.knight.moved = 1
    assert reason(table, KNIGHT, "way:south") == ("no_steps", "13.7")


def test_5_1_the_reason_against_a_square_is_the_reason_against_a_step_to_it():
    table = cave().turn("knight")
    assert reason(table, KNIGHT, f"square:{table.at(1, 0)}") == ("wall", "5.1")
    assert reason(table, KNIGHT, f"square:{table.at(0, 1)}") == ("by_arrow", "5.1")
    assert reason(table, KNIGHT, f"square:{table.at(0, 0)}") == ("here_already", "5.1")
    table.put("knight", (-1, 0))
    assert reason(table, KNIGHT, f"square:{table.at(1, 0)}") == ("too_far", "5.1")
    table.state.knight.moved = 1
    assert reason(table, KNIGHT, f"square:{table.at(1, 0)}") == ("no_steps", "13.7")


def test_reasons_against_squares_and_pieces_before_an_action_is_chosen():
    table = cave().put("fangs", (-1, 0)).turn("knight")
    assert reason(table, KNIGHT, "piece:fangs") == ("not_on_her_square", "14.1")
    assert reason(table, KNIGHT, "piece:knight") == ("here_already", "5.1")
    table = cave()
    table.state.ask(GOBLINS_TURN)
    assert reason(table, GOBLINS, f"square:{table.at(0, 1)}") == ("tribe_first", "20.11")
    assert reason(table, GOBLINS, "piece:knight") == ("tribe_first", "20.11")
    table = cave().turn("dragon")
    assert reason(table, DRAGON, "piece:knight") == ("power_first", "25.6")
    table = cave().cave(omens="bat").turn("cave").settle()
    assert reason(table, CAVE, "piece:knight") == ("cave_action_first", "28.3")
    assert reason(table, CAVE, f"square:{table.at(0, 1)}") == ("cave_action_first", "28.3")


def test_a_square_does_not_answer_a_question_about_something_else():
    table = cave().turn("goblins").settle()
    assert reason(table, GOBLINS, f"square:{table.at(0, 1)}") == ("answer_first", "20.8")


def test_reasons_against_cubes_and_cards_of_the_knight():
    table = cave().knight(sidequests="swift", unplaced=0).turn("knight")
    table.knight(unplaced=0)
    assert reason(table, KNIGHT, "cube:strength") == ("no_cube_in_hand", "13.5")
    table.knight(unplaced=1, strength=3)
    assert reason(table, KNIGHT, "cube:strength") == ("place_full", "13.3")
    assert reason(table, KNIGHT, "cube:javelin") == ("not_face_up", "13.5")
    assert reason(table, KNIGHT, "sidequest:swift") == ("not_fulfilled", "16.1")
    assert reason(table, KNIGHT, "sidequest:daring") == ("not_held", "16.1")


def test_reasons_in_the_turn_of_the_cave():
    table = cave().cave(omens="bat").turn("cave").settle()
    assert reason(table, CAVE, "choice:end_cave_turn") == ("shape_first", "28.3")
    assert reason(table, CAVE, "omens:soporific_spores") == ("no_effect", "1.8")
    table.knight(grit=5)
    assert reason(table, CAVE, "omens:soporific_spores") == ("cannot_pay_omen", "29.6")
    assert reason(table, CAVE, "omen:bat") == ("omen_first", "29.1")


def test_reasons_against_squares_for_a_treasure():
    table = cave().put("thief", (-1, 0))
    table.do(lambda state: state.ask(PLACE_TREASURE[CAVE]))
    assert reason(table, CAVE, "square:51") == ("nothing_lies_there", "4.1")
    assert reason(table, CAVE, f"square:{table.at(0, 1)}") == ("not_dark", "28.7")
    assert reason(table, CAVE, f"square:{table.at(-1, 0)}") == ("piece_there", "28.7")


def falling(rows, roles="KG", **options):
    """Return a table in the Collapse where the first role chooses the tile to remove."""
    table = position(roles, **options).map(rows)
    table.state.collapsing = 1
    table.state.ask(REMOVE[KNIGHT])
    return table


def reason_to_stay(table, x, y):
    return reason(table, KNIGHT, f"square:{table.at(x, y)}")


def test_11_6_a_crystal_tile_is_removed_first_only_if_it_is_a_candidate():
    table = falling("f E +o:crystal +o +o +o")  # it is in the middle, so it stays for now
    assert reason_to_stay(table, 2, 0) == ("not_exposed_enough", "11.5")
    table = falling("f E +o +o:crystal")
    assert reason_to_stay(table, -1, 0) == ("crystal_falls_first", "11.6")
    assert reason_to_stay(table, 1, 0) == ("not_exposed_enough", "11.5")


def test_12_6_cave_in_takes_a_terrain_by_its_first_square():
    table = goblins_of(cave="f E +o", terrain="chosen").goblins(secrets="cave_in", eye=2)
    table.terrain("lake", (2, 0), (3, 0), (2, 1), (3, 1)).put("knight", (0, 0))
    activations(table).play("play secret cave in")
    there = f"square:{table.at(3, 1)}"
    assert reason(table, GOBLINS, f"square:{table.at(2, 0)}") is None
    assert reason(table, GOBLINS, there) == ("by_first_square", "12.6")
    table.put("knight", (3, 0))
    assert reason(table, GOBLINS, there) == ("not_that_square", "12.6")


def test_33_4_alone_dark_tiles_are_removed_first():
    table = falling("f E +o", "K").put("knight", (0, 0))
    assert reason_to_stay(table, 1, 0) == ("dark_falls_first", "33.4")


def test_10_13_terrain_is_removed_when_half_of_it_is_exposed():
    table = falling("f E +o +o:event").terrain("lake", (1, 1), (2, 1), (1, 2), (2, 2))
    assert reason_to_stay(table, 1, 1) is None
    assert reason_to_stay(table, 2, 2) == ("by_first_square", "10.13")
    table.lay("f", (0, 1)), table.lay("f", (3, 1)), table.lay("f", (0, 2))
    assert reason_to_stay(table, 1, 1) == ("terrain_not_exposed", "10.13")


def test_11_7_and_37_3_the_entrance_stays_or_its_token_has_no_place():
    assert reason_to_stay(falling("f E f"), 0, 0) == ("entrance_stays", "11.7")
    table = falling("f E f", moving_entrance="yes")
    assert reason_to_stay(table, 0, 0) == ("entrance_shut_in", "37.3")


def prowling(**fields):
    table = cave().put("thief", (0, 0)).turn("thief").play("stats low middle high")
    return table.thief(**fields).knight(grit=5)


def test_31_3_and_31_4_reasons_against_a_target_of_the_thief():
    table = prowling().knight(perception=3)
    assert reason(table, THIEF, "piece:knight") == ("too_watchful", "31.3")
    assert reason(table.knight(perception=0), THIEF, "piece:knight") is None
    assert reason(table.knight(grit=0), THIEF, "piece:knight") == ("nothing_to_take", "31.4")
    table.knight(grit=5).play("backstab knight for 1")
    assert reason(table, THIEF, "piece:knight") == ("target_already", "31.3")
    assert reason(prowling(cubes=0), THIEF, "piece:knight") == ("few_cubes", "30.3")
    table = prowling().put("dragon", (0, 1))
    assert reason(table, THIEF, "piece:dragon") == ("not_with_him", "31.3")


def test_31_7_and_31_9_reasons_against_actions_of_the_thief():
    table = prowling(loot_drop=1)
    assert reason(table, THIEF, "action:hide_loot:2") == ("low_loot_drop", "31.9")
    assert reason(table, THIEF, "action:pick_lock:1") == ("not_for_that", "31.7")
    assert reason(prowling(cubes=1), THIEF, "action:pick_lock:2") == ("few_cubes", "30.3")


def test_a_thing_outside_the_question_differs_from_one_that_is_never_asked():
    table = cave().put("dragon", (0, 0)).put("thief", (0, 0)).knight(grit=5)
    table.dragon(placed=1, hand="claw claw claw").turn("dragon")
    assert reason(table, DRAGON, "target:meat") == ("answer_first", "25.4")
    table.play("scratch with claw claw claw")
    assert reason(table, DRAGON, "target:knight") is None
    assert reason(table, DRAGON, "target:meat") == ("not_among_them", "27.12")
