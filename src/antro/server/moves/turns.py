"""Turns of requests that change a table and have to wait for the database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from antro.server.moves.tables import Tables
from antro.server.table.live_table import LiveTable


@asynccontextmanager
async def turn_at(tables: Tables, id: str) -> AsyncIterator[LiveTable]:
    """Claim a table, and let all other requests for it wait until the end of the body.

    Raises ``Refused``.
    """
    live = await tables.table(id)
    await live.inbox.take_turn()
    while live.closed:  # while this turn waited
        live.inbox.end_turn()
        live = await tables.table(id)
        await live.inbox.take_turn()
    try:
        yield live
    finally:
        live.inbox.end_turn()
