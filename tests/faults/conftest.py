import asyncio
from pathlib import Path

import pytest

from antro.server.store.postgres import engine_of
from antro.server.store.postgres_schema import prepare
from tests.faults.support.beds import Bed, SqliteBed
from tests.faults.support.checker import AUDIT
from tests.faults.support.cluster import Cluster, Process
from tests.server.support.postgres import started

NAMES = ("one", "two", "three")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.plain)
            item.add_marker(pytest.mark.xdist_group("faults"))


@pytest.fixture(scope="session")
def postgres():
    """Return a running PostgreSQL. A test that stops it starts it again."""
    postgres = started()
    yield postgres
    postgres.remove()


@pytest.fixture(scope="session")
def template(postgres):
    """Return the name of a database with the tables of Antro, which notes each write."""

    async def make() -> None:
        engine = engine_of(postgres.url(name))
        await prepare(engine, postgres.url(name))
        await engine.dispose()

    name = postgres.new_database()
    asyncio.run(make())
    postgres.sql(AUDIT, name)
    return name


@pytest.fixture(scope="session")
def make_bed(postgres, template, tmp_path_factory):
    """Return a function that makes processes on a new database, not started yet."""
    beds = []

    def make(names=NAMES, *settings: str) -> Bed:
        database = postgres.copy_of(template)
        folder, url = tmp_path_factory.mktemp("servers"), postgres.url(database)
        processes = [Process(name, folder / name, url, settings) for name in names]
        beds.append(Bed(Cluster(processes), postgres, database))
        return beds[-1]

    yield make
    for bed in beds:
        asyncio.run(bed.cluster.end())


@pytest.fixture(scope="session")
def three(make_bed):
    """Return three processes that react quickly. A test that ends some starts them again."""
    return make_bed(NAMES, "quick")


@pytest.fixture
def alone(tmp_path):
    """Return a single process on SQLite."""
    bed = SqliteBed(Cluster([Process("", tmp_path / "data", "", ["quick"])]))
    yield bed
    asyncio.run(bed.cluster.end())
