"""Processes behind a proxy: one is gone, all are gone, the proxy reloads, a page errs."""

import asyncio

import pytest

from tests.deploy.support.proxies import Proxy
from tests.faults.support.beds import survives
from tests.faults.support.faults import kill, terminate
from tests.faults.support.sites import Proxied

NAMES = ("node8001", "node8002")  # in the shipped configurations


async def reload(bed):
    """Reload the proxy, and wait until pages of the old one have moved."""
    bed.proxy.reload()
    await bed.traffic.moves(60)
    return 1


async def err(bed):
    """Let pages ask the wrong process. It refuses them."""
    before = bed.traffic.refusals["elsewhere"]
    for page in bed.traffic.pages:
        page.mistake = True
        page.link.drop()
    await bed.traffic.until(
        lambda: all(page.here and not page.mistake for page in bed.traffic.pages)
    )
    return bed.traffic.refusals["elsewhere"] - before


FAULTS = {"one is gone": kill(1), "all are gone": kill(2), "each leaves": terminate}
FAULTS |= {"the proxy reloads": reload, "pages ask the wrong process": err}


async def all_of_them(bed):
    """Let one fault after the other happen."""
    for name, fault in FAULTS.items():
        assert await fault(bed) > 0, f"nothing was hit: {name}"
        await bed.traffic.moves(60)
    return 1


@pytest.mark.parametrize("name", ["haproxy", "nginx"])
def test_faults_behind_a_proxy(make_bed, tmp_path, name):
    bed = make_bed(**dict.fromkeys(NAMES, "proxied"))
    one, two = bed.cluster.processes
    proxy = bed.proxy = Proxy(name, tmp_path, (one.port, two.port))
    bed.cluster.site = Proxied(proxy.port, NAMES)
    asyncio.run(bed.cluster.start())
    asyncio.run(proxy.start())
    try:
        survives(bed, all_of_them)
    finally:
        proxy.stop()
