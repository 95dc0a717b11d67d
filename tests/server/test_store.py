"""The database: migrations lead to the schema; what waits is written together, or alone."""

import asyncio
import shutil
import sqlite3
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from antro.server.migrate import BadDatabase, current, head
from antro.server.schema import metadata, moves, players, tables
from antro.server.store import OtherDatabase, Store

pytestmark = pytest.mark.plain


@pytest.fixture
def store(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'antro.db'}")
    store.open()
    yield store
    store.close()


def name(id, name="N"):
    return lambda connection: connection.execute(insert(players).values(id=id, name=name))


def everybody(connection):
    return sorted(connection.execute(select(players.c.id)).scalars())


def test_migrations_lead_to_the_schema(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert current(connection) == head()


def test_an_old_database_is_opened_again_as_it_was(tmp_path):
    url = f"sqlite:///{tmp_path / 'antro.db'}"
    first, second = Store(url), Store(url)
    first.open()
    asyncio.run(first.do(name("anna")))
    first.close()
    second.open()
    assert asyncio.run(second.do(everybody)) == ["anna"]
    second.close()


def test_the_log_is_written_ahead_and_the_keeper_sees_to_the_disk(store):
    def pragmas(connection):
        return [
            connection.exec_driver_sql(f"pragma {pragma}").scalar()
            for pragma in ("journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys")
        ]

    assert asyncio.run(store.do(pragmas)) == ["wal", 1, 0, 1]


def test_the_keeper_brings_what_was_written_to_its_place(store, tmp_path):
    """Then the file alone, without its log, holds it."""

    def alone():
        shutil.copy(tmp_path / "antro.db", tmp_path / "alone.db")
        with closing(sqlite3.connect(tmp_path / "alone.db")) as connection:
            try:
                return connection.execute("select count(*) from players").fetchone()[0]
            except sqlite3.OperationalError:
                return 0  # the very tables are still in the log

    async def story():
        await store.do(name("anna"))
        async with asyncio.timeout(10):
            while alone() == 0:
                await asyncio.sleep(0.1)

    asyncio.run(story())


def test_of_jobs_that_wait_together_only_the_wrong_one_fails(store):
    async def story():
        work = [name("anna"), name("bert"), name("anna"), name("carl")]
        return await asyncio.gather(*map(store.do, work), return_exceptions=True)

    outcomes = asyncio.run(story())
    failed = [isinstance(outcome, IntegrityError) for outcome in outcomes]
    assert failed == [False, False, True, False]
    assert asyncio.run(store.do(everybody)) == ["anna", "bert", "carl"]


def test_of_rows_that_wait_together_only_those_of_a_taken_number_fail(store):
    def row(seq):
        return ("t", seq, "{}", None)

    def log(connection):
        return list(connection.execute(select(moves.c.seq).order_by(moves.c.seq)).scalars())

    async def story():
        values = dict.fromkeys(("game", "options", "clock", "seed", "opener"), "")
        await store.do(
            lambda c: c.execute(insert(tables).values(id="t", rules=1, opened=0, **values))
        )
        appended = [store.append([row(0), row(1)]), store.append([row(1)]), store.append([row(2)])]
        outcomes = await asyncio.gather(*appended, return_exceptions=True)
        failed = [isinstance(outcome, sqlite3.IntegrityError) for outcome in outcomes]
        assert failed == [False, True, False]
        assert await store.do(log) == [0, 1, 2]

    asyncio.run(story())


@pytest.mark.parametrize("url", ["postgresql://db/antro", "postgresql+psycopg://db/antro", "db"])
def test_another_database_is_refused_by_its_name(url):
    with pytest.raises(OtherDatabase, match="SQLite only"):
        Store(url)


def test_a_database_that_cannot_be_used_is_named(tmp_path):
    (tmp_path / "text.db").write_text("These are not the tables that you look for. " * 99)
    for name, problem in {
        "text.db": "not a database",
        "nowhere/antro.db": "unable to open",
    }.items():
        with pytest.raises(BadDatabase, match=f"{name}: .*{problem}"):
            Store(f"sqlite:///{tmp_path / name}").open()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    url = f"sqlite:///{tmp_path / 'antro.db'}"
    store = Store(url)
    store.open()
    store.close()
    with closing(sqlite3.connect(tmp_path / "antro.db")) as later, later:
        later.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer"):
        Store(url).open()


def test_what_waits_is_finished_before_the_file_is_let_go(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'antro.db'}")
    store.open()

    async def story():
        waiting = [asyncio.create_task(store.do(name(f"n{i}"))) for i in range(50)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*waiting)

    asyncio.run(story())
    again = Store(f"sqlite:///{tmp_path / 'antro.db'}")
    again.open()
    assert len(asyncio.run(again.do(everybody))) == 50
    again.close()
