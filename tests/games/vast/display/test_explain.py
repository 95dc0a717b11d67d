"""Why a thing cannot be used, and the clause that says so."""

import pytest

from antro.core.game import SPECTATOR
from antro.games.vast.display.explain import why_not
from antro.games.vast.victory import win
from tests.games.vast.position import position

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


def test_what_can_be_done_has_no_reason_against_it():
    table = cave().knight(unplaced=2).turn("knight")
    assert reason(table, KNIGHT, "cube:strength") is None
    assert reason(table, KNIGHT, "choice:end_knight_turn") is None


@pytest.mark.parametrize("handle", ["", "nonsense", "square:73", "way:up", "square:0 nonsense:1"])
def test_no_such_thing(handle):
    assert reason(cave().turn("knight"), KNIGHT, handle) == ("no_such_thing", "")


def test_others_are_asked_or_nobody_any_more():
    table = cave().turn("knight")
    assert reason(table, SPECTATOR, "way:north") == ("watching", "1.10")
    assert reason(table, GOBLINS, "piece:fangs") == ("not_asked", "1.10")
    table.state.gone |= 1 << GOBLINS
    assert reason(table, GOBLINS, "piece:fangs") == ("gave_up", "46.2")
    table.do(lambda state: win(state, KNIGHT, "13.1"))
    assert reason(table, KNIGHT, "way:north") == ("finished", "13.1")


def test_a_step_of_the_knight():
    table = cave().turn("knight")
    assert reason(table, KNIGHT, "way:east") == ("wall", "5.1")
    table.state.knight.moved = 1
    assert reason(table, KNIGHT, "way:south") == ("no_steps", "13.7")


def test_cubes_and_cards_of_the_knight():
    table = cave().knight(sidequests="swift", unplaced=0).turn("knight")
    table.knight(unplaced=0)
    assert reason(table, KNIGHT, "cube:strength") == ("no_cube_in_hand", "13.5")
    table.knight(unplaced=1, strength=3)
    assert reason(table, KNIGHT, "cube:strength") == ("place_full", "13.3")
    assert reason(table, KNIGHT, "cube:javelin") == ("not_face_up", "13.5")
    assert reason(table, KNIGHT, "sidequest:swift") == ("not_fulfilled", "16.1")
    assert reason(table, KNIGHT, "sidequest:daring") == ("not_held", "16.1")


def test_the_turn_of_the_cave():
    table = cave().cave(omens="bat").turn("cave").settle()
    assert reason(table, CAVE, "choice:end_cave_turn") == ("shape_first", "28.3")
    assert reason(table, CAVE, "omens:soporific_spores") in (
        ("cannot_pay_omen", "29.1"),
        ("no_effect", "1.8"),
    )
    assert reason(table, CAVE, "omen:bat") == ("omen_first", "29.1")


def test_squares_for_a_treasure():
    table = cave().put("thief", (-1, 0))
    table.do(lambda state: state.ask(table.game.config.asks.ground.treasure[CAVE]))
    assert reason(table, CAVE, "square:51") == ("nothing_lies_there", "4.1")
    assert reason(table, CAVE, f"square:{table.at(0, 1)}") == ("not_dark", "28.7")
    assert reason(table, CAVE, f"square:{table.at(-1, 0)}") == ("piece_there", "28.7")
