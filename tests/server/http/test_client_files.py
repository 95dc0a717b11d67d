"""The files of the client: encodings, caches, and addresses without a file."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from tests.server.support.people import running, settings

SCRIPT = b"1;" * 2000
GZIPPED = gzip.compress(SCRIPT, mtime=0)  # every process must name the tests alike
BROTLI = b"the script in brotli"  # the server does not read it
PAGE = b"<!doctype html><title>Antro</title>"
ADDRESS = "/assets/client-1a2b.js"

Answer = tuple[httpx.Response, bytes]
Ask = Callable[..., Awaitable[Answer]]


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """Return the folder of a client with a page, a script and a picture."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    script = folder / "assets" / "client-1a2b.js"
    script.write_bytes(SCRIPT)
    script.with_name("client-1a2b.js.br").write_bytes(BROTLI)
    script.with_name("client-1a2b.js.gz").write_bytes(GZIPPED)
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def visit(tmp_path: Path, static: Path) -> Callable[[Callable[[Ask], Awaitable[None]]], None]:
    """Return a function that runs a scenario with a browser at a server of this client."""

    def visited(scenario: Callable[[Ask], Awaitable[None]]) -> None:
        async def run() -> None:
            async with running(settings(tmp_path, static=static)) as site:
                address = f"http://127.0.0.1:{site.port}"
                async with httpx.AsyncClient(base_url=address) as browser:
                    await scenario(lambda *request, **headers: ask(browser, *request, **headers))

        asyncio.run(run())

    return visited


