"""Lessons on a real server: open, leave, continue and finish."""

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest

from antro.games import GAMES
from tests.server.support.people import Message, Page, running, settings

LESSON = "/api/lessons/drako/knights-dwarves"


async def next_step(page: Page) -> Message:
    """Wait until the learner can move or the lesson is over. Return the step."""
    while not ((step := last_step(page)) and (step["moves"] or step["done"])):
        await page.hear()
    return step


def last_step(page: Page) -> Message:
    """Return the last message about the step of the lesson, or an empty one."""
    messages = map(msgspec.json.decode, reversed(page.heard))
    return next((message for message in messages if message["type"] == "lesson"), {})


async def open_lesson(person) -> Message:
    table: Message = await person.post(LESSON)
    return table


async def progress(person, name="knights-dwarves") -> Message:
    listed = await person.get("/api/lessons")
    return next(lesson for lesson in listed if lesson["name"] == name)


def test_every_lesson_is_listed_in_both_languages(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            listed = await (await site.person()).get("/api/lessons")
            names = [(lesson["game"], lesson["name"]) for lesson in listed]
            assert names == [(game, name) for game in GAMES for name in GAMES[game].lessons]
            assert all({*lesson["title"]} == {"en", "it"} for lesson in listed)
            assert not any(lesson["step"] or lesson["done"] for lesson in listed)

    asyncio.run(scenario())


def test_a_learner_finishes_a_lesson_and_continues_the_game(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await open_lesson(anna)
            async with anna.at(table["id"]) as page:
                step = await next_step(page)
                assert [page["say"]["en"][:7] for page in step["pages"]] == ["Knights", "You sta"]
                while not step["done"]:
                    assert (await page.play(step["moves"][0]))["type"] == "done"
                    step = await next_step(page)
                assert step["pages"][-1]["clause"] == "17.5"
                assert (await progress(anna))["done"]
                await page.my_turn()  # the bot continues
                assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"

    asyncio.run(scenario())


def test_any_other_move_gets_an_explanation_and_changes_nothing(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await open_lesson(anna)
            async with anna.at(table["id"]) as page:
                step = await next_step(page)
                others = [
                    offer for offer in page.now["offers"] if offer["number"] not in step["moves"]
                ]
                answer = await page.play(others[0]["number"])
                assert answer["reason"]["code"] == "lesson"
                assert {*answer["reason"]["fields"]} == {"en", "it"}
                assert (await page.play(step["moves"][0]))["type"] == "done"

    asyncio.run(scenario())


def test_a_lesson_continues_after_a_restart_of_the_server(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await open_lesson(anna)
            cookie = anna.http.cookies["antro"]
            async with anna.at(table["id"]) as page:
                step = await next_step(page)
                await page.play(step["moves"][0])
                step = await next_step(page)
        async with running(settings(tmp_path)) as site:
            again = await site.person()
            again.http.cookies.set("antro", cookie, domain="127.0.0.1")
            again.cookie = cookie
            assert (await progress(again))["step"] == step["first"]
            assert (await open_lesson(again))["id"] == table["id"]
            async with again.at(table["id"]) as page:
                assert await next_step(page) == step

    asyncio.run(scenario())


def test_a_lesson_started_under_older_rules_continues_under_the_new_rules(tmp_path):
    """A lesson has fixed random results, so a new seed does not change it."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await open_lesson(anna)
            cookie = anna.http.cookies["antro"]
        with closing(sqlite3.connect(tmp_path / "antro.db")) as database:
            database.execute("update tables set rules = rules + 1000")
            database.commit()
        async with running(settings(tmp_path)) as site:
            again = await site.person()
            again.cookie = cookie
            async with again.at(table["id"]) as page:
                step = await next_step(page)
                assert len(step["pages"]) == 2
                assert (await page.play(step["moves"][0]))["type"] == "done"
                assert not (await next_step(page))["done"]

    asyncio.run(scenario())


def test_a_lesson_can_be_started_again(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            first = await open_lesson(anna)
            second = await anna.post(LESSON, again=True)
            assert second["id"] != first["id"]
            assert (await open_lesson(anna))["id"] == second["id"]

    asyncio.run(scenario())


def test_a_lesson_is_not_listed_as_a_game_and_has_no_commitment(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await open_lesson(anna)
            assert await anna.get("/api/tables") == []
            assert table["lesson"] == "knights-dwarves"
            assert table["commitment"] == ""
            async with anna.at(table["id"]) as page:
                version = page.now["version"]
                await page.say(type="resign", table=table["id"], id="r", version=version)
                await page.hears("done")
            assert (await anna.get(f"/api/tables/{table['id']}"))["seed"] == ""
            record = await anna.http.get(f"/api/tables/{table['id']}/record")
            checked = await anna.http.post(
                "/api/records", content=record.content, headers={"content-type": "application/json"}
            )
            assert not checked.json()["fairness"]["fair"]

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["drako/unknown", "unknown/duel"])
def test_an_unknown_lesson_is_refused(tmp_path, path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            assert await anna.refused(f"/api/lessons/{path}") == (404, "unknown_lesson")

    asyncio.run(scenario())
