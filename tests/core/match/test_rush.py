"""Games of Rush: real time, secret choices, two duels at once and seats that leave."""

from itertools import pairwise

import pytest

from antro.bots.search.playout import playout
from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.game import CHANCE, SPECTATOR, TIME, Seat, contest_of
from antro.core.contract.moves import Moves
from antro.core.match import timing
from antro.core.match.clock import PerMove
from antro.core.match.events import Flagged, Played
from antro.core.match.log_lines import log_lines
from antro.core.match.undo import why_no_undo
from antro.testing.table_walks import wander
from tests.core.support.rush import PACES, Rush, make
from tests.core.support.rush_moves import BEAT_AFTER, COUNTDOWN, FOLLOW, SLOT
from tests.core.support.tables import do, do_all, number, opened, refusal

NONE_KEPT = "keep (0, 0, 0)"


def mustered(pace="live", seats=3, form="melee", clock=None):
    """Return a table where all armies are face up, at time 0."""
    table = opened(f"rush {seats} {pace} {form}", clock=clock)
    return do_all(table, ", ".join(f"{seat} army 1" for seat in range(seats)))


def rolled_once(pace="live", seats=3, form="melee"):
    """Return a table where all dice have been rolled once."""
    table = mustered(pace, seats, form)
    table.tick(COUNTDOWN)
    return table


def asked(table):
    return [question.text for question in table.game.open_questions(table.state)]


def alive(table):
    return [seat for seat in range(table.game.seats) if not table.state.out >> seat & 1]


# Secret choices, made at the same time


def test_choices_made_together_do_not_make_each_other_stale():
    table = opened("rush 3 live melee")
    for seat in (2, 0, 1):
        table.play(seat, number(table, f"army {seat}"), 0, 0)
    assert table.state.armies == [0, 1, 2]


def texts(table, viewer, since=0):
    """Return the moves of the log as a viewer reads them."""
    moves = [line.move for line in log_lines(table.match, viewer, since=since)]
    return [move and move.text for move in moves]


def test_opponents_see_that_a_seat_has_chosen_but_not_its_choice():
    table = do_all(opened("rush 3 live melee"), "1 army 2")
    assert table.match.acting() == [0, 2]
    told = {viewer: texts(table, viewer) for viewer in (Seat(0), Seat(1), SPECTATOR)}
    assert [*told.values()] == [["army 3"], ["army 2"], ["army 3"]]
    assert table.game.veil(table.state, Seat(0)).armies == [-1, 3, -1]


def test_all_armies_are_revealed_together():
    table = do_all(opened("rush 2 live melee"), "1 army 2, 0 army 0")
    assert texts(table, SPECTATOR, since=2) == [
        "0 has army 0",
        "1 has army 2",
    ]


def test_a_secret_choice_is_undone_and_the_others_keep_choosing():
    table = do_all(opened("rush 3 live melee"), "1 army 2")
    table.undo(1, table.version, 0)
    assert table.match.choice_since == [0, table.version, 0]
    assert table.match.acting() == [0, 1, 2]


# Live


def test_a_roll_happens_at_once_and_the_others_keep_their_choice():
    table = rolled_once()
    version = table.version
    for seat in (0, 1, 2):
        table.play(seat, number(table, NONE_KEPT), version, 2_000)
    assert table.state.throws == [2, 2, 2]


def test_a_roll_needs_a_gap_after_the_last_one():
    table = rolled_once()
    do(table, 0, NONE_KEPT, 2_000)
    move = number(table, NONE_KEPT)
    reason = refusal(table, table.play, 0, move, table.version, 2_000 + SLOT - 7)
    assert reason == Reason("too_soon", "3", {"n": 7})
    assert do(table, 0, NONE_KEPT, 2_000 + SLOT)[0].at == 2_000 + SLOT


def test_a_seat_overtaken_by_a_stop_learns_which_seat_stopped():
    table = rolled_once()
    version = table.version
    do(table, 1, "stop", 2_000)
    move = number(table, NONE_KEPT)
    reason = refusal(table, table.play, 0, move, version, 2_000)
    assert reason == Reason("overtaken", fields={"who": "role:east"})
    assert refusal(table, table.play, 0, move, 0, 2_000) == Reason("stale_version")
    assert refusal(table, table.play, 1, move, version, 2_000) == Reason("stale_version")


def test_on_the_beat_time_overtakes_a_move():
    table = rolled_once("beat")
    version = table.version
    table.tick(timing.due(table.match))
    reason = refusal(table, table.play, 0, number(table, NONE_KEPT), version, table.match.now)
    assert reason == Reason("overtaken", fields={"who": "role:time"})


# Waiting


def test_a_countdown_ends_when_due_even_if_the_host_wakes_late():
    table = mustered()
    assert (table.match.acting(), timing.deadline(table.match)) == ([], COUNTDOWN)
    assert table.tick(COUNTDOWN - 1) == []
    events = table.tick(COUNTDOWN + 400)
    assert events[0] == Played(int(TIME), number(table, "go 0"), COUNTDOWN)
    assert {event.seat for event in events[1:]} == {CHANCE}


def test_beats_do_not_drift():
    table = rolled_once("beat")
    table.tick(COUNTDOWN + 3 * BEAT_AFTER + 77)
    beats = [event.at for event in table.events if event.seat == TIME]
    assert [after - before for before, after in pairwise(beats)] == [BEAT_AFTER] * 3


