from pathlib import Path

import pytest

from tests.server.support.clusters import database_with_tables
from tests.server.support.postgres import started


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and not item.get_closest_marker("plain"):
            item.add_marker(pytest.mark.compiled)


@pytest.fixture(scope="session")
def postgres():
    """Return a running PostgreSQL. A test that stops it starts it again."""
    postgres = started()
    yield postgres
    postgres.remove()


@pytest.fixture(scope="session")
def template(postgres):
    """Return the name of a database with the tables of Antro, and without rows."""
    return database_with_tables(postgres)


@pytest.fixture
def database(postgres, template):
    """Return the name of a new database with the tables of Antro."""
    return postgres.copy_of(template)
