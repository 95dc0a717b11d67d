"""The database that a host has chosen: SQLite for one process, PostgreSQL for several."""

import asyncio
import os
from pathlib import Path
from urllib.parse import quote, urlsplit, urlunsplit

from sqlalchemy import Engine

from antro.server.ops.settings import data_folder, is_postgres
from antro.server.store.data_lock import held
from antro.server.store.migrate import upgrade
from antro.server.store.rows import kept_setting
from antro.server.store.store import connect


def chosen_url() -> str:
    """Return the address of the database that the host has chosen; empty if none."""
    return with_password_file(os.environ.get("ANTRO_DATABASE_URL", ""))


def with_password_file(url: str) -> str:
    """Return the address with the password of the file that the host has named, if any.

    A password in a file is not in the environment of the process.
    """
    file = os.environ.get("ANTRO_DATABASE_PASSWORD_FILE", "")
    if not (file and is_postgres(url)):
        return url
    return with_password(url, Path(file).read_text().rstrip("\r\n"))


def with_password(url: str, password: str) -> str:
    """Return the address with another password."""
    parts = urlsplit(url)
    user, _, host = parts.netloc.rpartition("@")
    netloc = f"{user.partition(':')[0]}:{quote(password, safe='')}@{host}"
    return urlunsplit(parts._replace(netloc=netloc))


def migrate(data: Path | None) -> None:
    """Bring the tables of the chosen database up to date. Raises ``ServerError``.

    Servers may use PostgreSQL meanwhile. A server that uses the data folder is in the way.
    """
    url, folder = chosen_url(), data or data_folder()
    if is_postgres(url):
        asyncio.run(migrate_postgres(url))
        return
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    with held(folder):
        engine = connect(url or f"sqlite:///{folder / 'antro.db'}")
        upgrade(engine)
        take_over_key(engine, folder / "cookie.key")
        engine.dispose()


def take_over_key(engine: Engine, file: Path) -> None:
    """Keep the key that signs cookies in the database, where ``copy-data`` finds it."""
    if file.exists():
        with engine.begin() as connection:
            kept_setting(connection, "cookie_key", file.read_text().strip())


async def migrate_postgres(url: str) -> None:
    from antro.server.store.postgres_storage import PostgresStorage

    storage = PostgresStorage(url)
    try:
        await storage.start()
    finally:
        await storage.close()
