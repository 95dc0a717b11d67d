import asyncio

import pytest

from tests.server.support.clusters import nodes


@pytest.fixture
def scenario(postgres, database):
    """Return a function that runs a scenario with processes at one database."""

    def run(work, names=("one", "two")):
        async def scenario() -> None:
            async with nodes(postgres.url(database), names) as found:
                await work(*found)

        asyncio.run(scenario())

    return run
