"""Several processes share a database. Each table has one owner, and its pages find it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from antro.server.cluster.members import Members, NodeTaken
from antro.server.store import ownership
from antro.server.transport.listener import free_port
from tests.server.http.test_lobby import act
from tests.server.support.people import PATIENCE, Message, Page, Person, Site, running, settings

HEARTBEAT = 0.05  # seconds
RESTART = 1012  # the code of a closed socket: come back


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr("antro.server.cluster.members.HEARTBEAT", HEARTBEAT)
    monkeypatch.setattr("antro.server.app.UNREADY", 0.0)
    monkeypatch.setattr("antro.server.app.CLOSING", 0.1)


@pytest.fixture
def play(postgres, database, tmp_path):
    """Return a function that starts processes and runs a scenario with them."""

    def run(scenario: Any, *names: str) -> None:
        async def all_of_it() -> None:
            async with AsyncExitStack() as stack:
                url = postgres.url(database)
                nodes = [await stack.enter_async_context(node(url, tmp_path, n)) for n in names]
                await scenario(*nodes)

        asyncio.run(all_of_it())

    return run


@asynccontextmanager
async def node(url: str, folder: Path, name: str, **changes: Any) -> AsyncIterator[Site]:
    changes = {"url": url, "node": name, "text_wait": 0.0, **changes}
    async with running(settings(folder / (name or "unnamed"), **changes)) as site:
        yield site


def members(site: Site) -> Members:
    assert site.inside is not None
    assert site.inside.members is not None
    return site.inside.members


def at(person: Person, site: Site) -> Person:
    """Return the same guest at another process."""
    other = Person(site.port)
    other.cookie = person.http.cookies["antro"]
    other.http.headers["cookie"] = f"antro={other.cookie}"
    site.persons.append(other)
    return other


async def owner(site: Site, table: str) -> str:
    """Return the name of the process that owns a table."""
    found = await members(site).storage.do(partial(ownership.owner_of, table=table))
    return "" if found is None else found.name


async def until_true(holds: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(HEARTBEAT)


async def closed(page: Page) -> int | None:
    """Wait until the server closes a page, and return the code."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(page.socket.recv(), PATIENCE)
    return page.socket.close_code


async def move(page: Page) -> Message:
    assert await page.my_turn()
    return await page.play(page.now["offers"][0]["number"])


