import asyncio
from pathlib import Path

import pytest

from tests.faults.support.beds import Bed, SqliteBed
from tests.faults.support.checker import AUDIT
from tests.faults.support.cluster import Cluster, Process
from tests.server.support.clusters import database_with_tables
from tests.server.support.postgres import Postgres, started

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
    postgres.stop(Postgres.CRASH)  # without waiting for the disk
    postgres.remove()


@pytest.fixture(scope="session")
def template(postgres):
    """Return the name of a database with the tables of Antro, which notes each write."""
    name = database_with_tables(postgres)
    postgres.sql(AUDIT, name)
    return name


@pytest.fixture(scope="session")
def three(postgres, template, tmp_path_factory):
    """Return three processes. A test that ends some starts them again."""
    folder = tmp_path_factory.mktemp("servers")
    bed = made(postgres, template, folder, dict.fromkeys(NAMES, "quick"))
    yield bed
    asyncio.run(bed.cluster.end())


@pytest.fixture
def calm(postgres, template, tmp_path):
    """Return three processes that wait as long as the product does."""
    bed = made(postgres, template, tmp_path, dict.fromkeys(NAMES, ""))
    yield bed
    asyncio.run(bed.cluster.end())


@pytest.fixture
def make_bed(postgres, template, tmp_path):
    """Return a function that makes quick processes. It takes the settings of each by its name."""
    beds = []

    def make(**settings: str) -> Bed:
        quick = {name: f"quick {own}" for name, own in settings.items()}
        beds.append(made(postgres, template, tmp_path, quick))
        return beds[-1]

    yield make
    for bed in beds:
        asyncio.run(bed.cluster.end())


def made(postgres: Postgres, template: str, folder: Path, settings: dict[str, str]) -> Bed:
    """Return processes on a new database. They are not started yet."""
    database = postgres.copy_of(template)
    url = postgres.url(database)
    processes = [Process(name, folder / name, url, own.split()) for name, own in settings.items()]
    return Bed(Cluster(processes), postgres, database)


@pytest.fixture
def alone(tmp_path):
    """Return a single process on SQLite."""
    bed = SqliteBed(Cluster([Process("", tmp_path / "data", "", ["quick"])]))
    yield bed
    asyncio.run(bed.cluster.end())
