"""Backups as the hosting guide describes them: made while the server runs, and played on."""

import asyncio
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from tests.deploy.support.proxies import program
from tests.deploy.support.servers import Server, socket_at
from tests.server.support.people import PATIENCE, Page, Person

pytestmark = pytest.mark.plain


async def play_until(page: Page, enough: asyncio.Event) -> int:
    """Make moves of both seats until *enough*. Return the last version."""
    version = 0
    while not enough.is_set() or not version:
        seat = page.now["to_act"][0]
        await page.say(type="join", table=page.now["table"], seat=seat)
        await page.hears("snapshot")
        answer = await page.play(page.now["offers"][0]["number"])
        assert answer["type"] == "done"
        version = answer["version"]
    return version


async def open_table(person: Person) -> str:
    return str((await person.open("me", "me"))["id"])


async def join(page: Page, table: str, seen: int = 0) -> None:
    await page.say(type="join", table=table, seat=None, seen=seen)
    page.now = await page.hears("snapshot")


def back_up(data: Path, copy: Path) -> None:
    copy.mkdir()
    command = [program("sqlite3"), str(data / "antro.db"), f".backup {copy / 'antro.db'}"]
    subprocess.run(command, check=True)
    shutil.copy2(data / "cookie.key", copy)


def test_a_copy_of_a_busy_database_continues_elsewhere(tmp_path):
    async def scenario() -> None:
        (tmp_path / "data").mkdir()
        server = Server("one", tmp_path / "data")
        await server.start()
        anna = Person(server.port)
        await anna.get("/api/me")
        table = await open_table(anna)
        async with socket_at(anna, "") as page:
            await join(page, table)
            once = asyncio.Event()
            once.set()
            before = await play_until(page, once)
            enough = asyncio.Event()
            playing = asyncio.create_task(play_until(page, enough))
            await asyncio.to_thread(back_up, server.data, tmp_path / "copy")
            enough.set()
            after = await playing
        await server.end(signal.SIGKILL)

        restored = Server("one", tmp_path / "copy")
        restored.port = server.port
        await restored.start()
        async with asyncio.timeout(PATIENCE), socket_at(anna, "") as page:
            await join(page, table, seen=after + 1)  # the page has seen more than was saved
            version = page.now["version"]
            assert before <= version <= after
            assert page.now["log"][-1]["version"] == version
            assert await play_until(page, once) > version
        await anna.http.aclose()
        await restored.end(signal.SIGTERM)

    asyncio.run(scenario())
