"""The log has lines of JSON, limits their number, and never blocks the server."""

import io
import json
from datetime import UTC, datetime
from threading import Event
from time import monotonic
from typing import Any

from antro.server.ops.logs import BURST, EventLimit, LineWriter, new_log


class Broken(io.StringIO):
    """An output that fails, such as a closed pipe or a full disk."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


class Stuck(io.StringIO):
    """An output that blocks, such as a full pipe without a reader."""

    def __init__(self) -> None:
        super().__init__()
        self.unblocked = Event()

    def write(self, text: str) -> int:
        self.unblocked.wait(30)
        return super().write(text)


def written(out: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_an_output_that_fails_is_ignored():
    for out in (Broken(), closed()):
        writer = LineWriter(out)
        for _ in range(3):
            new_log(writer).error("something")
        writer.flush()
        assert writer.lines.empty(), "the thread has stopped"


def closed() -> io.StringIO:
    out = io.StringIO()
    out.close()
    return out


def test_logging_does_not_wait_for_a_stuck_output():
    out = Stuck()
    writer, began = LineWriter(out), monotonic()
    log = new_log(writer)
    for n in range(5000):
        log.error(f"event {n}", much="x" * 1000)
    assert monotonic() - began < 5
    assert 0 < writer.lines.qsize() <= writer.lines.maxsize
    out.unblocked.set()


def test_the_lines_of_one_event_are_limited():
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


def test_an_event_logged_once_has_one_line_per_table():
    out = io.StringIO()
    writer = LineWriter(out)
    log = new_log(writer)
    for table in "aab":
        log.error("cannot be read", table=table, once=True)
    writer.flush()
    assert [line["table"] for line in written(out)] == ["a", "b"]


def test_a_long_or_odd_value_is_shortened():
    out = io.StringIO()
    writer = LineWriter(out)
    new_log(writer).error("odd", path="\ud800" + "x" * 100_000)
    writer.flush()
    [line] = written(out)
    assert len(line["path"]) < 3000


def test_a_line_starts_with_its_time_level_and_event():
    out = io.StringIO()
    writer = LineWriter(out)
    new_log(writer).info("started", address="here")
    writer.flush()
    [line] = written(out)
    assert list(line) == ["at", "level", "event", "address"]
    assert datetime.fromisoformat(line["at"]).tzinfo == UTC
    assert (line["level"], line["event"]) == ("info", "started")
