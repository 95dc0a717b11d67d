"""The shipped configurations of the proxies, in front of small servers."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.deploy.support.echoes import Echo, two_echoes, values
from tests.deploy.support.proxies import Proxy
from tests.server.support.people import PATIENCE

pytestmark = [pytest.mark.plain, pytest.mark.parametrize("name", ["haproxy", "nginx"])]

CLIENT = "127.0.0.2"  # the address of the client: not that of the proxy
FORGED = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}


@asynccontextmanager
async def behind(
    name: str, folder: Path, tls: str = ""
) -> AsyncIterator[tuple[Proxy, httpx.AsyncClient, Echo, Echo]]:
    """Run two small servers behind a proxy, and yield a client of the proxy."""
    async with two_echoes() as (one, two):
        proxy = Proxy(name, folder, (one.port, two.port), tls)
        await proxy.start()
        transport = httpx.AsyncHTTPTransport(
            local_address=CLIENT, verify=False, limits=httpx.Limits(max_connections=8)
        )
        url = f"http://127.0.0.1:{proxy.port}"
        try:
            async with httpx.AsyncClient(
                base_url=url, transport=transport, timeout=PATIENCE
            ) as client:
                yield proxy, client, one, two
        finally:
            proxy.stop()


def test_a_client_cannot_invent_its_address(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (proxy, client, *_):
            for path in ("/api/games", "/n/node8001/api/games"):
                answer = (await client.get(path, headers=FORGED)).json()
                assert answer["path"] == path
                assert values(answer, "x-forwarded-for") == [CLIENT]
                assert values(answer, "x-forwarded-proto") == ["http"]
                assert values(answer, "host") == [f"127.0.0.1:{proxy.port}"]

    asyncio.run(scenario())


def test_a_named_path_leads_to_its_process(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            for n in range(6):
                await client.get(f"/n/node8001/api/{n}")
                await client.get(f"/n/node8002/api/{n}")
            assert one.asked == [f"/n/node8001/api/{n}" for n in range(6)]
            assert two.asked == [f"/n/node8002/api/{n}" for n in range(6)]
            for path in ("/n/nobody/api", "/n//api", "/n/node8001%2f..%2f/api"):
                assert (await client.get(path)).status_code == 200

    asyncio.run(scenario())


def test_the_answer_of_a_wrong_process_reaches_the_page(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            answer = await client.post("/n/node8001/api/elsewhere", json={})
            assert (answer.status_code, answer.json()["server"]) == (421, one.port)
            assert (len(one.asked), two.asked) == (1, [])

    asyncio.run(scenario())


def test_a_server_that_is_gone_is_replaced_by_the_other(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            await two.stop()
            for path in 10 * ("/api/games", "/n/node8002/api/games"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["server"]) == (200, one.port)
            await two.start()
            async with asyncio.timeout(PATIENCE):
                while (await client.get("/n/node8002/api")).json()["server"] != two.port:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_pages_come_back_after_all_servers_were_gone(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            await one.stop()
            await two.stop()
            for path in ("/api/games", "/n/node8002/api/games"):
                assert (await client.get(path)).status_code in (502, 503, 504)
            await one.start()
            await two.start()
            async with asyncio.timeout(PATIENCE):
                while (await client.get("/api/games")).status_code != 200:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_change_is_not_sent_twice(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            one.breaks = two.breaks = True
            for path in ("/api/tables", "/n/node8001/api/tables/x/sit"):
                with suppress(httpx.RemoteProtocolError):  # the proxy also closes the connection
                    assert (await client.post(path, json={})).status_code == 502
            assert len(one.asked) + len(two.asked) == 2

    asyncio.run(scenario())


def test_a_file_that_only_one_server_has_is_found(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            one.files, two.files = {"/assets/old.js"}, {"/assets/new.js", "/n/node8001/assets/a"}
            for path in 5 * ("/assets/old.js", "/assets/new.js", "/n/node8001/assets/a"):
                assert (await client.get(path)).status_code == 200
            assert (await client.get("/assets/none.js")).status_code == 404

    asyncio.run(scenario())


def test_an_address_that_asks_too_often_is_refused(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, *_):
            statuses = {200}
            async with asyncio.timeout(PATIENCE):
                while 429 not in statuses:
                    asking = [client.get("/api/games") for _ in range(100)]
                    statuses |= {answer.status_code for answer in await asyncio.gather(*asking)}
            assert statuses == {200, 429}
            other = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
            async with httpx.AsyncClient(base_url=client.base_url, transport=other) as second:
                assert (await second.get("/api/games")).status_code == 200

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "path", ["/metrics", "/ready", "/health", "/n/node8001/metrics", "/%6detrics"]
)
def test_pages_for_operators_are_not_for_players(name, tmp_path, path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            assert (await client.get(path)).status_code == 404
            assert one.asked == two.asked == []

    asyncio.run(scenario())


def test_tls_ends_at_the_proxy(name, tmp_path):
    certificate = tmp_path / "antro.pem"
    request = ["req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=antro"]
    files = ["-keyout", str(tmp_path / "key"), "-out", str(tmp_path / "certificate")]
    subprocess.run(["openssl", *request, *files], check=True, capture_output=True)
    parts = [(tmp_path / part).read_text() for part in ("certificate", "key")]
    certificate.write_text("".join(parts))

    async def scenario() -> None:
        async with behind(name, tmp_path, str(certificate)) as (proxy, client, *_):
            url = f"https://127.0.0.1:{proxy.tls_port}/api/games"
            answer = (await client.get(url, headers={"x-forwarded-proto": "http"})).json()
            assert values(answer, "x-forwarded-proto") == ["https"]
            assert values(answer, "x-forwarded-for") == [CLIENT]

    asyncio.run(scenario())


def test_a_question_to_a_server_that_ends_is_asked_again(name, tmp_path):
    async def scenario() -> None:
        async with behind(name, tmp_path) as (_, client, one, two):
            two.breaks = True
            for path in ("/n/node8002/api/games", "/n/node8002/api/me"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["server"]) == (200, one.port)

    asyncio.run(scenario())
