"""Processes that get new rules one after the other, while pages play at all of them."""

import asyncio
import signal

from tests.faults.support.beds import survives

NEW = "rules=2"
NEWER = """
select id from tables where exists (
    select from moves where table_id = id and event like '%upgraded%'
)"""


async def upgrade(process):
    await process.end(signal.SIGTERM)
    process.settings.append(NEW)
    await process.start()


async def roll(bed):
    """Upgrade the first process, let it take over tables, and kill it. Then upgrade the others."""
    before = bed.traffic.broken
    first, second, third = bed.cluster.processes
    await upgrade(first)
    await second.end(signal.SIGTERM)  # some of its tables continue under the new rules
    await asyncio.sleep(1)
    if bed.sql(NEWER) == []:  # the third process has taken all of them
        await third.end(signal.SIGTERM)
        await bed.until(lambda: bed.sql(NEWER) != [])
        await third.start()
    await bed.traffic.moves(60)
    await first.end()
    await second.start()
    await asyncio.sleep(1)
    assert bed.sql(f"{NEWER} and owner in ({old(bed)})") == []
    await first.start()
    await upgrade(second)
    await upgrade(third)
    return bed.traffic.broken - before


def old(bed):
    """Return the numbers of the processes with older rules."""
    older = [each.name for each in bed.cluster.processes if NEW not in each.settings]
    return ", ".join(str(id) for name, id in bed.living().items() if name in older)


def test_tables_stay_under_new_rules(make_bed):
    survives(make_bed(one="", two="", three=""), roll)
