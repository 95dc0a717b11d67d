"""Tables and records of the version before this layout open, continue and verify.

``saved`` holds its database as SQL, its records, and the names of guests and tables.
"""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from antro.core.record.record import read
from antro.core.record.verify import verify, verify_text
from antro.games import GAMES
from antro.server.http.accounts import Accounts
from tests.server.support.people import Page, Person, Site, running, settings
from tests.server.table.test_lessons import next_step

SAVED = Path(__file__).with_name("saved")
NOTES = msgspec.json.decode((SAVED / "tables.json").read_text())
KEY = "0" * 64  # signs the cookies of the guests
RULES = {name: manifest.make for name, manifest in GAMES.items()}
IN_PLAY = [name for name in NOTES["tables"] if name.endswith(("in play", "timed"))]
OVER = [name for name in NOTES["tables"] if name.endswith(("finished", "drawn"))]
LESSONS = [name for name in NOTES["tables"] if name.endswith("lesson")]


@pytest.fixture
def data(tmp_path):
    """Return a data folder of the older version."""
    with closing(sqlite3.connect(tmp_path / "antro.db")) as database:
        database.executescript((SAVED / "antro.sql").read_text())
    (tmp_path / "cookie.key").write_text(KEY)
    return tmp_path


def saved_events(data: Path, table: str) -> int:
    """Return the number of events in the log of a table."""
    with closing(sqlite3.connect(data / "antro.db")) as database:
        asked = "select event from moves where table_id = ?"
        return sum(len(rows.split()) for (rows,) in database.execute(asked, [table]))


def guest(site: Site, name: str) -> Person:
    """Return a guest of the older version, with the same cookie."""
    person = Person(site.port)
    person.cookie = Accounts(KEY).signer.sign(NOTES["guests"][name]).decode()
    person.http.cookies.set("antro", person.cookie)
    site.persons.append(person)
    return person


async def play_on(pages: list[Page], moves: int) -> None:
    """Let the seats make moves, each time the first that is offered.

    In real time a few are refused, because another seat was quicker.
    """
    done = 0
    for _ in range(10 * moves):
        page = await first_to_move(pages)
        done += (await page.play(page.now["offers"][0]["number"]))["type"] == "done"
        await asyncio.gather(*(other.until(reached(page.now["version"])) for other in pages))
        if done == moves:
            return
    raise AssertionError(f"{done} moves of {moves}")


async def first_to_move(pages: list[Page]) -> Page:
    """Wait until a seat may choose, and return its page."""
    while not any(page.now["offers"] for page in pages):
        await pages[0].hear()
        await pages[1].until(reached(pages[0].now["version"]))
    return next(page for page in pages if page.now["offers"])


def reached(version: int) -> Any:
    return lambda now: now["version"] >= version


@pytest.mark.parametrize("name", IN_PLAY)
def test_a_table_in_play_continues_and_its_record_verifies(data, name):
    id = NOTES["tables"][name]
    before = saved_events(data, id)

    async def scenario() -> None:
        async with running(settings(data)) as site, AsyncExitStack() as stack:
            people = [guest(site, each) for each in NOTES["guests"]]
            pages = [await stack.enter_async_context(person.at(id)) for person in people]
            assert pages[0].now["departed"] is None
            assert pages[0].now["version"] >= before > 0
            assert [page.now["seat"] for page in pages] == [0, 1]
            await play_on(pages, 4)
        async with running(settings(data)) as site:
            anna = guest(site, "Anna")
            async with anna.at(id) as page:
                assert page.now["version"] > before
                table = {"table": id, "version": page.now["version"]}
                await page.say(type="resign", id="resign", **table)
                await page.until(lambda now: now["result"] is not None)
            text = (await anna.http.get(f"/api/tables/{id}/record")).content
            assert verify_text(text, RULES).wrong == []
            assert len(read(text).events) > before

    asyncio.run(scenario())


@pytest.mark.parametrize("name", OVER)
def test_a_finished_table_keeps_its_record(data, name):
    id = NOTES["tables"][name]

    async def scenario() -> None:
        async with running(settings(data)) as site:
            anna = guest(site, "Anna")
            info = await anna.get(f"/api/tables/{id}")
            assert info["result"] is not None
            text = (await anna.http.get(f"/api/tables/{id}/record")).content
            assert read(text) == read(record_file(name).read_bytes())
            replay = await anna.http.get(f"/api/tables/{id}/replay?seat=18")
            assert replay.status_code == 200

    asyncio.run(scenario())


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_continues_at_its_step(data, name):
    id = NOTES["tables"][name]

    async def scenario() -> None:
        async with running(settings(data)) as site, guest(site, "Anna").at(id) as page:
            assert page.now["version"] == saved_events(data, id)
            first = await next_step(page)
            assert (first["first"] > 1, first["done"]) == (True, False)
            assert (await page.play(first["moves"][0]))["type"] == "done"
            second = await next_step(page)
            assert second["version"] > first["version"]
            assert second["first"] > first["first"]

    asyncio.run(scenario())


def test_a_bot_continues_and_a_rematch_and_an_open_table_are_listed(data):
    tables = NOTES["tables"]

    async def scenario() -> None:
        async with running(settings(data)) as site:
            anna, bert = guest(site, "Anna"), guest(site, "Bert")
            assert (await anna.get("/api/me"))["name"] == "Anna"
            drawn = await anna.get(f"/api/tables/{tables['drako drawn']}")
            assert (drawn["result"]["how"], drawn["next"]) == ("agreed", tables["drako rematch"])
            open_table = await anna.get(f"/api/tables/{tables['vast open']}")
            [invitation] = open_table["invitations"]
            await bert.post(f"/api/tables/{tables['vast open']}/sit", **invitation)
            async with anna.at(tables["drako bot"]) as page:
                for _ in range(3):
                    assert await page.my_turn()
                    assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"
            async with bert.at(tables["vast open"]) as page:
                assert page.now["seat"] == 1

    asyncio.run(scenario())


@pytest.mark.plain
@pytest.mark.parametrize("name", OVER)
def test_a_saved_record_verifies(name):
    record = read(record_file(name).read_bytes())
    assert verify(record, RULES).wrong == []
    assert record.seed is not None


def record_file(name: str) -> Path:
    return SAVED / f"{name.replace(' ', '_')}.jsonl"
