"""A service manager learns when the server is ready, alive and stopping."""

import asyncio
import signal
import socket

import pytest

from antro.server.ops.service_manager import READY, tell_manager
from tests.server.support.people import PATIENCE
from tests.server.support.processes import started

pytestmark = pytest.mark.plain


@pytest.fixture
def manager(tmp_path, monkeypatch):
    """Return the socket of a service manager."""
    address = str(tmp_path / "notify")
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address)
        manager.settimeout(PATIENCE)
        yield manager


def test_a_server_says_that_it_is_ready_alive_and_stopping(tmp_path, monkeypatch, manager):
    monkeypatch.setenv("WATCHDOG_USEC", "100000")

    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, _):
            heard = {await asyncio.to_thread(manager.recv, 100) for _ in range(3)}
            assert heard == {b"READY=1", b"WATCHDOG=1"}
            await process.end(signal.SIGTERM)
            while await asyncio.to_thread(manager.recv, 100) != b"STOPPING=1":
                pass

    asyncio.run(scenario())


def test_an_abstract_socket_is_found(monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind("")  # Linux chooses an abstract address
        monkeypatch.setenv("NOTIFY_SOCKET", "@" + manager.getsockname()[1:].decode())
        tell_manager(READY)
        manager.settimeout(PATIENCE)
        assert manager.recv(100) == b"READY=1"


@pytest.mark.parametrize("address", ["", "/nowhere"])
def test_a_missing_manager_is_ignored(monkeypatch, address):
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    tell_manager(READY)
