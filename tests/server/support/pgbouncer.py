"""A connection pooler in front of PostgreSQL."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from antro.server.transport.listener import free_port
from tests.server.support.postgres import PASSWORD, PATIENCE, USER, Postgres, unprivileged

INSTALL = "pgbouncer is missing. Install it with: apt-get install pgbouncer"


@contextmanager
def pooler(postgres: Postgres, mode: str) -> Iterator[int]:
    """Run a pooler in a mode, and return its port."""
    program = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")
    assert program is not None, INSTALL
    port, folder = free_port("127.0.0.1", 0), Path(tempfile.mkdtemp(prefix="antro-pgbouncer-"))
    folder.chmod(0o755)
    (folder / "users").write_text(f'"{USER}" "{PASSWORD}"\n')
    (folder / "settings").write_text(
        f"[databases]\n* = host=127.0.0.1 port={postgres.port}\n[pgbouncer]\n"
        f"listen_addr=127.0.0.1\nlisten_port={port}\nunix_socket_dir=\n"
        f"pool_mode={mode}\nauth_type=trust\nauth_file={folder / 'users'}\n"
    )
    for file in folder.iterdir():
        file.chmod(0o644)
    command = [*unprivileged(), program, str(folder / "settings")]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd="/", stdout=log, stderr=log)
    try:
        wait_for(port, folder / "log")
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)
        shutil.rmtree(folder)


def wait_for(port: int, log: Path) -> None:
    patience = time.monotonic() + PATIENCE
    while time.monotonic() < patience:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
    raise AssertionError(log.read_text())
