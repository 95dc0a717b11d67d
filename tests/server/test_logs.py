"""The log: lines of JSON, never too many of them, and nothing waits for it."""

import io
import json
from threading import Event
from time import monotonic
from typing import Any

from antro.server.logs import BURST, Log


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
    for log in (Log(Broken()), closed()):
        for _ in range(3):
            log.error("something")
        log.flush()


def closed() -> Log:
    out = io.StringIO()
    out.close()
    return Log(out)


def test_nobody_waits_for_it():
    out = Stuck()
    log, began = Log(out), monotonic()
    for n in range(5000):
        log.error(f"event {n}", much="x" * 1000)
    assert monotonic() - began < 5
    assert log.lines.qsize() <= log.lines.maxsize
    out.goes_on.set()


def test_of_one_event_there_are_only_so_many_lines():
    out = io.StringIO()
    log = Log(out)
    for n in range(10_000):
        log.error("bad frame", n=n)
    log.info("another")
    log.buckets["bad frame"].left = 1
    log.error("bad frame", n=-1)
    log.flush()
    lines = written(out)
    assert BURST < len(lines) < BURST + 20
    assert lines[-2]["event"] == "another"
    assert 9000 < lines[-1]["left_out"] < 10_000


def test_what_is_logged_once_is_logged_once():
    out = io.StringIO()
    log = Log(out)
    for table in "aab":
        log.once("cannot be read", table=table)
    log.flush()
    assert [line["table"] for line in written(out)] == ["a", "b"]


def test_a_value_may_be_long_and_hold_anything():
    out = io.StringIO()
    log = Log(out)
    log.error("odd", path="\ud800" + "x" * 100_000)
    log.flush()
    [line] = written(out)
    assert len(line["path"]) < 3000
