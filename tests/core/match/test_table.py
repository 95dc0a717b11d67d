"""A table accepts legal moves, refuses all others and is rebuilt from its events."""

import pytest
from hypothesis import given

from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord
from antro.core.contract.game import CHANCE, HOST, SPECTATOR, Seat
from antro.core.match.clock import Fischer
from antro.core.match.events import Flagged, Played, Resigned, Undone
from antro.core.match.log_lines import log_lines, moves_made
from antro.core.match.undo import why_no_undo
from antro.testing.table_walks import take_step, wander
from tests.core.support.tables import (
    again,
    do,
    do_all,
    games,
    number,
    opened,
    picture,
    played_to_turns,
    refusal,
    seeds,
    steps,
    untimed,
)

NO_SEATS = (3, -1, int(CHANCE), int(SPECTATOR), int(HOST), 2**40, -(2**70))
END = "0 stop, 1 stop, 2 stop, 0 grab, 1 praise"

# Accepted moves


def test_chance_prepares_the_game_and_asks_the_first_question():
    table = opened()
    assert [event.seat for event in table.events] == [CHANCE] * 3
    assert table.match.acting() == [0, 1, 2]
    assert table.begin(5) == []


def test_a_move_returns_itself_and_the_chance_moves_it_leads_to():
    table = played_to_turns()
    before = table.version
    events = do(table, 0, "roll", now=7)
    assert events == table.events[before:]
    assert [(event.seat, event.at) for event in events] == [(0, 7), (CHANCE, 7)]


def test_simultaneous_choices_are_made_in_any_order():
    table = do_all(opened(), "2 pledge 0, 0 pledge 1")
    assert table.match.acting() == [1]
    do(table, 1, "pledge 2")
    assert table.state.pledges == [1, 2, 0]


def test_a_game_ends_by_its_rules_and_the_result_cites_the_clause():
    table = do_all(played_to_turns(), END)
    assert table.result is not None
    assert (table.result.how, table.result.clause) == ("rules", "6")
    assert table.result.scores == table.game.scores(table.state)
    assert table.match.acting() == []


@pytest.mark.parametrize(
    ("name", "scores"), [("toll 2", [1.0, -1.0]), ("toll 3", [0.5, -1.0, 0.5])]
)
def test_a_seat_that_resigns_loses_and_the_others_share_the_win(name, scores):
    table = opened(name)
    assert table.resign(1, table.version, 9) == [Resigned(1, 9)]
    assert table.result is not None
    assert (table.result.scores, table.result.how) == (scores, "resigned")


def test_time_never_runs_back_even_if_the_clock_of_the_host_does():
    table = played_to_turns()
    do(table, 0, "step", now=100)
    assert do(table, 0, "step", now=40)[0].at == 100


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_a_table_is_rebuilt_from_its_events_exactly(name, seed, luck, steps):
    table = wander(opened(name, seed, Fischer(60_000, 20)), luck, steps)
    assert picture(again(table)) == picture(table)


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_a_rebuilt_table_continues_like_the_original(name, seed, luck, steps):
    table = wander(opened(name, seed), luck, steps)
    twin = again(table)
    assert picture(wander(table, luck, 10)) == picture(wander(twin, luck, 10))


def test_a_table_saved_before_a_random_result_draws_it_when_it_starts_again():
    whole = played_to_turns()
    do(whole, 0, "roll")
    cut = again(whole, whole.events[:-1])
    assert refusal(cut, cut.play, 0, 0, cut.version, 0) == Reason("chance_first", "4")
    cut.begin(0)
    assert picture(cut) == picture(whole)


# Refused moves


def test_a_move_of_a_seat_that_is_not_asked_is_refused():
    table = played_to_turns()
    step = number(table, "step")
    reason = Reason("wrong_seat", "4", {"who": ["role:miller"]})
    for seat in (1, 2, *NO_SEATS):
        assert refusal(table, table.play, seat, step, table.version, 0) == reason
    for seat in NO_SEATS:
        assert refusal(table, table.resign, seat, table.version, 0) == reason
        assert refusal(table, table.undo, seat, table.version, 0) == reason


@pytest.mark.parametrize("off", [-1, 1, -(10**9), 10**30])
def test_a_request_for_another_version_is_refused(off):
    table = played_to_turns()
    step, stale = number(table, "step"), table.version + off
    reason = Reason("stale_version")
    assert refusal(table, table.play, 0, step, stale, 0) == reason
    assert refusal(table, table.undo, 0, stale, 0) == reason
    assert refusal(table, table.resign, 0, stale, 0) == reason


def test_a_move_that_is_not_legal_is_refused():
    table = played_to_turns()
    shut = number(table, "grab")
    for move in (shut, -1, len(table.game.choice_of), 2**63, -(2**63) - 1, 10**40):
        reason = refusal(table, table.play, 0, move, table.version, 0)
        assert reason == Reason("illegal_move", "4")


