"""Timed games on a real server with real sockets: Rush, ten times as fast as usual."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.core.support.rush import PACES
from tests.server.support.people import Message, Page
from tests.server.support.rush_tables import (
    live_at,
    muster,
    opened,
    play_out,
    run,
    rushing,
    saved_events,
    seated,
)


@pytest.mark.parametrize("pace", PACES)
def test_a_game_in_any_pace_is_saved_before_it_is_sent_and_equal_when_read(tmp_path, pace):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            id = (await opened(anna, "me", "bot:1", "bot:2", pace=pace))["id"]
            async with anna.at(id) as page:
                check_disk_first(page, tmp_path)
                await play_out(page, Random(1))
                assert page.now["result"]["how"] == "rules"
                table = live_at(site, page).table
                assert site.inside is not None
                again = site.inside.tables.replayed(await site.inside.storage.read(id)).table
                assert again.events == table.events
                assert again.state.key() == table.state.key()
                assert again.match.choice_since == table.match.choice_since

    run(scenario())


def check_disk_first(page: Page, data: Path) -> None:
    """Let a page check that each version is saved before it arrives."""
    hear = page.hear

    async def hear_and_look() -> Message:
        message = await hear()
        assert message.get("version", 0) <= saved_events(data, page.now["table"])
        return message

    page.hear = hear_and_look  # type: ignore[method-assign]


def test_a_bot_thinks_once_for_each_of_its_choices(tmp_path):
    """The number of moves by others makes no difference."""

    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            assert site.inside is not None
            thought = noted(site.inside.bot_pool)
            anna = await site.person()
            table = await opened(anna, "me", "bot:1", "bot:1", "bot:1")
            async with anna.at(table["id"]) as page:
                await play_out(page, Random(2))
            assert len(thought) > 10
            assert max(Counter(thought).values()) == 1

    run(scenario())


def noted(bot_pool: Any) -> list[tuple[int, int]]:
    """Return a list that gets each seat whose bot thinks, with the version of its choice."""
    thought, choose = [], bot_pool.choose

    async def choose_and_note(live: Any, seat: int, level: int) -> int:
        thought.append((seat, live.table.match.choice_since[seat]))
        return int(await choose(live, seat, level))

    bot_pool.choose = choose_and_note
    return thought


# Time and pauses


def test_time_moves_when_it_is_due_and_its_delay_is_measured(tmp_path):
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


def test_a_lost_connection_stops_the_time_and_all_players_see_it(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            anna, table = site.persons[0], pages[0].now["table"]
            live = live_at(site, pages[0])
            await muster(pages)
            await pages[0].socket.close()
            paused = await pages[1].hears("paused")
            assert paused["waiting_for"] == [0]
            assert 29_000 < paused["most"] <= 30_000
            await asyncio.sleep(0.3)
            assert live.now() == paused["now"]
            async with anna.at(table):
                resumed = await pages[1].hears("paused")
                assert (resumed["waiting_for"], resumed["now"]) == ([], paused["now"])
                await asyncio.sleep(0.05)
                assert live.now() > paused["now"]

    run(scenario())


def test_a_probe_has_the_latency_and_the_pauses_left_of_every_seat(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "bot:1")
            async with anna.at(table["id"]) as page:
                probe = await page.hears("probe")
                mine, bots = probe["latencies"][table["id"]]
                assert (mine["breaks"], mine["pauses"]) == (2, 1)
                assert mine["trip"] is not None
                assert bots["trip"] is None

    run(scenario())


def test_a_pause_is_refused_while_all_choose_together(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 2) as pages:
            await muster(pages)
            live = live_at(site, pages[0])
            await pages[0].say(type="pause", table=live.id, wanted=True)
            refused = await pages[0].hears("refused")
            assert refused["reason"]["code"] == "pause_later"
            assert not live.timing.paused
            assert [line.pauses for line in live.latencies()] == [1, 1]

    run(scenario())


def test_the_game_stops_while_no_person_is_present(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site:
            anna = await site.person()
            table = await opened(anna, "me", "bot:1")
            async with anna.at(table["id"]) as page:
                await page.play(page.now["offers"][0]["number"])
                live = live_at(site, page)
            await until(lambda: live.timing.paused)
            version = live.table.version
            await asyncio.sleep(0.5)
            assert live.table.version == version
            assert not live.busy
            async with anna.at(table["id"]) as page:
                await play_out(page, Random(3))

    run(scenario())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


# Resigning and replacing


def test_the_others_continue_after_a_resignation(tmp_path):
    async def scenario() -> None:
        async with rushing(tmp_path) as site, seated(site, 3) as pages:
            await muster(pages)
            now = pages[0].now
            asked = {"table": now["table"], "version": now["version"], "id": "bye"}
            await pages[0].say(type="resign", **asked)
            assert (await pages[0].hears("done"))["id"] == "bye"
            assert pages[0].now["result"] is None
            assert (pages[0].now["gone"], pages[0].now["moves_made"]) == ([0], None)
            await asyncio.gather(*(play_out(page, Random(4)) for page in pages[1:]))
            assert pages[1].now["result"]["scores"][0] == -1
            assert pages[1].now["result"]["how"] == "rules"
            assert pages[1].now["gone"] == [0]
            assert all(made > 0 for made in pages[1].now["moves_made"][1:])

    run(scenario())


def test_the_others_continue_when_a_players_time_runs_out(tmp_path):
    async def scenario() -> None:
        clock = {"type": "per_move", "limit": 6000}
        async with rushing(tmp_path) as site:
            anna = await site.person()
            options = {"seats": "3", "pace": "stepped", "speed": "10"}
            seats = ("me", "bot:1", "bot:1")
            table = await anna.open(*seats, game="rush", options=options, clock=clock)
            async with anna.at(table["id"]) as page:
                now = await page.until(lambda now: now["result"] is not None)
                gone = live_at(site, page).table.match.gone
                assert gone[:1] == [0]
                assert now["result"]["how"] == "rules"

    run(scenario())


def test_a_bot_can_take_over_a_seat_during_a_timed_game(tmp_path):
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
