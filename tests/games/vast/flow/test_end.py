"""The end of a game and resignations (§44, §46)."""

import pytest

from antro.core.contract.game import Seat
from antro.games.vast.common.victory import all_lose, win
from antro.games.vast.components.roles import CAVE, DRAGON, GOBLINS, KNIGHT, THIEF
from antro.games.vast.components.squares import OFF
from antro.games.vast.flow.turns import end_round, next_role
from antro.games.vast.knight.effects.health import lose_health
from antro.games.vast.options import make
from antro.games.vast.state.ground import FLAME_WALL
from antro.games.vast.state.state import ALL_LOSE, UNDECIDED
from tests.games.vast.support.position import position
from tests.games.vast.support.walks import stroll


def test_3_1_turns_skip_missing_roles():
    table = position("KDT")
    order = []
    for _ in range(4):
        table.state.role = next_role(table.state)
        order.append(table.state.role)
    assert order == [KNIGHT, DRAGON, THIEF, KNIGHT]


def test_44_1_and_3_2_there_are_no_questions_after_a_goal_is_reached():
    table = position("KG").map("f E f").turn("goblins")
    table.do(win, GOBLINS, "20.1")
    assert table.asked == "over 20.1"
    assert table.game.to_act(table.state) == 0


def test_44_2_and_44_3_the_first_role_to_reach_its_goal_wins():
    table = position("KG")
    win(table.state, KNIGHT, "13.1")
    all_lose(table.state, "11.12")
    win(table.state, GOBLINS, "20.1")
    assert table.state.winner == KNIGHT


def test_44_7_one_role_wins_or_all_lose():
    table = position("KGC")
    win(table.state, GOBLINS, "20.1")
    assert table.game.scores(table.state) == [-1.0, 1.0, -1.0]
    table = position("KG")
    all_lose(table.state, "11.12")
    assert table.game.scores(table.state) == [-1.0, -1.0]


def test_44_5_the_collapse_starts_with_round_61():
    table = position("KGC").map("f E f")
    table.state.round = 60
    table.state.cave.hand[0] = table.tile("event")
    end_round(table.state)
    assert table.state.collapsing
    assert table.state.ground.stack_size() == 0
    assert table.state.cave.hand[0] == OFF


def test_44_5_and_45_4_the_removed_stack_reveals_no_tiles():
    game = make({"roles": "KGC"})
    *_, state = stroll(game, seed=3, plies=400)
    before = game.veil(state, Seat(1)).ground
    state.round = 60
    end_round(state)
    after = game.veil(state, Seat(1)).ground
    assert state.ground.section() == OFF
    assert (after.pool, list(after.piles)) == (before.pool, list(before.piles))


def test_44_5_the_cave_has_collapsed_after_round_80():
    for roles, winner in (("KGC", CAVE), ("KG", ALL_LOSE)):
        table = position(roles)
        table.state.round = 80
        end_round(table.state)
        assert table.state.winner == winner


def test_44_6_a_collapse_round_without_a_removal_ends_the_game():
    table = position("KG")
    table.state.collapsing = 1
    end_round(table.state)
    assert table.state.winner == UNDECIDED
    table.state.removed = 1
    end_round(table.state)
    assert table.state.winner == UNDECIDED
    end_round(table.state)
    assert table.state.winner == ALL_LOSE


def test_44_6_and_33_4_goblins_alone_continue_if_no_removal_was_due():
    table = position("G").map("f E f").turn("goblins")
    table.state.collapsing = 2
    end_round(table.state)
    assert table.state.winner == UNDECIDED
    table.goblins(eye=1)
    end_round(table.state)
    assert table.state.winner == ALL_LOSE


def test_44_6_and_28_1_a_cave_with_hatred_tokens_also_wins():
    table = position("KGC", cave_level="expert")
    table.state.collapsing = 2
    end_round(table.state)
    assert (table.state.cave.hatred, table.state.winner) == (8, CAVE)


