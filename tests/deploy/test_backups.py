"""Backups as the hosting guide describes them: made while the server runs, and played on."""

import asyncio
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.deploy.support.proxies import program
from tests.deploy.support.servers import Server, socket_at
from tests.server.support.people import PATIENCE, Page, Person
from tests.server.support.postgres import USER, Postgres

pytestmark = pytest.mark.plain


@asynccontextmanager
async def served(data: Path, database: str = "") -> AsyncIterator[tuple[Server, Person]]:
    """Run a server, and yield it with a guest. It is killed at the end."""
    data.mkdir(exist_ok=True)
    server = Server("one", data, database)
    await server.start()
    anna = Person(server.port)
    try:
        await anna.get("/api/me")
        yield server, anna
    finally:
        await anna.http.aclose()
        await server.end(signal.SIGKILL)


async def play(page: Page) -> int:
    """Make a move of the seat that may act. Return the version after it."""
    seat = page.now["to_act"][0]
    await page.say(type="join", table=page.now["table"], seat=seat)
    await page.hears("snapshot")
    answer = await page.play(page.now["offers"][0]["number"])
    assert answer["type"] == "done"
    return int(answer["version"])


async def play_until(page: Page, enough: asyncio.Event) -> int:
    version = await play(page)
    while not enough.is_set():
        version = await play(page)
    return version


async def open_table(anna: Person) -> str:
    return str((await anna.open("me", "me"))["id"])


@asynccontextmanager
async def joined(anna: Person, table: str, seen: int = 0) -> AsyncIterator[Page]:
    async with asyncio.timeout(PATIENCE), socket_at(anna, "") as page:
        await page.say(type="join", table=table, seat=None, seen=seen)
        page.now = await page.hears("snapshot")
        yield page


async def continued(anna: Person, old: Person, table: str, seen: int) -> int:
    """Return the restored version of a table. A page that has seen more continues from there."""
    anna.http.cookies = old.http.cookies
    async with joined(anna, table, seen) as page:
        version = int(page.now["version"])
        assert page.now["log"][-1]["version"] == version
        assert await play(page) > version
    return version


def copy_of_sqlite(data: Path, copy: Path) -> None:
    copy.mkdir()
    command = [program("sqlite3"), str(data / "antro.db"), f".backup {copy / 'antro.db'}"]
    subprocess.run(command, check=True)


def test_a_copy_of_a_busy_sqlite_database_plays_on(tmp_path):
    async def scenario() -> None:
        async with served(tmp_path / "data") as (server, anna):
            table, enough = await open_table(anna), asyncio.Event()
            async with joined(anna, table) as page:
                before = await play(page)
                playing = asyncio.create_task(play_until(page, enough))
                await asyncio.to_thread(copy_of_sqlite, server.data, tmp_path / "copy")
                enough.set()
                after = await playing
        async with served(tmp_path / "copy") as (_, again):
            assert before <= await continued(again, anna, table, after + 1) <= after

    asyncio.run(scenario())


def at(postgres: Postgres) -> list[str]:
    """Return the options that lead to a cluster."""
    return ["-h", str(postgres.folder), "-p", str(postgres.port), "-U", USER]


def dump(postgres: Postgres, database: str) -> str:
    """Dump a database and restore it into a new one. Return the name of that."""
    file = str(postgres.folder / "antro.dump")
    postgres.run("pg_dump", *at(postgres), "--format", "custom", "--file", file, database)
    restored = postgres.new_database()
    postgres.run("pg_restore", *at(postgres), "--no-owner", "--dbname", restored, file)
    return restored


def test_a_dump_of_a_busy_postgresql_database_plays_on(tmp_path, postgres):
    async def scenario() -> None:
        database = postgres.new_database()
        async with served(tmp_path / "data", postgres.url(database)) as (_, anna):
            table, enough = await open_table(anna), asyncio.Event()
            async with joined(anna, table) as page:
                before = await play(page)
                playing = asyncio.create_task(play_until(page, enough))
                restored = await asyncio.to_thread(dump, postgres, database)
                enough.set()
                after = await playing
        async with served(tmp_path / "data", postgres.url(restored)) as (_, again):
            assert before <= await continued(again, anna, table, after + 1) <= after

    asyncio.run(scenario())


@pytest.fixture
def archived():
    """Return a PostgreSQL that archives its log."""
    postgres = Postgres("archive_mode=on", "archive_command=cp %p ../archive/%f")
    archive = postgres.folder / "archive"
    archive.mkdir()
    archive.chmod(0o777)
    postgres.start()
    yield postgres
    postgres.remove()


def return_to(postgres: Postgres, moment: str) -> None:
    """Replace the cluster by its copy, and recover it to a moment."""
    postgres.stop()
    shutil.rmtree(postgres.data)
    (postgres.folder / "copy").rename(postgres.data)
    with (postgres.data / "postgresql.auto.conf").open("a") as settings:
        settings.write("restore_command = 'cp ../archive/%f %p'\n")
        settings.write(f"recovery_target_time = '{moment}'\n")
        settings.write("recovery_target_action = 'promote'\n")
    (postgres.data / "recovery.signal").touch()
    postgres.start()


async def play_around_a_moment(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    copy = str(postgres.folder / "copy")
    async with served(tmp_path / "data", postgres.url(database)) as (_, anna):
        table = await open_table(anna)
        async with joined(anna, table) as page:
            await play(page)
            arguments = [*at(postgres), "--pgdata", copy, "--checkpoint", "fast"]
            await asyncio.to_thread(postgres.run, "pg_basebackup", *arguments)
            version = await play(page)
            moment = postgres.sql("select clock_timestamp()")
            later = [await play(page) for _ in range(3)][-1]
    postgres.sql("select pg_switch_wal()")
    return_to(postgres, moment)
    async with asyncio.timeout(PATIENCE):
        while postgres.sql("select pg_is_in_recovery()") == "t":
            await asyncio.sleep(0.05)
    async with served(tmp_path / "data", postgres.url(database)) as (_, again):
        assert await continued(again, anna, table, later) == version


def test_a_postgresql_database_returns_to_a_moment_and_plays_on(tmp_path, archived):
    asyncio.run(play_around_a_moment(tmp_path, archived))
