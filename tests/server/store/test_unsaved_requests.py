"""A request that cannot be saved is refused, changes nothing, and can be repeated."""

import asyncio
import resource
import signal
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from antro.server.store.rows import opened_table
from antro.server.table.live_table import LiveTable
from tests.server.http.test_lobby import act
from tests.server.support.people import Message, Person, Site, running, settings, store_of
from tests.server.support.processes import started
from tests.server.test_process import two_at_a_table

NOT_SAVED = (503, "not_saved")
LESSON = "/api/lessons/drako/dragon-dwarves"

Prepared = Callable[[Site], Awaitable[tuple[Person, str, Message]]]
"""Prepare a request, and return its sender, its path and its body."""


async def opening(site: Site) -> tuple[Person, str, Message]:
    return await site.person(), "/api/tables", {"game": "drako", "seats": ["me", "bot:1"]}


async def renaming(site: Site) -> tuple[Person, str, Message]:
    anna = await site.person("Anna")
    await anna.open("me", "me")
    return anna, "/api/me", {"name": "Anne"}


async def lesson(site: Site) -> tuple[Person, str, Message]:
    return await site.person(), LESSON, {}


async def sitting_down(site: Site) -> tuple[Person, str, Message]:
    anna, bert = await site.person(), await site.person()
    table = await anna.open("me", "open")
    return bert, f"/api/tables/{table['id']}/sit", table["invitations"][0]


async def getting_ready(site: Site) -> tuple[Person, str, Message]:
    """Both seats of one person become ready together."""
    anna = await site.person()
    table = await anna.open("me", "me", text_follows=True)
    return anna, f"/api/tables/{table['id']}/sit", {"entropy": "of Anna's"}


async def starting_with_bots(site: Site) -> tuple[Person, str, Message]:
    anna = await site.person()
    table = await anna.open("me", "open")
    return anna, f"/api/tables/{table['id']}/begin", {"level": 1}


async def starting_with_fewer(site: Site) -> tuple[Person, str, Message]:
    anna = await site.person()
    table = await anna.open("me", "bot:1", "open", game="heroes", options={"players": "3"})
    return anna, f"/api/tables/{table['id']}/begin", {}


async def leaving(site: Site) -> tuple[Person, str, Message]:
    anna, _, id = await two_at_a_table(site)
    return anna, f"/api/tables/{id}/stand", {"seat": 0}


async def substituting(site: Site) -> tuple[Person, str, Message]:
    anna, _, id = await two_at_a_table(site)
    return anna, f"/api/tables/{id}/substitute", {"seat": 0, "level": 1}


async def rematch(site: Site) -> tuple[Person, str, Message]:
    anna, _, id = await two_at_a_table(site)
    async with anna.at(id) as page:
        await act(page, "resign")
    return anna, f"/api/tables/{id}/rematch", {}


REQUESTS: list[Prepared] = [
    opening,
    renaming,
    lesson,
    sitting_down,
    getting_ready,
    starting_with_bots,
    starting_with_fewer,
    leaving,
    substituting,
    rematch,
]


def saved(site: Site, live: LiveTable) -> Any:
    """Return the seats, the options and the events of a table, as saved."""
    assert site.inside is not None
    opened = store_of(site).do(partial(opened_table, id=live.id))
    row = opened.row
    return row.seats, row.options, row.next, opened.names, opened.log.events


def in_memory(live: LiveTable) -> Any:
    row = live.row
    return row.seats, row.options, row.next, live.seats.names, live.table.events


def refuse_writing(site: Site) -> Callable[[], Any]:
    """Let the database refuse to write. Return the function that ends this."""
    assert site.inside is not None
    driver = store_of(site).driver
    driver.execute("pragma query_only=on")
    return lambda: driver.execute("pragma query_only=off")


@pytest.mark.parametrize("prepared", REQUESTS, ids=lambda prepared: prepared.__name__)
def test_a_request_that_cannot_be_saved_changes_nothing_and_can_be_repeated(tmp_path, prepared):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            person, path, body = await prepared(site)
            tables = site.inside.tables.open
            before = {id: in_memory(live) for id, live in tables.items()}
            end = refuse_writing(site)
            assert await person.refused(path, **body) == NOT_SAVED
            assert await person.refused(path, **body) == NOT_SAVED
            assert {id: in_memory(live) for id, live in tables.items()} == before
            for live in tables.values():
                assert in_memory(live) == saved(site, live)
            end()
            await person.post(path, **body)
            for live in tables.values():
                assert in_memory(live) == saved(site, live)

    asyncio.run(scenario())


def test_a_person_with_two_seats_gets_ready_at_both_or_at_none(tmp_path):
    """The database refuses everything after the first transaction."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna, path, body = await getting_ready(site)
            [live] = site.inside.tables.open.values()
            driver, ends = store_of(site).driver, list[Callable[[], Any]]()

            def refuse_after_a_transaction(text: str) -> None:
                if text.startswith("COMMIT") and not ends:
                    ends.append(refuse_writing(site))

            driver.set_trace_callback(refuse_after_a_transaction)
            await anna.http.post(path, json=body)
            driver.set_trace_callback(None)
            assert len({seat.ready for seat in live.row.seats}) == 1

    asyncio.run(scenario())


def test_an_agreed_draw_that_cannot_be_saved_is_refused_and_can_be_repeated(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page, bert.at(id) as other:
                await page.say(type="draw", table=id)
                while (await other.hear())["type"] != "draw_offered":
                    pass
                end = refuse_writing(site)
                await other.say(type="draw", table=id)
                refused = await other.hears("refused")
                assert (refused["reason"]["code"], refused["table"]) == ("not_saved", id)
                end()
                await other.say(type="draw", table=id)
                now = await other.until(lambda now: now["result"] is not None)
                assert now["result"]["how"] == "agreed"

    asyncio.run(scenario())


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_server_without_space_for_files_refuses_and_continues_later(tmp_path):
    """The system refuses each write to a file, as it does on a full disk."""

    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, site):
            anna, game = await site.person("Anna"), {"game": "rush", "options": {"seats": "2"}}
            table = await anna.open("me", "open", **game)
            pid, sit = process.process.pid, f"/api/tables/{table['id']}/sit"
            bert = await site.person()
            requests: list[tuple[Person, str, Message]] = [
                (anna, "/api/tables", {**game, "seats": ["me", "bot:1"]}),
                (anna, "/api/me", {"name": "Anne"}),
                (bert, sit, table["invitations"][0]),
                (anna, f"/api/tables/{table['id']}/begin", {"level": 1}),
            ]
            usual = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            for person, path, body in requests:
                assert await person.refused(path, **body) == NOT_SAVED
            assert await anna.get("/api/me") == {"name": "Anna"}
            assert await anna.get(f"/api/tables/{table['id']}") == table
            resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)
            for person, path, body in requests[:3]:
                await person.post(path, **body)
            assert await process.end(signal.SIGTERM) == 0

    asyncio.run(scenario())
