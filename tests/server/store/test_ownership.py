"""Processes at one database: their numbers, and the tables that they claim, release and adopt."""

import asyncio
from functools import partial

import pytest
from sqlalchemy.exc import IntegrityError

from antro.core.contract.errors import Refused
from antro.core.match.clock import Fischer
from antro.core.match.events import Upgraded
from antro.server.store import ownership, rows
from antro.server.store.storage import Elsewhere, LogEntry, SeatRow

pytestmark = pytest.mark.plain


def do(node, work, *values, **more):
    return node.storage.do(partial(work, **more) if more else lambda c: work(c, *values))


def test_the_first_process_that_opens_a_table_owns_it(scenario):
    async def work(one, two):
        await one.add_table("a")
        assert (await one.storage.open("a")).owner == one.me
        assert (await one.storage.open("a")).owner == one.me
        with pytest.raises(Elsewhere) as refused:
            await two.storage.open("a")
        assert refused.value.base == "/n/one"
        assert (await two.storage.read("a")).owner == 0

    scenario(work)


def test_one_of_two_processes_that_open_a_table_together_owns_it(scenario):
    async def work(one, two):
        for nth in range(20):
            await one.add_table(f"t{nth}")
            opening = [node.storage.open(f"t{nth}") for node in (one, two)]
            found = await asyncio.gather(*opening, return_exceptions=True)
            assert sorted(isinstance(each, Elsewhere) for each in found) == [False, True]

    scenario(work)


def test_a_released_table_can_be_claimed(scenario):
    async def work(one, two):
        for id in ("a", "b"):
            await one.add_table(id)
            await one.storage.open(id)
        await one.storage.release(["a"])
        assert (await two.storage.open("a")).owner == two.me
        assert await do(two, ownership.owned_by, one.me) == {"b"}

    scenario(work)


def test_a_table_of_a_dead_process_can_be_claimed(scenario):
    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        assert await two.bury(one.me)
        assert not await two.bury(one.me)
        assert (await two.storage.open("a")).owner == two.me
        with pytest.raises(Elsewhere):
            await one.storage.open("a")
        assert not await do(one, ownership.beat, one.me, 1)

    scenario(work)


def test_a_process_that_beats_is_not_buried_for_an_older_beat(scenario):
    async def work(one, two):
        [seen, _] = await do(two, ownership.living)
        assert await do(one, ownership.beat, one.me, 7)
        assert not await do(two, ownership.bury, one.me, seen.beat)
        [seen, _] = await do(two, ownership.living)
        assert (seen.id, seen.name, seen.base, seen.tables) == (one.me, "one", "/n/one", 7)
        assert await do(two, ownership.bury, one.me, seen.beat)

    scenario(work)


def test_a_number_is_never_used_again(scenario):
    async def work(one, two):
        numbers = {one.me, two.me}
        for _ in range(3):
            await do(one, ownership.leave, one.me)
            await one.enter("one")
            assert one.me not in numbers
            numbers.add(one.me)

    scenario(work)


def test_a_name_belongs_to_one_process(scenario):
    async def work(one, two):
        with pytest.raises(IntegrityError):
            await two.enter("one")

    scenario(work)


def test_work_for_a_table_is_done_only_by_its_owner(scenario):
    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        taken = SeatRow(1, player="carl")
        save = partial(rows.save_seat, table="a", seat=taken)
        await one.storage.do(save, "a", one.me)
        for owner in (two.me, 0, 999):
            with pytest.raises(Elsewhere):
                await two.storage.do(save, "a", owner)
        await two.bury(one.me)
        with pytest.raises(Elsewhere):
            await one.storage.do(save, "a", one.me)
        assert (await two.storage.read("a")).row.seats[1] == taken

    scenario(work)


