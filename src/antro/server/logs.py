"""Logs as lines of JSON on standard error. What is logged is named, so no secret slips in."""

import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO, final

from msgspec.json import encode

Value = str | int | float | bool | None


@final
class Log:
    def __init__(self, out: TextIO | None = None) -> None:
        self.out: Final = out

    def info(self, event: str, **fields: Value) -> None:
        self.write("info", event, fields)

    def error(self, event: str, **fields: Value) -> None:
        self.write("error", event, fields)

    def write(self, level: str, event: str, fields: dict[str, Value]) -> None:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        line = encode({"at": at, "level": level, "event": event, **fields}).decode()
        (self.out or sys.stderr).write(line + "\n")


log: Final = Log()


@final
class LibraryLog(logging.Handler):
    """What libraries warn of, as lines like ours."""

    def emit(self, record: logging.LogRecord) -> None:
        log.error("a library complains", library=record.name, problem=record.getMessage())
