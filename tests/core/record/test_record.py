"""A written record can be read again, and an error in it is named by line and field."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from msgspec.structs import replace

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import BadRecord
from antro.core.match import timing
from antro.core.match.clock import Fischer, PerMove
from antro.core.record.record import read, replay, write
from antro.testing.table_walks import wander
from tests.core.support.tables import (
    SHELF,
    finished,
    games,
    opened,
    played_to_turns,
    recorded,
    seeds,
    steps,
)


def rows(table):
    """Return the lines of its record as data that a test can change."""
    return [json.loads(line) for line in write(recorded(table)).splitlines()]


def text(rows):
    return "".join(json.dumps(row) + "\n" for row in rows).encode()


def wrong(text):
    """Return the line and field where a record is wrong."""
    with pytest.raises(BadRecord) as caught:
        replay(read(text), SHELF)
    return caught.value.line, caught.value.field


# Correct records


@given(name=games, seed=seeds, luck=seeds, steps=steps)
def test_a_written_record_is_read_and_replayed(name, seed, luck, steps):
    table = wander(opened(name, seed, Fischer(10**8, 5)), luck, steps)
    record = read(write(recorded(table)))
    assert record == recorded(table)
    match = replay(record, SHELF)
    assert match.state.key() == table.state.key()
    assert (match.events, match.result) == (table.events, table.result)
    assert timing.left(match, match.now) == timing.left(table.match, table.match.now)


def test_a_record_has_a_header_events_and_a_seed():
    header, *events, revealed = rows(finished())
    assert header == {
        "type": "header",
        "game": "toll",
        "options": {"seats": "3"},
        "rules": 1,
        "seats": ["player 0", "player 1", "player 2"],
        "commitment": "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5",
        "entropies": ["of seat 0", "of seat 1", "of seat 2"],
        "clock": None,
    }
    assert events[0].keys() == {"type", "seat", "move", "at"}
    assert revealed == {"type": "revealed", "seed": f"{1:064x}"}


def test_the_seed_stays_a_secret_until_the_game_is_over():
    assert recorded(opened()).seed is None
    assert recorded(finished()).seed is not None


def test_a_clock_is_part_of_the_record():
    table = opened(clock=PerMove(5000))
    assert rows(table)[0]["clock"] == {"type": "per_move", "limit": 5000}
    assert read(text(rows(table))).header.clock == PerMove(5000)


def test_line_breaks_within_a_name_do_no_harm():
    record = recorded(finished())
    names = ["\u2028", "a\nb", "\r"]
    odd = replace(record, header=replace(record.header, seats=names))
    assert read(write(odd)) == odd


# Truncated records


def test_a_line_nested_too_deeply_is_named():
    lines = write(recorded(finished())).splitlines(keepends=True)
    lines[2] = b'{"a":' * 10_000 + b"\n"
    assert wrong(b"".join(lines)) == (3, "json")


def test_a_line_that_is_cut_off_anywhere_is_named():
    whole = write(recorded(finished()))
    assert wrong(b"") == (1, "json")
    for at in range(1, len(whole)):
        if not whole[:at].endswith(b"\n"):
            assert wrong(whole[:at]) == (whole[:at].count(b"\n") + 1, "newline")


def test_a_record_that_lost_lines_before_its_seed_is_noticed():
    lines = rows(finished())
    for gone in range(2, len(lines)):
        assert wrong(text([*lines[: gone - 1], lines[-1]])) == (gone, "type")


# Edited records


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "chess"),
        ("game", 3),
        ("options", []),
        ("rules", "1"),
        ("seats", ["one", "two"]),
        ("commitment", "00"),
        ("commitment", "Z" * 64),
        ("entropies", ["one"]),
        ("entropies", ["a\nb", "", ""]),
        ("clock", 5),
        ("type", "heading"),
    ],
)
def test_a_wrong_field_of_the_header_is_named(field, value):
    header, *events = rows(finished())
    assert wrong(text([{**header, field: value}, *events])) == (1, field)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"options": {"seats": "9"}}, "options.seats"),
        ({"options": {"dice": "many"}}, "options.dice"),
        ({"options": {"seats": 3}}, "options[...]"),
        ({"clock": {"type": "fischer", "initial": -5, "increment": 0}}, "clock.initial"),
        ({"clock": {"type": "fischer", "initial": 5}}, "clock.increment"),
        ({"clock": {"type": "sand", "initial": 5}}, "clock.type"),
        ({"extra": 1}, "extra"),
    ],
)
def test_a_wrong_part_of_the_header_is_named(changes, field):
    header, *events = rows(finished())
    assert wrong(text([{**header, **changes}, *events])) == (1, field)


@pytest.mark.parametrize("field", ["game", "options", "rules", "seats", "commitment", "clock"])
def test_a_missing_field_of_the_header_is_named(field):
    header, *events = rows(finished())
    del header[field]
    assert wrong(text([header, *events])) == (1, field)


def test_a_record_without_a_header_or_with_two_is_refused():
    header, *events = rows(finished())
    assert wrong(text(events)) == (1, "type")
    assert wrong(text([header, header, *events])) == (2, "type")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"type": "moved"}, "type"),
        ({"type": 5}, "type"),
        ({"seat": "0"}, "seat"),
        ({"seat": 3}, "seat"),
        ({"seat": -1}, "seat"),
        ({"seat": 16}, "seat"),
        ({"seat": 17}, "seat"),
        ({"seat": 2**80}, "seat"),
        ({"move": 10**6}, "move"),
        ({"move": -1}, "move"),
        ({"move": 1.5}, "move"),
        ({"move": None}, "move"),
        ({"at": -1}, "at"),
        ({"to": 3}, "to"),
    ],
)
def test_a_wrong_field_of_an_event_is_named(changes, field):
    lines = rows(played_to_turns())
    assert lines[4]["seat"] == 0
    lines[4].update(changes)
    assert wrong(text(lines)) == (5, field)


@pytest.mark.parametrize("field", ["type", "seat", "move", "at"])
def test_a_missing_field_of_an_event_is_named(field):
    lines = rows(played_to_turns())
    del lines[4][field]
    assert wrong(text(lines)) == (5, field)


@pytest.mark.parametrize("line", [b"", b"{}", b"[]", b"null", b'{"type":"played"', b"\xff\xfe"])
def test_a_line_that_is_not_an_event_is_named(line):
    lines = write(recorded(played_to_turns())).splitlines()
    lines[4] = line
    assert wrong(b"\n".join([*lines, b""]))[0] == 5


def test_a_byte_that_is_not_utf8_is_refused_with_its_position():
    content = write(recorded(played_to_turns()))
    at = content.index(b'"seats"') + 10
    with pytest.raises(BadRecord) as error:
        read(content[:at] + b"\xff" + content[at + 1 :])
    assert (error.value.line, error.value.field) == (1, "encoding")
    assert error.value.problem == Reason("not_utf8", fields={"n": at + 1})


def test_a_move_after_the_end_is_refused():
    *lines, revealed = rows(finished())
    assert wrong(text([*lines, lines[-1], revealed])) == (len(lines) + 1, "type")


def test_a_line_after_the_seed_is_refused():
    lines = rows(finished())
    assert wrong(text([*lines, lines[-2]])) == (len(lines), "type")
    assert wrong(text([*lines, lines[-1]])) == (len(lines), "type")


def test_a_malformed_seed_is_named():
    *lines, revealed = rows(finished())
    assert wrong(text([*lines, {**revealed, "seed": "abc"}])) == (len(lines) + 1, "seed")


@given(name=games, seed=seeds, luck=seeds, wild=seeds)
def test_swapped_or_lost_lines_raise_only_bad_record(name, seed, luck, wild):
    lines = rows(finished(name, seed, luck))
    one, two = wild % len(lines), wild // len(lines) % len(lines)
    lines[one], lines[two] = lines[two], lines[one]
    for tampered in (lines, [*lines[:one], *lines[one + 1 :]]):
        with suppress(BadRecord):
            replay(read(text(tampered)), SHELF)
