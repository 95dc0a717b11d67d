"""Entries for the log on PostgreSQL: batches, wrong rows, fences."""

import asyncio

import asyncpg
import pytest

from antro.core.contract.errors import Refused
from antro.core.match.events import Result
from antro.server.store import log_writer, ownership
from antro.server.store.log_writer import MOST
from antro.server.store.storage import PlaceTaken
from tests.server.support.clusters import entry

pytestmark = pytest.mark.plain


def taken(outcomes):
    return [isinstance(outcome, PlaceTaken) for outcome in outcomes]


def test_entries_are_saved_in_the_order_of_their_table(scenario):
    async def work(one):
        for id in ("a", "b"):
            await one.add_table(id)
            await one.storage.open(id)
        entries = [entry(id, nth, one.me) for nth in range(20) for id in ("b", "a")]
        assert await one.append(*entries) == [None] * 40
        assert [await one.numbers(id) for id in ("a", "b")] == [list(range(20))] * 2

    scenario(work, ["one"])


def test_entries_that_come_during_a_batch_form_the_next_one(scenario):
    async def work(one):
        batches = 0

        def count():
            nonlocal batches
            batches += 1

        one.storage.batch_ended = count
        ids = [f"t{nth}" for nth in range(10)]
        for id in ids:
            await one.add_table(id)
            await one.storage.open(id)
        first = one.start(entry(ids[0], 0, one.me))
        await asyncio.sleep(0)  # the first batch is on its way
        others = [one.start(entry(id, 0, one.me)) for id in ids[1:]]
        assert await asyncio.gather(first, *others) == [None] * 10
        assert batches == 2

    scenario(work, ["one"])


def test_more_entries_than_a_batch_may_have_are_all_saved(scenario, postgres, database):
    async def work(one):
        await one.storage.do(
            lambda connection: connection.exec_driver_sql(
                "insert into tables (id, game, options, rules, clock, seed, opener, opened, owner)"
                f" select 't' || n, '', '', 1, '', '', '', 0, {one.me}"
                f" from generate_series(1, {MOST + 10}) n"
            )
        )
        entries = [entry(f"t{nth}", 0, one.me) for nth in range(1, MOST + 11)]
        assert await one.append(*entries) == [None] * len(entries)

    scenario(work, ["one"])
    assert postgres.sql("select count(*) from moves", database) == str(MOST + 10)


def test_an_ending_is_saved_with_its_entry(scenario, postgres, database):
    async def work(one):
        for id in ("a", "b"):
            await one.add_table(id)
            await one.storage.open(id)
        result = Result([1.0, -1.0], "rules")
        ending = entry("a", 0, one.me, result=result)
        assert await one.append(ending, entry("b", 0, one.me)) == [None, None]
        opened = await one.storage.read("a")
        assert (opened.row.result, opened.row.names) == (result, ["Anna", "Bert"])
        assert (await one.storage.read("b")).row.result is None

    scenario(work, ["one"])


def test_a_number_that_has_other_events_is_refused_and_others_are_saved(scenario):
    async def work(one):
        for id in ("a", "b"):
            await one.add_table(id)
            await one.storage.open(id)
        await one.append(entry("a", 0, one.me, request="anna:1"))
        again = entry("a", 0, one.me, request="anna:2")
        assert taken(await one.append(again, entry("b", 0, one.me))) == [True, False]
        assert (await one.storage.read("a")).log.requests == {"anna:1": 1}

    scenario(work, ["one"])


def test_the_same_entry_again_is_saved_once(scenario):
    """It is written again if nobody knows whether it was committed."""

    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        same = entry("a", 0, one.me, request="anna:1")
        assert await one.append(same) == [None]
        assert await one.append(same) == [None]
        assert await one.numbers("a") == [0]

    scenario(work, ["one"])


def test_no_entry_of_a_table_is_saved_after_one_that_failed(scenario):
    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        await one.append(entry("a", 0, one.me))
        wrong = entry("a", 0, one.me, request="anna:1")
        outcomes = await one.append(wrong, entry("a", 1, one.me), entry("a", 2, one.me))
        assert taken(outcomes) == [True, True, True]
        assert await one.numbers("a") == [0]

    scenario(work, ["one"])


def test_only_the_row_that_postgresql_cannot_store_fails(scenario):
    async def work(one):
        ids = [f"t{nth}" for nth in range(9)]
        for id in ids:
            await one.add_table(id)
            await one.storage.open(id)
        requests = {3: "a zero: \0", 5: "half a letter: \ud800", 7: "too long: " + "x" * 99}
        entries = [entry(id, 0, one.me, request=requests.get(n)) for n, id in enumerate(ids)]
        outcomes = await one.append(*entries)
        assert [nth for nth, outcome in enumerate(outcomes) if outcome] == [3, 5, 7]
        assert not any(isinstance(outcome, PlaceTaken | Refused) for outcome in outcomes)

    scenario(work, ["one"])


