"""Bad clients cost the server little and other clients nothing."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from antro.server.ops.settings import Limits
from antro.server.ops.visitors import Visitors
from antro.server.session.page_connection import PageConnection
from tests.server.support.people import Person, Site, running, settings
from tests.server.support.raw import CLOSE, PING, connected, frame
from tests.server.transport.test_sockets import hot_seat, reason

pytestmark = pytest.mark.plain

BRIEF = Limits(heading=0.3, reading=0.3)


def unsent(site: Site) -> int:
    """Return the number of unsent bytes of all sockets."""
    assert site.inside is not None
    links: list[Any] = [connection.link for connection in site.inside.connections]
    waiting = sum(int(link.transport.get_write_buffer_size()) for link in links)
    return waiting + sum(connection.unsent for connection in site.inside.connections)


def test_unread_answers_to_pings_are_not_kept(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port, deaf=True) as raw:
            await raw.ask_for_socket(site.port)
            await raw.write_for(2.0, frame(b"x" * 125, PING) * 500)
            assert unsent(site) < 200_000

    asyncio.run(scenario())


def test_unread_answers_to_messages_have_a_limit_in_bytes(tmp_path):
    async def scenario() -> None:
        limits = Limits(messages=1e6, messages_burst=1e6, outbox=100_000)
        async with running(settings(tmp_path, limits=limits)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with connected(site.port, deaf=True) as raw:
                await raw.ask_for_socket(site.port)
                join = json.dumps({"type": "join", "table": id}).encode()
                writing = asyncio.create_task(raw.write_for(5.0, frame(join) * 10))
                while not writing.done():
                    assert unsent(site) < 1_000_000
                    await asyncio.sleep(0.01)
            async with asyncio.timeout(10):
                assert site.inside is not None
                while site.inside.connections:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


class Deaf:
    """A link that sends nothing, and notes the reason when it is closed."""

    def __init__(self) -> None:
        self.closed: list[str] = []

    def close(self, why: str) -> None:
        self.closed.append(why)

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


@pytest.mark.parametrize(("size", "kept"), [(100, 11), (500, 3), (5000, 1)])
def test_the_outbox_counts_bytes_and_one_message_always_fits(tmp_path, size, kept):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            limits = Limits(outbox=1000)
            visitor = Visitors(limits).visitor("anna", "here")
            assert visitor is not None
            link, connection = Deaf(), PageConnection(site.inside.tables, visitor, limits, set())
            connection.open(link)
            connection.pause()
            for _ in range(kept):
                connection.tell(b"x" * size)
                assert link.closed == []
            connection.tell(b"x" * size)
            assert link.closed == ["too_slow"]
            connection.disconnected()

    asyncio.run(scenario())


def test_a_client_that_stops_reading_is_disconnected(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            assert site.inside is not None
            visitor = Visitors(BRIEF).visitor("anna", "here")
            assert visitor is not None
            link, connection = Deaf(), PageConnection(site.inside.tables, visitor, BRIEF, set())
            connection.open(link)
            connection.pause()
            connection.resume()
            await asyncio.sleep(2 * BRIEF.reading)
            assert link.closed == []
            connection.pause()
            await asyncio.sleep(2 * BRIEF.reading)
            assert link.closed == ["too_slow"]
            connection.disconnected()

    asyncio.run(scenario())


def test_a_frame_that_is_too_long_is_refused_before_it_is_complete(tmp_path, caplog):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            await raw.ask_for_socket(site.port)
            raw.writer.write(frame(b"x" * 20_000, length=2_000_000))
            assert await raw.reason() == "too_big"
            kind, payload = await raw.hear()
            assert (kind, payload[:2]) == (CLOSE, (1009).to_bytes(2, "big"))
            await raw.write_for(0.3, b"x" * 100_000)
            await raw.ended()

    asyncio.run(scenario())
    assert not caplog.records


@pytest.mark.parametrize("said", [b"\x83\x80\0\0\0\0", b"\x81\x01x", b"\x88\x81\0\0\0\0x"])
def test_an_invalid_frame_closes_the_socket(tmp_path, caplog, said):
    """The frames have an unknown kind, no mask, or half a code."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            await raw.ask_for_socket(site.port)
            raw.writer.write(said)
            kind, payload = await raw.hear()
            assert (kind, payload[:2]) == (CLOSE, (1002).to_bytes(2, "big"))
            await raw.ended()

    asyncio.run(scenario())
    assert not caplog.records


def test_an_unfinished_message_counts_as_silence(tmp_path):
    async def scenario() -> None:
        limits = Limits(silence=0.3)
        async with running(settings(tmp_path, limits=limits)) as site, connected(site.port) as raw:
            await raw.ask_for_socket(site.port)
            raw.writer.write(frame(b"x", last=False))
            speaking = asyncio.create_task(raw.write_for(20, frame(b"", 0, last=False)))
            await raw.ended()
            speaking.cancel()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 9\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a header", "half another header", "half a body", "an unexpected body"],
)
def test_an_unfinished_request_is_closed(tmp_path, said):
    async def scenario() -> bytes:
        given = settings(tmp_path, limits=BRIEF)
        async with running(given) as site, connected(site.port) as raw:
            raw.writer.write(said)
            return await raw.ended()

    heard = asyncio.run(scenario())
    if said.startswith(b"POST"):
        assert b"408" in heard.splitlines()[0]
        assert b"too_slow" in heard


def test_a_very_slow_request_is_closed(tmp_path):
    async def scenario() -> None:
        given = settings(tmp_path, limits=BRIEF)
        async with running(given) as site, connected(site.port) as raw:
            raw.writer.write(b"GET / HTTP/1.1\r\nX: ")
            speaking = asyncio.create_task(trickle(raw.writer))
            await raw.ended()
            speaking.cancel()

    asyncio.run(scenario())


