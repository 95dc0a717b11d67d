"""The port: it depends on no exact version of a library, and closes in order."""

import asyncio
import socket
import tomllib
from pathlib import Path

import pytest

from antro.server.transport.listener import bound
from tests.server.support.people import running, settings
from tests.server.support.raw import connected

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[3]


def test_no_dependency_is_pinned_to_one_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert [line for line in project["dependencies"] if "==" in line] == []


def test_a_host_name_is_bound_at_each_of_its_addresses():
    found = socket.getaddrinfo("localhost", 0, type=socket.SOCK_STREAM)
    sockets = bound("localhost", 0)
    try:
        assert {each.family for each in sockets} == {family for family, *_ in found}
    finally:
        for each in sockets:
            each.close()


def test_a_closing_server_refuses_connections_and_sockets(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna = await site.person()
            site.inside.listener.http.closing = True
            async with connected(site.port) as raw:
                assert await raw.ended() == b""
            site.inside.listener.http.closing = False
            async with connected(site.port) as raw:
                raw.writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                await raw.reader.readuntil(b'{"healthy":true}')
                site.inside.listener.http.closing = True
                assert "503" in await raw.ask_for_socket(site.port)
            site.inside.listener.http.closing = False
            async with anna.page() as page:
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())


def test_a_listener_that_refuses_keeps_the_open_sockets(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna = await site.person()
            async with anna.page() as page:
                site.inside.listener.refuse()
                with pytest.raises(ConnectionRefusedError):
                    await asyncio.open_connection("127.0.0.1", site.port)
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())
