"""Agreements: draws, texts for chance, and rematches."""

import asyncio

import pytest

from antro.core.chance.fair import commitment
from antro.core.record.record import read
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.support.people import Page, running, settings


async def offer_draw(page: Page) -> None:
    await page.say(type="draw", table=page.now["table"])


# Draws


def test_a_draw_is_offered_and_accepted(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as one, bert.at(id) as other:
                await offer_draw(one)
                for page in (one, other):
                    assert (await page.hears("draw_offered"))["seats"] == [0]
                async with bert.at(id) as late:
                    assert (await late.hears("draw_offered"))["seats"] == [0]
                await offer_draw(other)
                over = await one.until(lambda now: now["result"] is not None)
                assert over["result"] == {"scores": [0, 0], "how": "agreed", "clause": ""}
                assert over["log"][-1]["what"] == "agreed"
            record = read((await anna.http.get(f"/api/tables/{id}/record")).content)
            assert record.header.seats == ["Anna", "Bert"]

    asyncio.run(scenario())


def test_a_declined_draw_cannot_be_offered_again_at_once(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as one, bert.at(id) as other:
                await offer_draw(one)
                await other.hears("draw_offered")
                await other.say(type="decline", table=id)
                assert (await other.hears("draw_offered"))["seats"] == []
                await one.hears("draw_offered")
                await offer_draw(one)
                assert (await one.hears("refused"))["reason"]["code"] == "draw_declined"
                await one.play(one.now["offers"][0]["number"])
                await offer_draw(one)
                assert (await one.hears("draw_offered"))["seats"] == [0]

    asyncio.run(scenario())


def test_a_move_declines_a_draw(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as one, bert.at(id) as other:
                await offer_draw(other)
                assert (await other.hears("draw_offered"))["seats"] == [1]
                await one.hears("draw_offered")
                await one.play(one.now["offers"][0]["number"])
                assert (await other.hears("draw_offered"))["seats"] == []
                await offer_draw(one)
                assert (await one.hears("draw_offered"))["seats"] == [0]  # and the game continues
                assert one.now["result"] is None

    asyncio.run(scenario())


@pytest.mark.parametrize("seats", [("me", "bot:1"), ("bot:1", "me")])
def test_bots_do_not_accept_a_draw(tmp_path, seats):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open(*seats)
            async with anna.at(table["id"]) as page:
                await offer_draw(page)
                assert (await page.hears("refused"))["reason"]["code"] == "no_draw"

    asyncio.run(scenario())


def test_one_message_agrees_for_two_players_at_one_screen_and_watchers_cannot_offer(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, eve = await site.person(), await site.person()
            table = await anna.open("me", "me")
            async with eve.at(table["id"]) as watcher, anna.at(table["id"]) as page:
                await offer_draw(watcher)
                assert (await watcher.hears("refused"))["reason"]["code"] == "not_your_seat"
                await offer_draw(page)
                await page.until(lambda now: now["result"] is not None)

    asyncio.run(scenario())


def test_allies_against_the_game_cannot_draw(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert = await site.person(), await site.person()
            options = {"mode": "coop"}
            wanted = {"game": "volfyirion", "options": options, "seats": ["me", "open"]}
            table = await anna.post("/api/tables", **wanted)
            await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
            async with anna.at(table["id"]) as page:
                await offer_draw(page)
                assert (await page.hears("refused"))["reason"]["code"] == "no_draw"

    asyncio.run(scenario())


# Texts for chance


def test_the_commitment_is_sent_before_the_openers_text(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, text_wait=60)) as site:
            anna = await site.person("Anna")
            table = await anna.open("me", "bot:1", text_follows=True)
            assert (table["version"], len(table["commitment"])) == (0, 64)
            assert not table["players"][0]["ready"]
            async with anna.at(table["id"]) as page:
                assert (page.now["version"], page.now["to_act"]) == (0, [16])
                sat = await anna.post(f"/api/tables/{table['id']}/sit", entropy="of Anna's")
                assert sat["commitment"] == table["commitment"]
                assert sat["players"][0]["ready"]
                await page.until(lambda now: now["version"] >= 8)
                late = await anna.post(f"/api/tables/{table['id']}/sit", entropy="too late")
                assert late["commitment"] == table["commitment"]
                await act(page, "resign")
            record = read((await anna.http.get(f"/api/tables/{table['id']}/record")).content)
            assert record.header.entropies == ["of Anna's", ""]
            assert record.header.commitment == table["commitment"] == commitment(record.seed or "")
            assert record.header.seats == ["Anna", "bot:1"]

    asyncio.run(scenario())


def test_a_missing_text_delays_the_game_only_shortly(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, text_wait=0.1)) as site:
            anna = await site.person()
            table = await anna.open("me", "me", text_follows=True)
            async with anna.at(table["id"]) as page:
                await page.until(lambda now: now["version"] == 8)
            plain = await anna.open("me", "me")
            assert plain["version"] == 8

    asyncio.run(scenario())


def test_a_restarted_server_waits_for_the_text_again(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, text_wait=60)) as site:
            anna = await site.person()
            table = await anna.open("me", "me", text_follows=True)
        async with running(settings(tmp_path, text_wait=0.1)) as site:
            somebody = await site.person()
            async with somebody.at(table["id"]) as page:
                await page.until(lambda now: now["version"] == 8)

    asyncio.run(scenario())


# Rematches


def test_a_rematch_and_its_clock_start_when_everyone_has_accepted(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, text_wait=60)) as site:
            clock = {"type": "fischer", "initial": 60_000, "increment": 0}
            anna, bert, id = await two_at_a_table(site, clock=clock)
            async with anna.at(id) as page, bert.at(id) as other:
                await act(page, "resign")
                offered = await anna.post(f"/api/tables/{id}/rematch")
                new = offered["id"]
                assert (await other.hears("next"))["next"] == new
            sit = f"/api/tables/{new}/sit"
            async with anna.at(new) as page:
                waits = await anna.post(sit, entropy="of Anna's")
                ready = {player["name"]: player["ready"] for player in waits["players"]}
                assert ready == {"Anna": True, "Bert": False}
                await asyncio.sleep(0.2)
                assert page.now["version"] == 0
                begun = await bert.post(sit, entropy="of Bert's")
                assert begun["version"] == 8
                now = await page.until(lambda now: now["version"] == 8)
                assert min(now["clocks"]["left"]) > 59_900
                await act(page, "resign")
            record = read((await bert.http.get(f"/api/tables/{new}/record")).content)
            assert record.header.entropies == ["of Bert's", "of Anna's"]
            assert record.header.commitment == offered["commitment"]

    asyncio.run(scenario())


def test_a_bot_can_replace_a_player_who_declines_a_rematch(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, text_wait=60)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await act(page, "resign")
            new = (await anna.post(f"/api/tables/{id}/rematch"))["id"]
            await anna.post(f"/api/tables/{new}/sit")
            async with anna.at(new) as page:
                await bert.post(f"/api/tables/{new}/stand", seat=0)
                assert (await page.hears("people"))["players"][0]["away"]
                assert page.now["version"] == 0
                await anna.post(f"/api/tables/{new}/substitute", seat=0, level=1)
                await page.until(lambda now: now["version"] >= 8)

    asyncio.run(scenario())


# Names


def test_records_of_finished_games_keep_the_names(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path, idle=0.1)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await act(page, "resign")
            await bert.post("/api/me", name="Berto")
            await asyncio.sleep(0.3)
            info = await anna.get(f"/api/tables/{id}")
            assert [player["name"] for player in info["players"]] == ["Anna", "Bert"]
            record = read((await anna.http.get(f"/api/tables/{id}/record")).content)
            assert record.header.seats == ["Anna", "Bert"]
            replay = await anna.get(f"/api/tables/{id}/replay")
            assert replay["names"] == ["Anna", "Bert"]
            again = await anna.post(f"/api/tables/{id}/rematch")
            assert [player["name"] for player in again["players"]] == ["Berto", "Anna"]

    asyncio.run(scenario())
