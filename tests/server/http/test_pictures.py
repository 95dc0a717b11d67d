"""Pictures that were made before: many in one answer."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from antro.server.http.pictures import MOST
from tests.server.support.people import running, settings

BOARD, DRAGON = b"the board\n" * 300, b"the dragon"
Scenario = Callable[[httpx.AsyncClient], Awaitable[None]]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Return the folder of a client with two pictures."""
    folder = tmp_path / "static"
    (folder / "art").mkdir(parents=True)
    (folder / "art" / "1a2b-30@1.webp").write_bytes(BOARD)
    (folder / "art" / "3c4d-5@1.25.webp").write_bytes(DRAGON)
    index = {"board/dark": "1a2b-30@1.webp", "dragon": "3c4d-5@1.25.webp"}
    (folder / "art.json").write_text(json.dumps(index))
    return folder


@pytest.fixture
def visit(tmp_path: Path, static: Path) -> Callable[[Scenario], None]:
    """Return a function that runs a scenario with a browser at a server of this client."""

    def visited(scenario: Scenario) -> None:
        async def run() -> None:
            async with (
                running(settings(tmp_path, static=static)) as site,
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{site.port}") as browser,
            ):
                await scenario(browser)

        asyncio.run(run())

    return visited


def split(answer: httpx.Response) -> tuple[list[list[float] | None], bytes]:
    """Return the headings of an answer, and its pictures."""
    headings, _, pictures = answer.content.partition(b"\n")
    return json.loads(headings), pictures


def test_the_named_pictures_come_in_their_order_with_scales_and_sizes(visit):
    async def scenario(browser: httpx.AsyncClient) -> None:
        answer = await browser.get("/art", params={"of": "dragon,board/dark"})
        assert split(answer) == ([[1.25, len(DRAGON)], [1, len(BOARD)]], DRAGON + BOARD)
        assert "content-encoding" not in answer.headers  # they are compressed already

    visit(scenario)


def test_a_picture_that_does_not_exist_has_no_heading(visit):
    async def scenario(browser: httpx.AsyncClient) -> None:
        for unknown in ("", "art.json", "../secret", "1a2b-30@1.webp"):
            answer = await browser.get("/art", params={"of": f"{unknown},dragon"})
            assert split(answer) == ([None, [1.25, len(DRAGON)]], DRAGON)

    visit(scenario)


def test_a_client_without_pictures_has_none(visit, static):
    (static / "art.json").unlink()

    async def scenario(browser: httpx.AsyncClient) -> None:
        assert split(await browser.get("/art?of=dragon")) == ([None], b"")

    visit(scenario)


def test_a_picture_that_is_being_made_again_has_no_heading(visit, static):
    (static / "art" / "3c4d-5@1.25.webp").unlink()

    async def scenario(browser: httpx.AsyncClient) -> None:
        answer = await browser.get("/art?of=dragon,board/dark")
        assert split(answer) == ([None, [1, len(BOARD)]], BOARD)

    visit(scenario)


def test_pictures_are_sent_again_only_after_one_has_changed(visit, static):
    async def scenario(browser: httpx.AsyncClient) -> None:
        first = await browser.get("/art?of=dragon,board/dark")
        known = {"if-none-match": first.headers["etag"]}
        assert first.headers["cache-control"] == "no-cache"
        again = await browser.get("/art?of=dragon,board/dark", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        assert (await browser.get("/art?of=board/dark,dragon", headers=known)).status_code == 200
        (static / "art" / "5e6f-9@1.webp").write_bytes(b"another dragon")
        index = {"board/dark": "1a2b-30@1.webp", "dragon": "5e6f-9@1.webp"}
        (static / "art.json").write_text(json.dumps(index))
        changed = await browser.get("/art?of=dragon,board/dark", headers=known)
        assert split(changed) == ([[1, 14], [1, len(BOARD)]], b"another dragon" + BOARD)

    visit(scenario)


@pytest.mark.parametrize("names", [["dragon"] * 2, [str(n) for n in range(MOST + 1)]])
def test_too_many_pictures_are_refused(visit, names):
    """Nobody can ask for more bytes than all pictures have."""

    async def scenario(browser: httpx.AsyncClient) -> None:
        assert (await browser.get("/art", params={"of": ",".join(names)})).status_code == 404

    visit(scenario)
