"""``antro admin``: wrong input is answered with one sentence, and changes nothing."""

import asyncio
import io
import sys

import pytest

from antro.games import GAMES
from tests.server.support.host import Done, Host, id_of


@pytest.fixture
def anna(host: Host):
    """Return the ids of a person and of a table."""

    async def scenario() -> tuple[str, str]:
        async with host.serving() as site:
            anna = await site.person("Anna")
            return id_of(anna), (await anna.open("me", "bot:1"))["id"]

    return asyncio.run(scenario())


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def refused(told: Done) -> str:
    """Check that a command has failed with one sentence, and return it."""
    assert (told.code, told.out, told.err.count("\n")) == (1, "", 1)
    return told.err


@pytest.mark.parametrize("id", ["nothing", "", "a" * 33, "a b", "';--", "\x1b[31m", "\udcff", "%s"])
def test_unknown_ids(host: Host, anna, id):
    before = host.rows()
    for command in ("table", "release"):
        assert "There is no table" in refused(host.now(command, id))
    for command in ("close", "remove"):
        assert "There is no table" in refused(host.now(command, id, "--yes"))
    assert "There is no person" in refused(host.now("export", id))
    assert "There is no person" in refused(host.now("forget", id, "--yes"))
    assert host.rows() == before


@pytest.mark.parametrize("id", ["-rj4kAd3vX_8", "--j4kAd3vX_8", "-rj4kAd3vX_8-r_k"])
def test_ids_that_start_with_a_hyphen(host: Host, anna, id):
    def rename(connection):
        connection.exec_driver_sql(f"update tables set opener = '{id}'")

    host.database.do(rename)
    assert host.now("export", id, "--json").json["id"] == id
    assert "There is no table" in refused(host.now("table", id, "--json"))


def test_a_change_for_ever_needs_an_answer(host: Host, anna, monkeypatch):
    person, id = anna
    before = host.rows()
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    for typed in (["close", id], ["remove", id], ["forget", person]):
        assert "--yes" in refused(host.now(*typed))
    for answer in ("n\n", "\n", ""):
        monkeypatch.setattr(sys, "stdin", Terminal(answer))
        assert host.now("remove", id).code == 1
    assert host.rows() == before
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    assert host.now("remove", id).code == 0
    assert id not in host.rows()


def test_a_table_of_a_game_that_is_not_installed(host: Host, anna, monkeypatch):
    person, id = anna
    others = {name: manifest for name, manifest in GAMES.items() if name != "drako"}
    monkeypatch.setattr("antro.cli.admin.GAMES", others)
    told = host.now("table", id)
    assert (told.code, told.err.count("\n"), "'drako' is not installed" in told.err) == (1, 1, True)
    exported = host.now("export", person, "--json").json
    assert exported["tables"][0]["problem"] == "game_not_installed"
    assert host.now("remove", id, "--yes").code == 0


def test_a_damaged_log_can_be_listed_and_removed(host: Host, anna):
    person, id = anna

    def damage(connection):
        connection.exec_driver_sql("update moves set event = '{'")

    host.database.do(damage)
    assert host.now("tables").code == 0
    told = host.now("table", id)
    assert (told.code, told.err.count("\n")) == (1, 1)
    assert host.now("export", person, "--json").json["tables"][0]["problem"] == "log_unreadable"
    assert host.now("remove", id, "--yes").code == 0


def test_a_folder_without_a_database_stays_empty(sqlite_host: Host):
    assert "There is no database" in refused(sqlite_host.now("tables"))
    assert list(sqlite_host.data.iterdir()) == []


def test_a_database_of_an_older_release(host: Host, anna):
    def older(connection):
        connection.exec_driver_sql("update alembic_version set version_num = '0006'")

    host.database.do(older)
    assert "antro migrate" in refused(host.now("tables"))


def test_a_file_that_is_no_database(sqlite_host: Host):
    (sqlite_host.data / "antro.db").write_text("this is no database" * 1000)
    assert "cannot be read" in refused(sqlite_host.now("tables"))


@pytest.mark.parametrize("wrong", ["name", "password", "port", "address"])
def test_a_database_that_cannot_be_reached(postgres_host: Host, postgres, monkeypatch, wrong):
    name = postgres_host.url.rpartition("/")[2]
    urls = {
        "name": postgres.url("nothing"),
        "password": postgres.url(name, password="wrong"),
        "port": f"postgresql://antro@127.0.0.1:1/{name}",
        "address": "postgresql://antro@127.0.0.1:port/x",
    }
    monkeypatch.setenv("ANTRO_DATABASE_URL", urls[wrong])
    refused(postgres_host.now("tables"))
