"""Faults of processes and of the database. Each returns how many things it has hit."""

import asyncio
import resource
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import choice, sample

from tests.faults.support.beds import Bed, Ground
from tests.faults.support.beds import Fault as Hit
from tests.faults.support.cluster import Process
from tests.server.support.postgres import SYSTEM_USER

NOBODY = 1  # a port that refuses connections
GONE = 0.5  # seconds until a process that ended is started again


# Processes


def in_use(ground: Ground, count: int) -> list[Process]:
    """Return random processes. The first of them owns tables."""
    bases = {page.base for page in ground.traffic.pages}
    used = [each for each in ground.cluster.processes if each.base in bases]
    first = choice(used)
    return [
        first,
        *sample([each for each in ground.cluster.processes if each is not first], count - 1),
    ]


def kill(count: int) -> Hit[Ground]:
    """Kill processes, start them again, and return the number of sockets that broke."""

    async def fault(ground: Ground) -> int:
        before = ground.traffic.broken
        processes = in_use(ground, count)
        await asyncio.gather(*[each.end() for each in processes])
        await asyncio.sleep(GONE)
        await ground.cluster.start()
        return ground.traffic.broken - before

    return fault


async def terminate(ground: Ground) -> int:
    """Let each process leave in turn. A process that has left is not registered any more."""
    hit = 0
    for each in ground.cluster.processes:
        before = ground.traffic.broken
        assert await each.end(signal.SIGTERM) == 0, each.log
        if isinstance(ground, Bed):
            assert each.name not in ground.living(), "a process has left, but seems to live"
        await ground.cluster.start()
        hit += ground.traffic.broken - before
    return hit


async def stand_still(bed: Bed) -> int:
    """Stop a process until it is declared dead and its tables have moved on. Then wake it up."""
    [process] = in_use(bed, 1)
    number = bed.living()[process.name]
    process.send(signal.SIGSTOP)
    await bed.until(lambda: number not in bed.living().values())
    await bed.traffic.moves(100)
    process.send(signal.SIGCONT)
    await bed.until(lambda: process.name in bed.living())
    return 1


async def outlive(bed: Bed) -> int:
    """Let entries wait in a process while it is declared dead and enters again.

    Its pages are loaded again meanwhile, so nobody repeats these requests. The process owns the
    tables again when the database continues. The entries that waited must not be written.
    """
    [process], site, connection = in_use(bed, 1), bed.cluster.site, await bed.connect()
    number, traffic = bed.living()[process.name], bed.traffic
    async with connection.transaction():
        await connection.execute("lock table moves in share row exclusive mode")
        await asyncio.sleep(0.3)
        process.send(signal.SIGSTOP)
        site.only, traffic.stopping = NOBODY, True
        there = [page for page in traffic.pages if page.base == process.base]
        waiting = sum(page.sent is not None for page in there)
        for page in there:
            page.reload()
        await bed.until(lambda: number not in bed.living().values())
        process.send(signal.SIGCONT)
        await bed.until(lambda: process.name in bed.living())
        site.only = process.port
        await traffic.until(lambda: all(page.here for page in there))
        await connection.execute(CUT_WRITERS)
        await asyncio.sleep(0.3)
    site.only, traffic.stopping = None, False
    for page in traffic.pages:
        page.plan()
    await connection.close()
    return waiting


CUT_WRITERS = """
select pg_terminate_backend(pid) from pg_stat_activity
where datname = current_database() and wait_event_type = 'Lock'
"""


# The clocks


async def clocks_jump(bed: Bed) -> int:
    """Let the clock of a machine jump, and let tables move between machines."""
    async with nobody_dies(bed):
        bed.cluster.processes[0].send(signal.SIGUSR1)
        await bed.traffic.moves(60)
    return await kill(1)(bed)


# The database


async def cut(bed: Bed) -> int:
    return await asyncio.to_thread(bed.postgres.cut_connections, bed.database)


@asynccontextmanager
async def nobody_dies(bed: Bed) -> AsyncIterator[None]:
    """Check that no process is declared dead meanwhile."""
    before = bed.living()
    yield
    await asyncio.sleep(0.5)  # some heartbeats
    assert bed.living() == before, "a process was declared dead"


async def waited(bed: Bed, began: float) -> int:
    """Return the number of moves that were waiting for the database at this time, or refused."""
    await bed.traffic.moves(20)
    moves = bed.traffic.acknowledged
    late = sum(each.began + each.took > began > each.began for each in moves)
    return late + bed.traffic.refusals["not_saved"]


def restart(how: signal.Signals, away: float = 1.0) -> Hit[Bed]:
    async def fault(bed: Bed) -> int:
        async with nobody_dies(bed):
            await asyncio.to_thread(bed.postgres.stop, how)
            stopped = asyncio.get_running_loop().time()
            await asyncio.sleep(away)
            await asyncio.to_thread(bed.postgres.start)
            return await waited(bed, stopped + away / 2)

    return fault


def freeze(seconds: float) -> Hit[Bed]:
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


async def file_limit(bed: Ground) -> int:
    """Let the files of a process on SQLite grow no more for a second, as on a full disk."""
    process = bed.cluster.processes[0].pid
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    before = bed.traffic.refusals["not_saved"]
    await asyncio.sleep(1)
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)
    return bed.traffic.refusals["not_saved"] - before


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


@contextmanager
def small_disk(bed: Bed) -> Iterator[Path]:
    """Keep the log on a disk of a few megabytes. This needs the rights of root."""
    disk = Path(tempfile.mkdtemp())
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(disk)], check=True)
    try:
        (disk / "log").mkdir()
        shutil.chown(disk / "log", SYSTEM_USER)
        disk.chmod(0o755)
        bed.run(f"create tablespace small location '{disk}/log'")
        bed.run("alter table moves set tablespace small")
        yield disk
        bed.run("alter table moves set tablespace pg_default")
        bed.run("drop tablespace small")
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


async def small_disk_full(bed: Bed) -> int:
    """Fill the disk of the log for two seconds."""
    async with nobody_dies(bed):
        with small_disk(bed) as disk:
            filler = disk / "filler"
            with suppress(OSError), filler.open("wb") as file:
                while True:
                    file.write(bytes(4096))
                    file.flush()
            full = asyncio.get_running_loop().time()
            await asyncio.sleep(2)
            filler.unlink()
            return await waited(bed, full + 1.5)
