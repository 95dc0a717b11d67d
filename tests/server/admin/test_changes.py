"""``antro admin``: close, remove and release tables, beside running servers and without one."""

import asyncio
from contextlib import suppress
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from antro.server.cluster import given_tables
from antro.server.store import taking
from antro.server.store.data_lock import held
from tests.server.http.test_lobby import act
from tests.server.support.host import HEARTBEAT, Host
from tests.server.support.people import PATIENCE, Page, Person

RESTART = 1012  # the code of a closed socket: come back


async def move(page: Page) -> None:
    assert await page.my_turn()
    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"


async def closed(page: Page) -> int | None:
    """Wait until the server closes a page, and return the code."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(page.socket.recv(), PATIENCE)
    return page.socket.close_code


async def refusal(person: Person, table: str) -> str:
    """Join a table, and return the code of the refusal."""
    async with person.page() as page:
        await page.say(type="join", table=table)
        code: str = (await page.hears("refused"))["reason"]["code"]
        return code


async def state(host: Host, table: str) -> str:
    found: str = (await host.types("table", table, "--json")).json["table"]["state"]
    return found


def test_nobody_opens_a_closed_table_and_its_moves_stay(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            async with anna.at(id) as page:
                await move(page)
                version = page.now["version"]
                assert (await host.types("close", id, "--yes")).code == 0
                assert await closed(page) == RESTART
            assert await refusal(anna, id) == "closed_table"
            assert (await anna.http.get(f"/api/tables/{id}")).status_code == 410
            assert await anna.get("/api/tables") == []
            assert await state(host, id) == "closed"
            assert (await host.types("table", id, "--json")).json["table"]["events"] == version
        async with host.serving() as site:
            assert await refusal(await site.person(), id) == "closed_table"

    asyncio.run(scenario())


def test_a_finished_game_is_not_closed(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            async with anna.at(id, 0) as page:
                await act(page, "resign")
            told = await host.types("close", id, "--yes")
            assert (told.code, "is over" in told.err) == (1, True)
            assert (await anna.get(f"/api/tables/{id}"))["result"] is not None
            assert await state(host, id) == "finished"

    asyncio.run(scenario())


def test_a_removed_table_is_gone_with_its_moves(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            async with anna.at(id) as page:
                await move(page)
                assert (await host.types("remove", id, "--yes")).code == 0
                assert await closed(page) == RESTART
            assert (await anna.http.get(f"/api/tables/{id}")).status_code == 404
        assert id not in await asyncio.to_thread(host.rows)

    asyncio.run(scenario())


def test_the_players_of_a_removed_rematch_can_open_another(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            async with anna.at(id, 0) as page:
                await act(page, "resign")
            first = (await anna.post(f"/api/tables/{id}/rematch", swap=False))["id"]
            assert (await host.types("remove", first, "--yes")).code == 0
            again = (await anna.post(f"/api/tables/{id}/rematch", swap=False))["id"]
            assert again != first

    asyncio.run(scenario())


def test_play_continues_after_a_release_and_every_confirmed_move_is_saved_once(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "bot:1"))["id"]
            releases = asyncio.create_task(release_again_and_again(host, id, 3))
            versions = list[int]()
            async with asyncio.timeout(PATIENCE):
                while not releases.done():
                    with suppress(ConnectionClosed):
                        async with anna.page() as page:
                            await join(page, id)
                            await play_on(page, versions)
            await releases
            assert versions == sorted(set(versions))
        shown = await host.types("table", id, "--json")
        assert (shown.code, shown.err) == (0, "")  # the log replays
        assert shown.json["table"]["events"] >= versions[-1]

    asyncio.run(scenario())


async def release_again_and_again(host: Host, id: str, times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(2 * HEARTBEAT)
        told = await host.types("release", id)
        assert told.code == 0, told.err


async def play_on(page: Page, versions: list[int]) -> None:
    """Play until the socket is closed, and note the version after each confirmed move."""
    while await page.my_turn():
        done = await page.play(page.now["offers"][0]["number"])
        if done["type"] == "done":
            versions.append(done["version"])
        else:
            await join(page, page.now["table"])
        await asyncio.sleep(HEARTBEAT / 2)


async def join(page: Page, id: str) -> None:
    """Join a table. Ask again while a command has it."""
    while True:
        await page.say(type="join", table=id)
        while (message := await page.hear())["type"] not in ("snapshot", "refused"):
            pass
        if message["type"] == "snapshot":
            return
        await asyncio.sleep(HEARTBEAT)


def test_another_server_can_claim_a_released_table(postgres_host: Host):
    async def scenario() -> None:
        async with postgres_host.serving("a") as a, postgres_host.serving("b") as b:
            anna = await a.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            there = Person(b.port)
            b.persons.append(there)
            assert await there.get(f"/api/tables/{id}/place") == {"base": "/n/a"}
            assert (await postgres_host.types("release", id)).code == 0
            assert await there.get(f"/api/tables/{id}/place") == {"base": "/n/b"}

            async def place() -> str:
                base: str = (await anna.get(f"/api/tables/{id}/place"))["base"]
                return base

            async with asyncio.timeout(PATIENCE):
                while await place() != "/n/b":
                    await asyncio.sleep(HEARTBEAT)

    asyncio.run(scenario())


@pytest.mark.parametrize("command", ["close", "remove"])
def test_tables_change_without_a_server(host: Host, command):
    async def scenario() -> str:
        async with host.serving() as site:
            return str((await (await site.person()).open("me", "me"))["id"])

    id = asyncio.run(scenario())
    assert host.now(command, id, "--yes").code == 0
    found = {table["id"]: table["state"] for table in host.now("tables", "--json").json}
    assert found == ({id: "closed"} if command == "close" else {})


# SQLite: the command and the server


def test_nothing_changes_if_the_server_does_not_give_a_table(sqlite_host: Host, monkeypatch):
    monkeypatch.setattr("antro.server.admin.database.GIVING", 0.1)
    host = sqlite_host

    async def scenario() -> str:
        async with host.serving() as site:
            return str((await (await site.person()).open("me", "me"))["id"])

    id = asyncio.run(scenario())
    before = host.rows()
    with held(host.data):
        told = host.now("remove", id, "--yes")
    assert (told.code, "Stop the server" in told.err) == (1, True)
    assert host.rows() == before


def test_a_server_takes_back_a_table_whose_command_was_killed(sqlite_host: Host, monkeypatch):
    monkeypatch.setattr(given_tables, "PATIENCE", 3)

    async def scenario() -> None:
        async with sqlite_host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "me"))["id"]
            await kill_command(sqlite_host, id)
            assert await refusal(anna, id) == "elsewhere"
            async with asyncio.timeout(PATIENCE):
                while (await anna.http.get(f"/api/tables/{id}")).status_code != 200:
                    await asyncio.sleep(HEARTBEAT)

    asyncio.run(scenario())


def test_a_server_that_starts_takes_back_all_tables(sqlite_host: Host):
    async def scenario() -> None:
        async with sqlite_host.serving() as site:
            id = (await (await site.person("Anna")).open("me", "me"))["id"]
            await kill_command(sqlite_host, id)
        async with sqlite_host.serving() as site:
            assert (await (await site.person()).get(f"/api/tables/{id}"))["id"] == id

    asyncio.run(scenario())


async def kill_command(host: Host, id: str) -> None:
    """Ask for a table and do nothing more. Wait until a server has given it."""
    await asyncio.to_thread(host.database.do, partial(taking.ask_for, ids=[id]))
    given = partial(taking.given, ids=[id])
    while not await asyncio.to_thread(host.database.do, given):
        await asyncio.sleep(HEARTBEAT)
