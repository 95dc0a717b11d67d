"""Faults of processes and of the database. Each returns how many things it has hit."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import asynccontextmanager
from collections.abc import AsyncIterator
from random import sample

from tests.faults.support.beds import Bed, Ground
from tests.faults.support.cluster import Process

GONE = 0.5  # seconds until a process that ended is started again


# Processes


async def end(ground: Ground, processes: list[Process], how: signal.Signals) -> int:
    """End processes, start them again, and return the number of sockets that broke."""
    before = ground.traffic.broken
    await asyncio.gather(*[each.end(how) for each in processes])
    await asyncio.sleep(GONE)
    await ground.cluster.start()
    return ground.traffic.broken - before


def kill(count: int) -> Callable[[Ground], object]:
    async def fault(ground: Ground) -> int:
        return await end(ground, sample(ground.cluster.processes, count), signal.SIGKILL)

    return fault


async def terminate(ground: Ground) -> int:
    """Let each process leave in turn."""
    hit = 0
    for each in ground.cluster.processes:
        hit += await end(ground, [each], signal.SIGTERM)
    return hit


async def stand_still(bed: Bed) -> int:
    """Stop a process until it is declared dead and its tables have moved on. Then wake it up."""
    [process] = sample(bed.cluster.processes, 1)
    number = bed.living()[process.name]
    process.send(signal.SIGSTOP)
    async with asyncio.timeout(60):
        while number in bed.living().values():
            await asyncio.sleep(0.1)
    await bed.traffic.moves(100)
    process.send(signal.SIGCONT)
    async with asyncio.timeout(60):
        while process.name not in bed.living():
            await asyncio.sleep(0.1)
    return 1


# The database


async def cut(bed: Bed) -> int:
    return await asyncio.to_thread(bed.postgres.cut_connections, bed.database)


@asynccontextmanager
async def nobody_dies(bed: Bed) -> AsyncIterator[None]:
    """Check that no process is declared dead meanwhile."""
    before = bed.living()
    yield
    await asyncio.sleep(0.5)  # some heartbeats
    assert bed.living() == before


async def waited(bed: Bed, began: float) -> int:
    """Return the number of moves that waited for the database since *began*."""
    await bed.traffic.moves(20)
    return sum(each.began + each.took > began > each.began for each in bed.traffic.acknowledged)


def restart(how: signal.Signals, away: float = 1.0) -> Callable[[Bed], object]:
    async def fault(bed: Bed) -> int:
        async with nobody_dies(bed):
            await asyncio.to_thread(bed.postgres.stop, how)
            stopped = asyncio.get_running_loop().time()
            await asyncio.sleep(away)
            await asyncio.to_thread(bed.postgres.start)
            return await waited(bed, stopped + away / 2)

    return fault


def freeze(seconds: float) -> Callable[[Bed], object]:
    async def fault(bed: Bed) -> int:
        async with nobody_dies(bed):
            bed.postgres.freeze()
            frozen = asyncio.get_running_loop().time()
            await asyncio.sleep(seconds)
            bed.postgres.thaw()
            return await waited(bed, frozen + seconds / 2)

    return fault


SLOW = """
create or replace function wait_once() returns trigger language plpgsql as $$ begin
    if coalesce(current_setting('test.waited', true), '') <> pg_current_xact_id()::text then
        perform set_config('test.waited', pg_current_xact_id()::text, false);
        perform pg_sleep({seconds});
    end if;
    return null;
end $$;
create constraint trigger slow after insert on moves deferrable initially deferred
    for each row execute function wait_once();
"""


@asynccontextmanager
async def slow_commits(bed: Bed, seconds: float = 0.2) -> AsyncIterator[None]:
    """Let each commit of the log take longer."""
    await asyncio.to_thread(bed.run, SLOW.format(seconds=seconds))
    yield
    await asyncio.to_thread(bed.run, "drop trigger slow on moves")


async def slow(bed: Bed) -> int:
    async with nobody_dies(bed), slow_commits(bed):
        before = len(bed.traffic.acknowledged)
        await bed.traffic.moves(60)
    return sum(each.took > 0.2 for each in bed.traffic.acknowledged[before:])


FULL = """
create or replace function no_space() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100';
end $$;
create trigger full_disk before insert on moves for each statement execute function no_space();
"""


async def disk_full(bed: Bed) -> int:
    """Let every write to the log fail for a second, as on a full disk."""
    async with nobody_dies(bed):
        await asyncio.to_thread(bed.run, FULL)
        full = asyncio.get_running_loop().time()
        await asyncio.sleep(1)
        await asyncio.to_thread(bed.run, "drop trigger full_disk on moves")
        return await waited(bed, full + 0.5)


async def read_only(bed: Bed) -> int:
    """Let the database accept no writes for a second, as after a failover to a copy."""
    change = f"alter database {bed.database} {{}} default_transaction_read_only"
    async with nobody_dies(bed):
        await asyncio.to_thread(bed.postgres.sql, change.format("set") + " = on")
        await cut(bed)
        since = asyncio.get_running_loop().time()
        await asyncio.sleep(1)
        await asyncio.to_thread(bed.postgres.sql, change.format("reset"))
        await cut(bed)
        return await waited(bed, since + 0.5)
