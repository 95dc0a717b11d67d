"""The process of a server keeps every move when it is killed or stopped."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from antro.core.record.record import read
from antro.core.record.verify import verify
from antro.games import GAMES
from antro.server.transport.listener import BadAddress, free_port
from tests.core.support.rush_manifest import SHELF
from tests.server.support.people import PATIENCE, Message, Page, Person, Site, cookie_key_in
from tests.server.support.processes import Process, started
from tests.server.support.rush_tables import opened

CUT = (OSError, ConnectionClosed, InvalidMessage)  # errors of a client when the server dies


async def play_stubbornly(person: Person, table: str, luck: Random) -> list[int]:
    """Play a seat to the end, and repeat requests without an answer.

    Return the confirmed versions.
    """
    confirmed: list[int] = []
    waiting: Message | None = None
    while True:
        with suppress(*CUT):
            async with person.at(table) as page:
                while waiting is not None or await page.my_turn():
                    waiting = waiting or request(page, luck, len(confirmed))
                    await page.say(**waiting)
                    answer = await answered(page)
                    assert answer["type"] == "done", answer
                    confirmed.append(answer["version"])
                    waiting = None
                return confirmed
        await asyncio.sleep(0.02)


def request(page: Page, luck: Random, id: int) -> Message:
    now, move = page.now, luck.choice(page.now["offers"])
    asked = {"type": "play", "table": now["table"], "id": str(id)}
    return {**asked, "version": now["version"], "move": move["number"]}


async def answered(page: Page) -> Message:
    while (message := await page.hear())["type"] not in ("done", "refused"):
        pass
    return message


async def two_at_a_table(site: Site) -> tuple[Person, Person, str]:
    anna, bert = await site.person(), await site.person()
    table = await anna.open("me", "open")
    await bert.post(f"/api/tables/{table['id']}/sit", **table["invitations"][0])
    return anna, bert, table["id"]


async def kill_now_and_then(process: Process, luck: Random, times: int = 4) -> None:
    for _ in range(times):
        await asyncio.sleep(luck.uniform(0.05, 0.5))
        await process.end(signal.SIGKILL)
        await process.start()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_continues_after_the_server_is_killed(tmp_path, seed):
    """No confirmed move is lost or made twice, and every random result matches the commitment."""

    async def scenario() -> None:
        luck = Random(seed)
        async with started(tmp_path / "data") as (process, site):
            anna, bert, id = await two_at_a_table(site)
            killing = asyncio.create_task(kill_now_and_then(process, luck))
            players = (play_stubbornly(person, id, luck) for person in (anna, bert))
            confirmed = [version for each in await asyncio.gather(*players) for version in each]
            await killing
            record = read((await anna.http.get(f"/api/tables/{id}/record")).content)
            shelf = {name: manifest.make for name, manifest in GAMES.items()}
            assert verify(record, shelf).fair
            decisions = [event for event in record.events if event.seat in (0, 1)]
            assert len(decisions) == len(confirmed) == len(set(confirmed))
            assert max(confirmed) == len(record.events)

    asyncio.run(scenario())


async def play_timed_stubbornly(person: Person, table: str, luck: Random) -> dict[str, int]:
    """Play a timed game to the end, and repeat requests without an answer.

    Return the confirmed versions by the names of their requests.
    """
    confirmed: dict[str, int] = {}
    waiting: Message | None = None
    pressed = 0
    while True:
        with suppress(*CUT):
            async with person.at(table) as page:
                while await page.my_turn():
                    if waiting is None:
                        pressed += 1
                        waiting = request(page, luck, pressed)
                    await page.say(**waiting)
                    answer = await answered(page)
                    if answer["type"] == "done":
                        confirmed[answer["id"]] = answer["version"]
                    else:
                        assert answer["reason"]["code"] in OUTRUN, answer
                    waiting = None
                return confirmed
        await asyncio.sleep(0.02)


OUTRUN = ("overtaken", "stale_version", "wrong_seat")  # another seat or time was faster


def test_a_timed_game_continues_after_the_server_is_killed(tmp_path):
    """No confirmed move is lost, and its times stay valid: a dead server costs no time."""

    async def scenario() -> None:
        luck = Random(3)
        async with started(tmp_path / "data") as (process, site):
            people = [await site.person() for _ in range(3)]
            table = await opened(people[0], "me", "open", "open")
            for person, invitation in zip(people[1:], table["invitations"], strict=True):
                await person.post(f"/api/tables/{table['id']}/sit", **invitation)
            killing = asyncio.create_task(kill_now_and_then(process, luck, times=2))
            players = (play_timed_stubbornly(person, table["id"], luck) for person in people)
            confirmed = await asyncio.gather(*players)
            await killing
            answer = await people[0].http.get(f"/api/tables/{table['id']}/record")
            record = read(answer.content)
            assert verify(record, {"rush": SHELF["rush"].make}).fair
            for seat, versions in enumerate(confirmed):
                decisions = [event for event in record.events if event.seat == seat]
                assert len(versions) == len(set(versions.values())) == len(decisions)

    asyncio.run(asyncio.wait_for(scenario(), 10 * PATIENCE))


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_move_sent_again_after_the_server_ended_is_made_once(tmp_path, how):
    """If the answer is lost with the server, the repeated request gets the same answer."""

    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, site):
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                move, version = page.now["offers"][0]["number"], page.now["version"]
                done = await page.play(move, id="once")
            await process.end(how)
            await process.start()
            async with anna.at(id) as page, bert.at(id) as other:
                assert await page.play(move, id="once", version=version) == done
                assert page.now["version"] == done["version"]
                refused = await other.play(move, id="once", version=version)
                assert refused["reason"]["code"] == "stale_version"

    asyncio.run(scenario())


def test_a_stopping_server_closes_its_connections_and_keeps_all_moves(tmp_path):
    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, site):
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                done = await page.play(page.now["offers"][0]["number"])
                ending = asyncio.create_task(process.end(signal.SIGTERM))
                with pytest.raises(ConnectionClosed) as closed:
                    await page.hears("anything more")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                assert await ending == 0
            await process.start()
            async with anna.at(id) as page:
                assert page.now["version"] == done["version"]

    asyncio.run(scenario())


def test_a_thinking_bot_does_not_delay_the_stop_of_the_server(tmp_path):
    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, site):
            anna = await site.person()
            await anna.open("bot:5", "me")
            await asyncio.sleep(0.1)
            assert await process.end(signal.SIGTERM) == 0

    asyncio.run(scenario())


def test_a_client_that_does_not_read_is_disconnected(tmp_path):
    async def scenario() -> None:
        async with started(tmp_path / "data", silence=1.0) as (_, site):
            anna, bert, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                asking = asyncio.create_task(ask_and_never_listen(page, id))
                async with asyncio.timeout(PATIENCE):
                    while (await bert.get(f"/api/tables/{id}"))["players"][0]["here"]:
                        await asyncio.sleep(0.05)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(scenario())


async def ask_and_never_listen(page: Page, table: str) -> None:
    while True:
        await page.say(type="join", table=table)
        await asyncio.sleep(0)


def test_logs_are_lines_of_json_without_secrets(tmp_path):
    async def scenario() -> list[str]:
        async with started(tmp_path / "data") as (process, site):
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await page.say(type="join", table="nowhere")
                await page.hears("refused")
            key = cookie_key_in(tmp_path / "data")
            secrets = [anna.http.cookies["antro"], key]
            await process.end(signal.SIGTERM)
            text = process.log.read_text()
            assert '"event":"started"' in text
            assert not any(secret in text for secret in secrets)
            return text.splitlines()

    lines = asyncio.run(scenario())
    assert all(line.startswith(("{", "Antro: http")) for line in lines)


def test_only_the_owner_can_read_the_written_files(tmp_path):
    async def scenario() -> None:
        (tmp_path / "data").mkdir(mode=0o755)
        async with started(tmp_path / "data") as (_, site):
            await two_at_a_table(site)
            written = [file for file in (tmp_path / "data").iterdir() if file.is_file()]
            assert len(written) >= 2
            assert not [file.name for file in written if file.stat().st_mode & 0o077]

    asyncio.run(scenario())


def test_a_second_server_on_the_same_data_stops_with_a_message(tmp_path):
    async def scenario() -> None:
        async with started(tmp_path / "data") as (process, _):
            port = str(free_port("127.0.0.1", 0))
            data = str(tmp_path / "data")
            command = [sys.executable, "-m", "antro", "serve", "--port", port, "--data", data]
            second = await asyncio.create_subprocess_exec(*command, stderr=subprocess.PIPE)
            async with asyncio.timeout(PATIENCE):
                _, said = await second.communicate()
            assert second.returncode != 0
            assert f"(process {process.process.pid})" in said.decode()
            await process.end(signal.SIGKILL)
            await process.start()

    asyncio.run(scenario())


def test_a_closed_log_does_not_end_the_server(tmp_path):
    async def scenario() -> None:
        reading, writing = os.pipe()
        process = Process(tmp_path / "data", silence=60)
        await process.start(writing)
        os.close(writing)
        os.close(reading)
        site = Site(process.port)
        try:
            anna = await site.person()
            for _ in range(20):
                await anna.http.get("/api/me")
            anna, _, id = await two_at_a_table(site)
            async with anna.at(id) as page:
                await page.play(page.now["offers"][0]["number"])
            assert await process.end(signal.SIGTERM) == 0
        finally:
            await site.close()
            if process.process.poll() is None:
                await process.end(signal.SIGKILL)

    asyncio.run(scenario())


def test_the_refusal_of_an_address_names_the_problem():
    taken = socket.socket()
    with taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(BadAddress, match="is in use"):
            free_port("127.0.0.1", taken.getsockname()[1])
    with pytest.raises(BadAddress, match="assign requested address"):
        free_port("203.0.113.1", 0)
