"""The application: all parts of a server, put together."""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from http import HTTPStatus
from random import uniform
from typing import Final, final

from msgspec.json import encode
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from antro.core.contract.errors import Refused
from antro.games.manifest import Manifest
from antro.server.bots.bot_pool import BotPool
from antro.server.bots.engine_updates import EngineUpdates
from antro.server.cluster.given_tables import give_tables
from antro.server.cluster.members import Members
from antro.server.http.accounts import Accounts, cookie_key
from antro.server.http.client_files import ClientFiles
from antro.server.http.errors import ERRORS, on_error, unknown_address
from antro.server.http.lobby import Lobby
from antro.server.http.people import People
from antro.server.http.pictures import Pictures
from antro.server.http.public_address import reach_of, reached_at
from antro.server.http.readiness import Readiness
from antro.server.http.records import Records
from antro.server.http.request_checks import RequestChecks
from antro.server.http.requests import Requests
from antro.server.http.tables import TableRoutes
from antro.server.moves.tables import Tables
from antro.server.ops.logs import STANDARD_ERROR, log
from antro.server.ops.metrics import Metrics
from antro.server.ops.settings import Settings
from antro.server.ops.visitors import Visitors
from antro.server.session.connection import Connection
from antro.server.session.page_connection import PageConnection
from antro.server.store.data_lock import held
from antro.server.store.postgres_storage import PostgresStorage
from antro.server.store.sqlite_storage import SqliteStorage
from antro.server.store.storage import Storage
from antro.server.transport.client_address import address_of
from antro.server.transport.listener import Listener
from antro.server.wire.http_responses import EngineInfo

# Compress the answers of the API, and long ones in a thread. Files of the client are compressed.
COMPRESSION: Final = Middleware(
    GZipMiddleware,
    minimum_size=1024,
    compresslevel=6,
    thread_minimum_size=8192,
    exclude_content_types=(
        *("text/html", "text/css", "text/javascript", "image/*", "font/*"),
        "application/octet-stream",  # pictures in one answer
    ),
)


UNREADY: Final = 2.0  # seconds between the signal and the last new connection
LEAVING: Final = 5.0  # seconds to save queued entries and to give up the tables
CLOSING: Final = 2.0  # seconds over which the pages are closed


def storage_of(settings: Settings, metrics: Metrics, games: Mapping[str, Manifest]) -> Storage:
    """Return the storage that the settings name. Raises ``ServerError``."""

    @cache
    def version_of(game: str) -> int:
        return games[game].make({}).version if game in games else sys.maxsize

    if settings.shared:
        return PostgresStorage(settings.database, metrics, version_of)
    return SqliteStorage(settings.database, metrics)


