"""The server plays a game with the default display and sends no hidden information."""

import asyncio

from examples import EXAMPLES
from tests.server.support.people import running, settings


def hand_in(view):
    """Return the gems of the hand in a default view."""
    [hands] = [field["values"] for field in view["fields"] if field["name"] == "hands"]
    return hands


def test_a_person_plays_the_example_against_a_bot(tmp_path, monkeypatch):
    monkeypatch.setenv("ANTRO_GAMES", "examples.hoard")  # for the bot processes

    async def scenario() -> None:
        async with running(settings(tmp_path), EXAMPLES) as site:
            anna = await site.person()
            table = await anna.open("me", "bot:1", game="hoard")
            async with anna.at(table["id"], 0) as page:
                while await page.my_turn():
                    assert len(hand_in(page.now["view"])) <= 4
                    done = await page.play(page.now["offers"][0]["number"])
                    assert done["type"] == "done"
                assert sum(page.now["result"]["scores"]) == 0

    asyncio.run(scenario())
