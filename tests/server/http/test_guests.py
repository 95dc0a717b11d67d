"""Requests of guests: cookies, names, other sites, sizes, rates and headers."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.routing import Route

from antro.core.contract.errors import BadFile, Refused
from antro.server.http.accounts import Accounts, cookie_key, nickname
from antro.server.ops.settings import Limits
from antro.server.store.sqlite_storage import SqliteStorage
from tests.server.http.test_lobby import act
from tests.server.support.people import Person, running, settings
from tests.server.support.processes import started

JSON = {"content-type": "application/json"}


def asking(cookie: str) -> dict[str, str]:
    return {"cookie": f"antro={cookie}"}


def test_a_cookie_is_accepted_only_if_we_signed_it():
    ours, theirs = Accounts("a" * 64), Accounts("b" * 64)
    signed = ours.signer.sign("anna").decode()
    assert ours.guest(asking(signed)) == "anna"
    assert theirs.guest(asking(signed)) == ""
    assert ours.guest(asking(signed.replace("anna", "bert"))) == ""
    assert ours.guest(asking("anna")) == ""


async def key_in(data: Path) -> str:
    """Start the storage of a data folder, and return the key that signs cookies."""
    storage = SqliteStorage(f"sqlite:///{data / 'antro.db'}")
    await storage.start()
    try:
        return await cookie_key(storage, data)
    finally:
        await storage.close()


def test_the_key_is_made_once(tmp_path):
    key = asyncio.run(key_in(tmp_path))
    assert len(key) == 64
    assert asyncio.run(key_in(tmp_path)) == key


def test_only_its_owner_can_read_the_key(tmp_path):
    async def scenario() -> None:
        async with started(tmp_path / "data"):
            pass

    asyncio.run(scenario())
    files = list((tmp_path / "data").glob("antro.db*"))
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * len(files)


def test_the_key_of_an_older_version_is_taken_over_once(tmp_path):
    (tmp_path / "cookie.key").write_text("a" * 64)
    assert asyncio.run(key_in(tmp_path)) == "a" * 64
    (tmp_path / "cookie.key").unlink()
    assert asyncio.run(key_in(tmp_path)) == "a" * 64


@pytest.mark.parametrize("key", ["", "abc"])
def test_a_short_key_is_refused(tmp_path, key):
    (tmp_path / "cookie.key").write_text(key)
    with pytest.raises(BadFile, match="short_key"):
        asyncio.run(key_in(tmp_path))


@pytest.mark.parametrize("name", ["Anna", "Zoë  di  Rossa", "李", "x" * 24, "נִקּוּד", "ผู้เล่น", "<b>&"])
def test_spaces_in_a_name_are_normalised(name):
    assert nickname(f"  {name}\t") == " ".join(name.split())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "x" * 25,
        "a\u202eb",
        "a\u200bb",
        "a\0b",
        "\u3164",
        "\u2800",
        "\u0301",
        "a" + "\u0301" * 9,
    ],
)
def test_an_unreadable_name_is_refused(name):
    with pytest.raises(Refused):
        nickname(name)


def test_a_name_that_records_give_to_bots_is_refused():
    """A record would take the moves of this person for those of a bot."""
    with pytest.raises(Refused, match="name_of_bot"):
        nickname(" bot:3")
    assert nickname("Abbot: 3") == "Abbot: 3"


def test_a_guest_keeps_their_name(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person("Anna")
            assert await anna.get("/api/me") == {"name": "Anna"}
            assert await (await site.person()).get("/api/me") == {"name": ""}
            assert await anna.refused("/api/me", name="") == (422, "bad_name")
            cookie = (await anna.http.get("/api/me")).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie

    asyncio.run(scenario())


def test_a_new_guest_with_parallel_requests_gets_one_cookie(tmp_path):
    """The first page sends these requests together. With two cookies, a guest loses tables."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            stranger = Person(site.port)
            site.persons.append(stranger)
            asked = ("/api/games", "/api/tables", "/api/me")
            answers = await asyncio.gather(*map(stranger.http.get, asked))
            assert ["set-cookie" in answer.headers for answer in answers] == [False, False, True]
            assert answers[1].json() == []

    asyncio.run(scenario())


