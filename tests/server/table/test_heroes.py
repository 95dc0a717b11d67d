"""Heroes on a real server: early, late and foreign moves, and pauses."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from antro.core.match.events import Played
from tests.server.support.heroes_tables import duel, move
from tests.server.support.people import Page, running, settings
from tests.server.support.rush_tables import live_at, run


def roll_times(page: Page, site: Any, seat: int) -> list[int]:
    """Return the times of a seat's rolls."""
    table = live_at(site, page).table
    return [
        event.at
        for event in table.events
        if isinstance(event, Played)
        and event.seat == seat
        and table.game.describe(event.move).kind == "plan_throw"
    ]


def test_7_2_an_early_roll_waits_for_its_slot(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            page = pages[0]
            for _ in range(3):
                assert (await page.play(move(page, "keep -")))["type"] == "done"
            times = roll_times(page, site, 0)
            assert len(times) == 3
            assert min(later - earlier for earlier, later in pairwise(times)) >= 1000

    run(scenario())


def test_7_3_a_stop_during_a_roll_waits_until_the_dice_are_shown(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            page = pages[0]
            await page.play(move(page, "keep -"))
            assert (await page.play(move(page, "stop")))["type"] == "done"
            table = live_at(site, page).table
            stopped = next(
                event
                for event in table.events[::-1]
                if isinstance(event, Played) and event.seat == 0
            )
            assert stopped.at - roll_times(page, site, 0)[-1] >= 670

    run(scenario())


@pytest.mark.parametrize("shift", [-5_000, 5_000])
def test_7_4_a_move_with_an_impossible_time_is_made_now(tmp_path, shift):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            page, live = pages[0], live_at(site, pages[0])
            before = live.now()
            answer = await page.play(move(page, "keep -"), pressed=max(0, before + shift))
            assert answer["type"] == "done"
            assert before - 1 <= roll_times(page, site, 0)[-1] <= live.now()

    run(scenario())


def test_a_player_cannot_roll_for_another_seat(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            version = pages[0].now["version"]
            await pages[0].say(type="join", table=pages[0].now["table"], seat=1)
            assert (await pages[0].hears("refused"))["reason"]["code"] == "not_your_seat"
            own = {offer["number"] for offer in pages[0].now["offers"]}
            others = [offer["number"] for offer in pages[1].now["offers"]]
            foreign = next(number for number in others if number not in own)
            refused = await pages[0].play(foreign)
            assert refused["reason"]["code"] == "illegal_move"
            assert live_at(site, pages[0]).table.version == version

    run(scenario())


def test_7_8_a_roll_after_its_beat_is_refused_because_time_was_faster(tmp_path):
    async def scenario() -> None:
        async with (
            running(settings(tmp_path)) as site,
            duel(site, "beat", beat="1.2") as pages,
        ):
            page = pages[0]
            version, late = page.now["version"], move(page, "keep -")
            await page.until(lambda now: now["version"] > version)
            refused = await page.play(late, version=version)
            assert refused["reason"]["code"] == "overtaken"
            assert refused["reason"]["fields"] == {"who": "role:time"}

    run(scenario())


def test_a_refusal_of_an_army_or_a_list_names_the_rule_or_option(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            options = {"first": "seat", "pace": "stepped"}
            table = await anna.open("me", "bot:1", game="heroes", options=options)
            async with anna.at(table["id"]) as page:
                while page.now["asked"]["kind"] == "draft":
                    await page.my_turn()
                    if page.now["asked"]["kind"] == "draft":
                        await page.play(page.now["offers"][0]["number"])
                dearest = max(offer["number"] for offer in page.now["offers"])
                refused = await page.play(dearest + 1)
                assert refused["reason"]["code"] == "illegal_move"
                assert refused["reason"]["clause"] == "5.1"
            bad = {"spells": "id,en\nfireball,Fireball\n"}
            answer = await anna.http.post(
                "/api/tables", json={"game": "heroes", "seats": ["me", "bot:1"], "options": bad}
            )
            assert answer.status_code == 422
            assert answer.json()["reason"]["fields"]["option"] == "option:spells"

    run(scenario())


def test_7_7_a_player_cannot_hold_two_seats_in_real_time(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            wanted = {"game": "heroes", "seats": ["me", "me"], "options": {"pace": "live"}}
            assert await anna.refused("/api/tables", **wanted) == (422, "one_seat_each")

    run(scenario())


def test_a_player_can_pause_once_after_a_stop(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            live = live_at(site, pages[0])
            await pages[0].say(type="pause", table=live.id, wanted=True)
            assert (await pages[0].hears("refused"))["reason"]["code"] == "pause_later"
            await pages[1].play(move(pages[1], "stop"))
            await pages[0].say(type="pause", table=live.id, wanted=True)
            paused = await pages[1].hears("paused")
            assert (paused["waiting_for"], live.timing.paused) == ([0], True)
            assert 59_000 < paused["most"] <= 60_000
            await pages[0].say(type="pause", table=live.id, wanted=False)
            assert (await pages[1].hears("paused"))["waiting_for"] == []
            await pages[0].say(type="pause", table=live.id, wanted=True)
            assert (await pages[0].hears("refused"))["reason"]["code"] == "no_pause_left"

    run(scenario())


def test_a_lost_connection_stops_the_time_and_keeps_all_rolls(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, duel(site) as pages:
            live = live_at(site, pages[0])
            await pages[0].play(move(pages[0], "keep -"))
            await pages[0].socket.close()
            paused = await pages[1].hears("paused")
            assert paused["waiting_for"] == [0]
            await asyncio.sleep(0.3)
            assert live.now() == paused["now"]
            async with site.persons[0].at(live.id) as back:
                assert (await pages[1].hears("paused"))["waiting_for"] == []
                assert back.now["view"]["sides"][0]["throws"] == 2
                assert len(roll_times(back, site, 0)) == 1

    run(scenario())
