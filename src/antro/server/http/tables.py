"""The HTTP routes of tables: games, lessons, tables and their seats."""

from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from antro.server.http.lessons import Lessons
from antro.server.http.lobby import Lobby
from antro.server.http.requests import Requests, table_id
from antro.server.table.live_table import LiveTable
from antro.server.wire.http_requests import (
    Begin,
    OpenLesson,
    OpenTable,
    Rematch,
    Sit,
    Stand,
    Substitute,
)
from antro.server.wire.http_responses import Place, Roles

MOST_AWAY: Final = 100  # tables that a guest may leave out of their list


@final
class TableRoutes:
    def __init__(self, requests: Requests, lobby: Lobby) -> None:
        self.requests: Final = requests
        self.lobby: Final = lobby
        self.lessons: Final = Lessons(lobby)

    def routes(self) -> list[Route]:
        return [
            Route("/api/games", self.games),
            Route("/api/games/{name}/roles", self.roles),
            Route("/api/lessons", self.list_lessons),
            Route("/api/lessons/{game}/{name}", self.open_lesson, methods=["POST"]),
            Route("/api/tables", self.my_tables),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}/place", self.place),
            Route("/api/tables/{id}/sit", self.sit, methods=["POST"]),
            Route("/api/tables/{id}/begin", self.begin, methods=["POST"]),
            Route("/api/tables/{id}/stand", self.stand, methods=["POST"]),
            Route("/api/tables/{id}/substitute", self.substitute, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
        ]

    async def games(self, request: Request) -> Response:
        return self.requests.respond(request, list(self.lobby.games()))

    async def roles(self, request: Request) -> Response:
        name, options = request.path_params["name"], dict(request.query_params)
        return self.requests.respond(request, Roles(self.lobby.roles(name, options)))

    async def my_tables(self, request: Request) -> Response:
        """Return the tables of a guest. A new one has none: another request sends the cookie."""
        known = self.requests.known(request)
        without = request.query_params.get("without", "").split(",")[:MOST_AWAY]
        return self.requests.respond(
            request, list(await self.lobby.tables_of(known, without)) if known else []
        )

    async def list_lessons(self, request: Request) -> Response:
        return self.requests.respond(
            request, list(await self.lessons.listed(self.requests.known(request)))
        )

    async def open_lesson(self, request: Request) -> Response:
        wanted = await self.requests.body(request, OpenLesson)
        game, name = request.path_params["game"], request.path_params["name"]
        live = await self.lessons.open(self.requests.guest(request), game, name, wanted)
        return await self.respond_with_table(request, live)

    async def table(self, request: Request) -> Response:
        """Return a table. With ``?look`` the page will only read it, so nobody has to own it."""
        find = self.lobby.seen if "look" in request.query_params else self.lobby.found
        found = await find(table_id(request), self.requests.guest(request))
        return self.requests.respond(request, found)

    async def place(self, request: Request) -> Response:
        return self.requests.respond(request, Place(await self.lobby.place(table_id(request))))

    async def open(self, request: Request) -> Response:
        wanted = await self.requests.body(request, OpenTable)
        live = await self.lobby.open(self.requests.guest(request), wanted)
        return await self.respond_with_table(request, live)

    async def sit(self, request: Request) -> Response:
        wanted = await self.requests.body(request, Sit)
        live = await self.lobby.sit(table_id(request), self.requests.guest(request), wanted)
        return await self.respond_with_table(request, live)

    async def begin(self, request: Request) -> Response:
        wanted = await self.requests.body(request, Begin)
        live = await self.lobby.begin(table_id(request), self.requests.guest(request), wanted)
        return await self.respond_with_table(request, live)

    async def stand(self, request: Request) -> Response:
        wanted = await self.requests.body(request, Stand)
        live = await self.lobby.stand(table_id(request), self.requests.guest(request), wanted.seat)
        return await self.respond_with_table(request, live)

    async def substitute(self, request: Request) -> Response:
        wanted = await self.requests.body(request, Substitute)
        live = await self.lobby.substitute(table_id(request), self.requests.guest(request), wanted)
        return await self.respond_with_table(request, live)

    async def rematch(self, request: Request) -> Response:
        wanted = await self.requests.body(request, Rematch)
        live = await self.lobby.rematch(table_id(request), self.requests.guest(request), wanted)
        return await self.respond_with_table(request, live)

    async def respond_with_table(self, request: Request, live: LiveTable) -> Response:
        info = await self.lobby.described(live, self.requests.guest(request))
        return self.requests.respond(request, info)