def test_46_1_the_last_remaining_player_wins():
    table = position("KG").turn("knight")
    assert table.game.leave(table.state, 0)
    assert table.state.winner == GOBLINS
    alone = make({"roles": "K"})
    assert not alone.leave(alone.start(), Seat(0))


@pytest.mark.parametrize("leaves_first", [True, False])
def test_46_1_a_dead_knight_is_not_a_remaining_player(leaves_first):
    table = position("KDC").map("E f").knight(health=1).turn("dragon")
    if leaves_first:
        table.game.leave(table.state, Seat(1))
        assert table.state.winner == UNDECIDED
    table.do(lose_health, 1)
    if not leaves_first:
        assert table.state.winner == UNDECIDED
        table.game.leave(table.state, Seat(1))
    assert table.state.winner == CAVE


@pytest.mark.parametrize(("roles", "gone"), [("KDT", 1), ("KCT", 1)])
def test_46_2_and_44_4_an_ambush_wins_nothing_for_goblins_who_resigned(roles, gone):
    table = position(roles).map("E f").knight(health=1).turn("thief")
    table.game.leave(table.state, Seat(gone))
    table.do(lose_health, 1)
    assert table.state.winner == THIEF  # the last player left


def test_46_2_a_player_who_resigned_has_no_turns_and_cannot_win():
    table = position("KGD").turn("knight")
    table.game.leave(table.state, 1)
    assert table.state.winner == UNDECIDED
    table.state.role = KNIGHT
    assert next_role(table.state) == DRAGON
    win(table.state, GOBLINS, "44.4")
    assert table.state.winner == ALL_LOSE


@pytest.mark.parametrize(("roles", "piece"), [("KGD", "knight"), ("GDC", "fangs")])
def test_46_2_a_role_that_resigned_does_not_attack_the_dragon(roles, piece):
    table = position(roles).map("+o +o E").knight(strength=3).goblins(fangs=4)
    table.put(piece, (-1, 0)).put("dragon", (-2, 0))
    table.dragon(placed=1, surfaced=1, awake=1, health=1).turn("dragon")
    table.game.leave(table.state, Seat(0))
    table.play("free move east 2")
    assert table.state.dragon.health == 1
    assert table.state.winner == DRAGON


def test_46_2_an_effect_until_the_next_turn_ends_when_that_turn_is_skipped():
    """A Flame Wall would otherwise block the Entrance for the Thief for ever (§24.6, §25.4)."""
    table = position("KGDCT").map("f E f").put("flame_wall", (0, 0)).goblins(hexed=3)
    table.turn("knight")
    for seat in (GOBLINS, DRAGON):
        table.game.leave(table.state, Seat(seat))
    assert table.state.goblins.hexed == 3
    table.play("end knight turn")
    assert table.state.role == CAVE
    assert table.state.goblins.hexed == 0
    assert not table.state.ground.has(table.at(0, 0), FLAME_WALL)


def test_46_2_and_25_2_a_dragon_who_resigned_before_his_first_turn_can_be_hunted():
    table = position("KDC").map("f E f").put("knight", (0, 0)).turn("knight")
    table.game.leave(table.state, Seat(1))
    table.play("end knight turn")
    assert table.where("dragon") == (0, 0)


def test_46_3_a_cave_that_resigned_still_shapes():
    game = make({"roles": "KC"})
    state = game.start()
    game.leave(state, Seat(1))
    assert state.winner == KNIGHT  # one player is left
    game = make({"roles": "KGC"})
    *_, state = stroll(game, 1, 20)
    game.leave(state, Seat(2))
    assert next_role_of_cave(state)


def test_46_3_and_47_6_a_cave_that_resigned_spends_no_omens():
    table = position("KGC").map("f E f").put("knight", (0, 0)).knight(grit=9)
    table.cave(omens="quartz quartz quartz mushroom chasm bat").turn("cave").settle()
    table.play("shape")
    table.game.leave(table.state, Seat(2))
    assert sum(table.state.cave.omens) == 7
    assert table.state.cave.shaped
    assert table.state.role == KNIGHT


def next_role_of_cave(state):
    state.role = GOBLINS
    return next_role(state) == CAVE
