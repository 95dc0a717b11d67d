"""Two processes with one database behind each proxy: pages find the owner of their table."""

import asyncio
import signal

import pytest

from tests.deploy.support.servers import Server, proxied, socket_at
from tests.deploy.test_servers import ONE, TWO, join, open_at, play
from tests.server.support.people import PATIENCE, Page, Person

pytestmark = [pytest.mark.plain, pytest.mark.parametrize("name", ["haproxy", "nginx"])]


async def refused(page: Page, **message: object) -> str:
    await page.say(**message)
    return str((await page.hears("refused"))["reason"]["code"])


async def place(person: Person, table: str) -> str:
    """Return the place of a table. Ask again while no process can tell."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await person.http.get(f"/api/tables/{table}/place")
            if answer.status_code == 200:
                return str(answer.json()["base"])
            await asyncio.sleep(0.05)


async def place_away_from(person: Person, table: str, base: str) -> str:
    async with asyncio.timeout(PATIENCE):
        while (found := await place(person, table)) == base:
            await asyncio.sleep(0.05)
    return found


def test_a_page_at_the_wrong_process_is_sent_to_the_owner(name, tmp_path, database):
    async def scenario() -> None:
        async with proxied(name, tmp_path, database) as (_, _, _, anna):
            table = await open_at(anna, ONE)
            for base in ("", ONE, TWO):
                assert (await anna.get(f"{base}/api/tables/{table}/place"))["base"] == ONE
                assert (await anna.get(f"{base}/api/tables/{table}"))["base"] == ONE
            stand = f"/api/tables/{table}/stand"
            assert await anna.refused(f"{TWO}{stand}", seat=0) == (421, "elsewhere")
            async with socket_at(anna, TWO) as page:
                assert await refused(page, type="join", table=table) == "elsewhere"
            async with socket_at(anna, ONE) as page:
                await join(page, table)
                await play(page)

    asyncio.run(scenario())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_game_continues_at_the_other_process(name, tmp_path, database, how):
    """A page that looks for its table again finds it there, with every confirmed move."""

    async def scenario() -> None:
        async with proxied(name, tmp_path, database) as (_, one, _, anna):
            table = await open_at(anna, ONE)
            async with socket_at(anna, ONE) as page:
                await join(page, table)
                await play(page)
                version = page.now["version"]
                ending = asyncio.create_task(one.end(how))
                await page.socket.wait_closed()
            assert await place_away_from(anna, table, ONE) == TWO
            async with socket_at(anna, TWO) as page:
                await join(page, table)
                assert page.now["version"] == version
                seat = page.now["to_act"][0]
                await page.say(type="join", table=table, seat=seat)
                await page.hears("snapshot")
                await play(page)
            await ending
            await restarted(one, anna, table)

    asyncio.run(scenario())


async def restarted(server: Server, person: Person, table: str) -> None:
    """Start a process again. It sends pages to the owner of the table."""
    await server.start()
    async with asyncio.timeout(PATIENCE):
        while (await person.http.get(f"{ONE}/api/tables/{table}/place")).status_code != 200:
            await asyncio.sleep(0.05)
    assert (await person.get(f"{ONE}/api/tables/{table}"))["base"] == TWO
