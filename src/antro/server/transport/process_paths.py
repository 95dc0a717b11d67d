"""Paths that name a process: ``/n/<name>/…``.

Several processes can share one address behind a proxy. The proxy reads the name and chooses the
process. The process removes the name, so ``/n/one/ws`` is ``/ws`` at the process ``one``.
"""

import re
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_NAME: Final = 32
NAMED: Final = re.compile(rf"/n/[A-Za-z0-9-]{{1,{LONGEST_NAME}}}(?=/)")


def local_path(path: str) -> str:
    """Return the path without the name of a process. Any name will do, because the proxy chose."""
    named = NAMED.match(path)
    return path if named is None else path[named.end() :]


def with_local_paths(app: ASGIApp) -> ASGIApp:
    """Return *app* for requests with and without the name of a process."""

    async def respond(scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = local_path(scope["path"])
        await app(scope, receive, send)

    return respond
