"""Read HTTP requests within the limits of a guest, and build responses with their cookie."""

import asyncio
from collections.abc import Callable
from functools import partial
from gzip import compress
from typing import Final, TypeVar, final

from msgspec import Struct
from msgspec.json import decode, encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused, with_problem
from antro.core.text.json_problems import json_problem
from antro.server.bots.fair_queue import Claim, FairQueue
from antro.server.http.accounts import Accounts, new_guest
from antro.server.ops.limits import Pace
from antro.server.ops.settings import Settings
from antro.server.transport.client_address import address_of

B = TypeVar("B", bound=Struct)

LONGEST_VALUE: Final = 80  # characters of a value that a refusal quotes
LONGEST_READ: Final = 1 << 24  # bytes to read from a body that is too long


@final
class Requests:
    def __init__(self, accounts: Accounts, settings: Settings) -> None:
        self.accounts: Final = accounts
        self.limits: Final = settings.limits
        self.proxies: Final = settings.proxies
        self.posts: Final = Pace(self.limits.posts, self.limits.posts_burst, self.limits.household)
        self.playback: Final = FairQueue(1)  # long responses are built one at a time

    # The sender

    def guest(self, request: Request) -> str:
        """Return the guest. A sender without our cookie becomes a new guest, and gets one."""
        if not hasattr(request.state, "guest"):
            request.state.guest = self.known(request) or new_guest()
        return str(request.state.guest)

    def known(self, request: Request) -> str:
        """Return the guest, or nothing for a sender without our cookie."""
        if not hasattr(request.state, "known"):
            request.state.known = self.accounts.guest(request.headers)
        return str(request.state.known)

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return address_of(peer, request.headers, self.proxies)

    def claim(self, request: Request) -> Claim:
        return Claim(self.known(request), self.address(request))

    def check_rate(self, request: Request) -> None:
        """Refuse a guest or an address that posts too fast. A new guest costs nothing."""
        if not self.posts.of(self.known(request), self.address(request)).take():
            raise Refused(Reason("too_fast"))

    # The body

    async def body(self, request: Request, wanted: type[B]) -> B:
        self.check_rate(request)
        text = await self.read(request, self.limits.body)
        try:
            return decode(text, type=wanted)
        except (ValueError, RecursionError) as error:  # bad JSON, bad UTF-8, or too deep
            raise Refused(bad_message(json_problem(error))) from error

    async def read(self, request: Request, most: int) -> bytes:
        """Return the body of a request, if it comes in time."""
        try:
            async with asyncio.timeout(self.limits.reading):
                return await read_body(request, most)
        except (TimeoutError, ClientDisconnect):
            raise Refused(Reason("too_slow")) from None

    # Responses

    def respond(self, request: Request, body: Struct | list[Struct]) -> Response:
        return self.respond_with(request, encode(body))

    async def respond_from_thread(self, request: Request, work: Callable[[], Struct]) -> Response:
        """Build, encode and compress a long response in a thread, so that nothing has to wait."""
        gzipped = "gzip" in request.headers.get("accept-encoding", "")
        pack: Callable[[bytes], bytes] = partial(compress, compresslevel=6) if gzipped else bytes
        async with self.playback.taking(self.claim(request)):
            body = await asyncio.to_thread(lambda: pack(encode(work())))
        response = self.respond_with(request, body)
        if gzipped:
            response.headers["content-encoding"] = "gzip"
        return response

    def respond_with(self, request: Request, body: bytes) -> Response:
        """Return a response with JSON, and with the cookie if the route asked for the guest."""
        response = Response(body, media_type="application/json")
        if hasattr(request.state, "guest"):
            self.accounts.set_cookie(response, self.guest(request), secure=is_secure(request))
        return response


def bad_message(problem: Reason) -> Reason:
    """Return the reason to refuse a request that makes no sense."""
    return Reason("bad_message", fields=with_problem(problem, {}))


async def read_body(request: Request, most: int) -> bytes:
    """Return the body, unless it is longer than *most* bytes.

    A longer body is read to its end, up to ``LONGEST_READ``. Otherwise the sender would not read
    the reason.
    """
    body, length = bytearray(), 0
    async for chunk in request.stream():
        length += len(chunk)
        if length <= most:
            body += chunk
        elif length > LONGEST_READ:
            break
    if length > most:
        raise Refused(Reason("too_big", fields={"n": most}))
    return bytes(body)


def table_id(request: Request) -> str:
    return str(request.path_params["id"])


def is_secure(request: Request) -> bool:
    """Return True if the browser uses HTTPS, to us or to the proxy before us.

    A browser that lies about it only loses its own cookie.
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
