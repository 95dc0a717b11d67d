"""Tables of older rules continue, or show the first refused event and can be drawn."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from antro.core.match.events import Result
from antro.core.record.record import Record, read, replay
from antro.games import GAMES
from antro.games.drako.components.cards import DRAGON
from antro.games.drako.components.decks import our_deck
from antro.server.app import Antro
from antro.server.moves.upgrades import upgrade_news
from antro.server.store import rows
from antro.server.store.storage import LogEntry, SeatRow, TableRow
from antro.server.store.store import Store
from tests.games.support.stored_records import ENDING, load
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.support.people import PATIENCE, Person, Site, running, settings, signed
from tests.server.support.processes import started

OLDER = Path(__file__).parents[2] / "games" / "drako" / "older" / "version_1"
WON = Result([1.0, -1.0], "rules")
NAMES = ["anna", "bert"]


def database(data: Path) -> sqlite3.Connection:
    return sqlite3.connect(data / "antro.db")


def sql(data: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(database(data)) as connection, connection:
        return connection.execute(statement).fetchall()


def inside(site: Site) -> Antro:
    assert site.inside is not None
    return site.inside


def plant(data: Path, record: Record, *, most: int = 10**6, result: Result | None = None) -> None:
    """Save a table with the events of a record, or with its first events."""
    assert record.seed is not None
    data.mkdir(exist_ok=True)
    (data / "cookie.key").write_text("0" * 64)
    header = record.header
    table = TableRow(
        id="planted",
        game=header.game,
        options=header.options,
        rules=header.rules,
        clock=None,
        seed=record.seed,
        opener="anna",
        opened=1_000_000,
        seats=[
            SeatRow(seat, player=name, entropy=header.entropies[seat])
            for seat, name in enumerate(NAMES)
        ],
    )
    store = Store(f"sqlite:///{data / 'antro.db'}")
    store.open()
    entry = LogEntry("planted", 0, record.events[:most], None, result, NAMES)
    store.do(lambda connection: rows.add_table(connection, table))
    if result is not None:
        store.do(lambda connection: rows.save_result(connection, entry))
    store.append(rows.log_row(entry), None, lambda error: None)
    store.close()


def known(site: Site, data: Path, name: str) -> Person:
    person = Person(site.port)
    person.cookie = signed(data, name)
    person.http.cookies["antro"] = person.cookie
    site.persons.append(person)
    return person


def old_record(name: str) -> Record:
    return load(OLDER / f"{name}{ENDING}")


def test_a_running_table_continues_under_new_rules_and_reports_it(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                before = await page.play(page.now["offers"][0]["number"])
            cookie = anna.http.cookies["antro"]
        sql(tmp_path, "update tables set rules = 2")
        async with running(settings(tmp_path)) as site:
            antro = inside(site)
            news = await upgrade_news(antro.tables)
            first = "New rules for running games: 1 can continue, 0 cannot."
            assert news == [first]
            again = Person(site.port)
            site.persons.append(again)
            again.http.cookies["antro"] = cookie
            async with again.at(id) as page:
                line = page.now["log"][-1]
                assert (line["what"], line["seat"], line["to"]) == ("upgraded", 18, 3)
                assert page.now["version"] == before["version"] + 1
                assert page.now["departed"] is None
                if page.now["offers"]:
                    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"
                assert (await act(page, "resign"))["type"] == "done"
            record = (await again.http.get(f"/api/tables/{id}/record")).text
            assert '"upgraded"' in record
            json = {"content-type": "application/json"}
            opened = await again.http.post("/api/records", content=record, headers=json)
            assert opened.json()["fairness"]["fair"]
            assert await upgrade_news(antro.tables) == []
            assert (await again.get(f"/api/tables/{id}/replay"))["departed"] is None

    asyncio.run(scenario())


def test_a_table_that_has_not_started_uses_the_new_rules(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "open")
            cookie = anna.http.cookies["antro"]
        sql(tmp_path, "update tables set rules = 2")
        async with running(settings(tmp_path)) as site:
            bert = await site.person()
            await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
            async with bert.at(table["id"]) as page:
                assert page.now["version"] == 9
                assert [line["what"] for line in page.now["log"][:2]] == ["upgraded", "played"]
        async with running(settings(tmp_path)) as site:
            again = Person(site.port)
            site.persons.append(again)
            again.http.cookies["antro"] = cookie
            async with again.at(table["id"]) as page:
                assert (page.now["version"], page.now["departed"]) == (9, None)
                assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"

    asyncio.run(scenario())


def departure_of(record: Record) -> int:
    """Return the number of the first event that the new rules refuse."""
    match = replay(record, {"drako": GAMES["drako"].make})
    assert match.incompatible_at is not None
    return match.version + 1


def test_a_table_that_new_rules_stop_can_be_viewed_and_drawn(tmp_path):
    record = old_record("dragon-dwarves_random")
    at = departure_of(record)

    async def scenario() -> None:
        plant(tmp_path / "data", record, most=at + 2)
        async with running(settings(tmp_path / "data")) as site:
            antro = inside(site)
            news = await upgrade_news(antro.tables)
            assert news[0].endswith(": 0 can continue, 1 cannot.")
            assert f"after event {at}:" in news[1]
            anna, bert = [known(site, tmp_path / "data", name) for name in NAMES]
            async with anna.at("planted", 0) as one, bert.at("planted", 1) as other:
                now = one.now
                assert now["departed"]["code"] == "departed"
                assert (now["version"], now["departed"]["fields"]["n"]) == (at - 1, at)
                assert (now["offers"], now["to_act"], now["result"]) == ([], [], None)
                assert (await one.play(0))["reason"]["code"] == "departed"
                await one.say(type="draw", table="planted")
                assert (await other.hears("draw_offered"))["seats"] == [0]
                await other.say(type="draw", table="planted")
                drawn = {"scores": [0, 0], "how": "agreed", "clause": ""}
                assert (await one.until(lambda now: now["result"] is not None))["result"] == drawn
            kept = (await anna.http.get("/api/tables/planted/record")).text
        async with running(settings(tmp_path / "data")) as site:
            anna = known(site, tmp_path / "data", "anna")
            info = await anna.get("/api/tables/planted")
            assert (info["result"], info["departed"]["code"]) == (drawn, "departed")
            assert (await anna.http.get("/api/tables/planted/record")).text == kept
            replay = await anna.get("/api/tables/planted/replay?seat=18")
            assert (len(replay["frames"]), replay["result"]) == (at, drawn)
            assert replay["departed"]["fields"]["n"] == at
        saved = read(kept.encode())
        assert saved.events[:-1] == record.events[: at + 2]
        assert (saved.header.rules, saved.seed) == (1, record.seed)

    asyncio.run(scenario())


def test_a_server_reports_at_its_start_how_many_games_cannot_continue(tmp_path):
    record = old_record("dragon-dwarves_random")

    async def scenario() -> None:
        plant(tmp_path / "data", record, most=departure_of(record))
        async with started(tmp_path / "data") as (process, _), asyncio.timeout(PATIENCE):
            while "1 cannot." not in process.log.read_text():
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_finished_table_that_new_rules_refuse_keeps_its_result(tmp_path):
    record = old_record("dragon-dwarves_random")

    async def scenario() -> None:
        plant(tmp_path / "data", record, result=WON)
        async with running(settings(tmp_path / "data")) as site:
            anna = known(site, tmp_path / "data", "anna")
            info = await anna.get("/api/tables/planted")
            assert info["result"]["scores"] == [1, -1]
            assert info["departed"]["code"] == "departed"
            assert [player["name"] for player in info["players"]] == NAMES
            kept = read((await anna.http.get("/api/tables/planted/record")).content)
            assert (kept.events, kept.seed) == (record.events, record.seed)
            async with anna.at("planted", 0) as page:
                await page.say(type="draw", table="planted")
                assert (await page.hears("refused"))["reason"]["code"] == "finished"

    asyncio.run(scenario())


def test_a_table_with_outdated_options_reports_the_reason(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            _, _, id = await two_at_a_table(site)
        changed = """update tables set rules = 1, options = '{"size": "xl"}'"""
        sql(tmp_path, changed)
        async with running(settings(tmp_path)) as site:
            somebody = await site.person()
            answer = await somebody.http.get(f"/api/tables/{id}")
            assert answer.json()["reason"]["code"] == "other_rules"
            antro = inside(site)
            news = await upgrade_news(antro.tables)
            assert "cannot be started any more" in news[1]

    asyncio.run(scenario())


def test_a_table_keeps_the_decks_of_its_opening(tmp_path, monkeypatch):
    changed = our_deck(DRAGON)[::-1]

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            deck = table["options"]["deck-dragon"]
            assert "copies,symbols" in deck
            assert table["options"]["deck-knights"] == ""
            before = await anna.get(f"/api/tables/{table['id']}/replay")
            cookie = anna.http.cookies["antro"]
        monkeypatch.setattr("antro.games.drako.options.our_deck", lambda side: changed)
        async with running(settings(tmp_path)) as site:
            again = Person(site.port)
            site.persons.append(again)
            again.http.cookies["antro"] = cookie
            assert await again.get(f"/api/tables/{table['id']}/replay") == before

    asyncio.run(scenario())
