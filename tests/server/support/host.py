"""A host with a database of either kind, who types ``antro admin`` beside running servers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.json import decode
from sqlalchemy import Connection, select

from antro.cli import run
from antro.server.admin.database import Database, chosen_database
from antro.server.store.schema import metadata
from tests.server.support.people import Person, Site, running, settings

HEARTBEAT = 0.05  # seconds, of the servers in these tests

Read = Callable[[], tuple[str, str]]  # returns what was printed since its last call


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return decode(self.out)


class Host:
    """``url`` is empty for SQLite."""

    def __init__(self, data: Path, url: str, printed: Read) -> None:
        self.data = data
        self.url = url
        self.printed = printed

    def now(self, *typed: str, lang: str = "en") -> Done:
        """Run a part of ``antro admin`` while no server of this loop has to answer."""
        code = run(["admin", *typed, "--data", str(self.data), "--lang", lang])
        return Done(code, *self.printed())

    async def types(self, *typed: str) -> Done:
        """Run a part of ``antro admin`` beside the servers of this loop."""
        return await asyncio.to_thread(partial(self.now, *typed))

    @asynccontextmanager
    async def serving(self, name: str = "a", **changes: Any) -> AsyncIterator[Site]:
        """Run a server. A second one needs PostgreSQL."""
        changes = {"text_wait": 0.0, **changes}
        if self.url:
            changes |= {"url": self.url, "node": name}
        async with running(settings(self.data, **changes)) as site:
            yield site

    @property
    def database(self) -> Database:
        return chosen_database(self.data)

    def rows(self) -> str:
        """Return everything that the database contains, as text."""

        def work(connection: Connection) -> str:
            return "\n".join(
                f"{table.name}: {tuple(row)}"
                for table in metadata.sorted_tables
                for row in connection.execute(select(table))
            )

        return self.database.do(work)


def id_of(person: Person) -> str:
    """Return the id of a guest, which the cookie names before its signature."""
    return (person.cookie or person.http.cookies["antro"]).rpartition(".")[0]
