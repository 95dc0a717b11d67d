"""Bad input gets a precise refusal, changes nothing, and does not affect other tables."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from antro.games import GAMES
from antro.server.ops.settings import Limits
from tests.server.http.test_lobby import two_at_a_table
from tests.server.support.people import Person, Site, running, settings
from tests.server.transport.test_sockets import hot_seat, reason

JSON = {"content-type": "application/json"}
NINES = "9" * 5000


async def refused(person: Person, path: str, body: bytes) -> tuple[int, str]:
    answer = await person.http.post(path, content=body, headers=JSON)
    assert len(answer.content) < 1000
    return answer.status_code, answer.json()["reason"]["code"]


@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (f"bot:{NINES}", "bad_seat"),
        ("bot:\u0663", "bad_seat"),
        ("bot:\u00b2", "bad_seat"),
        ("x" * 50_000, "bad_seat"),
        ("bot:999999999", "bad_level"),
    ],
)
def test_an_invalid_seat_is_refused(tmp_path, seat, code):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            body = json.dumps({"game": "drako", "seats": [seat, "me"]}).encode()
            assert await refused(anna, "/api/tables", body) == (422, code)

    asyncio.run(scenario())


def test_the_refusal_of_an_option_names_its_clause(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            body = {"game": "vast", "seats": ["me"], "options": {"roles": "C"}}
            answer = await anna.http.post("/api/tables", json=body)
            assert answer.status_code == 422
            assert answer.json()["reason"]["clause"] == "34.1"

    asyncio.run(scenario())


def test_the_refusal_of_a_list_names_its_line_and_field(tmp_path):
    """The tiles of Vast (§2.2), and the lists of the other games."""
    bad = [("vast", "tiles"), ("drako", "deck-dwarves"), ("heroes", "spells")]

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            for game, option in bad:
                seats = ["me"] + ["bot:1"] * (len(GAMES[game].make({}).roles) - 1)
                body = {"game": game, "seats": seats, "options": {option: "# mine\nid,kind"}}
                answer = await anna.http.post("/api/tables", json=body)
                reason = answer.json()["reason"]
                assert (answer.status_code, reason["code"]) == (422, "bad_list")
                assert reason["clause"] == ("2.1" if game == "vast" else "")
                told = reason["fields"]
                assert (told["option"], told["line"]) == (f"option:{option}", 2)
                assert told["field"] == "heading"
                assert told["problem"] == "reason.list_heading"

    asyncio.run(scenario())


@pytest.mark.parametrize("number", [str(2**63), str(-(2**63) - 1), "1" + "0" * 30, NINES])
def test_too_large_numbers_are_refused(tmp_path, number):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = (await anna.open("me", "open"))["id"]
            for what in ("sit", "stand", "substitute"):
                body = f'{{"seat": {number}, "level": {number}, "key": "x"}}'.encode()
                status, code = await refused(anna, f"/api/tables/{id}/{what}", body)
                assert (status, code) in [(422, "bad_seat"), (422, "bad_message")]
            for event in events(number):
                record = f"{json.dumps(HEADER)}\n{event}\n".encode()
                assert await refused(anna, "/api/records", record) == (422, "bad_record")
                assert await refused(anna, "/api/reviews?seat=0", record) == (422, "bad_record")

    asyncio.run(scenario())


HEADER = {
    "type": "header",
    "game": "drako",
    "options": {},
    "rules": GAMES["drako"].make({}).version,
    "seats": ["a", "b"],
    "commitment": "0" * 64,
    "entropies": ["", ""],
    "clock": None,
}


def events(number: str) -> list[str]:
    """Return events with a too large number in each possible place."""
    return [
        f'{{"type": "played", "seat": {number}, "move": 0, "at": 0}}',
        f'{{"type": "played", "seat": 16, "move": {number}, "at": 0}}',
        f'{{"type": "played", "seat": 16, "move": 0, "at": {number}}}',
        f'{{"type": "undone", "seat": 0, "to": {number}, "at": 0}}',
        f'{{"type": "flagged", "seat": {number}, "at": 0}}',
        f'{{"type": "resigned", "seat": {number}, "at": 0}}',
    ]


@pytest.mark.parametrize("text", [b"\xc3\x28", b"\xff", b"\xed\xa0\x80"])
def test_text_that_is_not_utf_8_is_refused(tmp_path, text):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            body = b'{"name": "' + text + b'"}'
            assert await refused(anna, "/api/me", body) == (422, "bad_message")
            async with anna.at(await hot_seat(anna)) as page:
                for word in (
                    b'{"type": "' + text + b'"}',
                    b'{"type": "join", "table": "%s"}' % text,
                ):
                    await page.socket.send(word)
                    assert await reason(page) == "bad_message"
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())


def test_a_refusal_is_short(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            async with anna.page() as page:
                await page.socket.send(json.dumps({"type": "x" * 15_000}))
                await page.hears("refused")
                assert len(page.heard[-1]) < 1000

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("text", "code"),
    [("x" * 65, "bad_option"), ("a\nb", "bad_option"), ("a\0", "bad_option"), (5, "bad_message")],
)
def test_an_invalid_text_for_chance_is_refused(tmp_path, text, code):
    """The text is checked in every request, even if it has no effect there."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            bad = {"game": "drako", "seats": ["me", "open"], "entropy": text}
            assert await refused(anna, "/api/tables", json.dumps(bad).encode()) == (422, code)
            table = await anna.open("me", "open", entropy="t0")
            body = json.dumps({"key": table["key"], "entropy": text}).encode()
            bert = await site.person()
            assert await refused(bert, f"/api/tables/{table['id']}/sit", body) == (422, code)

    asyncio.run(scenario())


