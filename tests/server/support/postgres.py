"""A PostgreSQL of its own for tests, with real disk writes, on the loopback address.

PostgreSQL refuses to run as root. Then it runs as the user that Debian made for it.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from antro.server.transport.listener import free_port

USER: Final = "antro"
PASSWORD: Final = "a secret: /@"  # with letters that a URL has to escape
IN_URL: Final = "a%20secret%3A%20%2F%40"
INSTALL: Final = "PostgreSQL is missing. Install it with: apt-get install postgresql"
SYSTEM_USER: Final = "postgres"  # if the tests run as root
PATIENCE: Final = 30.0  # seconds until it answers


def folder_of_programs() -> Path:
    """Return the folder of the newest PostgreSQL of Debian, or of the one on the path."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    found = sorted(debian, key=lambda path: int(path.parts[-3]))
    best = str(found[-1]) if found else shutil.which("postgres")
    assert best is not None, INSTALL
    return Path(best).resolve().parent


def unprivileged() -> list[str]:
    """Return the command that runs another one without the rights of root.

    The server ends with the process of the tests, even if that one is killed.
    """
    command = ["setpriv", "--pdeathsig", "INT"]
    if os.geteuid() == 0:
        command += ["--reuid", SYSTEM_USER, "--regid", SYSTEM_USER, "--clear-groups"]
    return command


class Postgres:
    """A cluster in a temporary folder. A test may stop, crash, freeze and start it."""

    CRASH: Final = signal.SIGQUIT

    def __init__(self, *settings: str) -> None:
        self.programs: Final = folder_of_programs()
        self.settings: Final = settings
        self.folder: Final = Path(tempfile.mkdtemp(prefix="antro-postgres-"))
        self.port: Final = free_port("127.0.0.1", 0)
        self.numbers: Final = count(1)
        self.parent: Final = ThreadPoolExecutor(1)  # PostgreSQL ends with the thread that starts it
        self.make()

    def make(self) -> None:
        (self.folder / "password").write_text(PASSWORD)
        if os.geteuid() == 0:
            for path in (self.folder, self.folder / "password"):
                shutil.chown(path, SYSTEM_USER, SYSTEM_USER)
        self.run(
            *("initdb", "--pgdata", str(self.data), "--username", USER, "--encoding", "UTF8"),
            *("--locale", "C.UTF-8", "--auth-local", "trust", "--auth-host", "scram-sha-256"),
            *("--pwfile", str(self.folder / "password"), "--no-sync"),
        )

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of PostgreSQL, and return its output."""
        command = [*unprivileged(), str(self.programs / program), *arguments]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"
        return done.stdout.strip()

    def start(self) -> None:
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", "fsync=on", *self.settings]
        options += [f"unix_socket_directories={self.folder}", "max_connections=60"]
        options += ["recovery_init_sync_method=syncfs"]  # quicker after a crash
        command = [*unprivileged(), str(self.programs / "postgres"), "-D", str(self.data)]
        for option in options:
            command += ["-c", option]
        with (self.folder / "log").open("ab") as log:
            job = partial(subprocess.Popen, command, cwd="/", stdout=log, stderr=log)
            self.process = self.parent.submit(job).result()
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        patience = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < patience, "PostgreSQL does not answer"
            time.sleep(0.02)

    def answers(self) -> bool:
        where = ["-h", str(self.folder), "-p", str(self.port), "-d", "postgres", "-U", USER]
        asked = [str(self.programs / "pg_isready"), "-q", *where]
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it and cut all connections. ``CRASH`` is like the crash of a machine."""
        self.thaw()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        if self.process.poll() is None:
            self.stop()
        self.parent.shutdown()
        shutil.rmtree(self.folder)

    def freeze(self) -> None:
        """Stop all of its processes until ``thaw``. The system still accepts connections."""
        self.signal_all(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal_all(signal.SIGCONT)

    def signal_all(self, number: signal.Signals) -> None:
        self.process.send_signal(number)
        for process in self.processes():
            with suppress(ProcessLookupError):  # it has ended
                os.kill(process, number)

    def processes(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return list(map(int, children.read_text().split()))

    def sql(self, statement: str, database: str = "postgres", user: str = USER) -> str:
        """Run a statement, with the rights of any user. Return its values as text."""
        where = ["-h", str(self.folder), "-p", str(self.port), "-U", user, "-d", database]
        options = ["--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-qAt", "-c", statement]
        return self.run("psql", *where, *options)

    def new_database(self, *options: str) -> str:
        """Make an empty database, and return its name."""
        name = f"antro_{next(self.numbers)}"
        self.sql(" ".join([f"create database {name}", *options]))
        return name

    def copy_of(self, template: str) -> str:
        return self.new_database("template", template)

    def url(self, database: str, user: str = USER, password: str = IN_URL) -> str:
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{database}"

    def cut_connections(self, database: str) -> int:
        """End all connections to a database, and return their number."""
        others = f"datname = '{database}' and pid <> pg_backend_pid()"
        ended = "select count(pg_terminate_backend(pid)) from pg_stat_activity where"
        return int(self.sql(f"{ended} {others}"))


def started(settings: Sequence[str] = ()) -> Postgres:
    postgres = Postgres(*settings)
    postgres.start()
    return postgres
