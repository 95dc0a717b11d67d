import pytest

from tests.server.support.postgres import started


@pytest.fixture(scope="session")
def postgres():
    postgres = started()
    yield postgres
    postgres.remove()


@pytest.fixture
def database(postgres):
    """Return the address of a new database without tables."""
    return postgres.url(postgres.new_database())
