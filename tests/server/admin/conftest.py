import pytest

from tests.server.support.host import HEARTBEAT, Host


@pytest.fixture(autouse=True)
def hurry(monkeypatch):
    monkeypatch.setattr("antro.server.cluster.members.HEARTBEAT", HEARTBEAT)
    monkeypatch.setattr("antro.server.cluster.given_tables.POLL", HEARTBEAT)
    monkeypatch.setattr("antro.server.app.UNREADY", 0.0)
    monkeypatch.setattr("antro.server.app.CLOSING", 0.1)
    monkeypatch.delenv("ANTRO_DATABASE_URL", raising=False)


@pytest.fixture(params=["sqlite", "postgres"])
def host(request):
    return request.getfixturevalue(f"{request.param}_host")


@pytest.fixture
def sqlite_host(tmp_path, capsys):
    return Host(tmp_path, "", capsys.readouterr)


@pytest.fixture
def postgres_host(tmp_path, capsys, monkeypatch, postgres, database):
    url = postgres.url(database)
    monkeypatch.setenv("ANTRO_DATABASE_URL", url)
    return Host(tmp_path, url, capsys.readouterr)
