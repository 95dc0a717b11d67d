"""Logs as lines of JSON on standard error. What is logged is named, so no secret slips in.

Lines are written by a thread of their own: where they cannot be written, or nobody reads them,
nobody else waits. Of one event only so many are written in a while; the next that is says how
many were left out, so that no stranger can fill a disk.
"""

import logging
import sys
from contextlib import suppress
from datetime import UTC, datetime
from queue import Full, Queue
from threading import Thread
from typing import Final, TextIO, final

from msgspec.json import encode

from antro.server.limits import Bucket

Value = str | int | float | bool | None

LONGEST: Final = 2000  # characters of a value
WAITING: Final = 1000  # lines that wait to be written
BURST: Final = 50  # lines of one event at once
RATE: Final = 0.5  # and a second from then on
ONCE: Final = 10_000  # that are remembered
PATIENCE: Final = 1.0  # seconds for what waits, when the server ends


@final
class Log:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out: Final = out
        self.lines: Final[Queue[str]] = Queue(WAITING)
        self.writer: Thread | None = None
        self.buckets: Final[dict[str, Bucket]] = {}  # by event
        self.left_out: Final[dict[str, int]] = {}  # by event
        self.known: Final[set[str]] = set()  # what was logged once

    def info(self, event: str, **fields: Value) -> None:
        self.note("info", event, fields)

    def error(self, event: str, **fields: Value) -> None:
        self.note("error", event, fields)

    def once(self, event: str, **fields: Value) -> None:
        """Log an error, unless the same was logged before."""
        line = line_of("error", event, fields, at="")
        if line not in self.known:
            if len(self.known) >= ONCE:
                self.known.clear()
            self.known.add(line)
            self.note("error", event, fields)

    def note(self, level: str, event: str, fields: dict[str, Value]) -> None:
        """Have a line written, unless there are too many of its event."""
        if not self.buckets.setdefault(event, Bucket(RATE, BURST)).take():
            self.left_out[event] = self.left_out.get(event, 0) + 1
            return
        more = self.left_out.pop(event, 0)
        told: dict[str, Value] = {**fields, "left_out": more} if more else fields
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        self.write(line_of(level, event, told, at))

    def write(self, line: str) -> None:
        """Have the thread write a line; without a word where too many wait for it."""
        if self.writer is None:
            self.writer = Thread(target=self.run, daemon=True)
            self.writer.start()
        with suppress(Full):
            self.lines.put_nowait(line)

    def run(self) -> None:
        """On a thread of its own: write whatever comes."""
        while True:
            line = self.lines.get()
            with suppress(Exception):  # closed, full, or gone
                (self.out or sys.stderr).write(line + "\n")
                (self.out or sys.stderr).flush()
            self.lines.task_done()

    def flush(self) -> None:
        """Wait until all is written, but not for long."""
        waiting = Thread(target=self.lines.join, daemon=True)
        waiting.start()
        waiting.join(PATIENCE)


def line_of(level: str, event: str, fields: dict[str, Value], at: str) -> str:
    told = {name: readable(value) for name, value in fields.items()}
    return encode({"at": at, "level": level, "event": event, **told}).decode()


def readable(value: Value) -> Value:
    """A value that is not too long, and that can be written as UTF-8."""
    if isinstance(value, str):
        return value[:LONGEST].encode("utf-8", "backslashreplace").decode()
    return value


log: Final = Log()


@final
class LibraryLog(logging.Handler):
    """What libraries warn of, as lines like ours."""

    def emit(self, record: logging.LogRecord) -> None:
        log.error("a library complains", library=record.name, problem=record.getMessage())
