"""What an upgrade means for games that go on: told when a server starts."""

import asyncio
from functools import partial
from typing import Final

from antro.core.errors import Refused
from antro.core.words import load, say
from antro.server import rows
from antro.server.hub import Hub
from antro.server.store import Store

LISTED: Final = 20  # tables that are named, at most
GOES_ON: Final = "goes on"
UPGRADED: Final = "went on already"


async def upgrade_news(hub: Hub, store: Store) -> list[str]:
    """How many games in play new rules touch, and a line for each that cannot go on.

    Nothing is changed yet: a table goes on, or does not, when somebody comes back to it.
    """
    versions = versions_of(hub, store.do(rows.games_being_played))
    going_on, standing_still = 0, list[str]()
    for id in store.do(partial(rows.running_under_other_rules, versions=versions)):
        problem = problem_of(hub, id)
        going_on += problem == GOES_ON
        if problem not in (GOES_ON, UPGRADED):
            standing_still.append(f"  {id}: {problem}")
        await asyncio.sleep(0)  # others play on
    if not going_on and not standing_still:
        return []
    first = f"New rules for games in play. They go on at {going_on}, and stand still at"
    return [f"{first} {len(standing_still)}.", *standing_still[:LISTED]]


def versions_of(hub: Hub, games: list[str]) -> dict[str, int]:
    """The version of the rules of each game that is on the shelf."""
    return {name: hub.rules(name, {}).version for name in games if name in hub.games}


def problem_of(hub: Hub, id: str) -> str:
    """Why a table cannot go on under the rules of today; or that it does, or can."""
    try:
        hosted = hub.tables.get(id) or hub.replayed(*hub.storage.table(id))
    except Refused as refused:
        return say(load("antro.server", "en"), f"reason.{refused.reason.code}", {})
    departed = hosted.table.departed
    if departed is not None:
        return say(load("antro.core", "en"), "reason.departed", departed.fields)
    return GOES_ON if hosted.outdated else UPGRADED
