"""The real server behind both proxies, with the shipped configurations."""

import asyncio

import httpx
import pytest

from tests.deploy.support.servers import proxied, socket_at
from tests.server.support.people import Page, Person

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


async def ask_as_a_browser(person, path):
    """Ask again if the proxy has closed an idle connection at the same moment."""
    try:
        await person.get(path)
    except httpx.RemoteProtocolError:
        await person.get(path)


def test_games_of_two_processes_are_played_while_the_proxy_reloads(name, tmp_path):
    async def scenario() -> None:
        async with proxied(name, tmp_path) as (proxy, _, _, anna):
            assert "<title>Antro</title>" in (await anna.http.get("/")).text
            tables = {base: await open_at(anna, base) for base in (ONE, TWO)}
            for base, table in tables.items():
                async with socket_at(anna, base) as page:
                    await join(page, table)
                    proxy.reload()
                    for _ in range(20):
                        await ask_as_a_browser(anna, "/api/me")
                        await page.say(type="ping")
                        await page.hears("pong")
                    await play(page)
            wrong = await anna.http.get(f"{TWO}/api/tables/{tables[ONE]}")
            assert wrong.json()["reason"]["code"] == "unknown_table"

    asyncio.run(scenario())
