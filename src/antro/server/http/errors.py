"""Errors as HTTP responses: a status, and the reason as JSON."""

from typing import Final

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from antro.core.contract.descriptions import Fields, Reason
from antro.core.contract.errors import BadOption, BadRecord, Refused
from antro.server.http.requests import LONGEST_VALUE
from antro.server.ops.logs import log
from antro.server.wire.http_responses import Problem

STATUS: Final = {
    "unknown_table": 404,
    "closed_table": 410,
    "unknown_game": 404,
    "unknown_lesson": 404,
    "unknown_address": 404,
    "not_your_seat": 403,
    "not_your_table": 403,
    "bad_key": 403,
    "too_fast": 429,
    "too_big": 413,
    "too_slow": 408,
    "too_long": 413,
    "not_over": 409,
    "seat_taken": 409,
    "no_seat_left": 409,
    "begun": 409,
    "needs_all_seats": 409,
    "elsewhere": 421,
    "busy": 503,
    "not_saved": 503,
    "locked": 503,
    "our_fault": 500,
}
"""The status of each reason. Any other reason has status 422."""

ERRORS: Final = (Refused, BadOption, BadRecord, Exception)


async def unknown_address(request: Request) -> Response:
    raise Refused(Reason("unknown_address"))


async def on_error(request: Request, error: Exception) -> Response:
    reason = reason_of(error)
    if reason.code == "our_fault":
        log.error("request failed", path=request.url.path[:LONGEST_VALUE], problem=repr(error))
    if reason.code == "elsewhere":
        request.app.state.metrics.misdirected.add()
    if reason.code == "busy":
        request.app.state.metrics.busy.add()
    body = encode(Problem(reason))
    return Response(body, STATUS.get(reason.code, 422), media_type="application/json")


def reason_of(error: Exception) -> Reason:
    if isinstance(error, Refused):
        return error.reason
    if isinstance(error, (BadOption, BadRecord)):
        return Reason(error.reason.code, error.reason.clause, shortened(error.reason.fields))
    return Reason("our_fault")


def shortened(fields: Fields) -> Fields:
    """Return the fields with long values cut: the value of an option may have any length."""
    return {
        name: value[:LONGEST_VALUE] if isinstance(value, str) else value
        for name, value in fields.items()
    }
