"""A proxy learns from /ready where it may send pages."""

import asyncio

import pytest

from antro.server.http import readiness
from tests.server.support.people import Site, running, settings

pytestmark = pytest.mark.plain


async def ready(site: Site) -> int:
    """Return the status of /ready. The process answers /health in any case."""
    stranger = (await site.person()).http
    assert (await stranger.get("/health")).status_code == 200
    return (await stranger.get("/ready")).status_code


def test_a_serving_process_is_ready_until_it_leaves(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            assert await ready(site) == 200
            site.inside.readiness.leaving = True
            assert await ready(site) == 503
            site.inside.readiness.leaving = False
            site.inside.readiness.registered = False
            assert await ready(site) == 503

    asyncio.run(scenario())


@pytest.mark.parametrize("seconds", [0, 60])
def test_a_process_whose_database_fails_or_is_slow_is_not_ready(tmp_path, monkeypatch, seconds):
    async def fail() -> None:
        await asyncio.sleep(seconds)
        raise OSError

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            monkeypatch.setattr(readiness, "LONGEST", 0.05)
            site.inside.readiness.database = fail  # type: ignore[misc]  # planted
            assert await ready(site) == 503

    asyncio.run(scenario())


def test_a_leaving_process_says_so(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            inside = site.inside
            assert inside is not None
            assert not inside.readiness.leaving
        assert inside.readiness.leaving

    asyncio.run(scenario())
