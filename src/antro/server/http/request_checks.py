"""Check the host and the origin of every request.

Every response has headers that limit what the page may do in the browser and what caches may keep.
"""

from collections.abc import Mapping
from email.utils import formatdate
from typing import Final, final
from urllib.parse import urlsplit

from msgspec.json import encode
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from antro.core.contract.descriptions import Reason
from antro.server.wire.http_responses import Problem

SAFE: Final = ("GET", "HEAD")
SOCKETS: Final = "/ws"

# The page uses only our scripts, styles and server, and no other page may frame it.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",  # blob: pictures that the page draws
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
    "referrer-policy": "no-referrer",  # other sites do not learn the address of a table
    "x-content-type-options": "nosniff",
}


@final
class RequestChecks:
    def __init__(self, app: ASGIApp, hosts: list[str]) -> None:
        self.app: Final = app
        self.hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answered = False

        async def send_with_headers(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                headers["date"] = formatdate(usegmt=True)
                headers.setdefault("cache-control", "no-store")  # files of the client set their own
            await send(message)

        reason = self.why_not(scope["method"], Headers(scope=scope))
        if reason is None:
            try:
                await self.app(scope, receive, send_with_headers)
            except Exception:
                if not answered:  # otherwise the log has the error already
                    raise
        else:
            body = encode(Problem(reason))
            await Response(body, 403, media_type="application/json")(
                scope, receive, send_with_headers
            )

    def why_not(self, method: str, headers: Mapping[str, str]) -> Reason | None:
        """Return why to refuse a request. A form elsewhere cannot send JSON or fake our origin."""
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

    def allow_socket(self, path: str, headers: Mapping[str, str]) -> bool:
        """Return True if our own page asks for a socket. Other pages could use our cookie."""
        known = path == SOCKETS and self.known_host(headers)
        return known and same_origin(headers, headers.get("origin", ""))

    def known_host(self, headers: Mapping[str, str]) -> bool:
        """Return True if the request names one of our hosts. This stops DNS rebinding."""
        return self.hosts == ["*"] or name_of(headers.get("host", "")) in self.hosts


def name_of(host: str) -> str | None:
    """Return the name of a host without its port, or nothing for a bad host."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def same_origin(headers: Mapping[str, str], origin: str) -> bool:
    host = headers.get("host")
    return origin in (f"http://{host}", f"https://{host}")
