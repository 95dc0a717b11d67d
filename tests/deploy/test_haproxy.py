"""The health checks of HAProxy. nginx has none."""

import asyncio
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.support.servers import proxied, socket_at
from tests.deploy.test_proxies import behind
from tests.deploy.test_servers import ONE, join, open_at, play
from tests.server.support.people import PATIENCE

pytestmark = pytest.mark.plain


def test_only_ready_processes_get_new_pages_but_owners_keep_theirs(tmp_path):
    async def scenario() -> None:
        async with behind("haproxy", tmp_path) as (_, client, one, two):
            one.ready = False
            async with asyncio.timeout(PATIENCE):
                while one.port in [(await client.get("/api")).json()["server"] for _ in range(4)]:
                    await asyncio.sleep(0.05)
            assert (await client.get("/n/node8001/api")).json()["server"] == one.port
            two.ready = False
            for _ in range(20):
                assert (await client.get("/api")).status_code == 200
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_process_that_stands_still_loses_its_sockets(tmp_path):
    async def scenario() -> None:
        async with proxied("haproxy", tmp_path) as (_, one, _, anna):
            async with socket_at(anna, "/n/node8001") as page:
                await page.say(type="ping")
                await page.hears("pong")
                one.process.send_signal(signal.SIGSTOP)
                with pytest.raises(ConnectionClosed):
                    await page.hear()
            await anna.get("/n/node8001/api/games")
            one.process.send_signal(signal.SIGCONT)

    asyncio.run(scenario())


def test_sockets_stay_open_while_the_database_stands_still(tmp_path, postgres, database):
    async def scenario() -> None:
        async with proxied("haproxy", tmp_path, database) as (proxy, _, _, anna):
            table = await open_at(anna, ONE)
            async with socket_at(anna, ONE) as page:
                await join(page, table)
                postgres.freeze()
                try:
                    while "any/node8001 is DOWN" not in proxy.log.read_text():
                        await page.say(type="ping")
                        await page.hears("pong")
                        await asyncio.sleep(0.1)
                finally:
                    postgres.thaw()
                await play(page)

    asyncio.run(asyncio.wait_for(scenario(), 2 * PATIENCE))
