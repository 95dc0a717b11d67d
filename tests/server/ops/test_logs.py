"""The log: lines of JSON, never too many of them, and nothing waits for it."""

import io
import json
from datetime import UTC, datetime
from threading import Event
from time import monotonic
from typing import Any

from antro.server.ops.logs import BURST, EventLimit, LineWriter, new_log


class Broken(io.StringIO):
    """Nobody reads it, or the disk is full."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


class Stuck(io.StringIO):
    """A pipe that is full, and that nobody reads."""

    def __init__(self) -> None:
        super().__init__()
        self.goes_on = Event()

    def write(self, text: str) -> int:
        self.goes_on.wait(30)
        return super().write(text)


def written(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_where_it_cannot_be_written_nothing_happens():
    for out in (Broken(), closed()):
        writer = LineWriter(out)
        for _ in range(3):
            new_log(writer).error("something")
        writer.flush()
        assert writer.lines.empty(), "the thread goes on"


def closed() -> io.StringIO:
    out = io.StringIO()
    out.close()
    return out


def test_nobody_waits_for_it():
    out = Stuck()
    writer, began = LineWriter(out), monotonic()
    log = new_log(writer)
    for n in range(5000):
        log.error(f"event {n}", much="x" * 1000)
    assert monotonic() - began < 5
    assert 0 < writer.lines.qsize() <= writer.lines.maxsize
    out.goes_on.set()


def test_of_one_event_there_are_only_so_many_lines():
    out = io.StringIO()
    writer, limit = LineWriter(out), EventLimit()
    log = new_log(writer, limit)
    for n in range(10_000):
        log.error("bad frame", n=n)
    log.info("another")
    limit.buckets["bad frame"].left = 1
    log.error("bad frame", n=-1)
    writer.flush()
    lines = written(out)
    left_out = [line.get("left_out", 0) for line in lines]
    assert BURST < len(lines) < BURST + 20
    assert lines[-2]["event"] == "another"
    assert left_out[-1] > 0
    assert sum(left_out) + len(lines) == 10_000 + 2, "every line is counted"


def test_what_is_logged_once_is_logged_once():
    out = io.StringIO()
    writer = LineWriter(out)
    log = new_log(writer)
    for table in "aab":
        log.error("cannot be read", table=table, once=True)
    writer.flush()
    assert [line["table"] for line in written(out)] == ["a", "b"]


def test_a_value_may_be_long_and_hold_anything():
    out = io.StringIO()
    writer = LineWriter(out)
    new_log(writer).error("odd", path="\ud800" + "x" * 100_000)
    writer.flush()
    [line] = written(out)
    assert len(line["path"]) < 3000


def test_a_line_begins_with_its_time_level_and_event():
    out = io.StringIO()
    writer = LineWriter(out)
    new_log(writer).info("started", address="here")
    writer.flush()
    [line] = written(out)
    assert list(line) == ["at", "level", "event", "address"]
    assert datetime.fromisoformat(line["at"]).tzinfo == UTC
    assert (line["level"], line["event"]) == ("info", "started")