# Damaged rows


def damage(data: Path, change: str) -> None:
    with closing(sqlite3.connect(data / "antro.db")) as elsewhere, elsewhere:
        elsewhere.execute("pragma foreign_keys=off")
        assert elsewhere.execute(change).rowcount > 0


@pytest.mark.parametrize(
    "change",
    [
        "update moves set event = substr(event, 1, length(event) - 9)",
        "update moves set event = cast(x'7b22ff' as text)",
        "update moves set seq = seq + 1",
        """update moves set event = '{"type":"played","seat":99,"move":0,"at":0}'""",
        """update moves set event = '{"type":"played","seat":16,"move":99999999,"at":0}'""",
        "update tables set options = '{'",
        "update tables set clock = '7'",
        "delete from seats where seat = 1",
    ],
)
def test_a_damaged_row_affects_only_its_table(tmp_path, capsys, change):
    async def scenario() -> None:
        given = settings(tmp_path)
        async with running(given) as site:
            anna, _, id = await two_at_a_table(site)
            cookie = anna.http.cookies["antro"]
        damage(tmp_path, change)
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            anna.http.cookies.clear()
            anna.http.cookies.set("antro", cookie, "127.0.0.1")
            other = await hot_seat(anna)
            for _ in range(3):
                answer = await anna.http.get(f"/api/tables/{id}")
                assert answer.json()["reason"]["code"] == "broken_table"
            assert [table["id"] for table in await anna.get("/api/tables")] == [other]
            async with anna.at(other) as page:
                await page.say(type="join", table=id)
                assert await reason(page) == "broken_table"
                assert (await page.play(page.now["offers"][0]["number"]))["type"] == "done"

    asyncio.run(scenario())
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert len([line for line in lines if line["level"] == "error"]) == 1


# The coach


def test_a_seat_with_a_huge_number_is_refused(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                for seat in (2**63, -(2**63) - 1, 10**30):
                    await page.say(type="join", table=id, seat=seat, seen=0)
                    assert await reason(page) == "not_your_seat"

    asyncio.run(scenario())


async def alone_at_a_table(site: Site) -> tuple[Person, str]:
    """Open a table with one person on both seats, because then the coach needs no consent."""
    anna = await site.person()
    return anna, (await anna.open("me", "me"))["id"]


def test_a_hint_is_refused_if_its_bot_process_dies(tmp_path, capsys):
    async def scenario() -> None:
        async with running(settings(tmp_path, worker="tests.server.no_such_worker")) as site:
            anna, id = await alone_at_a_table(site)
            async with anna.at(id) as page:
                await page.say(type="hint", table=id)
                answer = await page.hears("refused")
                assert (answer["reason"]["code"], answer["table"]) == ("no_advice", id)

    asyncio.run(scenario())
    lines = [line for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    assert [json.loads(line)["event"] for line in lines] == ["advice failed"]


def test_many_requests_for_a_hint_get_one_answer(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, id = await alone_at_a_table(site)
            async with anna.at(id) as page, anna.at(id) as tab:
                for each in (page, tab):
                    for _ in range(40):
                        await each.say(type="hint", table=id)
                codes = [await reason(page) for _ in range(39)]
                codes += [await reason(tab) for _ in range(40)]
                assert codes == ["too_fast"] * 79
                assert (await page.hears("advice"))["move"] in page.now["offers"]

    asyncio.run(scenario())


def test_the_hints_of_each_guest_are_limited(tmp_path):
    async def scenario() -> None:
        limits = Limits(hints=0.001, hints_burst=2)
        async with running(settings(tmp_path, limits=limits)) as site:
            anna, id = await alone_at_a_table(site)
            for _ in range(2):
                async with anna.at(id) as page:
                    await page.say(type="hint", table=id)
                    await page.hears("advice")
            async with anna.at(id) as page:
                await page.say(type="hint", table=id)
                assert await reason(page) == "too_fast"

    asyncio.run(scenario())


# A table needs a person


def test_a_table_of_bots_only_is_refused(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            bots: dict[str, Any] = {"game": "drako", "seats": ["bot:5", "bot:5"]}
            assert await anna.refused("/api/tables", **bots) == (422, "needs_person")
            id = (await anna.open("open", "bot:5"))["id"]
            begun = await anna.refused(f"/api/tables/{id}/begin", level=5)
            assert begun == (422, "needs_person")

    asyncio.run(scenario())
