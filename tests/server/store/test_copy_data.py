"""``antro copy-data``: both directions, after a stop, and with everything that can be wrong."""

import re
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from antro import cli
from antro.server.store import copy_command, copy_data
from antro.server.store.data_lock import held
from antro.server.store.store import Store

pytestmark = pytest.mark.plain

SAVED = Path(__file__).with_name("saved") / "antro.sql"
COPIED = {"players", "tables", "seats", "moves", "settings"}


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    """Return a data folder with tables of all games."""
    folder = tmp_path_factory.mktemp("saved")
    with closing(sqlite3.connect(folder / "antro.db")) as database:
        database.executescript(SAVED.read_text())
    store = Store(f"sqlite:///{folder / 'antro.db'}")
    store.open()
    store.close()
    change(folder, "insert into settings values ('cookie_key', 'a secret')")
    return folder


@pytest.fixture
def source(saved, tmp_path):
    return Path(shutil.copytree(saved, tmp_path / "source"))


@pytest.fixture
def run(monkeypatch, capsys):
    def run(*arguments, lang="en"):
        code = cli.run([*map(str, arguments), "--lang", lang])
        out, err = capsys.readouterr()
        return code, out or err

    monkeypatch.setattr(copy_command, "HEARTBEAT", 0.05)
    return run


@pytest.fixture
def refused(run):
    """Check that a copy is refused with one sentence, in both languages."""

    def refused(source, target, sentence):
        code, text = run("copy-data", source, target)
        assert (code, text.count("\n")) == (1, 1)
        assert re.search(sentence, text)
        code, text = run("copy-data", source, target, lang="it")
        assert code == 1
        assert not re.search(sentence, text)

    return refused


def change(folder, statement, *values):
    with closing(sqlite3.connect(folder / "antro.db")) as database, database:
        database.execute("pragma foreign_keys=off")
        return database.execute(statement, values).fetchall()


def lines(folder):
    """Return all rows of a file, without those about processes and migrations."""
    change(folder, "update tables set owner = 0")
    with closing(sqlite3.connect(folder / "antro.db")) as database:
        return sorted(line for line in database.iterdump() if "oldest_" not in line)


def counted(text):
    return {
        name: int(rows) for name, rows in re.findall(r"^(\w+): (\d+) rows? on both", text, re.M)
    }


def test_data_survives_the_way_to_postgresql_and_back(run, postgres, source, tmp_path):
    url, back = postgres.url(postgres.new_database()), tmp_path / "back"
    back.mkdir()
    code, text = run("copy-data", source, url)
    assert (code, text.splitlines()[-1]) == (0, "All data is copied. Both sides are the same.")
    there = counted(text)
    assert there.keys() == COPIED
    for table, rows in there.items():
        where = " where name = 'cookie_key'" if table == "settings" else ""
        assert change(source, f"select count(*) from {table}{where}") == [(rows,)]
    code, text = run("copy-data", url, back)
    assert (code, counted(text)) == (0, there)
    assert lines(back) == lines(source)
    assert run("migrate", "--data", back)[0] == 0


def test_keys_have_one_order_in_every_collation(run, postgres, source, monkeypatch):
    """A language sorts small letters before capitals, and skips signs."""
    monkeypatch.setattr(copy_data, "BATCH", 2)
    english = "encoding UTF8 locale_provider icu icu_locale 'en' locale 'C.UTF-8'"
    name = postgres.new_database(f"template template0 {english}")
    for id in ("a-b", "aB", "ab", "AB", "B", "b", "_", "é", "z", "Z-1", "z1"):
        change(source, "insert into players values (?, 'N')", id)
    assert run("copy-data", source, postgres.url(name))[0] == 0


def test_a_copy_that_was_stopped_continues(run, refused, postgres, source, monkeypatch):
    monkeypatch.setattr(copy_data, "BATCH", 10)
    name, added = postgres.new_database(), 0
    url, add = postgres.url(name), copy_data.add

    def stop(connection, table, batch):
        nonlocal added
        added += len(batch)
        if added > 200:
            raise OSError("the power is gone")
        add(connection, table, batch)

    monkeypatch.setattr(copy_data, "add", stop)
    assert run("copy-data", source, url)[0] == 1
    before = int(postgres.sql("select count(*) from moves", name))
    assert before > 0
    monkeypatch.setenv("ANTRO_DATABASE_URL", url)
    code, text = run("migrate")
    assert code == 1
    assert "is not finished. Run antro copy-data again" in text
    monkeypatch.setattr(copy_data, "add", add)
    code, text = run("copy-data", source, url)
    assert code == 0
    assert counted(text)["moves"] == change(source, "select count(*) from moves")[0][0]
    assert run("migrate") == (0, "The database is up to date.\n")


