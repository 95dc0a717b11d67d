"""The life of a table, from opening to rematch, over real sockets."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from functools import partial
from random import Random

import msgspec
import pytest

from antro.core.contract.game import Seat
from antro.core.match.log_lines import log_lines
from antro.core.match.undo import why_no_undo
from antro.server.app import Antro
from antro.server.table.live_table import LiveTable
from antro.server.table.viewer_feeds import LOG_LINES
from tests.server.support.people import Message, Page, Site, running, settings, store_of


async def play_out(pages: list[Page], seed: int = 1) -> None:
    """Let all pages make random moves until the game is over."""
    luck = Random(seed)

    async def one(page: Page) -> None:
        while await page.my_turn():
            answer = await page.play(luck.choice(page.now["offers"])["number"])
            assert answer["type"] == "done", answer

    await asyncio.gather(*map(one, pages))


def test_two_people_play_a_whole_match(tmp_path):
    async def scenario() -> None:
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

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["drako", "volfyirion"])
def test_all_updates_together_give_the_full_view(tmp_path, game):
    """A page with every update has the same table as a page that joins now."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, luck = await site.person(), Random(5)
            table = await anna.post("/api/tables", game=game, seats=["me", "me"])
            async with (
                anna.at(table["id"], 0) as left,
                anna.at(table["id"], 1) as right,
                anna.at(table["id"], 17) as watcher,
            ):
                for _ in range(40):
                    page = left if left.now["offers"] else right
                    done = await page.play(luck.choice(page.now["offers"])["number"])
                    for each in (left, right, watcher):
                        now = await each.until(reached(done["version"]))
                        async with anna.at(table["id"], now["seat"]) as fresh:
                            told = {"log": now["log"], "since": now["since"]}
                            assert {**fresh.now, **told} == now

    asyncio.run(scenario())


def inside(site: Site) -> Antro:
    assert site.inside is not None
    return site.inside


def reached(version: int) -> Callable[[Message], bool]:
    return lambda now: bool(now["version"] == version)


def test_a_table_changed_in_the_database_is_sent_again(tmp_path):
    """The log in the database counts. The late move is refused, and all pages get the new table."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"], 0) as page, anna.at(table["id"], 1) as other:
                version, move = page.now["version"], page.now["offers"][0]["number"]
                event = f'{{"type": "played", "seat": 0, "move": {move}, "at": {10**13}}}'
                with closing(sqlite3.connect(tmp_path / "antro.db")) as elsewhere, elsewhere:
                    row = (table["id"], version, event)
                    elsewhere.execute("insert into moves values (?, ?, ?, null)", row)
                refused = await page.play(move)
                assert refused["reason"]["code"] == "stale_version"
                for each in (page, other):
                    assert (await each.until(reached(version + 1)))["since"] == 0
                async with anna.at(table["id"], 0) as fresh:
                    assert fresh.now == page.now

    asyncio.run(scenario())


def test_an_unsaved_move_changes_nothing(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"], 0) as page:
                before, move = page.now, page.now["offers"][0]["number"]
                driver = store_of(site).driver
                driver.execute("pragma query_only=on")
                refused = await page.play(move)
                assert refused["reason"]["code"] == "not_saved"
                assert page.now == before
                driver.execute("pragma query_only=off")
                assert (await page.play(move))["version"] > before["version"]

    asyncio.run(scenario())


def test_a_locked_database_does_not_block_the_server(tmp_path):
    """A move that cannot be saved is refused at once, and everything else continues."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            ids = [(await anna.open("me", "me"))["id"] for _ in range(8)]
            async with AsyncExitStack() as stack:
                pages = [await stack.enter_async_context(anna.at(id, 0)) for id in ids]
                other = sqlite3.connect(tmp_path / "antro.db", isolation_level=None)
                with closing(other):
                    other.execute("begin exclusive")
                    began = time.monotonic()
                    for page in [*pages, *pages]:
                        refused = await page.play(page.now["offers"][0]["number"])
                        assert refused["reason"]["code"] == "not_saved"
                        assert (await anna.refused("/api/me", name="Anna")) == (503, "locked")
                        await page.say(type="ping")
                        await page.hears("pong")
                    assert time.monotonic() - began < 5
                for page in pages:
                    done = await page.play(page.now["offers"][0]["number"])
                    assert done["type"] == "done"

    asyncio.run(scenario())


def test_only_the_end_of_a_long_log_is_sent(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("me", "me"))["id"]
            live = inside(site).tables.open[id]
            make_long(live)
            version = live.table.version
            async with anna.at(id, 0) as page:
                assert page.now["since"] == 0
                assert versions(page.now) == list(range(version - LOG_LINES + 1, version + 1))

    asyncio.run(scenario())


def test_a_page_that_comes_back_gets_the_lines_that_it_missed(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("me", "me"))["id"]
            live = inside(site).tables.open[id]
            make_long(live)
            version = live.table.version
            async with anna.page() as page:
                for seen, since in [
                    (version, version),
                    (version - LOG_LINES, version - LOG_LINES),
                    (version - LOG_LINES - 1, 0),  # too much for one message
                    (version + 1, 0),
                    (-1, 0),
                ]:
                    await page.say(type="join", table=id, seat=0, seen=seen)
                    shown = await page.hears("snapshot")
                    assert shown["since"] == since
                    assert len(shown["log"]) == (version - since if since else LOG_LINES)

    asyncio.run(scenario())


