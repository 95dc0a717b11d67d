"""Each problem with a database is one sentence that says what to do, and changes nothing."""

import re
import sqlite3
import sys
from contextlib import closing

import pytest

from antro import cli
from antro.server.store import postgres as connections
from antro.server.transport.listener import free_port
from tests.server.support.pgbouncer import pooler

pytestmark = pytest.mark.plain

CONTENT = """
select string_agg(name, ', ' order by name) from (
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'
) found"""


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run a command with a database, and return its sentence. A server stops at once."""
    monkeypatch.setattr("antro.server.process.end_on_signals", lambda ended: ended.set())
    monkeypatch.setattr("os.umask", lambda mask: mask)

    def run(url, *arguments, lang="en"):
        monkeypatch.setenv("ANTRO_DATABASE_URL", url)
        typed = arguments or ("migrate",)
        code = cli.run([*typed, "--data", str(tmp_path / "data"), "--lang", lang])
        out, err = capsys.readouterr()
        return code, out or err

    return run


@pytest.fixture
def refused(run, postgres):
    """Check that each command refuses a database in both languages, and changes nothing."""

    def refused(url, sentence, database=""):
        before = postgres.sql(CONTENT, database) if database else ""
        for command in (("migrate",), ("serve", "--port", "0")):
            code, text = run(url, *command)
            assert code == 1
            assert re.search(sentence, text)
            assert text.count("\n") == 1
            assert "a secret" not in text
        code, text = run(url, lang="it")
        assert code == 1
        assert not re.search(sentence, text)
        assert not database or postgres.sql(CONTENT, database) == before

    return refused


def test_a_new_database_is_made_ready(run, postgres):
    name = postgres.new_database()
    assert run(postgres.url(name)) == (0, "The database is up to date.\n")
    assert run(postgres.url(name)) == (0, "The database is up to date.\n")
    assert postgres.sql("select count(*) from tables", name) == "0"


def test_a_new_file_is_made_ready(run, tmp_path):
    assert run("") == (0, "The database is up to date.\n")
    assert (tmp_path / "data" / "antro.db").exists()


def test_an_older_key_for_cookies_is_kept_in_the_database(run, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cookie.key").write_text("0" * 64 + "\n")
    for _ in range(2):
        assert run("")[0] == 0
    with closing(sqlite3.connect(tmp_path / "data" / "antro.db")) as database:
        kept = "select value from settings where name = 'cookie_key'"
        assert database.execute(kept).fetchall() == [("0" * 64,)]


def test_the_password_may_be_in_a_file(run, postgres, monkeypatch, tmp_path):
    file = tmp_path / "password"
    file.write_text("a secret: /@\n")
    monkeypatch.setenv("ANTRO_DATABASE_PASSWORD_FILE", str(file))
    name = postgres.new_database()
    for password in ("wrong", ""):
        assert run(postgres.url(name, password=password))[0] == 0
    file.unlink()
    assert run(postgres.url(name)) == (
        1,
        f"antro: The file '{file}' does not exist. Check its name and its folder.\n",
    )


def test_a_server_that_does_not_answer(refused):
    port = free_port("127.0.0.1", 0)
    url = f"postgresql://antro:a%20secret@127.0.0.1:{port}/antro"
    refused(url, rf"does not answer at 127.0.0.1:{port}\. Start it")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://antro:a%20secret@127.0.0.1:port/antro",
        "postgresql://antro:a%20secret@[::1/antro",
        "postgresql://antro:a%20secret@127.0.0.1/antro?sslmode=maybe",
    ],
)
def test_a_wrong_address(refused, url):
    refused(url, "ANTRO_DATABASE_URL is not the address of a database. Write one like")


def test_a_setting_that_does_not_exist(refused, postgres):
    name = postgres.new_database()
    url = postgres.url(name) + "?sslmod=require"
    refused(url, "ANTRO_DATABASE_URL is not the address of a database. Write one like", name)


def test_another_kind_of_database(refused):
    refused("mysql://antro@127.0.0.1/antro", "in PostgreSQL or SQLite, not in mysql. Use")


def test_a_wrong_user_or_password(refused, postgres):
    for wrong in (postgres.url("postgres", user="nobody"), postgres.url("postgres", password="x")):
        refused(wrong, "does not accept the user .* with this password. Correct", "postgres")


def test_a_database_that_does_not_exist(refused, postgres):
    refused(postgres.url("nowhere"), "has no database nowhere. Make it with: createdb nowhere")


def visitor(postgres, *options):
    """Make a user with a database of its own. Return the user."""
    name = f"visitor_{next(postgres.numbers)}"
    words = " ".join(options)
    postgres.sql(f"create role {name} login password 'visitor' {words}")
    return name


def test_a_user_who_may_not_make_tables(refused, run, postgres):
    name, user = postgres.new_database(), visitor(postgres)
    url = postgres.url(name, user, "visitor")
    sentence = f"The user {user} may not .* alter database {name} owner to {user}"
    refused(url, sentence, name)
    postgres.sql(f"alter database {name} owner to {user}")  # as the sentence says
    assert run(url)[0] == 0


def test_a_user_who_may_not_use_the_tables(refused, postgres, database):
    user = visitor(postgres)
    url = postgres.url(database, user, "visitor")
    refused(url, f"The user {user} may not", database)
    postgres.sql(f"grant select on all tables in schema public to {user}", database)
    refused(url, f"The user {user} may not", database)


def test_older_tables_that_a_user_may_not_change(refused, postgres, database):
    user = visitor(postgres)
    postgres.sql(f"grant all on all tables in schema public to {user}", database)
    postgres.sql("update alembic_version set version_num = '0005'", database)
    url = postgres.url(database, user, "visitor")
    refused(url, f"older than this Antro, and the user {user} .* Run antro migrate", database)


def test_tables_of_a_newer_release(refused, postgres, database):
    postgres.sql("update alembic_version set version_num = '9999'", database)
    postgres.sql("update settings set value = '9999' where name = 'oldest_step'", database)
    refused(postgres.url(database), r"needs Antro .* or newer, and this is .* Update", database)


def test_tables_of_another_program(refused, postgres):
    name = postgres.new_database()
    postgres.sql("create table players (goals int)", name)
    refused(postgres.url(name), f"{name} already has tables of another program. Make", name)


def test_too_few_connections(refused, postgres):
    user = visitor(postgres, "connection limit 3")
    name = postgres.new_database("owner", user)
    url = postgres.url(name, user, "visitor")
    refused(url, "too few free connections. .* needs 5. Raise max_connections", name)


def test_an_old_postgresql(refused, postgres, monkeypatch):
    monkeypatch.setattr(connections, "OLDEST", 99)
    name = postgres.new_database()
    refused(postgres.url(name), r"has version \d+. Update it to version 99 or newer", name)


def test_another_encoding(refused, postgres):
    name = postgres.new_database("encoding 'LATIN1' locale 'C' template template0")
    refused(postgres.url(name), "has the encoding LATIN1. Make one with", name)


def test_a_database_that_is_read_only(refused, postgres):
    name = postgres.new_database()
    postgres.sql(f"alter database {name} set default_transaction_read_only = on")
    refused(postgres.url(name), "is read-only, perhaps .* Use the address of the primary", name)


def test_a_pooler_in_transaction_mode(refused, postgres):
    name = postgres.new_database()
    for mode in ("transaction", "statement"):
        with pooler(postgres, mode) as port:
            url = postgres.url(name).replace(str(postgres.port), str(port))
            refused(url, "pooler in transaction mode answers .* Switch it to session mode", name)


def test_a_pooler_in_session_mode_is_no_problem(run, postgres):
    name = postgres.new_database()
    with pooler(postgres, "session") as port:
        assert run(postgres.url(name).replace(str(postgres.port), str(port)))[0] == 0


def test_a_machine_without_asyncpg(refused, postgres, monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    name = postgres.new_database()
    refused(postgres.url(name), r"Install it with: pip install antro\[postgres\]", name)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("ANTRO_NODE", value) for value in ("two words", "a/b", "a:b", "è", 33 * "n")),
        *(("ANTRO_ADDRESS", value) for value in ("alone", ":8001", "http://one:8001", "one:port")),
    ],
)
def test_a_wrong_name_or_address_of_a_process(run, monkeypatch, tmp_path, name, value, lang):
    monkeypatch.setenv(name, value)
    code, text = run("", "serve", "--port", "0", lang=lang)
    assert code == 1
    assert name in text
    assert value in text
    assert text.count("\n") == 1
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("address", ["one:8001", "10.0.0.7:80", "[fd00::7]:8001", "node_1.lan:1"])
def test_an_address_of_a_process(run, monkeypatch, address):
    monkeypatch.setenv("ANTRO_ADDRESS", address)
    assert run("", "serve", "--port", "0")[0] == 0
