"""Newcomers always get in: the idlest connections of the busiest address make room for them."""

import asyncio
import sys
from contextlib import AsyncExitStack

import pytest

from tests.server.support.people import PATIENCE, Site, running, settings
from tests.server.support.processes import started
from tests.server.support.raw import Raw, connected

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(sys.platform != "linux", reason="needs more addresses of this machine"),
]


async def sockets(stack: AsyncExitStack, site: Site, source: str, count: int) -> list[Raw]:
    """Open sockets from an address. They stay open if the server does not close them."""
    found = []
    for _ in range(count):
        raw = await stack.enter_async_context(connected(site.port, source=source))
        assert "101" in await raw.ask_for_socket(site.port)
        found.append(raw)
    return found


async def metrics(site: Site) -> dict[str, str]:
    lines = (await site.persons[0].http.get("/metrics")).text.splitlines()
    return dict(line.split() for line in lines if line[0] != "#")


def test_a_newcomer_gets_in_when_strangers_hold_all_descriptors(tmp_path):
    """Two addresses open as many sockets as each may. The server may open fewer files."""

    async def scenario() -> None:
        async with started(tmp_path / "data", descriptors=256) as (process, site):
            anna = await site.person()
            table = await anna.open("me", "bot:1", game="rush", options={"seats": "2"})
            async with AsyncExitStack() as stack:
                for n in (2, 3):
                    await sockets(stack, site, f"127.0.0.{n}", 128)
                bert = await site.person()
                async with asyncio.timeout(PATIENCE), bert.at(table["id"]) as page:
                    assert page.now["type"] == "snapshot"
                known = await metrics(site)
                assert int(known["antro_connections_most"]) == 256 - 128 - 256 // 8
                assert int(known["antro_connections"]) <= int(known["antro_connections_most"])
                assert int(known["antro_dropped_connections_total"]) >= 2 * 128 - 96
        log = process.log.read_text()
        assert 1 <= log.count("connections dropped") < 10  # many are on one line
        assert "127.0.0." in log

    asyncio.run(scenario())


def test_the_idlest_socket_of_the_busiest_address_makes_room(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, connections=6)) as site, AsyncExitStack() as stack:
            quiet = await sockets(stack, site, "127.0.0.2", 1)
            busy = await sockets(stack, site, "127.0.0.3", 5)
            busy[0].writer.write(b"\x89\x80\0\0\0\0")  # a ping: it is not idle any more
            await busy[0].hear()
            await sockets(stack, site, "127.0.0.4", 1)
            await busy[1].ended()
            for raw in [*quiet, busy[0], *busy[2:]]:
                raw.writer.write(b"\x89\x80\0\0\0\0")
                assert (await raw.hear())[0] == 10

    asyncio.run(scenario())


def test_a_request_that_is_being_answered_is_not_dropped(tmp_path):
    """An idle socket goes first, although the request came earlier."""

    async def scenario() -> None:
        async with running(settings(tmp_path, connections=2)) as site, AsyncExitStack() as stack:
            assert site.inside is not None
            asking = await stack.enter_async_context(connected(site.port, source="127.0.0.2"))
            asking.writer.write(
                b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 14\r\n"
                b"Content-Type: application/json\r\n\r\n"
            )
            [idle] = await sockets(stack, site, "127.0.0.2", 1)
            await sockets(stack, site, "127.0.0.3", 1)
            await idle.ended()
            asking.writer.write(b'{"name": "Eve"}'[:14])
            async with asyncio.timeout(PATIENCE):
                assert b"HTTP/1.1" in await asking.reader.readline()

    asyncio.run(scenario())