@final
class Antro:
    """All parts of one server."""

    def __init__(self, settings: Settings, games: Mapping[str, Manifest]) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.storage: Final = storage_of(settings, self.metrics, games)
        self.bot_pool: Final = BotPool(settings.bot_processes, settings.bot_delay, settings.worker)
        self.reviewers: Final = BotPool(1, 0.0)  # a review keeps no bot waiting
        self.engine_updates: Final = EngineUpdates(settings.engine, [self.bot_pool, self.reviewers])
        self.tables: Final = Tables(
            games,
            self.storage,
            self.bot_pool,
            self.metrics,
            settings.idle,
            settings.text_wait,
            settings.bot_retry,
        )
        self.members: Final = (
            Members(self.tables, settings.node, reached_at(settings)) if settings.shared else None
        )
        self.accounts: Final = Accounts()
        self.visitors: Final = Visitors(settings.limits)
        self.connections: Final[set[Connection]] = set()
        self.readiness: Final = Readiness(self.ask_database)
        self.checks: Final = RequestChecks(self.http_app(), settings.hosts)
        self.listener: Final = Listener(self.checks, self.upgrade, settings, self.metrics.dropped)
        self.add_gauges()

    def add_gauges(self) -> None:
        """Let the metrics read the numbers of the present."""
        tables, storage, members = self.tables, self.storage, self.members
        self.metrics.gauges["antro_inbox_waiting"] = lambda: sum(
            live.inbox.length for live in tables.open.values()
        )
        self.metrics.gauges["antro_oldest_unsaved_seconds"] = lambda: storage.oldest_unsaved
        self.metrics.gauges["antro_database_up"] = lambda: members is None or members.reached
        self.metrics.gauges["antro_connections"] = lambda: self.listener.all_open.count
        self.metrics.gauges["antro_connections_most"] = lambda: self.listener.all_open.most
        self.metrics.gauges["antro_sockets"] = lambda: len(self.connections)
        self.metrics.gauges["antro_tables"] = lambda: len(self.tables.open)

    def http_app(self) -> Starlette:
        """Return the routes of the API, of the client and for operators."""
        requests = Requests(self.accounts, self.settings)
        lobby = Lobby(self.tables, self.members, self.settings.patience, self.settings.seeds)
        app = Starlette(
            routes=[
                Route("/api/engine", self.engine),
                Route("/api/reach", self.reach),
                *People(requests, self.tables).routes(),
                *TableRoutes(requests, lobby).routes(),
                *Records(requests, self.tables, self.reviewers).routes(),
                Route("/api/{path:path}", unknown_address, methods=["GET", "POST"]),
                *self.readiness.routes(),
                Route("/metrics", self.show_metrics),
                *Pictures(self.settings.static).routes(),
                *ClientFiles(self.settings.static, self.accounts).routes(),
            ],
            middleware=[COMPRESSION],
            exception_handlers=dict.fromkeys(ERRORS, on_error),
        )
        app.state.metrics = self.metrics
        return app

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Serve until the body ends. Then close all connections, and complete all work.

        Raises ``ServerError``, for example if another server uses the folder.
        """
        async with AsyncExitStack() as stack:
            if not self.settings.shared:
                self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
                stack.enter_context(held(self.settings.data))
            stack.callback(STANDARD_ERROR.flush)
            stack.push_async_callback(self.storage.close)
            await self.storage.start()
            self.accounts.use_key(await cookie_key(self.storage, self.settings.data))
            stack.push_async_callback(self.end_work)
            self.tables.tasks.start(self.engine_updates.run())
            await self.listener.open()
            stack.push_async_callback(self.close_connections)
            if self.members is not None:
                await self.members.enter()
                stack.push_async_callback(self.leave, self.members)
                self.tables.tasks.start(self.members.run())
            else:
                self.tables.tasks.start(give_tables(self.tables))
            self.readiness.registered = True
            yield

    async def end_work(self) -> None:
        """End everything that runs beside the requests."""
        await self.tables.tasks.cancel()
        await self.bot_pool.close()
        await self.reviewers.close()

    async def leave(self, members: Members) -> None:
        """Let a proxy find out that this process ends, then give up its tables."""
        self.readiness.leaving = True
        await asyncio.sleep(UNREADY)
        try:
            async with asyncio.timeout(LEAVING):
                await members.leave()
        except (Refused, TimeoutError) as error:
            log.error("the tables were not given up", problem=repr(error))
        self.listener.refuse()  # not before: the others declare a process dead if its port refuses
        for connection in list(self.connections):
            connection.loop.call_later(uniform(0, CLOSING), connection.close, "restart")
        await asyncio.sleep(CLOSING)

    async def close_connections(self) -> None:
        """Accept no more connections, and close the open ones so that pages come back later."""
        self.readiness.leaving = True
        closing = asyncio.create_task(self.listener.close())
        await asyncio.sleep(0)
        for connection in list(self.connections):
            connection.close("restart")
        await closing
        while self.connections:
            await asyncio.sleep(0.01)

    def upgrade(self, path: str, headers: Headers, peer: str) -> Connection | HTTPStatus:
        """Return a connection for a page that asks for a socket, or the status of a refusal."""
        if not self.checks.allow_socket(path, headers):
            return HTTPStatus.FORBIDDEN
        guest = self.accounts.guest(headers)
        address = address_of(peer, headers, self.settings.proxies)
        visitor = self.visitors.visitor(guest, address)
        if visitor is None:
            return HTTPStatus.TOO_MANY_REQUESTS
        return PageConnection(self.tables, visitor, self.settings.limits, self.connections)

    async def ask_database(self) -> None:
        await self.storage.do(lambda connection: connection.exec_driver_sql("select 1").scalar())

    async def engine(self, _: Request) -> Response:
        return Response(
            encode(EngineInfo(self.engine_updates.going_on)), media_type="application/json"
        )

    async def reach(self, _: Request) -> Response:
        return Response(encode(reach_of(self.settings)), media_type="application/json")

    async def show_metrics(self, _: Request) -> Response:
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")
