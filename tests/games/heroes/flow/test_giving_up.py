"""Resigning at any time (§30)."""

import pytest

from antro.games.heroes.state.side import GONE
from tests.games.heroes.support.opening import opening
from tests.games.heroes.support.position import position


def test_30_1_a_player_who_resigns_falls():
    table = position(3).seat(1, board={"front 1": "gnome", "back 2": "hero"}, hand="meteor")
    table.leave(1)
    assert (table.side(1).out, table.side(1).life) == (GONE, 0)
    assert (table.board(1), table.cards(1)) == ({}, "")
    assert table.leave(0).scores == [-1.0, -1.0, 1.0]


def test_30_1_with_points_a_player_who_resigns_is_out_and_nobody_scores():
    table = position(3, mode="points").leave(1)
    assert [side.points for side in table.state.sides] == [0, 0, 0]
    assert table.people == [0, 2]
    assert table.leave(0).scores == [-1.0, -1.0, 1.0]


def test_30_2_the_action_of_a_player_who_resigns_ends():
    table = position(3).seat(0, dice="CCCCFF", deck="meteor healing boulder").stop(0)
    table.play("draw").leave(0)
    assert (table.people, table.clause) == ([1], "21.1")


def test_30_2_a_follower_who_resigns_is_skipped():
    table = position(3).seat(0, dice="CCCFFF", deck="meteor").stop(0).play("draw")
    assert table.leave(1).people == [2]


def test_30_2_the_others_continue_to_roll():
    table = position(3).play("plan to hold", by=1)
    assert table.leave(0).asked == ["roll 0 [2]"]
    table.play("plan to hold", by=2)
    assert table.asked == ["roll 0 [1, 2]"]


def test_30_3_drafted_cards_leave_the_game_and_the_others_continue():
    table = opening(3).play("take ignara").leave(0)
    assert table.people == [1]
    assert "take ignara" not in table.texts(1)
    table.take_all()
    assert table.cards(0) + table.cards(0, "deck") == ""
    assert [table.side(seat).hand.size for seat in range(3)] == [0, 4, 4]


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "mode": "teams"}], ids=str)
def test_30_3_the_others_do_not_wait_for_the_missing_army(options):
    table = opening(**options).leave(0).take_all()
    assert table.people == [*range(1, options["players"])]


def test_30_3_players_may_resign_between_armies_and_placement():
    table = opening(3).take_all().play("muster fire ember_imp", by=0).leave(1)
    table.play("muster earth gnome", by=2).leave(0)
    assert table.scores == [-1.0, -1.0, 1.0]


def test_30_3_resigning_in_the_draft_counts_as_falling_at_the_start_of_the_duel():
    table = opening(4, mode="tournament", boards="ready").leave(0)
    assert table.clause == "4.2"
    table.take_all()
    assert table.asked == ["roll 1 [1, 2]"]
    assert [*table.state.ranks] == [3, 0, 0, 1]


def duels():
    """Return a tournament with the duels 0-3 and 1-2. Seats 0 and 1 have 1 life left."""
    table = opening(4, mode="tournament", boards="ready").take_all()
    for seat in (0, 1):
        table.side(seat).life = 1
    return table


def stop_and_fall(table, seat, other):
    """Let a seat stop with only helms and fall by the wounds of §9.3."""
    assert table.dice(seat) == "HHHHHH"
    return table.play("plan to hold", by=other).play("plan to stop", "forgo", by=seat)


def test_30_4_resigning_while_waiting_loses_the_final():
    table = stop_and_fall(duels(), 0, 3)
    assert table.leave(3).people == [1, 2]
    stop_and_fall(table, 1, 2)
    assert [*table.state.ranks] == [3, 3, 1, 2]
    assert table.people == [0, 1]


@pytest.mark.parametrize(
    ("seat", "ranks"), [(3, [3, 3, 1, 2]), (0, [4, 3, 1, 1])], ids=["final", "third place"]
)
def test_30_4_resigning_in_a_match_loses_it(seat, ranks):
    table = stop_and_fall(stop_and_fall(duels(), 0, 3), 1, 2)
    assert [*table.state.ranks] == [3, 3, 1, 1]
    assert [*table.leave(seat).state.ranks] == ranks
