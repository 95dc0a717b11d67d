"""A bot that cannot choose is asked again. The table learns of it, and may change the bot."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from antro.server.moves.move_requests import longer
from tests.server.support.people import Page, Site, running, settings
from tests.server.support.rush_tables import live_at

LONG = 1000.0  # seconds: nobody waits for this in a test


def break_bots(site: Site, fails: Callable[[int, int], bool]) -> list[int]:
    """Let bots fail as *fails* says for a level and an attempt. Return the levels asked so far."""
    assert site.inside is not None
    pool, asked = site.inside.bot_pool, list[int]()
    choose = pool.choose

    async def broken(live: Any, seat: int, level: int) -> int:
        asked.append(level)
        if fails(level, len(asked)):
            raise EOFError("the process has ended")
        return await choose(live, seat, level)

    pool.choose = broken  # type: ignore[method-assign]
    return asked


async def shown(page: Page, *, stuck: bool) -> None:
    """Wait until the page shows that the bot on seat 0 is stuck, or that it is not."""
    await page.until(lambda now: now["players"][0]["stuck"] is stuck)


def test_a_bot_that_failed_is_asked_again_until_it_plays(tmp_path):
    """Nobody has to come or to move: it fails seven times, and then plays."""

    async def scenario() -> None:
        async with running(settings(tmp_path, bot_retry=0.01)) as site:
            asked = break_bots(site, lambda _, attempt: attempt <= 7)
            anna = await site.person()
            table = await anna.open("open", "me")
            async with anna.at(table["id"]) as page:
                await anna.post(f"/api/tables/{table['id']}/begin", level=1)
                await shown(page, stuck=True)
                await shown(page, stuck=False)
                await page.until(lambda now: now["version"] > 8)
                assert len(asked) >= 8

    asyncio.run(scenario())


def test_the_table_of_a_stuck_bot_is_shown_as_such_to_a_player_who_comes_later(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, bot_retry=LONG)) as site:
            asked = break_bots(site, lambda *_: True)
            anna = await site.person()
            table = await anna.open("bot:1", "me")
            async with anna.at(table["id"]) as page:
                await shown(page, stuck=True)
            async with anna.at(table["id"]) as page:
                assert [player["stuck"] for player in page.now["players"]] == [True, False]
            assert len(asked) == 3

    asyncio.run(scenario())


def test_the_players_may_replace_a_stuck_bot_with_another_one(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, bot_retry=LONG)) as site:
            break_bots(site, lambda level, _: level == 1)
            anna, eve = await site.person(), await site.person()
            table = await anna.open("bot:1", "me")
            substitute = f"/api/tables/{table['id']}/substitute"
            async with anna.at(table["id"]) as page:
                await shown(page, stuck=True)
                assert await eve.refused(substitute, seat=0, level=2) == (403, "not_your_seat")
                await anna.post(substitute, seat=0, level=2)
                await page.until(lambda now: now["version"] > 8)
                assert not live_at(site, page).bots.is_stuck(0)
                assert page.now["players"][0]["level"] == 2
                assert page.now["players"][0]["kind"] == "bot"

    asyncio.run(scenario())


def test_a_bot_that_plays_is_not_replaced(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("bot:1", "me")
            path = f"/api/tables/{table['id']}/substitute"
            assert await anna.refused(path, seat=0, level=2) == (409, "seat_taken")

    asyncio.run(scenario())


def test_a_player_takes_the_seat_back_from_a_stuck_substitute(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, bot_retry=LONG)) as site:
            break_bots(site, lambda *_: True)
            anna = await site.person()
            table = await anna.open("me", "me")
            path = f"/api/tables/{table['id']}"
            async with anna.at(table["id"], 0) as page:
                await anna.post(f"{path}/substitute", seat=0, level=1)
                await shown(page, stuck=True)
                await anna.post(f"{path}/sit", seat=0)
                await shown(page, stuck=False)
                assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"

    asyncio.run(scenario())


@pytest.mark.plain
def test_the_pauses_double_up_to_a_minute():
    pauses = [1.0]
    for _ in range(8):
        pauses.append(longer(pauses[-1]))
    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]
