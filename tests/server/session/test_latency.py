"""Latencies and pauses, without a server: the measures, and the seats for which a game waits."""

from math import inf

import pytest

from antro.core.match.pending_moves import window
from antro.server.session.round_trips import KEPT, RoundTrips
from antro.server.table.pauses import LONGEST, PAUSES, RESPITE, Pauses
from antro.server.table.table_clock import TableClock


def echoed(seconds: float, most: float = inf, times: int = 1) -> RoundTrips:
    line = RoundTrips()
    for _ in range(times):
        line.echo(line.probe(0.0), seconds, most)
    return line


def test_a_trip_is_half_of_the_least_round_trip():
    line = echoed(0.100)
    assert line.trip == 50
    line.echo(line.probe(7.0), 7.060, inf)
    assert line.trip == 30
    line.echo(line.probe(9.0), 9.500, inf)
    assert line.trip == 30


def test_a_line_that_becomes_slower_is_found_out_after_some_probes():
    line = echoed(0.010)
    for nth in range(KEPT):
        assert line.trip == 5, nth
        line.echo(line.probe(0.0), 0.080, inf)
    assert line.trip == 40


@pytest.mark.parametrize(("seconds", "most", "trip"), [(2.0, inf, 250), (2.0, 0.030, 15)])
def test_no_trip_is_longer_than_the_longest_nor_than_the_system_says(seconds, most, trip):
    assert echoed(seconds, most).trip == trip


def test_a_probe_is_answered_once():
    line = RoundTrips()
    n = line.probe(0.0)
    assert line.echo(n, 0.1, inf)
    assert not line.echo(n, 0.2, inf)
    assert not line.echo(n + 1, 0.2, inf)
    assert line.trip == 50


def test_probes_that_are_never_answered_are_forgotten():
    line = RoundTrips()
    for _ in range(5 * KEPT):
        line.probe(0.0)
    assert len(line.sent_at) == KEPT


@pytest.mark.parametrize(
    ("trips", "wait"), [([], 40), ([0, 20], 40), ([5, 80], 100), ([150], 150), ([250], 150)]
)
def test_a_press_waits_a_little_longer_than_the_slowest_line_takes(trips, wait):
    assert window(trips) == wait


# Pauses


def waiting_for(pauses: Pauses, here: str, now: float, acting: str = "012") -> list[int]:
    """For whom three persons wait, if these seats are here, and these are to act."""
    persons = {seat: str(seat) in here for seat in range(3)}
    return pauses.waited_for(persons, list(map(int, acting)), now)[0]


def test_who_is_away_is_waited_for_twice_and_not_for_ever():
    pauses = Pauses(3)
    assert waiting_for(pauses, "012", 0.0) == []
    for nth in range(PAUSES):
        began = 100.0 * nth
        assert waiting_for(pauses, "01", began) == [2]
        assert waiting_for(pauses, "01", began + LONGEST - 1) == [2]
        assert waiting_for(pauses, "01", began + LONGEST) == []
        assert waiting_for(pauses, "01", began + LONGEST + 1) == []
        assert waiting_for(pauses, "012", began + LONGEST + 2) == []
    assert waiting_for(pauses, "01", 1000.0) == []
    assert waiting_for(pauses, "12", 1000.0) == [0]


def test_to_come_for_the_first_time_is_no_pause_of_ones_own():
    pauses = Pauses(3)
    assert waiting_for(pauses, "01", 0.0) == [2]
    assert waiting_for(pauses, "012", 1.0) == []
    assert pauses.left == [PAUSES] * 3


def test_who_is_away_and_not_asked_is_not_waited_for():
    pauses = Pauses(3)
    assert waiting_for(pauses, "012", 0.0) == []
    assert waiting_for(pauses, "01", 1.0, acting="01") == []
    assert waiting_for(pauses, "01", 50.0, acting="012") == [2]


def test_while_nobody_is_here_nothing_happens():
    pauses = Pauses(3)
    assert pauses.waited_for({0: False, 2: False}, [0], 0.0) == ([0, 2], None)
    assert pauses.left == [PAUSES] * 3


def test_who_asks_for_a_pause_has_one_and_may_end_it_sooner():
    pauses = Pauses(3)
    assert waiting_for(pauses, "012", 0.0) == []
    assert pauses.ask(1, 0.0)
    assert waiting_for(pauses, "012", RESPITE - 1) == [1]
    assert waiting_for(pauses, "012", RESPITE) == []
    assert not pauses.ask(1, 100.0)
    assert pauses.ask(2, 100.0)
    assert waiting_for(pauses, "012", 101.0) == [2]
    pauses.end(2)
    assert waiting_for(pauses, "012", 102.0) == []
    assert pauses.left == [PAUSES] * 3


def test_a_clock_goes_on_from_where_it_stood_still(monkeypatch):
    moment = [5_000_000_000]
    monkeypatch.setattr("antro.server.table.table_clock.monotonic_ns", lambda: moment[0])
    clock = TableClock(100)
    moment[0] += 50_000_000
    clock.stop()
    moment[0] += 900_000_000
    assert clock.now() == 150
    clock.go_on()
    moment[0] += 7_000_000
    assert clock.now() == 157
