"""The real server behind both proxies, with the shipped configurations."""

import asyncio
import signal

import pytest

from tests.deploy.support.servers import proxied, socket_at
from tests.server.support.people import PATIENCE, Page, Person

pytestmark = [pytest.mark.plain, pytest.mark.parametrize("name", ["haproxy", "nginx"])]

ONE, TWO = "/n/node8001", "/n/node8002"


async def open_at(person: Person, base: str) -> str:
    wanted = {"game": "drako", "seats": ["me", "me"]}
    return str((await person.post(f"{base}/api/tables", **wanted))["id"])


async def join(page: Page, table: str) -> None:
    await page.say(type="join", table=table, seat=None)
    page.now = await page.hears("snapshot")


async def play(page: Page) -> None:
    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"


def test_a_game_is_played_at_the_process_of_its_table(name, tmp_path):
    async def scenario() -> None:
        async with proxied(name, tmp_path) as (_, _, _, anna):
            assert "<title>Antro</title>" in (await anna.http.get("/")).text
            tables = {base: await open_at(anna, base) for base in (ONE, TWO)}
            for base, table in tables.items():
                async with socket_at(anna, base) as page:
                    await join(page, table)
                    await play(page)
            wrong = await anna.http.get(f"{TWO}/api/tables/{tables[ONE]}")
            assert wrong.json()["reason"]["code"] == "unknown_table"

    asyncio.run(scenario())


def test_pages_of_a_killed_process_reach_the_other_one(name, tmp_path):
    async def scenario() -> None:
        async with proxied(name, tmp_path) as (_, _, two, anna):
            await two.end(signal.SIGKILL)
            for _ in range(5):
                await anna.get("/api/games")
                await anna.get(f"{TWO}/api/games")
            async with socket_at(anna, TWO) as page:
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())


def test_a_proxy_that_reloads_cuts_no_socket_and_refuses_nothing(name, tmp_path):
    async def scenario() -> None:
        async with proxied(name, tmp_path) as (proxy, _, _, anna):
            table = await open_at(anna, ONE)
            async with socket_at(anna, ONE) as page:
                await join(page, table)
                for _ in range(3):
                    proxy.reload()
                    for _ in range(20):
                        await anna.get("/api/me")
                        await page.say(type="ping")
                        await page.hears("pong")
                await play(page)

    asyncio.run(scenario())


def test_a_page_returns_to_its_process_after_a_restart(name, tmp_path):
    async def scenario() -> None:
        async with proxied(name, tmp_path) as (_, one, _, anna):
            table = await open_at(anna, ONE)
            async with socket_at(anna, ONE) as page:
                await join(page, table)
                await play(page)
                await one.end(signal.SIGTERM)
                await page.socket.wait_closed()
                assert page.socket.close_code == 1012
            await one.start()
            async with asyncio.timeout(PATIENCE):
                while (await anna.http.get(f"{ONE}/api/tables/{table}")).status_code != 200:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())
