"""A path may name the process that the proxy chooses."""

import asyncio

import pytest

from antro.server.transport.process_paths import local_path
from tests.server.support.people import running, settings
from tests.server.support.raw import connected

pytestmark = pytest.mark.plain


@pytest.mark.parametrize(
    ("path", "local"),
    [
        ("/n/one/ws", "/ws"),
        ("/n/Node-2/api/tables/x", "/api/tables/x"),
        ("/n/" + 32 * "a" + "/", "/"),
        ("/n/one//ws", "//ws"),
        ("/n/one/n/two/ws", "/n/two/ws"),
        ("/n/one/../ws", "/../ws"),
        ("/n/one/a\nb", "/a\nb"),
    ],
)
def test_the_name_of_a_process_is_removed_once(path, local):
    assert local_path(path) == local


@pytest.mark.parametrize(
    "path",
    [
        *("", "/", "/n", "/n/", "/n/one", "/n//ws", "n/one/ws", "//n/one/ws", "/N/one/ws"),
        *("/n/one.two/ws", "/n/../ws", "/n/o ne/ws", "/n/one%2f/ws", "/n/one\n/ws", "/n/один/ws"),
        *("/n/é/ws", "/n/\udcff/ws", "/n/one\\ws", "/n/" + 33 * "a" + "/ws", "/n/one?/ws"),
    ],
)
def test_a_path_without_a_valid_name_stays(path):
    assert local_path(path) == path


def test_a_named_path_leads_to_the_same_routes_and_checks(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person("Anna")
            assert (await anna.get("/n/one/api/me"))["name"] == "Anna"
            assert (await anna.http.get("/n/one/assets/none.js")).status_code == 404
            assert (await anna.http.get("/n/one/api/none")).status_code == 404
            foreign = {"origin": "http://elsewhere"}
            answer = await anna.http.post("/n/one/api/me", json={"name": "Eve"}, headers=foreign)
            assert answer.status_code == 403
            assert (await anna.get("/api/me"))["name"] == "Anna"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/n/one/ws", "101"),
        ("/n/one/n/two/ws", "403"),
        ("/n/one/ws/", "403"),
        ("/n/one/ws?table=x", "403"),
        ("/n/" + 2000 * "a" + "/ws", "403"),
        ("/n/%6Fne/ws", "403"),
    ],
)
def test_a_named_path_leads_to_the_socket(tmp_path, path, status):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            assert status in await raw.ask_for_socket(site.port, path)

    asyncio.run(scenario())


def test_a_named_path_does_not_excuse_a_foreign_origin(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            assert "403" in await raw.ask_for_socket(site.port, "/n/one/ws", Origin="http://other")

    asyncio.run(scenario())
