"""The process of a server: settings from outside, signals, and garbage collection."""

import asyncio
import gc
import logging
import os
import re
import signal
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

from antro.core.contract.descriptions import Reason
from antro.core.text.words import load, say
from antro.games import GAMES
from antro.games.manifest import Manifest
from antro.server.app import Antro
from antro.server.bots.engine_updates import promised
from antro.server.http.public_address import addresses, checked_url
from antro.server.moves.upgrades import upgrade_news
from antro.server.ops.descriptors import raise_limit
from antro.server.ops.logs import LibraryLog, log
from antro.server.ops.server_error import ServerError
from antro.server.ops.service_manager import READY, STOPPING, show_life, tell_manager
from antro.server.ops.settings import Settings, data_folder
from antro.server.store.databases import chosen_url
from antro.server.transport.client_address import proxies_of
from antro.server.transport.listener import free_port

NODE: Final = re.compile(r"[A-Za-z0-9-]{1,32}")
ADDRESS: Final = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\]):\d{1,5}")  # a host and a port
GARBAGE: Final = 100_000  # new objects between two searches for cycles


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str = "",
    *,
    language: str = "en",
    open_browser: bool = False,
) -> None:
    """Run until a signal ends it.

    Raises ``ServerError``, or ``BadOption`` for a bad public URL.
    """
    url = chosen_url()
    folder = data if data is not None else data_folder()
    port = free_port(host, port)
    proxies = proxies_of(os.environ.get("ANTRO_PROXY", ""))
    settings = Settings(
        data=folder,
        url=url,
        node=node_name(os.environ.get("ANTRO_NODE", "")),
        address=checked_address(os.environ.get("ANTRO_ADDRESS", "")),
        host=host,
        port=port,
        language=language,
        public_url=checked_url(public_url) if public_url else "",
        proxies=proxies,
        engine=promised(),
    )
    start(settings, GAMES, open_browser=open_browser)


def node_name(name: str) -> str:
    """Return the name of this process in paths. Raises ``ServerError`` for a bad one."""
    if name and not NODE.fullmatch(name):
        raise ServerError(Reason("bad_node", fields={"value": repr(name)}))
    return name


def checked_address(address: str) -> str:
    """Return the address for other processes. Raises ``ServerError`` for a bad one."""
    if address and not ADDRESS.fullmatch(address):
        raise ServerError(Reason("bad_address", fields={"value": repr(address)}))
    return address


def start(settings: Settings, games: Mapping[str, Manifest], *, open_browser: bool = False) -> None:
    os.umask(0o077)  # seeds and keys are for the owner alone
    raise_limit()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(run(settings, games, open_browser=open_browser))


def new_loop() -> asyncio.AbstractEventLoop:
    """Return the faster event loop if it is installed."""
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
    end_on_signals(ended)
    async with antro.serving():
        end_on_signals(ended)  # again, because Uvicorn has set its own handlers
        collect_garbage_rarely()
        announce(settings, open_browser)
        antro.tables.tasks.start(tell_upgrades(antro))
        antro.tables.tasks.start(show_life())
        tell_manager(READY)
        await ended.wait()
        tell_manager(STOPPING)
    log.info("stopped")


def end_on_signals(ended: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):  # add_signal_handler is missing on Windows
        signal.signal(each, lambda *_: loop.call_soon_threadsafe(ended.set))


async def tell_upgrades(antro: Antro) -> None:
    """Print the tables that new rules affect."""
    for line in await upgrade_news(antro.tables, antro.settings.language):
        print(line, flush=True)  # noqa: T201 (for the operator)


def collect_garbage_rarely() -> None:
    """Look for cycles rarely: modules stay loaded, and tables make hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE)


def announce(settings: Settings, open_browser: bool) -> None:
    """Print the address when the server accepts connections."""
    here, *elsewhere = addresses(settings)
    words = load("antro.server", settings.language)
    with suppress(OSError):  # nobody reads it
        print(f"Antro: {here}", flush=True)  # noqa: T201 (the result of the command)
        for address in elsewhere:
            print(say(words, "host.for_others", {"address": address}), flush=True)  # noqa: T201
    log.info("started", address=here)
    if open_browser:
        Thread(target=webbrowser.open, args=[here], daemon=True).start()