def test_older_lines_complete_the_log(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("me", "me"))["id"]
            live = inside(site).tables.open[id]
            make_long(live)
            async with anna.at(id, 0) as page:
                lines = page.now["log"]
                while lines[0]["version"] > 1:
                    await page.say(type="older", table=id, before=lines[0]["version"])
                    older = (await page.hears("older_lines"))["lines"]
                    assert 0 < len(older) <= LOG_LINES
                    lines = older + lines
                whole = log_lines(live.table.match, Seat(0))
                assert lines == msgspec.json.decode(msgspec.json.encode(whole))
                await page.say(type="older", table=id, before=1)
                assert (await page.hears("older_lines"))["lines"] == []

    asyncio.run(scenario())


def test_a_request_for_older_lines_is_checked(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("me", "me"))["id"]
            version = inside(site).tables.open[id].table.version
            async with anna.page() as page:
                await page.say(type="older", table=id, before=1)
                assert (await page.hears("refused"))["reason"]["code"] == "not_joined"
                await page.say(type="join", table=id, seat=0)
                for before in [0, -1, version + 1, 10**30, 1.5, "1", None]:
                    await page.say(type="older", table=id, before=before)
                    assert (await page.hears("refused"))["reason"]["code"] == "bad_message"

    asyncio.run(scenario())


def versions(snapshot: Message) -> list[int]:
    """Return the versions of the lines of its log."""
    return [line["version"] for line in snapshot["log"]]


def make_long(live: LiveTable) -> None:
    """Make and undo a move until the log is longer than two messages."""
    move = undoable(live)
    while live.table.version < 2 * LOG_LINES + 10:
        live.play(0, move, live.table.version)
        live.undo(0, live.table.version)


def undoable(live: LiveTable) -> int:
    """Return a move that can be undone."""
    version = live.table.version
    for move in live.table.match.open_to(Seat(0)).listed():
        live.play(0, move, version)
        free = why_no_undo(live.table.match, 0) is None
        live.take_back(version)
        if free:
            return move
    raise AssertionError("no move can be undone")


class FailingSubscriber:
    """A subscriber that fails when it gets a message."""

    guest = ""
    address = ""
    trip = 0
    spoken_to = False

    def tell(self, message: bytes) -> None:
        self.spoken_to = True
        raise OSError

    def reseated(self, table: str, seat: int) -> None:
        raise AssertionError("its seat must not change")

    def moved(self) -> None:
        raise AssertionError("the table stays here")


def test_a_failing_subscriber_does_not_affect_other_tables(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            broken, sound = [await anna.open("me", "me") for _ in range(2)]
            tables = inside(site).tables
            live, subscriber = tables.open[broken["id"]], FailingSubscriber()
            tables.join(live, subscriber, 0)
            live.snapshot(0, 0)
            async with anna.at(sound["id"], 0) as page:
                for id in (broken["id"], sound["id"]):  # in one turn of the loop
                    live = tables.open[id]
                    move = live.table.match.open_to(Seat(0)).listed()[0]
                    tables.moves.request(live, partial(live.play, 0, move, live.table.version))
                await page.until(reached(tables.open[sound["id"]].table.version))
            assert subscriber.spoken_to

    asyncio.run(scenario())


class FailingLink:
    """A link that fails."""

    dropped = False

    def send(self, text: bytes) -> None:
        raise OSError

    def pong(self, payload: bytes) -> None:
        raise OSError

    def round_trip(self) -> float:
        return 0.0

    def close(self, why: str) -> None:
        raise OSError

    def drop(self) -> None:
        self.dropped = True


def test_a_failing_connection_does_not_affect_other_pages(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"], 0):
                [page], link = inside(site).connections, FailingLink()
                whole, page.link = page.link, link
                async with anna.at(table["id"], 0) as other:
                    done = await other.play(other.now["offers"][0]["number"])
                    assert done["type"] == "done"
                assert link.dropped
                page.link = whole
                page.give_up()

    asyncio.run(scenario())


def test_setting_the_machines_clock_costs_no_time(tmp_path, monkeypatch):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            live = inside(site).tables.open[table["id"]]
            hour = 3_600 * 10**9
            monkeypatch.setattr(
                "antro.server.table.table_clock.time_ns", lambda: time.time_ns() + hour
            )
            assert 0 <= live.now() < 60_000

    asyncio.run(scenario())


def test_a_person_plays_a_whole_match_against_a_bot(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("bot:1", "me")
            async with anna.at(table["id"]) as page:
                await play_out([page])
                [bot, me] = page.now["players"]
                assert (bot["kind"], bot["level"], me["kind"]) == ("bot", 1, "person")
                assert page.now["result"]["how"] == "rules"

    asyncio.run(scenario())
