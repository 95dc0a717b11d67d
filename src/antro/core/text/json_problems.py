"""Turn problems in JSON from outside into reasons, because msgspec has only English messages."""

import re
from typing import Final

from msgspec import ValidationError

from antro.core.contract.descriptions import Reason

FIELD: Final = re.compile(r"field `(\w+)`")
WITHIN: Final = re.compile(r"at `\$\.([^`]+)`")


def json_problem(error: Exception) -> Reason:
    """Return the reason for an error that msgspec raised while it decoded JSON."""
    if not isinstance(error, ValidationError):  # bad JSON, bad UTF-8, or nested too deeply
        return Reason("json_text")
    text, fields = str(error), {"at": blamed(str(error))}
    if "missing required field" in text:
        return Reason("json_missing", fields={**fields})
    if "unknown field" in text:
        return Reason("json_unknown", fields={**fields})
    return Reason("json_value", fields={**fields})


def encoding_problem(error: UnicodeDecodeError) -> Reason:
    """Return the reason for a text that is not UTF-8. It names the first wrong byte."""
    return Reason("not_utf8", fields={"n": error.start + 1})


def wrong_line(error: UnicodeDecodeError) -> int:
    """Return the line of the first byte that is not UTF-8."""
    return error.object.count(b"\n", 0, error.start) + 1


def blamed(problem: str) -> str:
    """Return the field that msgspec names, or ``type`` if the whole text is wrong."""
    found = [pattern.search(problem) for pattern in (WITHIN, FIELD)]
    return ".".join(match[1] for match in found if match) or "type"
