"""The HTTP API: who I am, games, tables, seats, replays, records and reviews."""

import asyncio
from collections.abc import Callable
from functools import partial
from gzip import compress
from typing import Final, TypeVar, final

from msgspec import Struct
from msgspec.json import decode, encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from antro.core.descriptions import Fields, Reason
from antro.core.errors import BadOption, BadRecord, Refused
from antro.core.game import SPECTATOR
from antro.core.verify import unreadable
from antro.server import rows
from antro.server.accounts import Accounts, new_guest, nickname
from antro.server.addresses import address_of
from antro.server.hosted_table import HostedTable
from antro.server.lessons import Lessons
from antro.server.limits import Pace
from antro.server.lobby import Lobby
from antro.server.logs import log
from antro.server.replays import check_review, open_record, record_text, replay_of
from antro.server.settings import Settings
from antro.server.thinkers import Thinkers
from antro.server.turns import Claim, Turns
from antro.server.wire.http_answers import Me, Problem, Roles
from antro.server.wire.http_requests import (
    Begin,
    OpenLesson,
    OpenTable,
    Rename,
    Sit,
    Stand,
    Substitute,
)

B = TypeVar("B", bound=Struct)

STATUS: Final = {
    "unknown_table": 404,
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
    "not_saved": 503,
    "locked": 503,
    "our_fault": 500,
}
"""What HTTP calls a refusal; any other is 422, a request that makes no sense here."""

LONGEST_VALUE: Final = 80  # of an option, as we quote it
MOST_AWAY: Final = 100  # tables that somebody may leave out of their list
LONGEST_HEARD: Final = 1 << 24  # bytes of a body that is too long


