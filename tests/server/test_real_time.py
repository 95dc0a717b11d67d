"""Games against time on a real server, over real sockets: Rush, ten times as fast as it is."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from antro.core.events import Played
from tests.core.rush import PACES
from tests.core.rush_moves import SLOT
from tests.server.people import Message, Page
from tests.server.rush_tables import (
    hosted_at,
    measured,
    muster,
    opened,
    plan,
    play_out,
    press,
    rushing,
    saved_events,
    seated,
    stop,
)

LONGEST = 60.0  # seconds that a game may take on a busy machine
GAP = SLOT // 10


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, LONGEST))


@pytest.mark.parametrize("pace", PACES)
def test_a_game_ends_in_every_pace_saved_before_told_and_equal_from_disk(tmp_path, pace):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            id = (await opened(anna, "me", "bot:1", "bot:2", pace=pace))["id"]
            async with anna.at(id) as page:
                on_disk_first(page, tmp_path)
                await play_out(page, Random(1))
                assert page.now["result"]["how"] == "rules"
                table = hosted_at(site, page).table
                assert site.inside is not None
                again = site.inside.hub.replayed(*site.inside.hub.storage.table(id)).table
                assert again.events == table.events
                assert again.state.key() == table.state.key()
                assert again.choice_since == table.choice_since

    run(scenario())


def on_disk_first(page: Page, data: Path) -> None:
    """Have a page look at the disk whenever it hears of a version."""
    hear = page.hear

    async def hear_and_look() -> Message:
        message = await hear()
        assert message.get("version", 0) <= saved_events(data, page.now["table"])
        return message

    page.hear = hear_and_look  # type: ignore[method-assign]


def test_a_bot_thinks_once_for_each_choice_of_its_own(tmp_path):
    """However often the others move meanwhile."""

    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            assert site.inside is not None
            thought = noted(site.inside.thinkers)
            anna = await site.person()
            table = await opened(anna, "me", "bot:1", "bot:1", "bot:1")
            async with anna.at(table["id"]) as page:
                await play_out(page, Random(2))
            assert len(thought) > 10
            assert max(Counter(thought).values()) == 1

    run(scenario())


def noted(thinkers: Any) -> list[tuple[int, int]]:
    """The seats that are asked from now on, and since when each has had its choice."""
    thought, choose = [], thinkers.choose

    async def choose_and_note(hosted: Any, seat: int, level: int) -> int:
        thought.append((seat, hosted.table.choice_since[seat]))
        return int(await choose(hosted, seat, level))

    thinkers.choose = choose_and_note
    return thought


# Presses


def test_a_press_that_was_made_first_counts_though_it_comes_second(tmp_path):
    """As far as its line explains: here it is slow, and the system is not asked (a proxy)."""

    async def scenario() -> None:
        async with rushing(tmp_path, proxies=("127.0.0.1",)) as site, seated(site, 2) as pages:
            await muster(pages)
            quick, slow = pages
            await measured(slow, delay=0.16)
            await asyncio.sleep(0.2)  # both are ready to stop
            moment = hosted_at(site, slow).now()
            await asyncio.sleep(0.03)
            await press(quick, stop(quick), "quick", pressed=moment + 30)
            await asyncio.sleep(0.03)
            done = await slow.play(stop(slow), pressed=moment)
            assert done["type"] == "done"
            refused = await quick.hears("refused")
            assert (refused["id"], refused["reason"]["code"]) == ("quick", "overtaken")
            assert refused["reason"]["fields"] == {"who": "role:east"}

    run(scenario())


def test_who_delays_echoes_on_purpose_gains_no_more_than_the_system_allows(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            honest, cheat = pages
            await measured(cheat, delay=0.3)
            assert site.inside is not None
            trips = [connection.trip for connection in site.inside.connections]
            assert max(trips) <= 25  # what a late acknowledgement makes of this machine's own line
            await asyncio.sleep(0.2)
            moment = hosted_at(site, cheat).now()
            await press(honest, stop(honest), "honest", pressed=moment)
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
                for event in hosted_at(site, page).table.events
                if isinstance(event, Played) and event.seat == 0
            ]
            assert min(later - earlier for earlier, later in pairwise(made)) >= GAP
            assert site.inside is not None
            assert site.inside.metrics.too_soon.count >= 3

    run(scenario())


def test_the_same_press_keeps_its_place_and_another_takes_it(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            page = pages[0]
            await page.play(plan(page))
            await press(page, plan(page), "first")
            await press(page, plan(page), "first")
            await press(page, plan(page), "second")
            replaced = await page.hears("refused")
            assert (replaced["id"], replaced["reason"]["code"]) == ("first", "replaced")
            done = await page.hears("done")
            assert done["id"] == "second"
            again = await page.play(plan(page), id="second")
            assert again == done

    run(scenario())


def test_whoever_reconnects_while_a_press_waits_is_answered_there(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            person, table = site.persons[0], pages[0].now["table"]
            async with person.at(table) as page:
                await page.play(plan(page))
                version, move = page.now["version"], plan(page)
                await press(page, move, "mine")
            async with person.at(table) as page:
                done = await page.play(move, id="mine", version=version)
                assert done["type"] == "done"
                assert done["id"] == "mine"

    run(scenario())


@pytest.mark.parametrize("said", [-1, 10**14, 10**30, "now", 1.5, [0]])
def test_an_impossible_time_is_refused_by_its_name(tmp_path, said):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            page, before = pages[0], pages[0].now
            refused = await page.play(page.now["offers"][0]["number"], pressed=said)
            assert refused["reason"]["code"] == "bad_message"
            assert "pressed" in refused["reason"]["fields"]["problem"]
            await page.say(type="join", table=before["table"])
            assert (await page.hears("snapshot"))["version"] == before["version"]

    run(scenario())


@pytest.mark.parametrize("shift", [-10_000, -300, 500, 10_000])
def test_nothing_is_gained_by_a_time_in_the_future_or_long_past(tmp_path, shift):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            page, hosted = pages[0], hosted_at(site, pages[0])
            await asyncio.sleep(0.2)
            earliest = hosted.now()
            done = await page.play(plan(page), pressed=max(0, hosted.now() + shift))
            assert done["type"] == "done"
            made = next(event for event in hosted.table.events[::-1] if event.seat == 0)
            assert earliest - 1 <= made.at <= hosted.now()

    run(scenario())


def test_an_echo_of_no_probe_is_refused(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            probe = await pages[0].hears("probe")
            assert probe["now"] == {pages[0].now["table"]: pytest.approx(0, abs=LONGEST * 1000)}
            for n in (probe["n"] + 7, -1, 10**30):
                await pages[0].say(type="echo", n=n)
                assert (await pages[0].hears("refused"))["reason"]["fields"] == {"problem": "n"}

    run(scenario())


def test_nobody_is_probed_where_time_does_not_count(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"]) as page:
                await page.say(type="ping")
                await page.hears("pong")
                assert not [text for text in page.heard if '"probe"' in text]

    run(scenario())


def test_nobody_chooses_before_all_have_come(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "open")
            async with anna.at(table["id"]) as page:
                refused = await page.play(0)
                assert refused["reason"]["code"] == "not_begun"

    run(scenario())


# Time


def test_time_moves_when_it_is_due_and_says_how_late_it_was(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2, pace="beat") as pages:
            await muster(pages)
            due = pages[0].now["due"]
            beat = lambda line: line["seat"] == 19 and line["at"] == due  # noqa: E731
            await pages[0].until(lambda now: any(map(beat, now["log"])))
            text = (await site.persons[0].http.get("/metrics")).text
            assert "antro_time_late_seconds_count 2" in text
            assert "antro_press_window_seconds_count 2" in text
            assert "antro_overtaken_total 0" in text

    run(scenario())


def test_time_stands_still_while_a_line_is_broken_and_all_are_told(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            anna, table = site.persons[0], pages[0].now["table"]
            hosted = hosted_at(site, pages[0])
            await muster(pages)
            await pages[0].socket.close()
            paused = await pages[1].hears("paused")
            assert paused["waiting_for"] == [0]
            assert 29_000 < paused["most"] <= 30_000
            await asyncio.sleep(0.3)
            assert hosted.now() == paused["now"]
            async with anna.at(table):
                going_on = await pages[1].hears("paused")
                assert (going_on["waiting_for"], going_on["now"]) == ([], paused["now"])
                await asyncio.sleep(0.05)
                assert hosted.now() > paused["now"]

    run(scenario())


def test_a_probe_tells_the_line_of_every_seat_and_what_is_left_of_its_pauses(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "bot:1")
            async with anna.at(table["id"]) as page:
                probe = await page.hears("probe")
                mine, bots = probe["lines"][table["id"]]
                assert (mine["breaks"], mine["pauses"]) == (2, 1)
                assert mine["trip"] is not None
                assert bots["trip"] is None

    run(scenario())


def test_nobody_pauses_while_all_choose_at_once(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            hosted = hosted_at(site, pages[0])
            await pages[0].say(type="pause", table=hosted.id, wanted=True)
            refused = await pages[0].hears("refused")
            assert refused["reason"]["code"] == "pause_later"
            assert not hosted.paused
            assert [line.pauses for line in hosted.lines()] == [1, 1]

    run(scenario())


def test_nothing_happens_while_nobody_is_here(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "bot:1")
            async with anna.at(table["id"]) as page:
                await page.play(page.now["offers"][0]["number"])
                hosted = hosted_at(site, page)
            await until(lambda: hosted.paused)
            version = hosted.table.version
            await asyncio.sleep(0.5)
            assert hosted.table.version == version
            assert not hosted.busy
            async with anna.at(table["id"]) as page:
                await play_out(page, Random(3))

    run(scenario())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# Leaving


def test_who_gives_up_leaves_and_the_others_play_on(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 3) as pages:
            await muster(pages)
            now = pages[0].now
            asked = {"table": now["table"], "version": now["version"], "id": "bye"}
            await pages[0].say(type="resign", **asked)
            assert (await pages[0].hears("done"))["id"] == "bye"
            assert pages[0].now["result"] is None
            await asyncio.gather(*(play_out(page, Random(4)) for page in pages[1:]))
            assert pages[1].now["result"]["scores"][0] == -1
            assert pages[1].now["result"]["how"] == "rules"

    run(scenario())


def test_whose_time_is_over_leaves_and_the_others_play_on(tmp_path):
    async def scenario() -> None:
        clock = {"type": "per_move", "limit": 6000}
        async with rushing(tmp_path) as site:
            anna = await site.person()
            options = {"seats": "3", "pace": "stepped", "speed": "10"}
            seats = ("me", "bot:1", "bot:1")
            table = await anna.open(*seats, game="rush", options=options, clock=clock)
            async with anna.at(table["id"]) as page:
                now = await page.until(lambda now: now["result"] is not None)
                gone = hosted_at(site, page).table.gone
                assert gone[:1] == [0]
                assert now["result"]["how"] == "rules"

    run(scenario())


def test_a_bot_takes_over_in_the_middle_of_it(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            anna, bert = site.persons
            table = f"/api/tables/{pages[0].now['table']}"
            await bert.post(f"{table}/stand", seat=1)
            await anna.post(f"{table}/substitute", seat=1, level=1)
            await play_out(pages[0], Random(5))
            assert pages[0].now["result"]["how"] == "rules"

    run(scenario())
