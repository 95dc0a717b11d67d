"""The application: its parts put together, and the process that runs them."""

import asyncio
import gc
import logging
import os
import signal
import webbrowser
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from threading import Thread
from typing import Final, final

from msgspec.json import encode
from picows import (
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from antro.games import GAMES
from antro.games.manifest import Manifest
from antro.server.accounts import Accounts, cookie_key, new_guest
from antro.server.addresses import address_of, proxies_of
from antro.server.api import ERRORS, Api, is_secure, on_error
from antro.server.connection import Connection
from antro.server.data_lock import held
from antro.server.hub import Hub
from antro.server.listener import Listener, free_port
from antro.server.lobby import Lobby
from antro.server.logs import LibraryLog, log
from antro.server.metrics import Metrics
from antro.server.page_connection import PageConnection
from antro.server.reach import addresses, checked_url, reach_of
from antro.server.request_checks import RequestChecks
from antro.server.rows import SqlStorage
from antro.server.settings import Settings, data_folder
from antro.server.socket import Socket
from antro.server.store import Store
from antro.server.thinkers import Thinkers
from antro.server.upgrades import upgrade_news
from antro.server.visitors import Visitors
from antro.server.warm_up import WarmUp, promised
from antro.server.wire.http_answers import EngineInfo

COMPRESSED: Final = 1024  # bytes from which a response is compressed
GARBAGE: Final = 100_000  # objects made and not freed, before cycles are looked for
YEAR: Final = 365 * 24 * 60 * 60


@final
class Antro:
    """One server: everything it holds, and nothing outside it."""

    def __init__(self, settings: Settings, games: Mapping[str, Manifest]) -> None:
        self.settings: Final = settings
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.database)
        self.thinkers: Final = Thinkers(
            settings.thinkers, settings.dawdle, settings.worker, settings.seeds
        )
        self.reviewers: Final = Thinkers(1, 0.0)  # a review keeps no bot waiting
        self.warm_up: Final = WarmUp(settings.engine, [self.thinkers, self.reviewers])
        self.hub: Final = Hub(
            games,
            SqlStorage(self.store),
            self.thinkers,
            self.metrics,
            settings.idle,
            settings.text_wait,
        )
        self.accounts: Final = Accounts(cookie_key(settings.data))
        self.visitors: Final = Visitors(settings.limits)
        self.connections: Final[set[Connection]] = set()
        self.checks: Final = RequestChecks(self.http_app(), settings.hosts)
        self.listener: Final = Listener(self.checks, self.upgrade, settings)
        self.metrics.gauges["antro_sockets"] = lambda: len(self.connections)
        self.metrics.gauges["antro_tables"] = lambda: len(self.hub.tables)

    def http_app(self) -> Starlette:
        """All that is served over HTTP: the API, the client, and what operators ask for."""
        lobby = Lobby(self.hub, self.store, self.settings.patience, self.settings.seeds)
        return Starlette(
            routes=[
                Route("/api/engine", self.engine),
                Route("/api/reach", self.reach),
                *Api(lobby, self.reviewers, self.accounts, self.settings).routes(),
                Route("/health", self.health),
                Route("/metrics", self.show_metrics),
                Route("/{path:path}", self.client_file),
            ],
            middleware=[Middleware(GZipMiddleware, minimum_size=COMPRESSED, compresslevel=6)],
            exception_handlers=dict.fromkeys(ERRORS, on_error),
        )

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """Serve until the body ends; then close all connections, and finish what is begun.

        Raises ``FolderTaken`` if another server does.
        """
        with held(self.settings.data):
            self.store.open()
            warming = asyncio.create_task(self.warm_up.run())
            try:
                await self.listener.open()
                try:
                    yield
                finally:
                    await self.close_connections()
            finally:
                warming.cancel()
                await self.hub.tasks.cancel()
                await self.thinkers.close()
                await self.reviewers.close()
                self.store.close()
                log.flush()

    async def close_connections(self) -> None:
        """Accept no more connections, and close those there are, so that pages come back later."""
        await self.listener.close()
        for connection in list(self.connections):
            connection.close("restart")
        while self.connections:
            await asyncio.sleep(0.01)

    def upgrade(self, request: WSUpgradeRequest, peer: str) -> WSUpgradeResponseWithListener:
        """A connection, for whoever asks for a socket and may have one."""
        if not self.checks.allow_socket(request):
            return no_socket(HTTPStatus.FORBIDDEN)
        guest = self.accounts.guest(request.headers)
        address = address_of(peer, request.headers, self.settings.proxies)
        visitor = self.visitors.visitor(guest, address)
        if visitor is None:
            return no_socket(HTTPStatus.TOO_MANY_REQUESTS)
        connection = PageConnection(self.hub, visitor, self.settings.limits, self.connections)
        return WSUpgradeResponseWithListener(
            WSUpgradeResponse.create_101_response(),
            Socket(connection, proxied=self.settings.proxied),
        )

    async def health(self, _: Request) -> Response:
        """Whether the database answers."""
        self.store.do(lambda connection: connection.exec_driver_sql("select 1").scalar())
        return JSONResponse({"healthy": True})

    async def engine(self, _: Request) -> Response:
        return Response(encode(EngineInfo(self.warm_up.going_on)), media_type="application/json")

    async def reach(self, _: Request) -> Response:
        return Response(encode(reach_of(self.settings)), media_type="application/json")

    async def show_metrics(self, _: Request) -> Response:
        return PlainTextResponse(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def client_file(self, request: Request) -> Response:
        """A file of the client, or its one page, which finds its way by the address."""
        static = self.settings.static.resolve()  # the compiled engine has a link there
        file = file_in(static, request.path_params["path"]) or static / "index.html"
        if not file.is_file():
            return PlainTextResponse("The client has not been built: run ./play.", 503)
        hashed = file.parent.name == "assets"
        keep = f"public, max-age={YEAR}, immutable" if hashed else "no-cache"
        kind = guess_type(file)[0] or "application/octet-stream"
        response = Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
        if kind == "text/html" and not self.accounts.guest(request.headers):
            self.accounts.set_cookie(response, new_guest(), secure=is_secure(request))
        return response


def no_socket(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status), None)