def test_every_request_after_the_end_is_refused():
    table = do_all(played_to_turns(), END)
    reason = Reason("finished", "6")
    for version in (table.version, 0):
        assert refusal(table, table.play, 0, 0, version, 0) == reason
        assert refusal(table, table.undo, 0, version, 0) == reason
        assert refusal(table, table.resign, 0, version, 0) == reason
    assert table.tick(10**9) == []
    assert why_no_undo(table.match, 0) == reason


@given(name=untimed, seed=seeds, luck=seeds, steps=steps, wild=seeds)
def test_a_table_accepts_exactly_the_legal_moves(name, seed, luck, steps, wild):
    table = wander(opened(name, seed), luck, steps)
    for seat in range(table.game.seats):
        legal = table.match.open_to(Seat(seat)).listed() if table.result is None else []
        move = wild % len(table.game.choice_of)
        if move in legal:
            assert again(table).play(seat, move, table.version, table.match.now)
        else:
            refusal(table, table.play, seat, move, table.version, table.match.now)


# Impossible events


@pytest.mark.parametrize(
    ("event", "field"),
    [
        (Played(0, 10**6, 0), "move"),
        (Played(1, 0, 0), "seat"),
        (Played(7, 0, 0), "seat"),
        (Played(int(CHANCE), 0, 0), "seat"),
        (Resigned(int(CHANCE), 0), "seat"),
        (Resigned(3, 0), "seat"),
        (Flagged(0, 0), "at"),
        (Undone(0, 0, 0), "type"),
        (Undone(int(CHANCE), 0, 0), "seat"),
        (Resigned(0, -1), "at"),
    ],
)
def test_an_event_that_cannot_have_happened_is_named_by_line_and_field(event, field):
    events = played_to_turns().events
    with pytest.raises(BadRecord) as caught:
        again(played_to_turns(), [*events, event])
    assert (caught.value.line, caught.value.field) == (len(events) + 2, field)


def test_an_event_that_comes_before_the_last_one_is_named_by_its_time():
    table = played_to_turns()
    do(table, 0, "step", now=50)
    with pytest.raises(BadRecord, match="at:"):
        again(table, [*table.events, Resigned(1, 49)])


def test_an_undo_that_leads_elsewhere_is_named_by_its_field():
    table = do_all(played_to_turns(), "0 step, 0 step")
    for to in (table.version, table.version - 2, 0, -1):
        with pytest.raises(BadRecord, match="to:"):
            again(table, [*table.events, Undone(0, to, 0)])


# The log of each seat


def test_each_viewer_reads_a_log_line_as_it_saw_the_move():
    table = do_all(opened(), "0 pledge 2")
    viewers = (Seat(0), Seat(1), SPECTATOR, HOST)
    told = {viewer: log_lines(table.match, viewer, since=3)[0].move for viewer in viewers}
    assert [move and move.text for move in told.values()] == [
        "pledge 2",
        "pledge 3",  # UNKNOWN
        "pledge 3",
        "pledge 2",
    ]


def test_log_lines_carry_versions_and_include_more_than_moves():
    table = do_all(played_to_turns(), "0 step")
    first = table.version
    table.undo(0, table.version, 3)
    table.resign(1, table.version, 4)
    lines = log_lines(table.match, SPECTATOR, since=first)
    assert [(line.version, line.what, line.seat, line.at, line.to) for line in lines] == [
        (first + 1, "undone", 0, 3, first - 1),
        (first + 2, "resigned", 1, 4, None),
    ]


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_log_lines_since_a_version_are_the_end_of_the_log(name, seed, luck, steps):
    table = wander(opened(name, seed), luck, steps)
    for viewer in [*map(Seat, range(table.game.seats)), SPECTATOR]:
        lines = log_lines(table.match, viewer)
        assert [line.version for line in lines] == [*range(1, table.version + 1)]
        assert log_lines(table.match, viewer, since=steps) == lines[steps:]
        assert log_lines(table.match, viewer, until=steps) == lines[:steps]


def test_the_moves_of_each_seat_are_counted_even_if_they_were_undone():
    table = do_all(played_to_turns(), "0 step")
    made = moves_made(table.match)
    table.undo(0, table.version, 3)
    assert moves_made(table.match) == made
    seats = [event.seat for event in table.events if isinstance(event, Played)]
    assert made == [seats.count(seat) for seat in range(table.game.seats)]
    assert made[0] > 0


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_every_step_returns_all_events_that_it_added(name, seed, luck, steps):
    table, dice = opened(name, seed), SeededDice(luck)
    returned = table.events[:]
    while steps and table.result is None:
        returned += take_step(table, dice)
        steps -= 1
    assert returned == table.events
