"""PostgreSQL is away, cuts connections, crashes or stands still. Nothing is lost or doubled."""

import asyncio
import os
from contextlib import suppress

import pytest
from sqlalchemy.exc import ProgrammingError

from antro.core.contract.errors import Refused
from antro.server.store import log_writer, postgres_storage, rows
from antro.server.store.storage import PlaceTaken
from tests.server.support.clusters import entry

pytestmark = pytest.mark.plain

ROUNDS = 500 if os.environ.get("ANTRO_NIGHTLY") else 50


async def write_while(one, break_something, rounds, tables=20):
    """Append to several tables at the same time. Return the number of entries in each log."""

    async def play(id):
        seq = 0
        while not over:
            assert await one.append(entry(id, seq, one.me, request=f"{id}:{seq}")) == [None]
            seq += 1
        return seq

    over = False
    ids = [f"t{nth}" for nth in range(tables)]
    for id in ids:
        await one.add_table(id)
        await one.storage.open(id)
    playing = [asyncio.create_task(play(id)) for id in ids]
    try:
        for _ in range(rounds):
            await asyncio.to_thread(break_something)
            await asyncio.sleep(0.05)
    finally:
        over = True
    return dict(zip(ids, await asyncio.gather(*playing), strict=True))


def test_no_entry_is_lost_or_doubled_while_connections_are_cut(scenario, postgres, database):
    async def work(one):
        written = await write_while(one, lambda: postgres.cut_connections(database), ROUNDS)
        for id, count in written.items():
            assert await one.numbers(id) == list(range(count))
        assert sum(written.values()) > ROUNDS

    scenario(work, ["one"])


def test_no_entry_is_lost_or_doubled_while_postgresql_crashes(
    scenario, postgres, database, monkeypatch
):
    monkeypatch.setattr(log_writer, "PATIENCE", 60)

    def crash():
        postgres.stop(postgres.CRASH)
        postgres.start()

    async def work(one):
        written = await write_while(one, crash, 3)
        for id, count in written.items():
            assert await one.numbers(id) == list(range(count))

    scenario(work, ["one"])


def test_entries_are_refused_when_the_database_stays_away(
    scenario, postgres, database, monkeypatch
):
    monkeypatch.setattr(log_writer, "PATIENCE", 0.5)

    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        await asyncio.to_thread(postgres.stop)
        try:
            [outcome] = await one.append(entry("a", 0, one.me))
            assert isinstance(outcome, Refused)
            assert outcome.reason.code == "not_saved"
            with pytest.raises(Refused, match="not_saved"):
                await one.storage.read("a")
        finally:
            await asyncio.to_thread(postgres.start)
        assert await one.append(entry("a", 0, one.me)) == [None]
        assert await one.numbers("a") == [0]

    scenario(work, ["one"])


def test_a_refused_entry_that_was_saved_after_all_keeps_its_number(
    scenario, postgres, database, monkeypatch
):
    """The database froze for longer than entries wait. Another entry does not get the number."""
    monkeypatch.setattr(log_writer, "PATIENCE", 1.0)

    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        await one.append(entry("a", 0, one.me))
        postgres.freeze()
        try:
            [outcome] = await one.append(entry("a", 1, one.me, request="anna:1"))
            assert isinstance(outcome, Refused)
        finally:
            postgres.thaw()
        [outcome] = await one.append(entry("a", 1, one.me, request="anna:2"))
        requests = (await one.storage.read("a")).log.requests
        assert requests in ({"anna:1": 2}, {"anna:2": 2})
        assert isinstance(outcome, PlaceTaken) == ("anna:1" in requests)

    scenario(work, ["one"])


def save(id):
    return lambda connection: rows.save_name(connection, id, "N")


def test_work_is_done_or_refused_while_connections_are_cut(scenario, postgres, database):
    """Work that is refused may have been saved, if the connection broke during the commit."""

    async def work(one):
        done: set[str] = set()
        over = asyncio.Event()

        async def keep_saving(worker):
            nth = 0
            while not over.is_set():
                id, nth = f"{worker}-{nth}", nth + 1
                with suppress(Refused):
                    await one.storage.do(save(id))
                    done.add(id)

        saving = [asyncio.create_task(keep_saving(worker)) for worker in range(8)]
        for _ in range(ROUNDS):
            await asyncio.to_thread(postgres.cut_connections, database)
            await asyncio.sleep(0.05)
        over.set()
        await asyncio.wait_for(asyncio.gather(*saving), 30)
        assert len(done) > ROUNDS
        saved = postgres.sql("select id from players", database).split()
        assert done <= {*saved}

    scenario(work, ["one"])


def test_work_is_refused_while_the_database_is_frozen(scenario, postgres, database, monkeypatch):
    monkeypatch.setattr(postgres_storage, "PATIENCE", 0.5)

    async def work(one):
        await one.storage.do(save("anna"))
        postgres.freeze()
        try:
            with pytest.raises(Refused, match="not_saved"):
                await asyncio.wait_for(one.storage.do(save("bert")), 10)
        finally:
            postgres.thaw()
        monkeypatch.setattr(postgres_storage, "PATIENCE", 10)
        await one.storage.do(save("carl"))
        assert {"anna", "carl"} <= {*postgres.sql("select id from players", database).split()}

    scenario(work, ["one"])


def test_a_mistake_in_a_statement_is_not_blamed_on_the_database(scenario):
    async def work(one):
        with pytest.raises(ProgrammingError, match="nowhere"):
            await one.storage.do(lambda c: c.exec_driver_sql("select 1 from nowhere"))

    scenario(work, ["one"])