def test_a_burial_waits_for_work_that_is_not_done(scenario):
    async def work(one, two):
        await one.add_table("a")
        await one.storage.open("a")
        entered, leave = asyncio.Event(), asyncio.Event()

        def slow(connection):
            from sqlalchemy.util import await_only

            rows.save_seat(connection, "a", SeatRow(1, player="carl"))
            entered.set()
            await_only(leave.wait())

        working = asyncio.create_task(one.storage.do(slow, "a", one.me))
        await entered.wait()
        burial = asyncio.create_task(two.bury(one.me))
        await asyncio.sleep(0.2)
        assert not burial.done()
        leave.set()
        await working
        assert await burial
        assert (await two.storage.open("a")).row.seats[1].player == "carl"

    scenario(work)


def test_tables_that_continue_are_adopted_in_small_batches(scenario):
    """Those are games with a bot or a clock that are not over."""

    async def work(one, two):
        bots = [SeatRow(0, player="anna"), SeatRow(1, level=2)]
        await one.add_table("people")
        await one.add_table("timed", clock=Fischer(60, 5))
        for nth in range(14):
            await one.add_table(f"bots{nth:02}", seats=bots)
        ids = ["people", "timed", *(f"bots{nth:02}" for nth in range(14))]
        for id in ids:
            await one.storage.open(id)
        assert await do(two, ownership.adopt, two.me) == []
        await two.bury(one.me)
        first = await do(two, ownership.adopt, two.me)
        second = await do(two, ownership.adopt, two.me)
        assert (len(first), len(second)) == (10, 5)
        assert {*first, *second} == {*ids} - {"people"}
        assert await do(two, ownership.owned_by, two.me) == {*ids} - {"people"}
        assert await do(two, ownership.adopt, two.me) == []

    scenario(work)


def test_two_processes_never_adopt_the_same_table(scenario):
    async def work(one, two):
        await one.enter("three")
        for nth in range(30):
            await one.add_table(f"t{nth}", clock=Fischer(60, 5))
            await one.storage.open(f"t{nth}")
        dead, left = one.me, {f"t{nth}" for nth in range(30)}
        await one.enter("four")
        await two.bury(dead)
        while left:
            both = await asyncio.gather(*(do(n, ownership.adopt, n.me) for n in (one, two)))
            found = [id for ids in both for id in ids]
            assert len(found) == len({*found} & left)
            left -= {*found}

    scenario(work)


def test_an_unknown_table_cannot_be_claimed(scenario):
    async def work(one, two):
        for opening in (one.storage.open, one.storage.read):
            with pytest.raises(Refused, match="unknown_table"):
                await opening("nowhere")

    scenario(work)


def test_a_damaged_table_is_refused_and_not_claimed(scenario, postgres, database):
    async def work(one, two):
        await one.add_table("a")
        postgres.sql("update tables set options = '{' where id = 'a'", database)
        with pytest.raises(Refused, match="broken_table"):
            await one.storage.open("a")
        assert await do(one, ownership.owned_by, one.me) == set()

    scenario(work)


def test_a_table_with_newer_rules_is_left_to_a_process_that_knows_them(scenario):
    """Two releases run side by side. An older one may meet a table that has changed its rules."""

    async def work(older, newer):
        older.storage.version_of = lambda game: 2
        newer.storage.version_of = lambda game: 3
        await newer.add_table("opened", rules=3, clock=Fischer(60, 5))
        await newer.add_table("changed", rules=2)
        await newer.storage.open("changed")
        change = LogEntry("changed", 0, [Upgraded(18, 3, 0)], owner=newer.me)
        assert await newer.append(change) == [None]
        await newer.storage.release(["changed"])
        for id in ("opened", "changed"):
            with pytest.raises(Elsewhere):
                await older.storage.open(id)
        assert await do(older, ownership.owned_by, older.me) == set()
        assert await do(newer, ownership.adopt, newer.me) == ["opened"]
        assert (await newer.storage.open("changed")).owner == newer.me

    scenario(work)