async def ask(browser: httpx.AsyncClient, path: str, method: str = "GET", **headers: str) -> Answer:
    """Return an answer, and its body as it was sent. A header may be written with underscores."""
    given = {"accept-encoding": "", **{name.replace("_", "-"): headers[name] for name in headers}}
    async with browser.stream(method, path, headers=given) as answer:
        return answer, b"".join([piece async for piece in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "encoding", "sent"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip", "gzip", GZIPPED),
        ("br;q=0, gzip", "gzip", GZIPPED),
        ("BR ; q = 0.5", "br", BROTLI),
        ("*", "br", BROTLI),
        ("*, br;q=0", "gzip", GZIPPED),
        ("*;q=0", None, SCRIPT),
        ("br;q=0,gzip;q=0", None, SCRIPT),
        ("br;q=much", None, SCRIPT),
        ("br;q=nan", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_script_is_sent_in_the_best_encoding_that_the_browser_accepts(
    visit, accepted, encoding, sent
):
    async def scenario(ask: Ask) -> None:
        answer, body = await ask(ADDRESS, accept_encoding=accepted)
        assert (answer.headers.get("content-encoding"), body) == (encoding, sent)
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["content-length"] == str(len(body))

    visit(scenario)


def test_a_file_without_compressed_copies_is_sent_as_it_is(visit, static):
    (static / "assets" / "client.css").write_bytes(b"body{}" * 1000)

    async def scenario(ask: Ask) -> None:
        answer, body = await ask("/assets/client.css", accept_encoding="br, gzip")
        assert (answer.headers.get("content-encoding"), body) == (None, b"body{}" * 1000)
        assert answer.headers["content-type"].startswith("text/css")

    visit(scenario)


def test_a_file_is_kept_for_a_year_if_its_name_changes_with_its_contents(visit):
    async def scenario(ask: Ask) -> None:
        kept = (await ask(ADDRESS))[0].headers
        assert "immutable" in kept["cache-control"]
        for path in ("/", "/index.html", "/favicon.svg", "/table/abc"):
            assert (await ask(path))[0].headers["cache-control"] == "no-cache"

    visit(scenario)


def test_the_page_is_sent_again_only_after_it_has_changed(visit, static):
    async def scenario(ask: Ask) -> None:
        first, body = await ask("/")
        assert body == PAGE
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            answer, body = await ask("/", if_none_match=known)
            assert (answer.status_code, body) == (304, b"")
            assert answer.headers["etag"] == tag
            assert answer.headers["cache-control"] == "no-cache"
        assert (await ask("/", if_none_match='"other"'))[0].status_code == 200
        (static / "index.html").write_bytes(PAGE + b"new")
        answer, body = await ask("/", if_none_match=tag)
        assert (answer.status_code, body) == (200, PAGE + b"new")

    visit(scenario)


def test_each_encoding_of_the_page_has_its_own_tag(visit, static):
    (static / "index.html.br").write_bytes(BROTLI)

    async def scenario(ask: Ask) -> None:
        plain, _ = await ask("/")
        short, body = await ask("/", accept_encoding="br", if_none_match=plain.headers["etag"])
        assert (short.status_code, body) == (200, BROTLI)
        assert short.headers["etag"] != plain.headers["etag"]

    visit(scenario)


def test_a_guest_gets_a_cookie_with_the_page_and_with_nothing_else(visit):
    async def scenario(ask: Ask) -> None:
        tag = (await ask("/"))[0].headers["etag"]
        for path in ("/", "/table/abc"):
            assert "set-cookie" in (await ask(path, cookie="antro=bad"))[0].headers
        unchanged = await ask("/", cookie="antro=bad", if_none_match=tag)
        assert "set-cookie" in unchanged[0].headers
        assert "set-cookie" not in (await ask(ADDRESS, cookie="antro=bad"))[0].headers
        assert "set-cookie" not in (await ask("/"))[0].headers

    visit(scenario)


@pytest.mark.parametrize("accepted", ["", "br"])
def test_a_request_for_the_head_of_a_file_gets_the_same_head(visit, accepted):
    async def scenario(ask: Ask) -> None:
        for path in ("/", ADDRESS):
            full, _ = await ask(path, accept_encoding=accepted)
            head, body = await ask(path, "HEAD", accept_encoding=accepted)
            assert (head.status_code, body) == (200, b"")
            for name in ("content-length", "content-type", "cache-control", "vary"):
                assert head.headers[name] == full.headers[name]
            assert head.headers.get("content-encoding") == full.headers.get("content-encoding")

    visit(scenario)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_file_can_only_be_read(visit, method):
    async def scenario(ask: Ask) -> None:
        answer, _ = await ask(ADDRESS, method, content_type="application/json")
        assert answer.status_code == 405

    visit(scenario)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/older-3c4d.js",
        "/assets/client-1a2b.js.br",
        "/assets/",
        "/art/older@1.webp",
        "/assets/" + "x" * 5000,
        "/assets/%00",
        "/assets/client-1a2b.js/more",
    ],
)
def test_a_missing_file_is_not_answered_with_the_page(visit, path):
    """A script of an older client would be HTML, and a cache would keep it."""

    async def scenario(ask: Ask) -> None:
        answer, body = await ask(path)
        assert answer.status_code == 404
        assert b"unknown_address" in body
        assert answer.headers["cache-control"] == "no-store"

    visit(scenario)


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/%2e%2e/secret.txt",
        "/%2Fetc/passwd",
        "//etc/passwd",
        "/link.txt",
    ],
)
def test_nothing_outside_the_folder_is_sent(visit, tmp_path, static, path):
    (static / "link.txt").symlink_to(tmp_path / "secret.txt")

    async def scenario(ask: Ask) -> None:
        _, body = await ask(path)
        assert b"secret" not in body
        assert b"root:" not in body

    visit(scenario)


def test_a_server_without_a_client_says_so(visit, static):
    (static / "index.html").unlink()

    async def scenario(ask: Ask) -> None:
        answer, body = await ask("/")
        assert (answer.status_code, b"run ./play" in body) == (503, True)

    visit(scenario)


def test_the_client_is_served_through_a_link_like_that_of_the_compiled_engine(
    visit, tmp_path, static
):
    static.rename(tmp_path / "built")
    static.symlink_to("built")

    async def scenario(ask: Ask) -> None:
        assert (await ask(ADDRESS))[1] == SCRIPT

    visit(scenario)


def test_a_long_answer_of_the_api_is_compressed(visit):
    async def scenario(ask: Ask) -> None:
        answer, body = await ask("/api/games", accept_encoding="br, gzip")
        assert answer.headers["content-encoding"] == "gzip"
        plain, games = await ask("/api/games", accept_encoding="identity")
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(body) == games

    visit(scenario)
