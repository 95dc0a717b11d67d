"""Tables of Rush on a real server, and people who make random moves."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import decode

from antro.server.table.live_table import LiveTable
from tests.core.support.rush_manifest import SHELF
from tests.server.support.people import Message, Page, Person, Site, running, settings

LONGEST = 60.0  # limit for a game in seconds, on a busy machine


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Play a scenario, and fail if it takes too long."""
    asyncio.run(asyncio.wait_for(scenario, LONGEST))


@asynccontextmanager
async def rushing(data: Path, **changes: Any) -> AsyncIterator[Site]:
    """Run a server that has Rush, with bots for it."""
    async with running(
        settings(data, worker="tests.server.support.rush_worker", **changes), SHELF
    ) as site:
        yield site


async def opened(person: Person, *seats: str, pace: str = "live", **more: str) -> Message:
    options = {"seats": str(len(seats)), "pace": pace, "speed": "10", **more}
    return await person.open(*seats, game="rush", options=options)


@asynccontextmanager
async def seated(site: Site, seats: int, **more: str) -> AsyncIterator[list[Page]]:
    """Open a table for this number of people. Yield their pages by seat."""
    people = [await site.person() for _ in range(seats)]
    table = await opened(people[0], "me", *["open"] * (seats - 1), **more)
    for person, invitation in zip(people[1:], table["invitations"], strict=True):
        await person.post(f"/api/tables/{table['id']}/sit", **invitation)
    async with AsyncExitStack() as stack:
        pages = [person.at(table["id"]) for person in people]
        yield [await stack.enter_async_context(page) for page in pages]


def live_at(site: Site, page: Page) -> LiveTable:
    assert site.inside is not None
    return site.inside.tables.open[page.now["table"]]


async def play_out(page: Page, luck: Random) -> list[str]:
    """Make random moves until the game is over. Return the codes of refusals."""
    refusals = []
    while await page.my_turn():
        kinds = {move["kind"]: move["number"] for move in page.now["offers"]}
        answer = await page.play(luck.choice(sorted(kinds.values())))
        if answer["type"] == "refused":
            refusals.append(answer["reason"]["code"])
    return refusals


async def muster(pages: list[Page]) -> None:
    """Let all confirm an army, and wait until they may roll."""
    for page in pages:
        await page.play(page.now["offers"][0]["number"])
    for page in pages:
        await page.until(lambda now: now["asked"]["kind"] == "roll" and bool(now["offers"]))


def stop(page: Page) -> int:
    """Return the move that stops the game."""
    return next(int(move["number"]) for move in page.now["offers"] if move["kind"] == "stop")


def plan(page: Page) -> int:
    """Return a move that rolls some dice again."""
    return next(int(move["number"]) for move in page.now["offers"] if move["kind"] == "plan")


def saved_events(data: Path, table: str) -> int:
    """Return the number of saved events of a table, read by another connection."""
    with sqlite3.connect(f"file:{data / 'antro.db'}?mode=ro", uri=True) as database:
        rows = database.execute("select event from moves where table_id = ?", (table,))
        return sum(len(lines.split()) for (lines,) in rows)


async def send_move(page: Page, move: int, id: str, **more: Any) -> None:
    """Send a move, and do not wait for the answer."""
    now = page.now
    asked = {"type": "play", "table": now["table"], "version": now["version"]}
    await page.say(**asked, id=id, move=move, **more)


async def answer_probe(page: Page, delay: float) -> None:
    """Answer the next probe after *delay*, and wait until the server has measured it."""
    probes = [decode(text) for text in page.heard if text.startswith('{"type":"probe"')]
    probe = probes[-1] if probes else await page.hears("probe")
    next_probe = await page.hears("probe")
    assert next_probe["n"] == probe["n"] + 1
    await asyncio.sleep(delay)
    await page.say(type="echo", n=next_probe["n"])
    await page.say(type="ping")
    await page.hears("pong")
