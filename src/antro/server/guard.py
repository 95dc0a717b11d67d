"""What stands before every request: who may ask from where, and what browsers may do with it."""

from typing import Final, final
from urllib.parse import urlsplit

from msgspec.json import encode
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from antro.core.told import Reason
from antro.server.wire import Problem

SAFE: Final = ("GET", "HEAD")
UNWELCOME: Final = 1008  # RFC 6455
SOCKETS: Final = "/ws"

# The page runs its own scripts and styles only, talks to us only, and nobody may frame it.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # an invitation is part of an address
    "x-content-type-options": "nosniff",
}


@final
class Guard:
    def __init__(self, app: ASGIApp, door: ASGIApp, hosts: list[str]) -> None:
        self.app: Final = app
        self.door: Final = door  # for sockets
        self.hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.request(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        at_home = scope["path"] == SOCKETS and self.known_host(headers)
        if at_home and same_origin(headers, headers.get("origin", "")):
            await self.door(scope, receive, send)
        else:
            await WebSocketClose(UNWELCOME)(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        reason = self.why_not(scope["method"], Headers(scope=scope))
        if reason is None:
            await self.app(scope, receive, sealed)
        else:
            body = encode(Problem(reason))
            await Response(body, 403, media_type="application/json")(scope, receive, sealed)

    def why_not(self, method: str, headers: Headers) -> Reason | None:
        """A form on another page can neither send JSON nor say that it comes from here."""
        if not self.known_host(headers):
            return Reason("unknown_host")
        if method in SAFE:
            return None
        if headers.get("content-type", "").split(";")[0].strip() != "application/json":
            return Reason("not_json")
        elsewhere = headers.get("sec-fetch-site", "same-origin") != "same-origin"
        origin = headers.get("origin")
        if elsewhere or (origin is not None and not same_origin(headers, origin)):
            return Reason("other_site")
        return None

    def known_host(self, headers: Headers) -> bool:
        """A name that leads here but is not ours may be somebody's trick (DNS rebinding)."""
        name = urlsplit(f"//{headers.get('host', '')}").hostname
        return self.hosts == ["*"] or name in self.hosts


def same_origin(headers: Headers, origin: str) -> bool:
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host")