async def trickle(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"y")
        await asyncio.sleep(0.05)


def test_an_unread_answer_is_dropped(tmp_path):
    async def scenario() -> None:
        (tmp_path / "static").mkdir()
        (tmp_path / "static" / "big.bin").write_bytes(bytes(30_000_000))
        given = settings(tmp_path, limits=BRIEF, static=tmp_path / "static")
        async with running(given) as site, connected(site.port, deaf=True) as raw:
            assert site.inside is not None
            open_ones = site.inside.listener.http.open
            raw.writer.write(b"GET /big.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            async with asyncio.timeout(10):
                while not open_ones:
                    await asyncio.sleep(0.01)
                while open_ones:
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


HEADING = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "said",
    [
        HEADING + b"Transfer-Encoding: chunked\r\n\r\nnonsense\r\n",
        HEADING + b"Content-Length: 9\r\n\r\n{",
        b"\x16\x03\x01\x02",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\x00\x00\r\n\r\n",
    ],
    ids=["bad chunks", "half a body", "no HTTP at all", "a request, and then nonsense"],
)
def test_a_connection_cut_in_a_message_is_not_an_internal_error(tmp_path, capsys, said):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            async with connected(site.port) as raw:
                raw.writer.write(said)
                raw.writer.write_eof()
                await raw.ended()
            await (await site.person()).get("/health")

    asyncio.run(scenario())
    assert "failed" not in capsys.readouterr().err


# Limits of guests and addresses


def test_a_new_socket_does_not_reset_the_limit(tmp_path):
    async def scenario() -> None:
        slow = Limits(messages=0.001, messages_burst=4)
        async with running(settings(tmp_path, limits=slow)) as site:
            anna, bert = await site.person(), await site.person()
            async with anna.page() as page:
                for _ in range(4):
                    await page.say(type="ping")
                    await page.hears("pong")
            async with anna.page() as page:
                await page.say(type="ping")
                assert await reason(page) == "too_fast"
            async with bert.page() as page:
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())


def test_a_new_cookie_does_not_reset_the_limit(tmp_path):
    async def scenario() -> None:
        slow = Limits(messages=0.001, messages_burst=4, household=2)
        async with running(settings(tmp_path, limits=slow)) as site:
            for _ in range(4):
                async with (await site.person()).page() as page:
                    await page.say(type="ping")
                    await page.hears("pong")
            with pytest.raises(InvalidStatus, match="429"):
                async with (await site.person()).page():
                    pass

    asyncio.run(scenario())


def test_a_client_that_ignores_the_limit_is_disconnected(tmp_path):
    async def scenario() -> None:
        slow = Limits(messages=0.001, messages_burst=3, hasty=5)
        async with running(settings(tmp_path, limits=slow)) as site:
            anna = await site.person()
            async with anna.page() as page:
                for _ in range(9):
                    await page.say(type="ping")
                kinds = [(await page.hear())["type"] for _ in range(8)]
                assert kinds == ["pong"] * 3 + ["refused"] * 5
                with pytest.raises(ConnectionClosed) as closed:
                    await page.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013

    asyncio.run(scenario())


def test_the_sockets_of_an_address_are_limited(tmp_path):
    async def scenario() -> None:
        few = Limits(connections=2, household=10)
        async with running(settings(tmp_path, limits=few)) as site:
            anna = await site.person()
            async with anna.page(), anna.page():
                with pytest.raises(InvalidStatus, match="429"):
                    async with anna.page():
                        pass
            await asyncio.sleep(0.1)
            async with anna.page():
                pass

    asyncio.run(scenario())


def test_the_connections_of_an_address_are_limited(tmp_path):
    async def scenario() -> None:
        few = Limits(connections=3, heading=30)
        async with running(settings(tmp_path, limits=few)) as site:
            assert site.inside is not None
            crowd = site.inside.listener.http.crowd
            async with AsyncExitStack() as stack:
                held = [await stack.enter_async_context(connected(site.port)) for _ in range(4)]
                await held[-1].ended()
                assert crowd.counts == {"127.0.0.1": 3}
            async with asyncio.timeout(10):
                while crowd.counts:
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


@pytest.mark.parametrize(("proxies", "status"), [((), 429), (("127.0.0.1",), 200)])
def test_only_our_proxy_may_state_the_address_of_a_client(tmp_path, proxies, status):
    async def scenario() -> None:
        limits = Limits(posts=0.001, posts_burst=1, household=2)
        async with running(settings(tmp_path, limits=limits, proxies=proxies)) as site:
            answers = [await post_from(site, f"192.0.2.{n}") for n in range(4)]
            assert answers == [200, 200, status, status]
            assert await post_from(site, "192.0.2.1") == status
            assert await post_from(site, "made up, 192.0.2.1") == 429

    asyncio.run(scenario())


async def post_from(site: Site, address: str) -> int:
    """Send a post as a new guest with a stated address. Return the status."""
    stranger = Person(site.port)
    site.persons.append(stranger)
    claimed = {"x-forwarded-for": address}
    return (await stranger.http.post("/api/me", json={"name": "Eve"}, headers=claimed)).status_code


def test_a_keep_alive_header_does_not_prevent_a_socket(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            assert "101" in await raw.ask_for_socket(site.port, Connection="keep-alive, Upgrade")

    asyncio.run(scenario())


def test_a_cookie_that_is_not_text_belongs_to_no_guest(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site, connected(site.port) as raw:
            assert "101" in await raw.ask_for_socket(site.port, Cookie="antro=\xff\xfe.x")

    asyncio.run(scenario())