# Fences


def test_a_process_writes_only_to_its_own_tables(scenario):
    async def work(one, two):
        for id in ("a", "b"):
            await one.add_table(id)
        await one.storage.open("a")
        await two.storage.open("b")
        outcomes = await one.append(entry("a", 0, one.me), entry("b", 0, one.me))
        assert taken(outcomes) == [False, True]
        assert await one.numbers("b") == []

    scenario(work)


def test_the_number_of_an_entry_counts_and_not_that_of_its_process(scenario):
    """A process was declared dead, and has a new number. Entries of the old one are not saved."""

    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        old = one.me
        assert await two.bury(old)
        await one.enter("one")
        await two.storage.open("a")
        assert taken(await one.append(entry("a", 0, old), entry("a", 0, one.me))) == [True, True]
        assert await two.append(entry("a", 0, two.me)) == [None]

    scenario(work)


class Held:
    """A batch of a process that has written its rows, and is not committed yet."""

    def __init__(self, url, entries):
        self.url, self.entries = url, entries

    async def __aenter__(self):
        self.connection = await asyncpg.connect(self.url)
        self.transaction = self.connection.transaction()
        await self.transaction.start()
        statement, columns = log_writer.statement_for(self.entries)
        assert len(await self.connection.fetch(statement, *columns)) == len(self.entries)
        return self

    async def __aexit__(self, *_):
        await self.transaction.commit()
        await self.connection.close()


async def still_waits(task):
    await asyncio.sleep(0.2)
    return not task.done()


def test_a_burial_waits_for_the_batch_that_is_on_its_way(scenario, postgres, database):
    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        async with Held(postgres.url(database), [entry("a", 0, one.me)]):
            burial = asyncio.create_task(two.bury(one.me))
            assert await still_waits(burial)
        assert await burial
        opened = await two.storage.open("a")
        assert len(opened.log.events) == 1
        assert taken(await one.append(entry("a", 1, one.me))) == [True]
        assert await two.append(entry("a", 1, two.me)) == [None]

    scenario(work)


def test_the_row_of_a_process_stays_until_its_batch_is_saved(scenario, postgres, database):
    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        remove = f"delete from servers where id = {one.me}"
        async with Held(postgres.url(database), [entry("a", 0, one.me)]):
            removal = asyncio.create_task(asyncio.to_thread(postgres.sql, remove, database))
            assert await still_waits(removal)
        await removal
        assert taken(await one.append(entry("a", 1, one.me))) == [True]

    scenario(work, ["one"])


def test_a_process_beats_while_its_batch_is_on_its_way(scenario, postgres, database):
    async def work(one):
        await one.add_table("a")
        await one.storage.open("a")
        async with Held(postgres.url(database), [entry("a", 0, one.me)]):
            beat = one.storage.do(lambda connection: ownership.beat(connection, one.me, 1))
            assert await asyncio.wait_for(beat, 5)

    scenario(work, ["one"])


def test_a_table_that_is_given_up_waits_for_the_batch_that_is_on_its_way(
    scenario, postgres, database
):
    """Another process that opens the table sees the entry."""

    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        async with Held(postgres.url(database), [entry("a", 0, one.me)]):
            released = asyncio.create_task(one.storage.release(["a"]))
            assert await still_waits(released)
        await released
        assert len((await two.storage.open("a")).log.events) == 1

    scenario(work)


def test_a_batch_that_waited_while_its_table_was_given_up_writes_nothing(
    scenario, postgres, database
):
    """The statement began before the change was committed, so it has to look again."""

    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        other = await asyncpg.connect(postgres.url(database))
        async with other.transaction():
            await other.execute("update tables set owner = $1 where id = 'a'", two.me)
            outcome = one.start(entry("a", 0, one.me))
            assert await still_waits(outcome)
        assert isinstance(await outcome, PlaceTaken)
        assert await two.numbers("a") == []
        await other.close()

    scenario(work)


def test_entries_are_saved_before_their_table_is_given_up(scenario):
    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        outcomes = [one.start(entry("a", nth, one.me)) for nth in range(5)]
        await one.storage.release(["a"])
        assert [outcome.result() for outcome in outcomes] == [None] * 5
        assert len((await two.storage.open("a")).log.events) == 5

    scenario(work)
