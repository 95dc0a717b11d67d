"""The socket: bad messages change nothing, no move is made twice, and clients can return."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from antro.server.ops.settings import Limits
from antro.server.transport.socket import LARGE
from tests.server.support.people import Page, Person, running, settings

HEADER = 2  # bytes of a small frame


async def reason(page: Page) -> str:
    return str((await page.hears("refused"))["reason"]["code"])


async def hot_seat(anna: Person) -> str:
    return str((await anna.open("me", "me"))["id"])


BAD = [
    ("not JSON at all", "bad_message"),
    ("[]", "bad_message"),
    ('{"type": "steal"}', "bad_message"),
    ('{"type": "play", "table": 7}', "bad_message"),
    ('{"type": "join", "table": "nowhere"}', "unknown_table"),
    ('{"type": "play", "table": "nowhere", "id": "1", "version": 0, "move": 0}', "unknown_table"),
]


def test_bad_messages_are_refused_and_change_nothing(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as page:
                before = page.now
                for text, code in BAD:
                    await page.socket.send(text)
                    assert await reason(page) == code
                await page.socket.send(b"\xff\xfe")
                assert await reason(page) == "bad_message"
                for move in (-1, 10**9, 2**62, 10**30):
                    assert (await page.play(move))["reason"]["code"] == "illegal_move"
                await page.say(type="join", table=id)
                assert await page.hears("snapshot") == before

    asyncio.run(scenario())


def test_a_message_in_several_frames_and_pings_are_accepted(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            async with anna.page() as page:
                await page.socket.send(iter(['{"type"', ': "pi', 'ng"}']))
                await page.hears("pong")
                await asyncio.wait_for(await page.socket.ping(), 10)
                await page.socket.pong(b"unasked")
                await page.say(type="ping")
                await page.hears("pong")

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [20_000, 1_000_000])
def test_a_long_message_is_refused_and_the_socket_closed(tmp_path, size):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as page:
                await page.say(type="why", table=id, handle="x" * size)
                assert await reason(page) == "too_big"
                with pytest.raises(ConnectionClosed) as closed:
                    await page.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
            async with anna.at(id) as page:
                assert page.now["version"] == 8

    asyncio.run(scenario())


def test_too_many_messages_are_refused(tmp_path):
    async def scenario() -> None:
        slow = Limits(messages=1, messages_burst=3)
        async with running(settings(tmp_path, limits=slow)) as site:
            anna = await site.person()
            async with anna.page() as page:
                for _ in range(4):
                    await page.say(type="ping")
                kinds = [(await page.hear())["type"] for _ in range(4)]
                assert kinds == ["pong", "pong", "pong", "refused"]

    asyncio.run(scenario())


def test_the_refusal_of_a_move_sent_too_fast_names_its_request(tmp_path):
    """A page waits for the answer to its move. Without the name it would wait forever."""

    async def scenario() -> None:
        slow = Limits(messages=0.001, messages_burst=2)
        async with running(settings(tmp_path, limits=slow)) as site:
            anna = await site.person()
            async with anna.at(await hot_seat(anna)) as page:
                await page.say(type="ping")
                refused = await page.play(page.now["offers"][0]["number"], id="hasty")
                assert refused["reason"]["code"] == "too_fast"
                assert (refused["id"], refused["table"]) == ("hasty", page.now["table"])

    asyncio.run(scenario())


def test_a_guest_cannot_move_for_another_seat(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, bert, eve = [await site.person() for _ in range(3)]
            table = await anna.open("me", "open")
            id, [invitation] = table["id"], table["invitations"]
            await bert.post(f"/api/tables/{id}/sit", **invitation)
            async with anna.at(id) as first, bert.at(id) as second, eve.at(id) as third:
                move = first.now["offers"][0]["number"]
                assert third.now["seat"] == 17
                assert third.now["offers"] == second.now["offers"] == []
                assert (await second.play(move))["reason"]["code"] == "wrong_seat"
                assert (await third.play(move))["reason"]["code"] == "not_your_seat"
                for page in (second, third):
                    await page.say(type="join", table=id, seat=0)
                    assert await reason(page) == "not_your_seat"
                assert (await first.play(move))["type"] == "done"

    asyncio.run(scenario())


def test_a_stranger_without_a_cookie_may_only_watch(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.page(Cookie="antro=somebody.else") as page:
                await page.say(type="join", table=id)
                assert (await page.hears("snapshot"))["seat"] == 17
                assert (await page.play(0))["reason"]["code"] == "not_your_seat"

    asyncio.run(scenario())


def test_pages_of_other_sites_get_no_socket(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            for origin in ("http://evil.example", "null", f"http://127.0.0.1:{site.port + 1}"):
                with pytest.raises(InvalidStatus):
                    async with anna.page(Origin=origin):
                        pass

    asyncio.run(scenario())


def test_a_move_sent_twice_is_made_once(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as page:
                move, version = page.now["offers"][0]["number"], page.now["version"]
                first = await page.play(move, id="once")
                again = await page.play(move, id="once", version=version)
                assert again == first
                assert first["version"] > version
            async with anna.at(id) as page:
                assert (await page.play(move, id="once", version=version)) == first
                assert page.now["version"] == first["version"]

    asyncio.run(scenario())


def test_a_late_move_is_refused(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            async with anna.at(await hot_seat(anna)) as page:
                version = page.now["version"]
                await page.play(page.now["offers"][0]["number"])
                late = await page.play(0, version=version)
                assert late["reason"]["code"] == "stale_version"

    asyncio.run(scenario())


def test_only_one_of_several_simultaneous_moves_is_made(tmp_path):
    """Several tabs send different requests for one version. One is made, the others are late."""

    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as one, anna.at(id) as two, anna.at(id) as three:
                pages = [one, two, three]
                move = one.now["offers"][0]["number"]
                answers = await asyncio.gather(*(page.play(move) for page in pages))
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "refused", "refused"]

    asyncio.run(scenario())


def test_every_tab_and_spectator_gets_every_event(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna, eve = await site.person(), await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as tab, anna.at(id) as other, eve.at(id) as watcher:
                seen = tab.now["version"]
                done = await tab.play(tab.now["offers"][0]["number"])
                for page in (other, watcher):
                    now = await page.hears("snapshot")
                    assert (now["since"], now["version"]) == (seen, done["version"])
                    told = [line["version"] for line in now["log"]]
                    assert told == list(range(seen + 1, done["version"] + 1))

    asyncio.run(scenario())


def test_large_messages_are_compressed_and_small_ones_are_not(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.page() as page:
                count = bytes_read(page)
                await page.say(type="ping")
                await page.hears("pong")
                assert count() == len(page.heard[-1]) + HEADER
                before = count()
                await page.say(type="join", table=id)
                await page.hears("snapshot")
                assert len(page.heard[-1]) > LARGE
                assert count() - before < len(page.heard[-1]) / 2

    asyncio.run(scenario())


def bytes_read(page: Page) -> Callable[[], int]:
    """Return a function that counts the bytes that the page has read from now on."""
    sizes: list[int] = []
    protocol = page.socket.protocol
    read = protocol.receive_data

    def counted(data: bytes | bytearray) -> None:
        sizes.append(len(data))
        read(data)

    protocol.receive_data = counted  # type: ignore[method-assign]
    return lambda: sum(sizes)


def test_a_returning_client_gets_the_missed_events(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as page:
                seen = page.now["version"]
                done = await page.play(page.now["offers"][0]["number"])
            async with anna.page() as page:
                await page.say(type="join", table=id, seen=seen)
                now = await page.hears("snapshot")
                assert now["since"] == seen
                missed = list(range(seen + 1, done["version"] + 1))
                assert [line["version"] for line in now["log"]] == missed
                for unheard_of in (10_000, -1):
                    await page.say(type="join", table=id, seen=unheard_of)
                    now = await page.hears("snapshot")
                    assert (now["since"], len(now["log"])) == (0, done["version"])

    asyncio.run(scenario())


def test_a_silent_socket_is_closed(tmp_path):
    async def scenario() -> None:
        limits = Limits(silence=0.2)
        async with running(settings(tmp_path, limits=limits)) as site:
            anna = await site.person()
            async with anna.page() as page:
                await page.say(type="ping")
                await page.hears("pong")
                with pytest.raises(ConnectionClosed):
                    await page.hear()

    asyncio.run(scenario())


def test_a_client_can_ask_why_a_handle_is_not_usable(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            id = await hot_seat(anna)
            async with anna.at(id) as page:
                handles = {offer["handles"][0] for offer in page.now["offers"]}
                await page.say(type="why", table=id, handle="hex:a1")
                because = await page.hears("because")
                assert because["reason"]["clause"]
                await page.say(type="why", table=id, handle=handles.pop())
                assert (await page.hears("because"))["reason"] is None

    asyncio.run(scenario())


def test_invalid_messages_are_limited_too(tmp_path):
    async def scenario() -> None:
        slow = Limits(messages=0.001, messages_burst=3)
        async with running(settings(tmp_path, limits=slow)) as site:
            anna = await site.person()
            async with anna.page() as page:
                codes = []
                for _ in range(6):
                    await page.socket.send("nonsense")
                    codes.append(await reason(page))
                assert codes == ["bad_message"] * 3 + ["too_fast"] * 3

    asyncio.run(scenario())


def test_a_deeply_nested_message_is_refused(tmp_path):
    async def scenario() -> None:
        async with running(settings(tmp_path)) as site:
            anna = await site.person()
            async with anna.page() as page:
                await page.socket.send('{"a":' * 3000)
                assert await reason(page) == "bad_message"

    asyncio.run(scenario())
