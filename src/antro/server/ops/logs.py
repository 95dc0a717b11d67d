"""Log events as lines of JSON on standard error, with structlog.

Each call names the fields that it logs, so that no secret is logged by accident. A thread writes
the lines, so that nothing waits for a full pipe. Each event has a limit of lines, so that no
stranger can fill a disk.
"""

import logging
import sys
from contextlib import suppress
from queue import Full, Queue
from threading import Thread
from typing import Any, Final, TextIO, final

import structlog
from msgspec.json import encode
from structlog.typing import EventDict, FilteringBoundLogger

from antro.server.ops.limits import Bucket

LONGEST: Final = 2000  # characters of a value
WAITING: Final = 1000  # lines that wait to be written
BURST: Final = 50  # lines of an event at once
RATE: Final = 0.5  # further lines of an event per second
REMEMBERED: Final = 10_000  # lines that are logged once
PATIENCE: Final = 1.0  # seconds to write the last lines when the server ends


@final
class LineWriter:
    """Write lines in a thread, and drop lines if the queue is full."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out: Final = out
        self.lines: Final[Queue[str]] = Queue(WAITING)
        self.thread: Thread | None = None

    def write(self, line: str) -> None:
        if self.thread is None:
            self.thread = Thread(target=self.run, daemon=True)
            self.thread.start()
        with suppress(Full):
            self.lines.put_nowait(line)

    info = warning = error = write  # structlog calls the method named after the level

    def run(self) -> None:
        while True:
            line = self.lines.get()
            with suppress(Exception):  # the stream is closed or broken, or the disk is full
                (self.out or sys.stderr).write(line + "\n")
                (self.out or sys.stderr).flush()
            self.lines.task_done()

    def flush(self) -> None:
        """Wait until all lines are written, for ``PATIENCE`` seconds at most."""
        waiting = Thread(target=self.lines.join, daemon=True)
        waiting.start()
        waiting.join(PATIENCE)


@final
class EventLimit:
    """Drop lines of an event that come too fast, and count them in the next line."""

    def __init__(self) -> None:
        self.buckets: Final[dict[str, Bucket]] = {}  # by event
        self.left_out: Final[dict[str, int]] = {}  # by event

    def __call__(self, _: object, level: str, fields: EventDict) -> EventDict:
        event = fields["event"]
        if not self.buckets.setdefault(event, Bucket(RATE, BURST)).take():
            self.left_out[event] = self.left_out.get(event, 0) + 1
            raise structlog.DropEvent
        more = self.left_out.pop(event, 0)
        return {**fields, "left_out": more} if more else fields


@final
class OnceOnly:
    """Drop a line that was logged with ``once=True`` before."""

    def __init__(self) -> None:
        self.known: Final[set[str]] = set()

    def __call__(self, _: object, level: str, fields: EventDict) -> EventDict:
        if fields.pop("once", False):
            line = repr(fields)
            if line in self.known:
                raise structlog.DropEvent
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known.add(line)
        return fields


def shorten(_: object, level: str, fields: EventDict) -> EventDict:
    """Shorten each text, and make it valid UTF-8."""
    return {
        name: value[:LONGEST].encode("utf-8", "backslashreplace").decode()
        if isinstance(value, str)
        else value
        for name, value in fields.items()
    }


def to_json(_: object, level: str, fields: EventDict) -> str:
    first = {name: fields.pop(name) for name in ("at", "level", "event")}
    return encode({**first, **fields}).decode()


def new_log(writer: LineWriter, limit: EventLimit | None = None) -> FilteringBoundLogger:
    """Return a logger that sends its lines to *writer*."""
    processors: list[Any] = [
        OnceOnly(),
        limit or EventLimit(),
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", key="at"),
        shorten,
        to_json,
    ]
    level = structlog.make_filtering_bound_logger(logging.INFO)
    made: FilteringBoundLogger = structlog.wrap_logger(
        writer, processors, wrapper_class=level, cache_logger_on_first_use=True
    )
    return made


STANDARD_ERROR: Final = LineWriter()
log: Final = new_log(STANDARD_ERROR)


@final
class LibraryLog(logging.Handler):
    """Log the warnings of libraries as lines of ours."""

    def emit(self, record: logging.LogRecord) -> None:
        log.error("library warning", library=record.name, problem=record.getMessage())
