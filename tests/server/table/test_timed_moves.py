"""Timed moves: their order, their waits and their refusals."""

import asyncio
from itertools import pairwise

import pytest

from antro.core.match.events import Played
from tests.core.support.rush_moves import SLOT
from tests.server.support.rush_tables import (
    LONGEST,
    answer_probe,
    live_at,
    muster,
    opened,
    plan,
    run,
    rushing,
    seated,
    send_move,
    stop,
)

GAP = SLOT // 10


def test_an_earlier_move_counts_although_it_arrives_later(tmp_path):
    """The slow connection explains the delay. Behind a proxy the system's measure is not used."""

    async def scenario() -> None:
        async with rushing(tmp_path, proxies=("127.0.0.1",)) as site, seated(site, 2) as pages:
            await muster(pages)
            quick, slow = pages
            await answer_probe(slow, delay=0.16)
            await asyncio.sleep(0.2)  # both are ready to stop
            moment = live_at(site, slow).now()
            await asyncio.sleep(0.03)
            await send_move(quick, stop(quick), "quick", pressed=moment + 30)
            await asyncio.sleep(0.03)
            done = await slow.play(stop(slow), pressed=moment)
            assert done["type"] == "done"
            refused = await quick.hears("refused")
            assert (refused["id"], refused["reason"]["code"]) == ("quick", "overtaken")
            assert refused["reason"]["fields"] == {"who": "role:east"}

    run(scenario())


def test_delayed_echoes_gain_no_more_than_the_systems_measure_allows(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            honest, cheat = pages
            await answer_probe(cheat, delay=0.3)
            assert site.inside is not None
            trips = [connection.trip for connection in site.inside.connections]
            assert max(trips) <= 25  # the system's measure, with late acknowledgements
            await asyncio.sleep(0.2)
            moment = live_at(site, cheat).now()
            await send_move(honest, stop(honest), "honest", pressed=moment)
            await asyncio.sleep(0.04)
            refused = await cheat.play(stop(cheat), pressed=moment - 100)
            assert refused["reason"]["code"] == "overtaken"
            assert (await honest.hears("done"))["id"] == "honest"

    run(scenario())


def test_a_move_before_its_gap_waits_for_its_slot(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            page = pages[0]
            for _ in range(4):
                assert (await page.play(plan(page)))["type"] == "done"
            made = [
                event.at
                for event in live_at(site, page).table.events
                if isinstance(event, Played) and event.seat == 0
            ]
            assert min(later - earlier for earlier, later in pairwise(made)) >= GAP
            assert site.inside is not None
            assert site.inside.metrics.too_soon.count >= 3

    run(scenario())


def test_a_repeated_request_keeps_its_place_and_a_new_one_takes_it(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            page = pages[0]
            await page.play(plan(page))
            await send_move(page, plan(page), "first")
            await send_move(page, plan(page), "first")
            await send_move(page, plan(page), "second")
            replaced = await page.hears("refused")
            assert (replaced["id"], replaced["reason"]["code"]) == ("first", "replaced")
            done = await page.hears("done")
            assert done["id"] == "second"
            again = await page.play(plan(page), id="second")
            assert again == done

    run(scenario())


def test_a_waiting_move_is_answered_on_a_new_connection(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            person, table = site.persons[0], pages[0].now["table"]
            async with person.at(table) as page:
                await page.play(plan(page))
                version, move = page.now["version"], plan(page)
                await send_move(page, move, "mine")
            async with person.at(table) as page:
                done = await page.play(move, id="mine", version=version)
                assert done["type"] == "done"
                assert done["id"] == "mine"

    run(scenario())


@pytest.mark.parametrize("said", [-1, 10**14, 10**30, "now", 1.5, [0]])
def test_the_refusal_of_an_invalid_time_names_the_field(tmp_path, said):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            page, before = pages[0], pages[0].now
            refused = await page.play(page.now["offers"][0]["number"], pressed=said)
            assert refused["reason"]["code"] == "bad_message"
            assert refused["reason"]["fields"]["at"] == "pressed"
            await page.say(type="join", table=before["table"])
            assert (await page.hears("snapshot"))["version"] == before["version"]

    run(scenario())


@pytest.mark.parametrize("shift", [-10_000, -300, 500, 10_000])
def test_a_time_in_the_future_or_long_ago_gains_nothing(tmp_path, shift):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            page, live = pages[0], live_at(site, pages[0])
            await asyncio.sleep(0.2)
            earliest = live.now()
            done = await page.play(plan(page), pressed=max(0, live.now() + shift))
            assert done["type"] == "done"
            made = next(event for event in live.table.events[::-1] if event.seat == 0)
            assert earliest - 1 <= made.at <= live.now()

    run(scenario())


def test_an_echo_without_a_probe_is_refused(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            probe = await pages[0].hears("probe")
            assert probe["now"] == {pages[0].now["table"]: pytest.approx(0, abs=LONGEST * 1000)}
            for n in (probe["n"] + 7, -1, 10**30):
                await pages[0].say(type="echo", n=n)
                assert (await pages[0].hears("refused"))["reason"]["fields"] == {
                    "problem": "reason.json_value",
                    "at": "n",
                }

    run(scenario())


def test_untimed_games_send_no_probes(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"]) as page:
                await page.say(type="ping")
                await page.hears("pong")
                assert not [text for text in page.heard if '"probe"' in text]

    run(scenario())


def test_moves_are_refused_until_all_seats_are_taken(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "open")
            async with anna.at(table["id"]) as page:
                refused = await page.play(0)
                assert refused["reason"]["code"] == "not_begun"

    run(scenario())
