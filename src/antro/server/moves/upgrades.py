"""Report at the start of a server how new rules affect running games."""

import asyncio
from functools import partial
from typing import Final

from antro.core.contract.descriptions import Fields
from antro.core.contract.errors import Refused
from antro.core.text.words import load, say
from antro.server.moves.tables import Tables
from antro.server.store import rows

LISTED: Final = 20  # tables in the report, at most
CONTINUES: Final = "continues"
UPGRADED: Final = "has continued already"


async def upgrade_news(tables: Tables, language: str = "en") -> list[str]:
    """Return the number of affected games, and a line for each that cannot continue.

    Nothing changes yet. A table moves to the new rules when a player comes back to it.
    """
    versions = versions_of(tables, await tables.storage.do(rows.games_being_played))
    going_on, stopped = 0, list[str]()
    affected = partial(rows.running_under_other_rules, versions=versions)
    for id in await tables.storage.do(affected):
        problem = await problem_of(tables, id, language)
        going_on += problem == CONTINUES
        if problem not in (CONTINUES, UPGRADED):
            stopped.append(f"  {id}: {problem}")
        await asyncio.sleep(0)  # let other tables continue
    if not going_on and not stopped:
        return []
    fields: Fields = {"continuing": going_on, "stopped": len(stopped)}
    first = say(load("antro.server", language), "host.new_rules", fields)
    return [first, *stopped[:LISTED]]


def versions_of(tables: Tables, games: list[str]) -> dict[str, int]:
    """Return the version of the rules of each game that the server has."""
    return {name: tables.rules(name, {}).version for name in games if name in tables.games}


async def problem_of(tables: Tables, id: str, language: str) -> str:
    """Return why a table cannot continue under today's rules, or that it can."""
    try:
        live = tables.open.get(id) or tables.replayed(await tables.storage.read(id))
    except Refused as refused:
        return say(load("antro.server", language), f"reason.{refused.reason.code}", {})
    departed = live.table.match.incompatible_at
    if departed is not None:
        return say(load("antro.core", language), "reason.departed", departed.fields)
    return CONTINUES if live.table_game.outdated else UPGRADED
