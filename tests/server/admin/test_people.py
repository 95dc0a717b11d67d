"""``antro admin export`` and ``forget``: everything that belongs to a person."""

import asyncio
import json

from antro.core.record.record import read, replay
from antro.games import GAMES
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.support.host import HEARTBEAT, Host, id_of
from tests.server.support.people import PATIENCE, Message, Page, Person


async def move(page: Page) -> None:
    assert await page.my_turn()
    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"


def test_an_export_has_the_records_of_finished_games(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id, 0) as page:
                await act(page, "resign")
            written = (await host.types("export", id_of(anna), "--json")).json
        assert (written["id"], written["name"]) == (id_of(anna), "Anna")
        [table] = written["tables"]
        assert (table["state"], table["opener"], table["own_seats"]) == ("finished", True, [0])
        assert table["players"] == ["Anna", "Bert"]
        record = "".join(json.dumps(line) + "\n" for line in table["record"]).encode()
        match = replay(read(record), {name: manifest.make for name, manifest in GAMES.items()})
        assert match.result is not None
        assert id_of(bert) not in json.dumps(written)

    asyncio.run(scenario())


def test_an_export_of_a_running_game_has_what_the_seat_knows(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id, 0) as page:
                view = page.now["view"]
            written = (await host.types("export", id_of(anna), "--json")).json
            [table] = written["tables"]
            [known] = table["known"]
            assert (known["seat"], known["view"]) == (0, view)
            assert "record" not in table
            others = (await host.types("export", id_of(bert), "--json")).json
            assert others["tables"][0]["known"][0]["view"] != view

    asyncio.run(scenario())


def test_an_export_is_a_file_that_only_its_owner_reads(host: Host, tmp_path):
    async def scenario() -> str:
        async with host.serving() as site:
            anna = await site.person("Anna")
            await anna.open("me", "bot:1")
            return id_of(anna)

    person, file = asyncio.run(scenario()), tmp_path / "anna.json"
    assert host.now("export", person, "--out", str(file)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert json.loads(file.read_text())["name"] == "Anna"
    before = file.read_bytes()
    assert host.now("export", person, "--out", str(file)).code == 1
    assert file.read_bytes() == before


def test_a_forgotten_person_is_nowhere_in_the_database(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, finished = await two_at_a_table(site)
            async with anna.at(finished, 0) as page, bert.at(finished, 1):
                await move(page)
                await act(page, "resign")
            await anna.open("me", "bot:1")
            running = (await two_more(anna, bert))["id"]
            await anna.open("me", "open")
            person = id_of(anna)
            assert person in await asyncio.to_thread(host.rows)
            assert (await host.types("forget", person, "--yes")).code == 0
            rows = await asyncio.to_thread(host.rows)
            assert person not in rows
            assert "Anna" not in rows
            found = {
                line["id"]: line["state"] for line in (await host.types("tables", "--json")).json
            }
            assert sorted(found.values()) == ["closed", "closed", "finished", "running"]
            assert (found[finished], found[running]) == ("finished", "running")
            assert [each["id"] for each in (await host.types("people", "--json")).json] == [
                id_of(bert)
            ]
            record = await bert.http.get(f"/api/tables/{finished}/record")
            assert read(record.content).header.seats == ["", "Bert"]

    asyncio.run(scenario())


async def two_more(anna, bert):
    """Let two persons start another game."""
    table = await anna.open("me", "open")
    await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
    async with anna.at(table["id"], 0) as page:
        await move(page)
    return table


async def without_name(person: Person, id: str, seat: int) -> Message:
    """Return a table when its owner has noticed that somebody was forgotten."""
    async with asyncio.timeout(PATIENCE):
        while (table := await person.get(f"/api/tables/{id}"))["players"][seat]["name"]:
            await asyncio.sleep(HEARTBEAT)
    found: Message = table
    return found


def test_others_can_go_on_without_a_forgotten_person(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id, 0) as page:
                await move(page)
            assert (await host.types("forget", id_of(anna), "--yes")).code == 0
            players = (await without_name(bert, id, 0))["players"]
            assert (players[0]["away"], players[1]["name"]) == (True, "Bert")
            await bert.post(f"/api/tables/{id}/substitute", seat=0, level=1)

    asyncio.run(scenario())


def test_the_seat_of_a_forgotten_person_is_open_before_the_game(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna, bert, eve = [await site.person(name) for name in ("Anna", "Bert", "Eve")]
            three = {"game": "heroes", "options": {"players": "3"}}
            table = await anna.open("me", "open", "open", **three)
            id, key = table["id"], table["invitations"][0]
            await bert.post(f"/api/tables/{id}/sit", **key)
            assert (await host.types("forget", id_of(bert), "--yes")).code == 0
            again = await without_name(anna, id, 1)
            assert [seat["kind"] for seat in again["players"]] == ["person", "open", "open"]
            await eve.post(f"/api/tables/{id}/sit", **again["invitations"][0])

    asyncio.run(scenario())


def test_a_forgotten_person_can_come_back_as_a_new_one(host: Host):
    async def scenario() -> None:
        async with host.serving() as site:
            anna = await site.person("Anna")
            await anna.open("me", "bot:1")
            assert (await host.types("forget", id_of(anna), "--yes")).code == 0
            assert await anna.get("/api/me") == {"name": ""}
            assert await anna.get("/api/tables") == []
            await anna.open("me", "bot:1")

    asyncio.run(scenario())