def test_a_copy_continues_only_from_the_same_source(run, refused, postgres, source, tmp_path):
    name = postgres.new_database()
    other = shutil.copytree(source, tmp_path / "other")
    assert run("copy-data", source, postgres.url(name))[0] == 0
    postgres.sql(f"insert into settings values ('copy_of', '{source / 'antro.db'}')", name)
    refused(other, postgres.url(name), "already has data. Choose an empty one")
    assert run("copy-data", source, postgres.url(name))[0] == 0


def test_a_target_with_data_is_refused(refused, postgres, source, database):
    postgres.sql("insert into players values ('anna', 'Anna')", database)
    refused(source, postgres.url(database), "already has data. Choose an empty one")
    assert postgres.sql("select count(*) from players", database) == "1"
    assert postgres.sql("select count(*) from tables", database) == "0"
    refused(postgres.url(database), source, "antro.db already has data. Choose an empty one")


def test_a_server_on_the_side_of_a_file_is_in_the_way(refused, postgres, source, database):
    with held(source):
        refused(source, postgres.url(database), "Another server is using the folder")
        refused(postgres.url(database), source, "Another server is using the folder")


SERVER = "insert into servers (name, base, address, release) values ('node7', '', '', '')"


def test_a_server_at_postgresql_is_in_the_way(
    run, refused, postgres, source, database, monkeypatch, tmp_path
):
    """A server that was killed left a row. It does not beat."""
    sleep, lives = time.sleep, True

    def beat(seconds):
        if lives:
            postgres.sql("update servers set beat = beat + 1", database)
        sleep(seconds)

    monkeypatch.setattr(time, "sleep", beat)
    postgres.sql(SERVER, database)
    sentence = "The server node7 uses the database .*Stop it"
    refused(source, postgres.url(database), sentence)
    refused(postgres.url(database), tmp_path, sentence)
    lives = False
    assert run("copy-data", source, postgres.url(database))[0] == 0


def test_a_source_that_changes_is_noticed(refused, postgres, source, monkeypatch):
    name, add = postgres.new_database(), copy_data.add

    def change_behind(connection, table, batch):
        add(connection, table, batch)
        change(source, "update players set name = name || '!'")

    monkeypatch.setattr(copy_data, "add", change_behind)
    refused(source, postgres.url(name), "players differs between .* Stop all servers, empty")
    assert postgres.sql("select count(*) from settings where name = 'copy_of'", name) == "1"


TORN = [
    ("update players set name = cast(x'ff' as text) where id = ?", "players", ""),
    ("update players set name = name || char(0) where id = ?", "players", "name"),
    ("update tables set rules = 'many' where id = ?", "tables", "rules"),
    ("update tables set opened = 9223372036854775807 + 1.0 where id = ?", "tables", "opened"),
    ("update moves set event = substr(event, 1, 20) where table_id = ?", "moves", "event"),
    ("update moves set request = printf('%.*c', 99, 'x') where table_id = ?", "moves", "request"),
    ("update seats set table_id = 'gone' where table_id = ?", "seats", "table_id"),
]


@pytest.mark.parametrize(("statement", "table", "column"), TORN)
def test_a_damaged_row_is_named(refused, postgres, source, statement, table, column):
    key = "id" if table in ("players", "tables") else "table_id"
    name, id = postgres.new_database(), change(source, f"select max({key}) from {table}")[0][0]
    change(source, statement, id)
    sentence = rf"The table {table} has a damaged row with the key .*\({column}.*Repair"
    refused(source, postgres.url(name), sentence)


def test_a_copy_continues_after_a_damaged_row_is_repaired(run, refused, postgres, source):
    url = postgres.url(postgres.new_database())
    change(source, "update tables set rules = 'many' where id = (select max(id) from tables)")
    refused(source, url, "damaged row")
    change(source, "update tables set rules = 1 where rules = 'many'")
    assert run("copy-data", source, url)[0] == 0


def test_older_tables_have_to_be_migrated_first(refused, run, postgres, source):
    change(source, "update alembic_version set version_num = '0005'")
    refused(source, postgres.url(postgres.new_database()), "Run antro migrate there first")


def test_a_file_that_is_missing_or_no_database(refused, postgres, tmp_path, database):
    refused(tmp_path, postgres.url(database), "antro.db' does not exist")
    (tmp_path / "antro.db").write_text("no tables, but text " * 99)
    refused(tmp_path, postgres.url(database), "cannot be read .* Restore the file")


def test_problems_of_postgresql_are_sentences(refused, postgres, source):
    refused(source, postgres.url("nowhere"), "has no database nowhere")
    refused(postgres.url("nowhere"), source, "has no database nowhere")
