"""The views of a Vast table for each viewer."""

import pytest

from antro.core.contract.game import SPECTATOR
from antro.games.vast.components.roles import FANGS, ROLES
from antro.games.vast.components.squares import LURKING
from antro.games.vast.display.view import VIEW
from tests.games.vast.support.position import position

KNIGHT, GOBLINS, DRAGON, CAVE, THIEF = range(5)


def small_cave():
    return position("KGDCT").map(
        """
        .  f:crystal .
        b  E         +s1:event
        """
    )


def view(table, viewer=SPECTATOR):
    return VIEW.build(table.game, table.game.veil(table.state, viewer))


def square(table, viewer, x, y):
    return view(table, viewer).squares[table.at(x, y)]


def test_a_lit_tile_shows_its_type_and_walls():
    table = small_cave()
    shown = square(table, SPECTATOR, 1, 0)
    assert (shown.thing, shown.x, shown.y) == (f"square:{table.at(1, 0)}", 1, 0)
    assert (shown.lit, shown.type, shown.shape, shown.turn) == (True, "event", "side", 1)
    assert shown.walls.count(True) == 1


def test_a_slot_without_a_tile_is_none():
    table = small_cave()
    assert sum(square is not None for square in view(table).squares) == 4


@pytest.mark.parametrize("viewer", [KNIGHT, GOBLINS, DRAGON, THIEF, SPECTATOR])
def test_a_dark_tile_shows_only_its_symbol(viewer):
    shown = square(small_cave(), viewer, 0, -1)
    assert (shown.lit, shown.symbol, shown.type, shown.shape) == (False, "fangs", None, None)


def test_the_cave_sees_all_dark_tiles_and_the_thief_those_he_looked_at():
    table = small_cave()
    assert square(table, CAVE, 0, -1).type == "crystal"
    table.state.ground.peeked |= 1 << table.at(0, -1)
    assert square(table, THIEF, 0, -1).type == "crystal"
    assert square(table, THIEF, -1, 0).type is None
    assert square(table, KNIGHT, 0, -1).type is None
    assert square(table, KNIGHT, 0, -1).peeked


def test_pieces_are_on_squares_lurk_at_sides_or_are_off_the_map():
    table = small_cave().put("knight", (1, 0))
    table.state.ground.where[FANGS] = LURKING + 4 * table.at(1, 0) + 1
    knight, fangs, bones, *_ = view(table).pieces
    assert (knight.square, knight.side) == (f"square:{table.at(1, 0)}", None)
    assert (fangs.square, fangs.side) == (None, f"side:{table.at(1, 0)}:1")
    assert (bones.square, bones.side) == (None, None)


def test_tokens_are_shown_by_name():
    table = small_cave().put("treasure", (1, 0)).put("event", (1, 0)).put("gem wing", (1, 0))
    shown = square(table, SPECTATOR, 1, 0)
    assert (shown.treasures, shown.tokens, shown.gems) == (1, ["event"], ["gem:wing"])


def test_all_viewers_count_the_same_tiles_in_the_stack():
    table = small_cave()
    counted = {view(table, viewer).supplies.tiles for viewer in [*range(5), SPECTATOR]}
    assert len(counted) == 1


def test_only_its_owner_sees_a_hand():
    table = position("KGDCT").knight(sidequests="swift bedecked").goblins(secrets="hex")
    table.dragon(hand="claw wing")
    for viewer in [*range(5), SPECTATOR]:
        shown = view(table, viewer)
        assert (len(shown.knight.sidequests) == 2) == (viewer == KNIGHT)
        assert (shown.goblins.secrets == ["secret:hex"]) == (viewer == GOBLINS)
        assert (len(shown.dragon.hand) == 2) == (viewer == DRAGON)
        assert shown.knight.sidequests_held == 2
        assert (shown.goblins.secrets_held, shown.dragon.cards_held) == (1, 2)


def test_boards_of_absent_roles_are_none():
    shown = view(position("KG"))
    assert shown.knight is not None
    assert shown.goblins is not None
    assert (shown.dragon, shown.cave, shown.thief) == (None, None, None)


@pytest.mark.parametrize(
    ("roles", "goals"),
    [
        ("KGDCT", ["kill_dragon", "kill_knight", "escape", "collapse", "stash"]),
        ("KG", ["crystals_and_out", "kill_knight"]),
        ("GD", ["kill_dragon", "escape"]),
        ("G", ["crystals"]),
    ],
)
def test_each_seat_has_a_goal_and_two_numbers(roles, goals):
    shown = view(position(roles))
    assert [goal.goal.removeprefix("goal:") for goal in shown.goals] == goals
    assert [goal.role for goal in shown.goals] == shown.roles
    assert all(len(goal.meters) == 2 for goal in shown.goals)


def test_a_goal_shows_its_progress():
    table = position("KGDCT")
    table.state.dragon.wake = 4
    table.state.knight.health = 3
    knight, goblins, dragon, *_ = view(table).goals
    assert (knight.meters[1].now, knight.meters[1].most) == (3, 7)
    assert (goblins.meters[0].now, goblins.meters[0].most) == (4, 7)
    assert (dragon.meters[0].now, dragon.meters[0].most) == (4, 11)


def meters(goal):
    return [(found.meter.removeprefix("meter:"), found.now, found.most) for found in goal.meters]


def test_36_3_progress_starts_at_zero_against_a_knight_with_less_health():
    table = position("KG", goblins_level="easiest")
    assert meters(view(table).goals[1])[0] == ("knight_hits", 0, 5)
    assert meters(view(table.knight(health=4)).goals[1])[0] == ("knight_hits", 1, 5)
    assert meters(view(table.knight(health=7)).goals[1])[0] == ("knight_hits", 0, 7)


def test_41_7_with_the_war_banner_the_rage_meter_goes_to_four():
    table = position("KG", schemes="yes").goblins(bought="war_banner", rage=4)
    assert meters(view(table).goals[1])[1] == ("rage", 4, 4)


def test_36_4_and_36_5_the_extra_goals_of_an_expert_are_shown():
    table = position("DC", dragon_level="expert", cave_level="expert")
    table.dragon(shriek_turns=2).cave(hatred=5)
    dragon, cave = view(table).goals
    assert meters(dragon)[2] == ("shrieks", 2, 3)
    assert meters(cave)[2] == ("hatred", 3, 8)


def test_the_view_names_the_role_in_turn():
    table = small_cave().put("knight", (0, 0)).turn("knight")
    assert view(table).turn_of == ROLES[KNIGHT]
