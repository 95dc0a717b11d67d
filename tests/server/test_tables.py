"""The life of a table, from opening to rematch, over real sockets."""

import asyncio
from random import Random

from tests.server.people import Page, running, settings


async def play_out(pages: list[Page], seed: int = 1) -> None:
    """Everybody chooses at random, to the end."""
    luck = Random(seed)

    async def one(page: Page) -> None:
        while await page.my_turn():
            answer = await page.play(luck.choice(page.now["offers"])["number"])
            assert answer["type"] == "done", answer

    await asyncio.gather(*map(one, pages))


def test_two_people_play_a_whole_match(tmp_path):
    async def story() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert = await site.person("Anna"), await site.person("Bert")
            table = await anna.open("me", "open")
            [invitation] = table["invitations"]
            await bert.post(f"/api/tables/{table['id']}/sit", **invitation)
            async with anna.at(table["id"]) as left, bert.at(table["id"]) as right:
                assert (left.now["seat"], right.now["seat"]) == (0, 1)
                await play_out([left, right])
                assert left.now["result"] == right.now["result"]
                assert left.now["version"] == right.now["version"]

    asyncio.run(story())


def test_a_person_plays_a_whole_match_against_a_bot(tmp_path):
    async def story() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("bot:1", "me")
            async with anna.at(table["id"]) as page:
                await play_out([page])
                [bot, me] = page.now["players"]
                assert (bot["kind"], bot["level"], me["kind"]) == ("bot", 1, "person")
                assert page.now["result"]["how"] == "rules"

    asyncio.run(story())