def test_pages_find_the_owner_of_a_table_at_any_process(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        table = await anna.open("me", "me")
        id, there = table["id"], at(anna, b)
        assert table["base"] == "/n/a"
        assert await there.get(f"/api/tables/{id}/place") == {"base": "/n/a"}
        assert (await there.get(f"/api/tables/{id}"))["base"] == "/n/a"
        assert await there.refused(f"/api/tables/{id}/stand", seat=0) == (421, "elsewhere")
        async with there.page() as page:
            await page.say(type="join", table=id)
            refused = await page.hears("refused")
            assert (refused["reason"]["code"], refused["table"]) == ("elsewhere", id)
        async with anna.at(id) as page:
            assert (await move(page))["type"] == "done"
        assert await owner(b, id) == "a"

    play(scenario, "a", "b")


def test_the_first_process_that_is_asked_claims_a_free_table(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        assert a.inside is not None
        live = a.inside.tables.open[id]
        await live.inbox.run(lambda: None)
        await a.inside.tables.release(live)
        assert (await owner(b, id), a.inside.tables.open) == ("", {})
        assert await at(anna, b).get(f"/api/tables/{id}/place") == {"base": "/n/b"}
        assert await anna.get(f"/api/tables/{id}/place") == {"base": "/n/b"}
        assert await owner(a, id) == "b"

    play(scenario, "a", "b")


def test_a_process_that_is_not_registered_yet_names_the_owner_of_a_table(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        registered, members(b).storage.me = members(b).storage.me, 0
        assert await at(anna, b).get(f"/api/tables/{id}/place") == {"base": "/n/a"}
        members(b).storage.me = registered

    play(scenario, "a", "b")


def test_looking_at_lists_records_and_replays_claims_nothing(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        async with anna.at(id) as page:
            await act(page, "resign")
        assert a.inside is not None
        assert b.inside is not None
        await a.inside.tables.release(a.inside.tables.open[id])
        there = at(anna, b)
        assert [table["id"] for table in await there.get("/api/tables")] == [id]
        for path in ("/replay", "/record", "/text", "?look"):
            assert (await there.http.get(f"/api/tables/{id}{path}")).status_code == 200
        assert (await owner(b, id), b.inside.tables.open) == ("", {})

    play(scenario, "a", "b")


def test_a_process_that_leaves_gives_up_its_tables_and_closes_its_pages(
    play, postgres, database, tmp_path
):
    async def scenario(b: Site) -> None:
        async with AsyncExitStack() as pages:
            async with node(postgres.url(database), tmp_path, "a") as a:
                anna = await a.person("Anna")
                id = (await anna.open("me", "me"))["id"]
                page = await pages.enter_async_context(anna.at(id))
                await move(page)
                version = page.now["version"]
            assert await closed(page) == RESTART
        there = at(anna, b)
        assert await there.get(f"/api/tables/{id}/place") == {"base": "/n/b"}
        table = await there.get(f"/api/tables/{id}")
        assert table["version"] >= version
        async with there.at(id, table["to_act"][0]) as page:
            assert (await move(page))["type"] == "done"

    play(scenario, "b")


def test_tables_with_bots_continue_at_another_process_without_a_viewer(
    play, postgres, database, tmp_path
):
    async def scenario(b: Site) -> None:
        async with node(postgres.url(database), tmp_path, "a", bot_delay=1000.0) as a:
            anna = await a.person("Anna")
            id = (await anna.open("me", "bot:1"))["id"]
            async with anna.at(id) as page:
                while page.now["offers"]:
                    await page.play(page.now["offers"][0]["number"])
            assert a.inside is not None
            before = a.inside.tables.open[id].table.version
        assert b.inside is not None
        tables = b.inside.tables

        async def bot_has_moved() -> bool:
            return id in tables.open and tables.open[id].table.version > before

        await until_true(bot_has_moved)

    play(scenario, "b")


def test_a_process_opens_the_tables_that_it_owns_without_knowing(play):
    """The answer to a claim may be lost."""

    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        assert a.inside is not None
        assert b.inside is not None
        await a.inside.tables.release(a.inside.tables.open[id])
        storage, tables = members(b).storage, b.inside.tables
        await storage.do(partial(ownership.claim, me=storage.me, id=id))

        async def opened() -> bool:
            return id in tables.open

        await until_true(opened)

    play(scenario, "a", "b")


def test_a_process_that_was_declared_dead_drops_its_tables_and_begins_again_once(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        before = members(a).storage.me
        async with anna.at(id) as page:
            assert await members(b).storage.do(partial(ownership.bury, dead=before))
            assert await closed(page) == RESTART

        async def lives_again() -> bool:
            return members(a).storage.me > before

        await until_true(lives_again)
        numbers = [each.id for each in await members(b).storage.do(ownership.living)]
        assert len(numbers) == 2
        assert members(a).storage.me in numbers
        assert a.inside is not None
        assert a.inside.metrics.deaths.count == 1
        assert await at(anna, b).get(f"/api/tables/{id}/place") == {"base": "/n/b"}

    play(scenario, "a", "b")


def test_a_process_whose_table_was_taken_saves_nothing_and_shows_nothing(play):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        me, other = members(a).storage.me, members(b).storage.me
        async with anna.at(id) as page:
            version, number = page.now["version"], page.now["offers"][0]["number"]
            await members(b).storage.do(partial(ownership.give_up, owner=me, ids=[id]))
            await members(b).storage.do(partial(ownership.claim, me=other, id=id))
            with suppress(ConnectionClosed):
                await page.say(type="play", table=id, id="late", version=version, move=number)
            assert await closed(page) == RESTART
        assert not any('"type":"update"' in heard for heard in page.heard)
        opened = await members(b).storage.read(id)
        assert len(opened.log.events) == version

    play(scenario, "a", "b")


def test_a_table_of_a_process_whose_port_refuses_is_claimed_at_once(play):
    async def scenario(b: Site) -> None:
        storage = members(b).storage
        gone = f"127.0.0.1:{free_port('127.0.0.1', 0)}"
        enter = partial(ownership.enter, name="gone", base="/n/gone", address=gone, release="1")
        anna = await b.person("Anna")
        id = (await anna.open("me", "me"))["id"]
        assert b.inside is not None
        await b.inside.tables.release(b.inside.tables.open[id])
        dead = await storage.do(enter)
        await storage.do(partial(ownership.claim, me=dead, id=id))
        assert await anna.get(f"/api/tables/{id}/place") == {"base": "/n/b"}

    play(scenario, "b")


def test_a_process_without_a_heartbeat_is_declared_dead(play):
    async def scenario(b: Site) -> None:
        storage = members(b).storage
        busy = f"127.0.0.1:{b.port}"  # somebody listens there
        enter = partial(ownership.enter, name="stuck", base="/n/stuck", address=busy, release="1")
        await storage.do(enter)

        async def gone() -> bool:
            return [each.name for each in await storage.do(ownership.living)] == ["b"]

        await until_true(gone)
        assert b.inside is not None
        assert b.inside.metrics.buried.count == 1

    play(scenario, "b")


@pytest.mark.parametrize("name", ["b", ""])
def test_processes_need_different_names(play, postgres, database, tmp_path, name):
    async def scenario(_: Site) -> None:
        with pytest.raises(NodeTaken):
            async with node(postgres.url(database), tmp_path / "other", name):
                pass

    play(scenario, "b")


def test_while_the_database_is_away_time_stands_still_and_nobody_is_declared_dead(play, postgres):
    async def scenario(a: Site, b: Site) -> None:
        anna = await a.person("Anna")
        clock = {"type": "per_move", "limit": 600_000}
        id = (await anna.open("me", "me", clock=clock))["id"]
        assert a.inside is not None
        async with anna.at(id) as page:
            live = a.inside.tables.open[id]
            postgres.freeze()
            try:

                async def still() -> bool:
                    return live.timing.paused

                await until_true(still)
                then = live.now()
                assert (await anna.http.get("/ready")).status_code == 503
                assert (await anna.http.get("/health")).status_code == 200
                assert live.now() == then
            finally:
                postgres.thaw()

            async def goes_on() -> bool:
                return not live.timing.paused

            await until_true(goes_on)
            assert (await move(page))["type"] == "done"
        assert [a.inside.metrics.deaths.count, a.inside.metrics.buried.count] == [0, 0]
        assert await owner(b, id) == "a"

    play(scenario, "a", "b")
