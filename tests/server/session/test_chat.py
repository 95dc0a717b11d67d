"""People at one table: chat, consent to the coach, undo with bots, and fast bots."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from antro.core.contract.errors import Refused
from antro.server.http.lobby import LISTED
from antro.server.ops.settings import Settings
from antro.server.table.chat import KEPT, LONGEST, Chat, readable
from antro.server.wire.socket_messages import Said
from tests.repeated_seeds import RepeatedSeeds
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.support.people import Page, running, settings


async def say(page: Page, **words: Any) -> None:
    await page.say(type="say", table=page.now["table"], **words)


async def want_coach(page: Page, *, wanted: bool = True) -> None:
    await page.say(type="coach", table=page.now["table"], wanted=wanted)


async def refusal(page: Page) -> str:
    return str((await page.hears("refused"))["reason"]["code"])


# Chat


def test_people_chat_and_later_arrivals_get_the_messages(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as one, bert.at(id) as other:
                await say(one, phrase="hello")
                await say(other, text="  ciao,\n<b>Anna</b> ")
                lines = [(await one.hears("chat"))["said"][0] for _ in range(2)]
                assert [line["n"] for line in lines] == [0, 1]
                assert (lines[0]["seat"], lines[0]["phrase"], lines[0]["text"]) == (0, "hello", "")
                assert (lines[1]["seat"], lines[1]["text"]) == (1, "ciao, <b>Anna</b>")
                async with (await site.person()).at(id) as watcher:
                    assert (await watcher.hears("chat"))["said"] == lines
                    await say(watcher, phrase="hello")
                    assert await refusal(watcher) == "not_your_seat"
            record = (await anna.http.get(f"/api/tables/{id}/replay?seat=0")).text
            assert "ciao" not in record

    asyncio.run(scenario())


def test_chat_messages_are_limited(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await say(page, text="é" * (LONGEST // 2 + 1))
                assert await refusal(page) == "too_big"
                await say(page, text=" \u202e ")
                assert await refusal(page) == "nothing_said"
                await say(page, phrase="abuse")
                assert await refusal(page) == "bad_message"
                await say(page, phrase="hello", text="and more")
                assert await refusal(page) == "phrase_or_text"
                for _ in range(20):
                    await say(page, phrase="hello")
                assert await refusal(page) == "too_fast"

    asyncio.run(scenario())


def test_chat_needs_another_person(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            for seats in (("me", "bot:1"), ("me", "me")):
                table = await anna.open(*seats)
                async with anna.at(table["id"]) as page:
                    await say(page, phrase="hello")
                    assert await refusal(page) == "no_others"
                    await want_coach(page)
                    assert await refusal(page) == "no_others"

    asyncio.run(scenario())


def test_only_the_last_lines_are_kept_and_numbers_go_on():
    chat = Chat()
    for _ in range(KEPT + 5):
        chat.note(0, "hello")
    assert len(chat.said) == KEPT
    assert chat.note(1, None, "at last") == Said(KEPT + 5, 1, None, "at last")


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("a\u0000b\tc\r\nd", "a b c d"),
        ("\u202eevil\u202c", "evil"),
        ("\U0001f9d9\u200d\u2642\ufe0f ok", "\U0001f9d9\u200d\u2642\ufe0f ok"),
        ("1\ufe0f\u20e3 and e\u0301", "1\ufe0f\u20e3 and \u00e9"),
        ("x" + 120 * "\u0300" + "y", "x" + 3 * "\u0300" + "y"),
        ("\u0300 a", "a"),
    ],
)
def test_a_text_becomes_one_line_of_visible_characters(written, read):
    assert readable(written) == read


@pytest.mark.parametrize(
    "written",
    [" \t\n", "\u00a0\u2003", "\u200b\u2060", "\u200d\u200d", "\u3164 \u2800", "\ufe0f\u0301"],
    ids=["spaces", "wide spaces", "no width", "joiners", "blank letters", "marks on nothing"],
)
def test_a_text_that_shows_nothing_is_refused(written):
    with pytest.raises(Refused, match="nothing_said"):
        Chat().say("anna", 0, None, written)


# The coach


def test_the_coach_needs_everyones_consent_and_everyone_sees_who_asks(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as one, bert.at(id) as other:
                assert await one.my_turn()
                await one.say(type="hint", table=id)
                assert await refusal(one) == "coach_silent"
                await want_coach(one)
                assert (await other.hears("chat"))["said"][0]["phrase"] == "wants_coach"
                assert (await other.hears("coaching"))["seats"] == [0]
                await one.say(type="hint", table=id)
                assert await refusal(one) == "coach_silent"
                async with bert.at(id) as late:
                    assert (await late.hears("coaching"))["seats"] == [0]
                await want_coach(other)
                assert (await other.hears("coaching"))["seats"] == [0, 1]
                await one.say(type="hint", table=id)
                assert (await other.hears("chat"))["said"][0]["phrase"] == "asks_coach"
                assert (await one.hears("advice"))["version"] == one.now["version"]
                await want_coach(other, wanted=False)
                assert (await one.hears("coaching"))["seats"] == [0]
                await one.say(type="hint", table=id)
                assert await refusal(one) == "coach_silent"

    asyncio.run(scenario())


def test_the_coach_answers_a_single_player_without_a_chat_message(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, eve = await site.person(), await site.person()
            table = await anna.open("me", "bot:1")
            async with anna.at(table["id"]) as page, eve.at(table["id"]) as watcher:
                assert await page.my_turn()
                await page.say(type="hint", table=table["id"])
                await page.hears("advice")
                await watcher.say(type="ping")
                await watcher.hears("pong")
                assert not any('"chat"' in message for message in watcher.heard)

    asyncio.run(scenario())


def test_a_replaced_player_has_no_vote_about_the_coach(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await bert.post(f"/api/tables/{id}/substitute", seat=1, level=1)
                assert await page.my_turn()
                await page.say(type="hint", table=id)
                await page.hears("advice")

    asyncio.run(scenario())


# Undo


def with_walks(data: Path) -> Settings:
    """Return settings whose deals have cards with movement."""
    return settings(data, seeds=RepeatedSeeds(lambda: "walks"))


async def walk_until_the_bot_moves(page: Page) -> dict[str, Any]:
    """Move figures until the bot has moved. Return the table before my last move."""
    while await page.my_turn():
        before = page.now
        walks = [offer for offer in before["offers"] if offer["kind"] == "walk"]
        assert walks, "no card with movement"
        await page.play(walks[0]["number"])
        await page.my_turn()
        if any(line["seat"] == 1 for line in page.now["log"]):
            return before
    raise AssertionError("the game is over")


def test_an_undo_also_removes_the_reply_of_a_bot(tmp_path):
    async def scenario() -> None:
        async with running(with_walks(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "bot:1")
            async with anna.at(table["id"]) as page:
                before = await walk_until_the_bot_moves(page)
                assert page.now["undo"] is None
                assert (await act(page, "undo"))["type"] == "done"
                await page.until(lambda now: now["log"][-1]["what"] == "undone")
                assert page.now["view"] == before["view"]
                assert page.now["offers"] == before["offers"]
                await page.play(page.now["offers"][0]["number"])
                assert await page.my_turn()  # true only after another move of the bot

    asyncio.run(scenario())


def test_the_reply_of_a_substitute_prevents_undo(tmp_path):
    async def scenario() -> None:
        async with running(with_walks(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            await bert.post(f"/api/tables/{id}/substitute", seat=1, level=1)
            async with anna.at(id) as page:
                await walk_until_the_bot_moves(page)
                assert page.now["undo"]["code"] == "undo_other"

    asyncio.run(scenario())


# Fast bots


def test_fast_bots_do_not_pause_until_the_player_moves_again(tmp_path, monkeypatch):
    monkeypatch.setattr("antro.server.bots.bot_pool.pause_of", lambda *_: 1000.0)

    async def scenario() -> None:
        async with running(settings(tmp_path, bot_delay=1.0)) as site:
            assert site.inside is not None
            anna = await site.person()
            table = await anna.open("bot:1", "me")
            live = site.inside.tables.open[table["id"]]
            async with anna.at(table["id"]) as page:
                await asyncio.sleep(0.2)
                assert page.now["to_act"] == [0]
                await page.say(type="fast_bots", table=table["id"])
                assert await page.my_turn()
                assert live.bots.delay.skipped
                await page.play(page.now["offers"][0]["number"])
                assert not live.bots.delay.skipped

    asyncio.run(scenario())


def test_fast_bots_are_refused_at_a_table_with_other_people(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await page.say(type="fast_bots", table=id)
                assert await refusal(page) == "no_fast_bots"

    asyncio.run(scenario())


def test_an_invited_guest_sees_the_clock_of_a_table(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            clock = {"type": "fischer", "initial": 600_000, "increment": 10_000}
            table = await anna.open("me", "open", clock=clock)
            invited = await site.person()
            assert (await invited.get(f"/api/tables/{table['id']}"))["clock"] == clock

    asyncio.run(scenario())


# Hidden games


def test_a_list_without_hidden_games_shows_older_games(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            opened = [(await anna.open("me", "me"))["id"] for _ in range(LISTED + 2)]
            listed = [table["id"] for table in await anna.get("/api/tables")]
            assert listed == opened[:1:-1]
            away = ",".join(opened[2:5])
            listed = [table["id"] for table in await anna.get(f"/api/tables?without={away}")]
            assert listed == [*opened[:4:-1], *opened[1::-1]]
            assert (await anna.get(f"/api/tables/{opened[2]}"))["result"] is None

    asyncio.run(scenario())
