"""The database: its migrations, its write-ahead log, batches of jobs, and locks."""

import shutil
import sqlite3
from contextlib import closing
from errno import ENOSPC
from time import monotonic, sleep

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from antro.core.contract.errors import Refused
from antro.core.match.events import Played
from antro.server.store import rows
from antro.server.store.migrate import BadDatabase, current, head
from antro.server.store.schema import metadata, moves, players, tables
from antro.server.store.storage import LogEntry, PlaceTaken
from antro.server.store.store import OtherDatabase, Store, is_locked

pytestmark = pytest.mark.plain


@pytest.fixture
def store(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'antro.db'}")
    store.open()
    yield store
    store.close()


def name(id, name="N"):
    return lambda connection: connection.execute(insert(players).values(id=id, name=name))


def everybody(connection):
    return sorted(connection.execute(select(players.c.id)).scalars())


def test_migrations_lead_to_the_schema(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert current(connection) == head()


def test_a_database_keeps_its_content_when_opened_again(tmp_path):
    url = f"sqlite:///{tmp_path / 'antro.db'}"
    first, second = Store(url), Store(url)
    first.open()
    first.do(name("anna"))
    first.close()
    second.open()
    assert second.do(everybody) == ["anna"]
    second.close()


def test_the_database_has_a_write_ahead_log_without_automatic_checkpoints(store):
    def pragmas(connection):
        return [
            connection.exec_driver_sql(f"pragma {pragma}").scalar()
            for pragma in ("journal_mode", "synchronous", "wal_autocheckpoint", "foreign_keys")
        ]

    assert store.do(pragmas) == ["wal", 1, 0, 1]


def test_a_checkpoint_copies_the_write_ahead_log_to_the_file(store, tmp_path):
    """After that, the file has the row even without the log."""

    def alone():
        shutil.copy(tmp_path / "antro.db", tmp_path / "alone.db")
        with closing(sqlite3.connect(tmp_path / "alone.db")) as connection:
            try:
                return connection.execute("select count(*) from players").fetchone()[0]
            except sqlite3.OperationalError:
                return 0  # even the tables are still in the log

    store.do(name("anna"))
    patience = monotonic() + 10
    while alone() == 0:
        assert monotonic() < patience
        sleep(0.1)


def test_a_large_write_ahead_log_shrinks_again(tmp_path, monkeypatch):
    monkeypatch.setattr("antro.server.store.store.WAL_SIZE", 100_000)
    store, ahead = Store(f"sqlite:///{tmp_path / 'antro.db'}"), tmp_path / "antro.db-wal"
    store.open()
    store.do(name("anna", "N" * 1_000_000))
    assert ahead.stat().st_size > 1_000_000
    patience = monotonic() + 10
    while ahead.stat().st_size > 100_000:
        assert monotonic() < patience
        sleep(0.1)
        store.do(name(f"{monotonic()}"))
    store.close()


def test_the_write_ahead_log_starts_again_while_every_moment_writes(tmp_path, monkeypatch):
    """A log beyond the limit is short again before many more bytes are written."""
    monkeypatch.setattr("antro.server.store.store.WAL_SIZE", 500_000)
    monkeypatch.setattr("antro.server.store.store.LONG", 1_000_000)
    monkeypatch.setattr("antro.server.store.store.CHECKPOINTS", 0.01)
    store, ahead = Store(f"sqlite:///{tmp_path / 'antro.db'}"), tmp_path / "antro.db-wal"
    store.open()
    open_table(store)
    written = 0

    def write():
        nonlocal written
        if not store.resting:
            assert together(store, (("t", written, "N" * 10_000, None), None)) == [None]
            written += 1

    for _ in range(3):
        while ahead.stat().st_size < 2_000_000:
            write()
        most = written + 10_000  # rows, of 10 kB each
        while ahead.stat().st_size > 500_000:
            assert written < most, "the log never started again"
            write()
    assert len(store.do(log)) == written
    store.close()


def together(store, *jobs):
    """Write jobs in one batch, and return their outcomes."""
    outcomes: list[Exception | None] = []
    for row, work in jobs:
        store.append(row, work, outcomes.append)
    assert outcomes == []
    store.flush()
    return outcomes


def row(seq):
    return ("t", seq, "{}", None)


def log(connection):
    return list(connection.execute(select(moves.c.seq).order_by(moves.c.seq)).scalars())


def open_table(store):
    values = dict.fromkeys(("game", "options", "clock", "seed", "opener"), "")
    store.do(lambda c: c.execute(insert(tables).values(id="t", rules=1, opened=0, **values)))


@pytest.fixture
def table(store):
    open_table(store)


def test_only_the_wrong_job_of_a_batch_fails(store, table):
    who = ["anna", "bert", "anna", "carl"]
    outcomes = together(store, *[(row(seq), name(each)) for seq, each in enumerate(who)])
    failed = [isinstance(outcome, IntegrityError) for outcome in outcomes]
    assert failed == [False, False, True, False]
    assert (store.do(everybody), store.do(log)) == (["anna", "bert", "carl"], [0, 1, 3])


def test_only_rows_with_a_taken_number_fail_in_a_batch(store, table):
    outcomes = together(store, (row(0), None), (row(1), None), (row(1), None), (row(2), None))
    failed = [isinstance(outcome, PlaceTaken) for outcome in outcomes]
    assert failed == [False, False, True, False]
    assert store.do(log) == [0, 1, 2]


def test_a_log_is_read_with_any_number_of_events_per_row(store, table):
    """Earlier versions wrote one event per row."""
    events = [Played(16, move, 0) for move in range(4)]
    entries = [
        LogEntry("t", 0, [*events[:1]]),
        LogEntry("t", 1, [*events[1:2]], "anna:1"),
        LogEntry("t", 2, [*events[2:]], "anna:2"),
    ]
    assert together(store, *[(rows.log_row(each), None) for each in entries]) == [None] * 3
    found = store.do(lambda connection: rows.moves_of(connection, "t"))
    assert (found.events, found.requests) == (events, {"anna:1": 2, "anna:2": 4})


@pytest.mark.parametrize("url", ["mysql://db/antro", "postgresql+psycopg://db/antro", "db"])
def test_another_database_is_refused_by_its_name(url):
    with pytest.raises(OtherDatabase, match="PostgreSQL or SQLite"):
        Store(url)


def test_the_error_of_an_unusable_database_names_the_file(tmp_path):
    (tmp_path / "text.db").write_text("These are not the tables that you look for. " * 99)
    for name, problem in {
        "text.db": "not a database.*Restore the file from a backup",
        "nowhere/antro.db": "unable to open.*Check that its folder exists",
    }.items():
        with pytest.raises(BadDatabase, match=f"{name}: .*{problem}"):
            Store(f"sqlite:///{tmp_path / name}").open()


def test_a_database_without_a_version_is_not_changed(tmp_path, store, table):
    with closing(sqlite3.connect(tmp_path / "antro.db")) as damaged, damaged:
        damaged.execute("drop table alembic_version")
    with pytest.raises(BadDatabase, match="Restore the file from a backup"):
        Store(f"sqlite:///{tmp_path / 'antro.db'}").open()
    assert store.do(lambda database: list(database.execute(select(tables.c.id)).scalars())) == ["t"]


def of_the_future(tmp_path, **settings):
    """Make a database that a later version of Antro has changed, and return its address."""
    url = f"sqlite:///{tmp_path / 'antro.db'}"
    store = Store(url)
    store.open()
    store.close()
    with closing(sqlite3.connect(tmp_path / "antro.db")) as later, later:
        later.execute("update alembic_version set version_num = '9999'")
        for name, value in settings.items():
            later.execute("update settings set value = ? where name = ?", (value, name))
    return url


def test_a_database_of_a_newer_version_is_not_changed(tmp_path):
    url = of_the_future(tmp_path, oldest_step="9999")
    with pytest.raises(BadDatabase, match=r"newer version.*Update Antro, or choose another folder"):
        Store(url).open()


def test_a_newer_version_that_only_adds_leaves_the_database_usable(tmp_path):
    store = Store(of_the_future(tmp_path))
    store.open()
    store.do(name("anna"))
    store.close()


def test_queued_rows_are_written_before_the_file_is_closed(store, table, tmp_path):
    assert together(store, *[(row(seq), None) for seq in range(50)]) == [None] * 50
    store.append(row(50), None, lambda error: None)
    store.close()
    again = Store(f"sqlite:///{tmp_path / 'antro.db'}")
    again.open()
    assert again.do(log) == list(range(51))
    again.close()


# Locks by another program


@pytest.fixture
def locked(store, table, tmp_path):
    """Return the connection of another program that locks the database until its end."""
    other = sqlite3.connect(tmp_path / "antro.db", isolation_level=None)
    other.execute("begin exclusive")
    yield other
    other.close()


def test_a_batch_waits_only_once_for_a_lock(store, locked):
    began = monotonic()
    outcomes = together(store, *[(row(seq), None) for seq in range(50)])
    for seq in range(50):
        outcomes += together(store, (row(seq), None))
    assert monotonic() - began < 1
    assert [is_locked(outcome) for outcome in outcomes] == [True] * 100


def test_rows_are_written_again_after_a_lock_ends(store, locked):
    assert is_locked(together(store, (row(0), None))[0])
    locked.execute("rollback")
    assert together(store, (row(0), None)) == [None]
    assert store.do(log) == [0]


def test_a_query_is_refused_while_the_database_is_locked(store, locked):
    began = monotonic()
    for _ in range(20):
        with pytest.raises(Refused, match="locked"):
            store.do(name("anna"))
    assert monotonic() - began < 1
    locked.execute("rollback")
    store.do(name("anna"))
    assert store.do(everybody) == ["anna"]


# The disk is full


def pages(connection):
    return connection.exec_driver_sql("pragma page_count").scalar()


def test_a_full_database_refuses_and_saves_again_when_it_has_room(store, table):
    """The file may not grow, so only what fits into its last pages is saved."""
    long = "N" * 100_000
    store.driver.execute(f"pragma max_page_count={store.do(pages)}")
    for _ in range(2):
        with pytest.raises(Refused, match="not_saved"):
            store.do(name("anna", long))
    event = f'{{"type":"played","seat":16,"move":1,"at":0,"more":"{long}"}}'
    [error] = together(store, (("t", 0, event, None), None))
    assert isinstance(error, sqlite3.OperationalError)
    assert (store.do(everybody), store.do(log)) == ([], [])
    store.driver.execute("pragma max_page_count=1000000")
    store.do(name("anna", long))
    assert together(store, (row(0), None)) == [None]
    assert (store.do(everybody), store.do(log)) == (["anna"], [0])


def test_a_system_without_space_refuses_in_the_same_way(store):
    def work(connection):
        raise OSError(ENOSPC, "no space left on the device")

    with pytest.raises(Refused, match="not_saved"):
        store.do(work)


def test_a_mistake_in_a_statement_is_not_blamed_on_the_disk(store):
    with pytest.raises(OperationalError, match="no such table"):
        store.do(lambda connection: connection.exec_driver_sql("select 1 from nowhere"))
