"""The HTTP routes of people: guests and their names."""

from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from antro.server.http.accounts import nickname
from antro.server.http.requests import Requests
from antro.server.moves.tables import Tables
from antro.server.store import rows
from antro.server.wire.http_requests import Rename
from antro.server.wire.http_responses import Me


@final
class People:
    def __init__(self, requests: Requests, tables: Tables) -> None:
        self.requests: Final = requests
        self.tables: Final = tables

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.rename, methods=["POST"]),
        ]

    async def me(self, request: Request) -> Response:
        guest = self.requests.guest(request)
        names = await self.tables.storage.do(lambda c: rows.names_of(c, [guest]))
        return self.requests.respond(request, Me(names.get(guest, "")))

    async def rename(self, request: Request) -> Response:
        guest, wanted = self.requests.guest(request), await self.requests.body(request, Rename)
        name = nickname(wanted.name)
        await self.tables.storage.do(lambda c: rows.save_name(c, guest, name))
        for live in self.tables.open.values():
            live.renamed(guest, name)
        return self.requests.respond(request, Me(name))