@final
class Api:
    def __init__(
        self, lobby: Lobby, reviewers: Thinkers, accounts: Accounts, settings: Settings
    ) -> None:
        limits = settings.limits
        self.reviewers: Final = reviewers  # processes that review finished games
        self.lobby: Final = lobby
        self.lessons: Final = Lessons(lobby)
        self.hub: Final = lobby.hub
        self.store: Final = lobby.store
        self.accounts: Final = accounts
        self.limits: Final = limits
        self.proxies: Final = settings.proxies
        self.posts: Final = Pace(limits.posts, limits.posts_burst, limits.household)
        self.playback: Final = Turns(1)  # long answers are made one at a time

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.rename, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/games/{name}/roles", self.roles),
            Route("/api/lessons", self.list_lessons),
            Route("/api/lessons/{game}/{name}", self.open_lesson, methods=["POST"]),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{id}/begin", self.begin, methods=["POST"]),
            Route("/api/tables/{id}/stand", self.stand, methods=["POST"]),
            Route("/api/tables/{id}/substitute", self.substitute, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{id}/replay", self.replay),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/text", self.text),
            Route("/api/records", self.open_record, methods=["POST"]),
            Route("/api/reviews", self.review, methods=["POST"]),
            Route("/api/{path:path}", self.unknown_address, methods=["GET", "POST"]),
        ]

    # Who asks

    def guest(self, request: Request) -> str:
        """Who asks. Somebody without our cookie becomes a new guest, and is sent one."""
        if not hasattr(request.state, "guest"):
            request.state.guest = self.known(request) or new_guest()
        return str(request.state.guest)

    def known(self, request: Request) -> str:
        """The guest who asks; empty for somebody without our cookie."""
        if not hasattr(request.state, "known"):
            request.state.known = self.accounts.guest(request.headers)
        return str(request.state.known)

    def answer(self, request: Request, body: Struct | list[Struct]) -> Response:
        return self.answer_with(request, encode(body))

    async def answer_from_thread(self, request: Request, work: Callable[[], Struct]) -> Response:
        """Make, encode and compress a long answer on a thread, so that nobody else waits for it."""
        gzipped = "gzip" in request.headers.get("accept-encoding", "")
        pack: Callable[[bytes], bytes] = partial(compress, compresslevel=6) if gzipped else bytes
        async with self.playback.taking(self.claim(request)):
            body = await asyncio.to_thread(lambda: pack(encode(work())))
        response = self.answer_with(request, body)
        if gzipped:
            response.headers["content-encoding"] = "gzip"
        return response

    def answer_with(self, request: Request, body: bytes) -> Response:
        """Answer with JSON, and with the cookie of a guest who was asked for."""
        response = Response(body, media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if hasattr(request.state, "guest"):
            self.accounts.set_cookie(response, self.guest(request), secure=is_secure(request))
        return response

    async def me(self, request: Request) -> Response:
        guest = self.guest(request)
        names = self.store.do(lambda c: rows.names_of(c, [guest]))
        return self.answer(request, Me(names.get(guest, "")))

    async def rename(self, request: Request) -> Response:
        guest, wanted = self.guest(request), await self.body(request, Rename)
        name = nickname(wanted.name)
        self.store.do(lambda c: rows.save_name(c, guest, name))
        for hosted in self.hub.tables.values():
            hosted.renamed(guest, name)
        return self.answer(request, Me(name))

    # The shelf and its tables

    async def games(self, request: Request) -> Response:
        return self.answer(request, list(self.lobby.games()))

    async def roles(self, request: Request) -> Response:
        name, options = request.path_params["name"], dict(request.query_params)
        return self.answer(request, Roles(self.lobby.roles(name, options)))

    async def tables(self, request: Request) -> Response:
        """My tables. Somebody new has none, and is made a guest by another request."""
        known = self.known(request)
        without = request.query_params.get("without", "").split(",")[:MOST_AWAY]
        return self.answer(request, list(await self.lobby.tables(known, without)) if known else [])

    async def list_lessons(self, request: Request) -> Response:
        return self.answer(request, list(await self.lessons.listed(self.known(request))))

    async def open_lesson(self, request: Request) -> Response:
        wanted = await self.body(request, OpenLesson)
        game, name = request.path_params["game"], request.path_params["name"]
        hosted = self.lessons.open(self.guest(request), game, name, wanted)
        return self.answer_table(request, hosted)

    async def table(self, request: Request) -> Response:
        return self.answer_table(request, self.hosted(request))

    async def open(self, request: Request) -> Response:
        wanted = await self.body(request, OpenTable)
        return self.answer_table(request, self.lobby.open(self.guest(request), wanted))

    async def sit(self, request: Request) -> Response:
        wanted = await self.body(request, Sit)
        hosted = self.lobby.sit(self.id(request), self.guest(request), wanted)
        return self.answer_table(request, hosted)

    async def begin(self, request: Request) -> Response:
        wanted = await self.body(request, Begin)
        hosted = self.lobby.begin(self.id(request), self.guest(request), wanted)
        return self.answer_table(request, hosted)

    async def stand(self, request: Request) -> Response:
        wanted = await self.body(request, Stand)
        hosted = self.lobby.stand(self.id(request), self.guest(request), wanted.seat)
        return self.answer_table(request, hosted)

    async def substitute(self, request: Request) -> Response:
        wanted = await self.body(request, Substitute)
        hosted = self.lobby.substitute(self.id(request), self.guest(request), wanted)
        return self.answer_table(request, hosted)

    async def rematch(self, request: Request) -> Response:
        self.check_rate(request)
        hosted = self.lobby.rematch(self.id(request), self.guest(request))
        return self.answer_table(request, hosted)

    def answer_table(self, request: Request, hosted: HostedTable) -> Response:
        return self.answer(request, self.lobby.info(hosted, self.guest(request)))

    # Games played back

    async def replay(self, request: Request) -> Response:
        self.check_rate(request)
        hosted = self.hosted(request)
        work = replay_of(hosted, self.guest(request), seat_asked(request))
        return await self.answer_from_thread(request, work)

    async def record(self, request: Request) -> Response:
        hosted = self.hosted(request)
        named = {
            "content-disposition": f'attachment; filename="{hosted.row.game}-{hosted.id}.jsonl"'
        }
        return Response(record_text(hosted), media_type="application/jsonl", headers=named)

    async def open_record(self, request: Request) -> Response:
        self.check_rate(request)
        text, seat = await self.read(request, self.limits.record), seat_asked(request)
        work = partial(open_record, self.hub.games, text, seat)
        return await self.answer_from_thread(request, work)

    async def review(self, request: Request) -> Response:
        """What the coach makes of a record, line by line as it goes on."""
        self.check_rate(request)
        text, seat = await self.read(request, self.limits.record), seat_asked(request)
        claim = self.claim(request)
        async with self.playback.taking(claim):
            study = await asyncio.to_thread(check_review, self.hub.games, text, seat)
        lines = (encode(answer) + b"\n" async for answer in self.reviewers.answers(study, claim))
        at_once = {"content-encoding": "identity"}  # to compress it would be to hold it back
        return StreamingResponse(lines, media_type="application/jsonl", headers=at_once)

    async def text(self, request: Request) -> Response:
        """The table in words, as one of my seats knows it: for screen readers."""
        hosted = self.hosted(request)
        held, language = (
            hosted.seats_of(self.guest(request)),
            request.query_params.get("lang", "en"),
        )
        seat = seat_asked(request)
        viewer = seat if seat in held else int(SPECTATOR)
        words = hosted.manifest.words.get(language, hosted.manifest.words["en"])
        return PlainTextResponse(hosted.position(viewer).text(words))

    async def unknown_address(self, request: Request) -> Response:
        raise Refused(Reason("unknown_address"))

    # Reading requests

    def id(self, request: Request) -> str:
        return str(request.path_params["id"])

    def hosted(self, request: Request) -> HostedTable:
        return self.hub.table(self.id(request))

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return address_of(peer, request.headers, self.proxies)

    def claim(self, request: Request) -> Claim:
        return Claim(self.known(request), self.address(request))

    def check_rate(self, request: Request) -> None:
        """Refuse a guest who posts too fast, or an address: a new guest costs nothing."""
        if not self.posts.of(self.known(request), self.address(request)).take():
            raise Refused(Reason("too_fast"))

    async def body(self, request: Request, wanted: type[B]) -> B:
        self.check_rate(request)
        text = await self.read(request, self.limits.body)
        try:
            return decode(text, type=wanted)
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, or too deep
            problem = str(error)[:LONGEST_VALUE]
            raise Refused(Reason("bad_message", fields={"problem": problem})) from error

    async def read(self, request: Request, most: int) -> bytes:
        """The body of a request, if it comes in time."""
        try:
            async with asyncio.timeout(self.limits.reading):
                return await read_body(request, most)
        except (TimeoutError, ClientDisconnect):
            raise Refused(Reason("too_slow")) from None


async def read_body(request: Request, most: int) -> bytes:
    """The body, unless it is longer than we are ready to hold.

    Then it is heard out, within reason: who is cut off in mid-word is not told why.
    """
    body, length = bytearray(), 0
    async for chunk in request.stream():
        length += len(chunk)
        if length <= most:
            body += chunk
        elif length > LONGEST_HEARD:
            break
    if length > most:
        raise Refused(Reason("too_big", fields={"n": most}))
    return bytes(body)


def is_secure(request: Request) -> bool:
    """Whether the browser speaks HTTPS, to us or to what stands before us.

    Who lies about it only keeps their own browser from showing its cookie.
    """
    outside = request.headers.get("x-forwarded-proto", request.url.scheme)
    return outside == "https"


def seat_asked(request: Request) -> int | None:
    seat = request.query_params.get("seat")
    if seat is None:
        return None
    if not (seat.isascii() and seat.isdecimal() and len(seat) <= 2):
        raise Refused(Reason("bad_seat", fields={"seat": seat[:LONGEST_VALUE]}))
    return int(seat)


# Refusals, as HTTP tells them


async def on_error(request: Request, error: Exception) -> Response:
    reason = reason_of(error)
    if reason.code == "our_fault":
        log.error("request failed", path=request.url.path[:LONGEST_VALUE], problem=repr(error))
    body = encode(Problem(reason))
    return Response(body, STATUS.get(reason.code, 422), media_type="application/json")


def reason_of(error: Exception) -> Reason:
    if isinstance(error, Refused):
        return error.reason
    if isinstance(error, BadOption):
        return Reason(error.reason.code, error.reason.clause, shortened(error.reason.fields))
    if isinstance(error, BadRecord):
        return unreadable(error)
    return Reason("our_fault")


def shortened(fields: Fields) -> Fields:
    """What an option was given may be of any length; we quote its beginning."""
    return {
        name: value[:LONGEST_VALUE] if isinstance(value, str) else value
        for name, value in fields.items()
    }


ERRORS: Final = (Refused, BadOption, BadRecord, Exception)