def test_a_seat_that_takes_too_long_passes():
    table = do_all(rolled_once(), "")
    do(table, 0, "stop", 2_000)
    assert asked(table) == ["score 0 1"]
    late = 2_000 + FOLLOW
    reason = refusal(table, table.play, 1, number(table, "score"), table.version, late)
    assert reason == Reason("time_over", "4", {"who": "role:east"})
    assert table.tick(late)[0].seat == TIME
    assert asked(table) == ["score 0 2"]
    assert why_no_undo(table.match, 0) == Reason("undo_time", "4")


def test_a_stepped_game_has_no_moves_of_time():
    table = wander(mustered("stepped"), 3, 10**4)
    assert table.result is not None
    assert not any(event.seat == TIME for event in table.events)


def test_moves_of_time_and_flags_happen_in_order():
    table = mustered("beat", clock=PerMove(1000))
    table.tick(COUNTDOWN)
    assert timing.deadline(table.match) == COUNTDOWN + 1000 < COUNTDOWN + BEAT_AFTER
    events = table.tick(COUNTDOWN + BEAT_AFTER)
    flags = [event for event in events if isinstance(event, Flagged)]
    assert [(flag.seat, flag.at) for flag in flags] == [
        (seat, COUNTDOWN + 1000) for seat in range(2)
    ]
    assert (table.result.how, table.result.scores) == ("flagged", [-1.0, -1.0, 1.0])


# Two duels at once


def test_two_duels_count_down_and_roll_side_by_side():
    table = mustered("live", 4, "cup")
    assert asked(table) == ["countdown 0", "countdown 1"]
    table.tick(COUNTDOWN)
    assert asked(table) == ["roll 0 [0, 1]", "roll 1 [2, 3]"]
    version = table.version
    do(table, 0, "stop", 2_000)
    table.play(3, number(table, NONE_KEPT), version, 2_000)
    assert asked(table) == ["score 0 1", "roll 1 [2, 3]"]
    assert table.match.acting() == [1, 2, 3]


def test_two_duels_wait_independently():
    table = rolled_once("live", 4, "cup")
    do(table, 0, "stop", 2_000)
    do(table, 2, "stop", 2_500)
    assert timing.due(table.match) == 2_000 + FOLLOW
    passed = table.tick(2_500 + FOLLOW)
    assert [(event.at, event.move) for event in passed] == [
        (2_000 + FOLLOW, number(table, "pass 0")),
        (2_500 + FOLLOW, number(table, "pass 1")),
    ]


def test_no_seat_moves_before_a_due_move_of_time_in_another_duel():
    table = rolled_once("live", 4, "cup")
    do(table, 0, "stop", 2_000)
    late = 2_000 + FOLLOW
    reason = refusal(table, table.play, 3, number(table, NONE_KEPT), table.version, late)
    assert reason == Reason("time_first", "4")


def test_the_winners_of_two_duels_meet_in_one_duel():
    table = rolled_once("stepped", 4, "cup")
    while len(alive(table)) > 2:
        wander(table, table.version, 1)
    [one, two] = alive(table)
    assert one < 2 <= two
    assert asked(table) == [f"roll 0 [{one}, {two}]"]
    wander(table, 5, 10**4)
    assert sorted(table.result.scores) == [-1.0, -1.0, -1.0, 1.0]


# Leaving


@pytest.mark.parametrize("pace", PACES)
def test_a_game_continues_without_a_seat_that_leaves(pace):
    table = mustered(pace)
    table.resign(1, table.version, 0)
    assert (table.result, table.match.gone) == (None, [1])
    wander(table, 4, 10**4)
    assert table.result.how == "rules"
    assert table.result.scores[1] == -1.0


@pytest.mark.parametrize("pace", PACES)
def test_the_last_seat_left_wins(pace):
    table = mustered(pace)
    table.resign(1, table.version, 0)
    table.resign(0, table.version, 0)
    assert (table.result.how, table.result.scores) == ("resigned", [-1.0, -1.0, 1.0])


def test_a_seat_that_left_cannot_act():
    table = do_all(opened("rush 3 live melee"), "1 army 2")
    table.resign(1, table.version, 0)
    for attempt in (table.resign, table.undo):
        assert refusal(table, attempt, 1, table.version, 0) == Reason("seat_left")
    assert refusal(table, table.play, 1, 0, table.version, 0) == Reason("seat_left")


def test_no_move_from_before_a_seat_left_can_be_undone():
    table = do_all(opened("rush 3 live melee"), "0 army 1")
    table.resign(1, table.version, 0)
    assert why_no_undo(table.match, 0) == Reason("undo_left", "1")


def test_a_duel_ends_if_a_seat_leaves_and_the_other_duel_continues():
    table = rolled_once("live", 4, "cup")
    table.resign(0, table.version, 2_000)
    assert asked(table) == ["roll 1 [2, 3]"]
    table.resign(3, table.version, 2_000)
    assert asked(table) == ["countdown 0"]


def test_only_the_seats_whose_clock_runs_out_are_out():
    table = opened("rush 3 stepped melee", clock=PerMove(1000))
    do(table, 0, "army 1", 10)
    assert table.tick(1_000) == [Flagged(1, 1_000), Flagged(2, 1_000)]
    assert table.result.scores == [1.0, -1.0, -1.0]


# The kind of contest and the order of seats


def test_rush_is_a_duel_or_each_for_himself():
    assert [contest_of(Rush(seats)) for seats in (2, 3)] == ["duel", "each for himself"]


def test_seats_take_turns_in_equal_positions():
    """Otherwise the first seat would always roll and stop before the others."""
    game, dice, wins = make({"seats": "4"}), SeededDice(1), [0] * 4
    for _ in range(200):
        state = game.start()
        playout(game, state, dice, Moves())
        wins[game.scores(state).index(1.0)] += 1
    assert min(wins) > 20