@pytest.mark.parametrize(("outside", "secure"), [("https", True), ("http", False)])
def test_a_cookie_is_secure_if_the_browser_uses_https(tmp_path, outside, secure):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, told = await site.person(), {"x-forwarded-proto": outside}
            cookie = (await anna.http.get("/api/me", headers=told)).headers["set-cookie"]
            assert ("Secure" in cookie) == secure

    asyncio.run(scenario())


def test_posts_from_other_sites_are_refused(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person("Anna")
            body = b'{"name": "Eve"}'
            for headers, code in [
                ({"content-type": "text/plain"}, "not_json"),
                ({"content-type": "application/x-www-form-urlencoded"}, "not_json"),
                ({**JSON, "origin": "http://evil.example"}, "other_site"),
                ({**JSON, "origin": "null"}, "other_site"),
                ({**JSON, "sec-fetch-site": "cross-site"}, "other_site"),
                ({**JSON, "sec-fetch-site": "same-site"}, "other_site"),
                ({**JSON, "host": "evil.example"}, "unknown_host"),
            ]:
                answer = await anna.http.post("/api/me", content=body, headers=headers)
                assert (answer.status_code, answer.json()["reason"]["code"]) == (403, code)
            assert await anna.get("/api/me") == {"name": "Anna"}
            ours = {**JSON, "origin": anna.origin, "sec-fetch-site": "same-origin"}
            answer = await anna.http.post("/api/me", content=body, headers=ours)
            assert answer.status_code == 200

    asyncio.run(scenario())


def test_bad_bodies_get_a_reason(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            for path in ("/api/me", "/api/tables", "/api/tables/nowhere/sit"):
                for body in (b"", b"{", b"[]", b'{"seat": "first"}', b"\xff", b'{"a":' * 3000):
                    answer = await anna.http.post(path, content=body, headers=JSON)
                    reason = answer.json()["reason"]["code"]
                    assert (answer.status_code, reason) == (422, "bad_message")
            assert await anna.refused("/api/tables/nowhere/sit", seat=0) == (404, "unknown_table")
            for path in ("/api/nothing", "/api/tables/nowhere/nothing", "/api/records"):
                answer = await anna.http.get(path)
                reason = answer.json()["reason"]["code"]
                assert (answer.status_code, reason) == (404, "unknown_address")

    asyncio.run(scenario())


def test_a_long_body_is_refused_with_an_answer(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            for _ in range(50):
                big = await anna.http.post("/api/me", content=b"x" * 1_000_000, headers=JSON)
                assert (big.status_code, big.json()["reason"]["code"]) == (413, "too_big")

    asyncio.run(scenario())


def test_an_internal_error_is_reported_and_logged(tmp_path, capsys):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            with closing(sqlite3.connect(tmp_path / "antro.db")) as elsewhere, elsewhere:
                elsewhere.execute("drop table players")
            answer = await anna.http.get("/api/me")
            assert (answer.status_code, answer.json()["reason"]["code"]) == (500, "our_fault")
            assert "nosniff" in answer.headers["x-content-type-options"]

    asyncio.run(scenario())
    [line] = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (line["level"], line["event"], line["path"]) == ("error", "request failed", "/api/me")
    assert "no such table: players" in line["problem"]


def test_a_guest_who_posts_too_often_is_refused(tmp_path):
    async def scenario() -> None:
        limits = Limits(posts=0.01, posts_burst=3)
        async with running(settings(tmp_path, limits=limits)) as site:
            anna, bert = await site.person(), await site.person()
            for _ in range(3):
                await anna.post("/api/me", name="Anna")
            assert await anna.refused("/api/me", name="Anna") == (429, "too_fast")
            await bert.post("/api/me", name="Bert")

    asyncio.run(scenario())


def test_a_new_or_missing_cookie_does_not_evade_the_limit(tmp_path):
    async def scenario() -> None:
        limits = Limits(posts=0.01, posts_burst=3, household=2)
        async with running(settings(tmp_path, limits=limits)) as site:
            for name in "ABCDEF":
                await site.person(name)
            eve = await site.person()
            assert await eve.refused("/api/me", name="Eve") == (429, "too_fast")
            eve.http.cookies.clear()
            assert await eve.refused("/api/me", name="Eve") == (429, "too_fast")

    asyncio.run(scenario())


def test_every_answer_has_security_headers(tmp_path):
    async def scenario() -> None:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>Antro</title>")
        (static / "assets" / "client-1a2b.js").write_text("1;" * 2000)
        async with running(settings(tmp_path, static=static)) as site:
            anna = await site.person()
            for path in ("/", "/table/abc", "/assets/client-1a2b.js", "/api/me", "/health"):
                answer = await anna.http.get(path)
                assert answer.status_code == 200
                policy = answer.headers["content-security-policy"]
                assert "script-src 'self'" in policy
                assert "unsafe" not in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"

    asyncio.run(scenario())


FILES_OF_THE_CLIENT = ("/nowhere", "/art")  # the page and its pictures, which caches may keep


def test_no_answer_of_the_api_is_kept_by_a_cache(tmp_path):
    """Every other route, with the answer to a good request or a refusal."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            anna = await site.person()
            id = (await anna.open("me", "me"))["id"]
            async with anna.at(id) as page:
                await act(page, "resign")
            values = {"id": id, "game": "drako", "name": "drako", "path": "nowhere"}
            asked = set()
            for route in site.inside.http_app().routes:
                assert isinstance(route, Route)
                for method in route.methods or ():
                    path = route.path.replace(":path", "").format(**values)
                    if path not in FILES_OF_THE_CLIENT:
                        answer = await anna.http.request(method, path, headers=JSON)
                        assert answer.headers["cache-control"] == "no-store", (method, path)
                        asked.add((path, answer.status_code))
            assert {(f"/api/tables/{id}/{kind}", 200) for kind in ("text", "record")} <= asked

    asyncio.run(scenario())


def test_operators_get_health_and_metrics(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            table = await anna.open("me", "me")
            async with anna.at(table["id"]) as page:
                await page.play(page.now["offers"][0]["number"])
                assert (await anna.get("/health")) == {"healthy": True}
                numbers = (await anna.http.get("/metrics")).text.splitlines()
            assert "antro_sockets 1" in numbers
            assert "antro_tables 1" in numbers
            assert "antro_moves_seconds_count 2" in numbers  # the deal and the move
            assert "antro_tables_opened_total 1" in numbers

    asyncio.run(scenario())


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 5000, "/" + "a/" * 3000])
def test_an_odd_path_leads_to_the_page(tmp_path, path):
    async def scenario() -> None:
        (tmp_path / "static").mkdir()
        (tmp_path / "static" / "index.html").write_text("<!doctype html>")
        async with running(settings(tmp_path, static=tmp_path / "static")) as site:
            anna = await site.person()
            assert (await anna.http.get(path)).status_code == 200

    asyncio.run(scenario())


@pytest.mark.parametrize("headers", [{"host": "["}, {"origin": "http://["}])
def test_a_broken_host_or_origin_is_refused(tmp_path, headers):
    """``urlsplit`` raises ValueError for these. That must not become an answer 500."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            answer = await anna.http.post("/api/me", json={"name": "Anna"}, headers=headers)
            assert answer.status_code == 403

    asyncio.run(scenario())


def test_the_page_itself_sets_the_cookie(tmp_path):
    async def scenario() -> None:
        (tmp_path / "static").mkdir()
        (tmp_path / "static" / "index.html").write_text("<!doctype html>")
        async with running(settings(tmp_path, static=tmp_path / "static")) as site:
            anna = await site.person()
            anna.http.cookies.clear()
            assert "antro=" in (await anna.http.get("/")).headers.get("set-cookie", "")

    asyncio.run(scenario())
