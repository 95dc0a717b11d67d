"""The measures of latency, and the pauses of a game, without a server."""

from math import inf

import pytest

from antro.core.match.pending_moves import window
from antro.server.session.round_trips import KEPT, RoundTrips
from antro.server.table.pauses import LONGEST, PAUSES, RESPITE, Pauses
from antro.server.table.table_clock import TableClock


def echoed(seconds: float, most: float = inf, times: int = 1) -> RoundTrips:
    connection = RoundTrips()
    for _ in range(times):
        connection.echo(connection.probe(0.0), seconds, most)
    return connection


def test_a_trip_is_half_of_the_shortest_round_trip():
    connection = echoed(0.100)
    assert connection.trip == 50
    connection.echo(connection.probe(7.0), 7.060, inf)
    assert connection.trip == 30
    connection.echo(connection.probe(9.0), 9.500, inf)
    assert connection.trip == 30


def test_a_slower_connection_is_noticed_after_some_probes():
    connection = echoed(0.010)
    for nth in range(KEPT):
        assert connection.trip == 5, nth
        connection.echo(connection.probe(0.0), 0.080, inf)
    assert connection.trip == 40


@pytest.mark.parametrize(("seconds", "most", "trip"), [(2.0, inf, 250), (2.0, 0.030, 15)])
def test_a_trip_has_a_limit_and_the_systems_measure_is_another(seconds, most, trip):
    assert echoed(seconds, most).trip == trip


def test_a_probe_is_answered_once():
    connection = RoundTrips()
    n = connection.probe(0.0)
    assert connection.echo(n, 0.1, inf)
    assert not connection.echo(n, 0.2, inf)
    assert not connection.echo(n + 1, 0.2, inf)
    assert connection.trip == 50


def test_unanswered_probes_are_forgotten():
    connection = RoundTrips()
    for _ in range(5 * KEPT):
        connection.probe(0.0)
    assert len(connection.sent_at) == KEPT


@pytest.mark.parametrize(
    ("trips", "wait"), [([], 40), ([0, 20], 40), ([5, 80], 100), ([150], 150), ([250], 150)]
)
def test_a_move_waits_a_little_longer_than_the_slowest_connection(trips, wait):
    assert window(trips) == wait


# Pauses


def waiting_for(pauses: Pauses, here: str, now: float, acting: str = "012") -> list[int]:
    """Return the seats that a game of three waits for, given the present and acting seats."""
    persons = {seat: str(seat) in here for seat in range(3)}
    return pauses.waited_for(persons, list(map(int, acting)), now)[0]


def test_the_game_waits_twice_and_for_a_limited_time_for_an_absent_player():
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


def test_waiting_for_a_first_arrival_costs_no_pause():
    pauses = Pauses(3)
    assert waiting_for(pauses, "01", 0.0) == [2]
    assert waiting_for(pauses, "012", 1.0) == []
    assert pauses.left == [PAUSES] * 3


def test_the_game_does_not_wait_for_an_absent_player_without_a_choice():
    pauses = Pauses(3)
    assert waiting_for(pauses, "012", 0.0) == []
    assert waiting_for(pauses, "01", 1.0, acting="01") == []
    assert waiting_for(pauses, "01", 50.0, acting="012") == [2]


def test_the_game_waits_while_no_person_is_present():
    pauses = Pauses(3)
    assert pauses.waited_for({0: False, 2: False}, [0], 0.0) == ([0, 2], None)
    assert pauses.left == [PAUSES] * 3


def test_a_player_gets_one_pause_and_can_end_it_early():
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


def test_a_stopped_clock_continues_from_the_same_time(monkeypatch):
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