def file_in(folder: Path, path: str) -> Path | None:
    """A file below *folder*, if there is one by that path."""
    try:
        file = (folder / path).resolve()
        return file if folder in file.parents and file.is_file() else None
    except (OSError, ValueError):  # too long, or no path at all
        return None


# The process


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str = "",
    *,
    open_browser: bool = False,
) -> None:
    """Run until somebody ends it.

    Raises ``BadAddress``, ``BadProxy``, ``FolderTaken``, or ``BadOption`` for a bad public URL.
    """
    url = os.environ.get("ANTRO_DATABASE_URL", "")
    folder = data if data is not None else data_folder()
    port = free_port(host, port)
    proxies = proxies_of(os.environ.get("ANTRO_PROXY", ""))
    settings = Settings(
        data=folder,
        url=url,
        host=host,
        port=port,
        public_url=checked_url(public_url) if public_url else "",
        proxies=proxies,
        engine=promised(),
    )
    start(settings, GAMES, open_browser=open_browser)


def start(settings: Settings, games: Mapping[str, Manifest], *, open_browser: bool = False) -> None:
    os.umask(0o077)  # seeds and keys are written: what is ours is nobody else's to read
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(run(settings, games, open_browser=open_browser))


def new_loop() -> asyncio.AbstractEventLoop:
    """The faster one, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return new_event_loop()


async def run(
    settings: Settings, games: Mapping[str, Manifest], *, open_browser: bool = False
) -> None:
    """Serve until a signal comes."""
    logging.getLogger().addHandler(LibraryLog(logging.WARNING))
    antro = Antro(settings, games)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):  # add_signal_handler is missing on Windows
        signal.signal(each, lambda *_: loop.call_soon_threadsafe(ended.set))
    async with antro.serving():
        collect_garbage_rarely()
        announce(settings, open_browser)
        antro.hub.tasks.start(tell_upgrades(antro))
        await ended.wait()
    log.info("stopped")


async def tell_upgrades(antro: Antro) -> None:
    """Say which tables new rules touch."""
    for line in await upgrade_news(antro.hub, antro.store):
        print(line, flush=True)  # noqa: T201 (for whoever started the server)


def collect_garbage_rarely() -> None:
    """Because what is loaded stays, and next to nothing that a table makes is part of a cycle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def announce(settings: Settings, open_browser: bool) -> None:
    """Where to find us, once somebody would be let in."""
    here, *elsewhere = addresses(settings)
    with suppress(OSError):  # nobody reads it
        print(f"Antro: {here}", flush=True)  # noqa: T201 (what the command is run for)
        for address in elsewhere:
            print(f"Antro: {address} for others", flush=True)  # noqa: T201
    log.info("started", address=here)
    if open_browser:
        Thread(target=webbrowser.open, args=[here], daemon=True).start()
