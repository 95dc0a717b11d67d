"""Rolling in real time, measured by the clock (§7)."""

import pytest

from antro.core.chance.fair import Chance
from antro.core.contract.errors import Refused
from antro.core.match import timing
from antro.core.match.table import fair_table
from antro.core.match.timed_moves import TimedMove, TimedMoveQueue
from tests.games.heroes.support.position import game_of

WINDOW = 100


def rolling():
    """Return a table in real time, set up by time alone, where all seats may roll or stop."""
    game = game_of(pace="live", first="seat")
    table = fair_table(game, Chance(f"{1:064x}", ["dawn", "noon"]))
    table.begin(0)
    while not game.open_questions(table.state)[0].text.startswith("roll"):
        due = timing.due(table.match)
        assert due is not None
        table.tick(due)
    return table


def number(table, seat, text):
    offered = table.game.offered(table.state, seat)
    return next(move.number for move in offered if move.text == text)


def roll_all(table, seat, now):
    """Let a seat roll all its dice. Return the number of that move."""
    move = number(table, seat, "keep -")
    table.play(seat, move, table.version, now)
    return move


def test_7_2_and_7_3_a_roll_waits_for_its_time_and_a_stop_for_the_dice():
    table = rolling()
    start = table.match.now
    move = roll_all(table, 0, start)
    assert timing.ready_at(table.match, 0, move) == start + 1200
    assert timing.ready_at(table.match, 0, number(table, 0, "stop")) == start + 670
    with pytest.raises(Refused):
        table.play(0, number(table, 0, "stop"), table.version, start + 669)
    table.play(0, number(table, 0, "stop"), table.version, start + 670)
    assert table.state.bouts[0].stopper == 0


def test_7_5_a_roll_that_is_still_waiting_is_not_made():
    table, queue = rolling(), TimedMoveQueue(WINDOW)
    start = table.match.now
    move = roll_all(table, 0, start)
    dice = table.state.sides[0].dice
    queue.join(table.match, TimedMove(0, move, table.version, start + 300))
    queue.join(table.match, TimedMove(1, number(table, 1, "stop"), table.version, start + 900))
    first = queue.take(table.match, start + 2000)
    assert first is not None
    assert first.seat == 1
    table.play(1, first.move, first.version, start + 1000)
    late = queue.take(table.match, start + 2000)
    assert late is not None
    with pytest.raises(Refused):
        table.play(0, late.move, late.version, start + 1300)
    assert table.state.sides[0].dice == dice
    assert table.state.bouts[0].stopper == 1
