"""``antro admin``: the lists of tables, people, servers and storage."""

import asyncio
import os

from tests.server.http.test_lobby import act
from tests.server.support.host import Host, id_of
from tests.server.support.people import Page


async def move(page: Page) -> None:
    assert await page.my_turn()
    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"


def test_tables_have_a_state_and_their_players(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            finished = await anna.open("me", "me")
            running = await anna.open("me", "bot:2")
            waiting = await anna.open("me", "open")
            async with anna.at(finished["id"], 0) as page:
                await act(page, "resign")
            async with anna.at(running["id"]) as page:
                await move(page)
            found = {table["id"]: table for table in (await host.types("tables", "--json")).json}
            states = [found[each["id"]]["state"] for each in (finished, running, waiting)]
            assert states == ["finished", "running", "open"]
            line = found[running["id"]]
            assert line["events"] == (await anna.get(f"/api/tables/{running['id']}"))["version"]
            assert line["opened"] <= line["changed"]
            assert line["owner"] == ("a" if host.url else "")
            assert [seat.get("name", "") for seat in line["seats"]] == ["Anna", ""]
            assert [seat.get("level", 0) for seat in line["seats"]] == [0, 2]
            text = (await host.types("tables")).out
            assert all(each in text for each in (*found, "running", "Anna, bot:2", "Anna, -"))

    asyncio.run(scenario())


def test_a_table_in_detail_shows_no_secret(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            id = (await anna.open("me", "open"))["id"]
            seed, key = await asyncio.to_thread(secrets_of, host)
            shown = await host.types("table", id, "--json")
            assert (shown.code, shown.json["table"]["id"]) == (0, id)
            assert shown.json["detail"]["opener"] == id_of(anna)
            text = await host.types("table", id)
            assert f"Anna ({id_of(anna)})" in text.out
            for secret in (seed, key):
                assert secret not in shown.out + text.out

    asyncio.run(scenario())


def secrets_of(host: Host) -> tuple[str, str]:
    def work(connection):
        return connection.exec_driver_sql("select seed, key from tables").one()

    seed, key = host.database.do(work)
    return seed, key


def test_people_are_counted_with_their_tables(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, unnamed = [await site.person(name) for name in ("Anna", "Bert", "")]
            for person in (anna, anna, unnamed):
                await person.open("me", "bot:1")
            told = (await host.types("people", "--json")).json
            assert told[0] == {"id": id_of(anna), "name": "Anna", "tables": 2}
            assert {"id": id_of(bert), "name": "Bert", "tables": 0} in told
            assert {"id": id_of(unnamed), "name": "", "tables": 1} in told
            assert len(told) == 3

    asyncio.run(scenario())


def test_servers_that_share_a_database_are_listed_with_their_answer(postgres_host: Host, postgres):
    host = postgres_host

    async def scenario() -> None:
        async with host.serving() as site:
            await (await site.person()).open("me", "me")
            [server] = (await host.types("servers", "--json")).json
            assert (server["name"], server["answers"]) == ("a", True)
            assert server["address"] == f"127.0.0.1:{site.port}"
            gone = (
                "insert into servers (name, base, address, release) values ('b','','[::1]:1','0')"
            )
            postgres.sql(gone, host.url.rpartition("/")[2])
            both = (await host.types("servers", "--json")).json
            assert [each["answers"] for each in both if each["name"] == "b"] in ([False], [])

    asyncio.run(scenario())


def test_the_process_that_uses_a_folder_is_listed(sqlite_host: Host):
    async def scenario() -> None:
        async with sqlite_host.serving():
            told = (await sqlite_host.types("servers", "--json")).json
            assert told == [{"id": os.getpid(), "answers": True}]
        assert sqlite_host.now("servers", "--json").json == []

    asyncio.run(scenario())


def test_storage_shows_rows_and_sizes(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            await (await site.person("Anna")).open("me", "bot:1")
        told = await host.types("storage", "--json")
        rows = {table["name"]: table["rows"] for table in told.json["tables"]}
        assert (rows["tables"], rows["seats"], rows["players"]) == (1, 2, 1)
        assert told.json["bytes"] > 0
        assert (told.json["wal"] is None) == bool(host.url)
        assert ("WAL" in (await host.types("storage")).out) != bool(host.url)

    asyncio.run(scenario())
