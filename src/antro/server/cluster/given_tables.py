"""Give tables to a command of the host that wants to change them, on SQLite.

The command marks the tables in the database (``store/taking.py``). The server drops them from
memory, and cannot open them until the command has ended.
"""

import asyncio
from functools import partial
from typing import Final

from antro.core.contract.errors import Refused
from antro.server.moves.tables import Tables
from antro.server.ops.logs import log
from antro.server.store import taking

POLL: Final = 1.0  # seconds
PATIENCE: Final = 60  # polls until a table is taken back from a command


async def give_tables(tables: Tables) -> None:
    """Give the tables that commands want, until the task is cancelled."""
    polls: dict[str, int] = {}  # by table that a command has
    while True:
        await asyncio.sleep(POLL)
        try:
            polls = await give_wanted(tables, polls)
        except Refused as error:
            log.error("no table was given to a command", problem=repr(error), once=True)


async def give_wanted(tables: Tables, before: dict[str, int]) -> dict[str, int]:
    """Give the tables that commands want. Take those back whose command has ended without a word.

    Return for how many polls commands have had their tables. *before* was the last answer.
    """
    polls: dict[str, int] = {}
    for id, owner in (await tables.storage.do(taking.wanted)).items():
        polls[id] = before.get(id, 0) + 1
        if owner == taking.ASKED_FOR:
            await give(tables, id)
        elif polls[id] > PATIENCE:
            await tables.storage.do(partial(taking.take_back, ids=[id]))
    return polls


async def give(tables: Tables, id: str) -> None:
    """Drop a table from memory when its moves are saved, and give it to a command."""
    live = tables.open.get(id)
    if live is None:
        await tables.storage.do(partial(taking.give, id=id))
        return
    await live.inbox.take_turn()
    try:
        await tables.storage.do(partial(taking.give, id=id))
        tables.lose(tables.open.get(id, live))
    finally:
        live.inbox.end_turn()
