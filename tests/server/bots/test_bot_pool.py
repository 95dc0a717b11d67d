"""The bots and the coach of a server answer in time, fail safely and know only their seat."""

import asyncio
import os
import time
from math import exp
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import antro
from antro.bots import pace
from antro.bots.levels import LEVELS
from antro.bots.worker import Decide
from antro.core.chance.fair import Chance
from antro.core.contract.game import Seat
from antro.core.match.table import fair_table
from antro.games import GAMES
from antro.games.heroes.bot.policy import MEDIANS, SPREAD
from antro.server.bots import bot_process
from antro.server.bots.bot_pool import BotPool, Thought
from antro.server.bots.reply_times import pause_of
from antro.server.table.bot_delay import BotDelay
from tests.server.http.test_lobby import act, two_at_a_table
from tests.server.http.test_replays import JSON, refused
from tests.server.support.people import PATIENCE, Person, running, settings


def test_a_hint_is_a_legal_move_of_the_seat_that_asks(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page, bert.at(id) as other:
                for each in (page, other):
                    await each.say(type="coach", table=id, wanted=True)
                while (await page.hears("coaching"))["seats"] != [0, 1]:
                    pass
                await page.say(type="hint", table=id)
                advice = await page.hears("advice")
                assert advice["move"] in page.now["offers"]
                assert advice["version"] == page.now["version"]
                assert 0 <= advice["odds"] <= 1
                assert advice["because"]
                await other.say(type="hint", table=id)
                assert (await other.hears("refused"))["reason"]["code"] == "wrong_seat"

    asyncio.run(scenario())


def test_a_review_reports_its_progress_and_then_its_result(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await page.play(page.now["offers"][-1]["number"])
                await act(page, "resign")
            record = (await anna.http.get(f"/api/tables/{id}/record")).content
            path = "/api/reviews?seat=0"
            async with anna.http.stream("POST", path, content=record, headers=JSON) as answer:
                lines = [line async for line in answer.aiter_lines()]
            assert '"type":"progress","done":1,' in lines[0]
            assert '"type":"studied"' in lines[-1]
            for body, seat in [(b"nonsense\n", "0"), (record, "2"), (record, "x")]:
                bad = await anna.http.post(f"/api/reviews?seat={seat}", content=body, headers=JSON)
                assert bad.status_code == 422
            assert await refused(anna, f"/api/tables/{id}/replay?seat=99") == (409, "not_over")

    asyncio.run(scenario())


def test_a_process_that_fails_is_replaced(tmp_path):
    async def scenario() -> None:
        bot_pool = BotPool(1, 0.0)
        try:
            with pytest.raises(Exception, match="truncated"):
                await bot_pool.ask(Decide("no such game", {}, b"", [], "", 1, 1))
            assert not bot_pool.all
            assert not bot_pool.idle
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


def test_a_worn_process_is_replaced(monkeypatch):
    """The memory of a process grows with its tasks, so it is not kept for too many."""
    monkeypatch.setattr(bot_process, "MOST_TASKS", 2)

    async def scenario() -> None:
        bot_pool, live = BotPool(1, 0.0), opened()
        [share] = bot_pool.shares(live, 0, 1)
        try:
            await bot_pool.decide(share)
            [first] = bot_pool.idle
            await bot_pool.decide(share)
            assert (bot_pool.idle, bot_pool.all) == ([], set())
            assert first.process.returncode is not None
            await bot_pool.decide(share)
            [second] = bot_pool.idle
            assert second is not first
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


def test_a_long_search_is_split_among_free_processes():
    live = opened()
    assert [len(BotPool(2, 0.0).shares(live, 0, level)) for level in (1, 5)] == [1, 2]
    one, other = BotPool(2, 0.0).shares(live, 0, 5)
    assert one.memory != other.memory
    assert one.seed != other.seed
    assert one.seconds == other.seconds == LEVELS[5].at_table


def test_the_seed_of_a_bot_follows_from_the_secret_and_the_position():
    def seed(secret: str, moves: int = 0) -> int:
        live = opened(secret)
        for _ in range(moves):
            live.table.play(0, live.table.match.open_to(0).listed()[0], live.table.version, 0)
        [share] = BotPool(1, 0.0).shares(live, 0, 1)
        return int(share.seed)

    assert seed("00" * 32) == seed("00" * 32)
    assert len({seed("00" * 32), seed("01" * 32), seed("00" * 32, moves=1)}) == 3


@pytest.mark.parametrize("nth", [0, -1])
def test_a_bot_gives_the_same_answer_after_an_undo(nth):
    """It repeats any answer that it gave, so no search can find another one."""

    async def scenario() -> None:
        bot_pool, live = BotPool(1, 0.0), opened()
        table, offered = live.table, live.table.match.open_to
        table.match.bots = [1]
        try:
            move = offered(Seat(0)).listed()[-1]
            table.play(0, move, table.version, 0)
            answer = offered(Seat(1)).listed()[nth]
            table.play(1, answer, table.version, 0)
            table.undo(0, table.version, 0)
            table.play(0, move, table.version, 0)
            assert await bot_pool.choose(live, 1, 1) == answer
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


def test_a_search_returns_to_the_process_that_holds_its_memory():
    async def scenario() -> None:
        bot_pool, live = BotPool(2, 0.0), opened()
        shares = [replace(share, seconds=0.01) for share in bot_pool.shares(live, 0, 5)]
        try:
            thoughts = await asyncio.gather(*map(bot_pool.decide, shares))
            offered = {move.number for move in live.game.offered(live.table.state, Seat(0))}
            assert all(set(thought.votes) <= offered for thought in thoughts)
            hosts = {
                memory: bot_process
                for bot_process in bot_pool.all
                for memory in bot_process.memories
            }
            assert len(set(hosts.values())) == 2
            for share in [*shares, *shares[::-1]]:
                bot_process = bot_pool.take(share)
                assert bot_process is hosts[share.memory]
                bot_pool.idle.append(bot_process)
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


def opened(secret: str = "00" * 32, name: str = "drako", **options: str) -> Any:
    """Return the parts of a table that a bot process needs."""
    game = GAMES[name].make(options)
    row = SimpleNamespace(opener="t", seed=secret)
    table = fair_table(game, Chance(row.seed, ["", ""]))
    table.begin(0)
    audience = SimpleNamespace(subscribers={})
    bots = SimpleNamespace(
        delay=BotDelay(), pause_share=lambda seat: 1.0, moved_last=lambda seat: False
    )
    return SimpleNamespace(id="t", game=game, table=table, row=row, audience=audience, bots=bots)


def test_a_bot_waits_before_its_move(tmp_path):
    """The pause is drawn before the bot looks at the table, so that it reveals nothing."""

    async def scenario() -> float:
        async with running(settings(tmp_path, bot_delay=1.0)) as site:
            anna = await site.person()
            began = time.monotonic()
            table = await anna.open("bot:1", "me")
            async with anna.at(table["id"]) as page:
                await page.my_turn()
                return time.monotonic() - began

    assert asyncio.run(scenario()) >= 0.9


@pytest.mark.parametrize("short_engine", [0.001, 10.0])
def test_a_process_says_how_long_a_counted_search_can_take(monkeypatch, short_engine):
    """The time follows from the measured pace, and never exceeds the limit of the level."""
    monkeypatch.setattr(pace, "pace_of", lambda game: 3_200 / short_engine)
    game = GAMES["drako"].make({})
    assert pace.longest(game, LEVELS[4]) == min(LEVELS[4].seconds, pace.SPARE * short_engine)


def test_the_pace_is_measured_for_each_game():
    assert all(pace.pace_of(GAMES[name].make({})) > 0 for name in GAMES)


def test_a_process_is_free_for_others_while_a_bot_hides_its_thinking_time(monkeypatch):
    """Neither the player nor the end of the search ends this pause."""
    live, free = opened(), list[int]()
    live.bots.delay.skip()

    async def scenario() -> None:
        bot_pool = BotPool(2, 1.0)

        async def sleep(seconds: float) -> None:
            if seconds > 0:
                free.append(bot_pool.free.free)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        try:
            await bot_pool.choose(live, 0, 1)
        finally:
            await bot_pool.close()

    asyncio.run(scenario())
    assert free == [2]


def test_an_answer_after_an_undo_takes_as_long_as_a_search(monkeypatch):
    live, searched = opened(), list[int]()

    async def decide(task: Decide, claim: Any) -> Thought:
        searched.append(task.level)
        return Thought({7: 1.0}, 0.0)

    async def scenario() -> None:
        bot_pool = BotPool(1, 1.0)
        monkeypatch.setattr(bot_pool, "decide", decide)
        assert await bot_pool.choose(live, 0, 5) == 7
        monkeypatch.setattr("antro.server.bots.bot_pool.repeated_answer", lambda *_: 8)
        assert await bot_pool.choose(live, 0, 5) == 8

    asyncio.run(scenario())
    assert searched == [5, 5]


# Timed games


def test_a_short_task_does_not_wait_for_a_long_search():
    async def scenario() -> None:
        bot_pool, live = BotPool(1, 0.0), opened()
        [share] = bot_pool.shares(live, 0, 1)
        try:
            await bot_pool.free.acquire()  # as a long search does
            assert await asyncio.wait_for(bot_pool.decide(replace(share, short=True)), PATIENCE)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(bot_pool.decide(share), 0.5)
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("level", [1, 5])
def test_a_policy_sets_the_pace_of_bots_in_timed_games(level):
    middle, spread = MEDIANS[level], SPREAD
    game = GAMES["heroes"].make({"pace": "live"})
    waits = sorted(pause_of(level, game) for _ in range(400))
    assert median(waits) == pytest.approx(middle, rel=0.1)
    assert middle * exp(-2 * spread) <= waits[0] < middle * exp(-spread)
    assert middle * exp(spread) < waits[-1] <= middle * exp(2 * spread)


@pytest.mark.parametrize("level", LEVELS)
def test_without_a_clock_all_games_have_the_pauses_of_the_level(level):
    game = GAMES["heroes"].make({"pace": "stepped"})
    low, high = LEVELS[level].pause
    assert all(low <= pause_of(level, game) <= high for _ in range(100))


# Another engine


def test_all_bots_move_to_another_engine(tmp_path):
    """An idle bot process is replaced at once, and a busy one after its answer."""

    async def scenario() -> None:
        bot_pool, live = BotPool(2, 0.0), opened()
        [share] = bot_pool.shares(live, 0, 1)
        try:
            await bot_pool.decide(share)
            [first], second = bot_pool.idle, await bot_pool.start()
            busy = asyncio.create_task(bot_pool.decide(replace(share, seconds=1.0)))
            await asyncio.sleep(0)
            bot_pool.idle.append(second)
            await bot_pool.move_to(ENGINE)
            assert bot_pool.all == {first}
            assert await busy
            assert not bot_pool.all
            assert await bot_pool.decide(share)
            assert [bot_process.engine for bot_process in bot_pool.all] == [ENGINE]
        finally:
            await bot_pool.close()

    asyncio.run(scenario())


ENGINE = str(Path(antro.__file__).parent.parent)


@pytest.mark.parametrize("engines", [[ENGINE], []], ids=["compiled", "it does not compile"])
def test_the_server_learns_that_an_engine_is_compiled(tmp_path, engines):
    """Until then, the server reports that its bots are warming up."""

    async def scenario() -> None:
        reading, writing = os.pipe()
        async with running(settings(tmp_path, engine=reading)) as site:
            anna = await site.person()
            assert (await anna.http.get("/api/engine")).json() == {"warming_up": True}
            os.write(writing, "".join(f"{folder}\n" for folder in engines).encode())
            os.close(writing)
            await warm(anna)
            assert site.inside is not None
            expected = "".join(engines)
            assert site.inside.bot_pool.engine == site.inside.reviewers.engine == expected
            table = await anna.open("bot:1", "me")
            async with anna.at(table["id"]) as page:
                await page.my_turn()

    asyncio.run(scenario())


def test_bots_are_warm_on_a_quick_engine_and_then_move_to_a_faster_one(tmp_path):
    async def scenario() -> None:
        reading, writing = os.pipe()
        async with running(settings(tmp_path, engine=reading)) as site:
            assert site.inside is not None
            os.write(writing, b"/quick\n")
            await warm(await site.person())
            assert site.inside.bot_pool.engine == "/quick"
            os.write(writing, b"/faster\n")
            os.close(writing)
            async with asyncio.timeout(PATIENCE):
                while site.inside.bot_pool.engine != "/faster":
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


async def warm(somebody: Person) -> None:
    """Wait until the server reports that its bots are warm."""
    async with asyncio.timeout(PATIENCE):
        while (await somebody.http.get("/api/engine")).json()["warming_up"]:
            await asyncio.sleep(0.01)


def test_a_server_without_a_compiling_process_is_warm(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            assert (await anna.http.get("/api/engine")).json() == {"warming_up": False}

    asyncio.run(scenario())
