"""The released packages: the source archive, and the compiled and interpreted wheels.

Each wheel is built in isolation from the archive, installed into an empty environment and played
over HTTP and a socket. Daily tests reuse the compiled engine of the other tests, if its sources
are those of the archive. Nightly tests compile it again.
"""

import asyncio
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from antro import __version__
from antro.games import GAMES
from tests.server.http.test_lobby import act
from tests.server.support.people import Site
from tools.build.compiling import LIBRARY
from tools.build.engine import SOURCE, TARGET, compiled, files_below, obstacle
from tools.setup.keys import BUILD, ROOT
from tools.setup.packages import CONSTRAINTS
from tools.setup.steps import Failed

pytestmark = pytest.mark.release

PICTURES = BUILD / "pictures"

KINDS = ["compiled", "interpreted"]
CHOICES = 6
LONG = 2000  # bytes of a script that is compressed
MOST_PICTURES = 6_000_000  # bytes of all pictures
NAME = f"antro-{__version__}"


def run(*words: object, **more: str) -> str:
    """Return the output of a command, which may take a quarter of an hour."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd="/",
        env={**os.environ, "PYTHONPATH": "", **more},
        capture_output=True,
        text=True,
        timeout=900,
    )
    if done.returncode:
        raise Failed(f"{words}\n{done.stdout}\n{done.stderr}")
    return done.stdout


@pytest.fixture(scope="module")
def archive(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("archive")
    run("env", "-C", ROOT, sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder)
    [made] = folder.iterdir()
    return Path(made)


@pytest.fixture(scope="module", params=KINDS)
def kind(request) -> str:
    if request.param == "compiled" and obstacle():
        pytest.skip(obstacle())
    return str(request.param)


@pytest.fixture(scope="module")
def wheel(archive, kind, tmp_path_factory) -> Path:
    """Build a wheel with pip. Daily tests reuse the compiled engine and unchanged pictures."""
    folder = tmp_path_factory.mktemp(kind)
    variables = {
        "ANTRO_COMPILE": "1" if kind == "compiled" else "0",
        "ANTRO_ENGINE": "" if os.environ.get("ANTRO_NIGHTLY") else str(TARGET),
        "ANTRO_PICTURES": "" if os.environ.get("ANTRO_NIGHTLY") else str(PICTURES),
        "PIP_CONSTRAINT": str(CONSTRAINTS),  # also for the build tools
    }
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, archive, **variables)
    [made] = folder.iterdir()
    return Path(made)


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory) -> Path:
    """Install the wheel and its requirements, and return the folder of their commands."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", folder)
    run(folder / "bin" / "pip", "install", "-q", "-c", CONSTRAINTS, wheel, PIP_NO_INPUT="1")
    return Path(folder / "bin")


def test_the_archive_holds_the_sources_of_a_wheel_and_no_tests(archive):
    with tarfile.open(archive) as held:
        names = {name.removeprefix(f"{NAME}/") for name in held.getnames()}
    folders = {name.split("/")[0] for name in names if "/" in name}
    assert folders == {"docs", "src", "tools", "web"}
    assert {"LICENSE", "CREDITS.md", "README.md", "hatch_build.py", "constraints.txt"} <= names
    assert {name for name in names if name.startswith("docs/")} == {
        str(path.relative_to(ROOT)) for path in (ROOT / "docs" / "rules").glob("*.md")
    }
    laws = "src/antro/testing/"  # part of the product: other authors check their games with it
    assert f"{laws}__init__.py" in names
    unwanted = r"test|node_modules|__pycache__|static/|\.(so|pyd|pyc|db)$"
    rest = {name.removeprefix(laws) for name in names}
    assert [name for name in rest if re.search(unwanted, name)] == []


def test_a_wheel_holds_the_package_its_rulebooks_and_the_client(wheel, kind):
    names = set(ZipFile(wheel).namelist())
    package = {f"antro/{name}" for name in files_below(SOURCE)}
    rules = {f"antro/rules/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert package | rules | {"antro/static/index.html"} <= names
    others = names - package - rules
    client = {name for name in others if name.startswith("antro/static/")}
    about = {name for name in others if name.startswith(f"{NAME}.dist-info/")}
    modules = {f"antro/{name.removesuffix('.py')}" for name in compiled()}
    expected = {*modules, f"{LIBRARY}__mypyc"} if kind == "compiled" else set()
    assert {name.split(".")[0] for name in others - client - about} == expected


def test_a_wheel_holds_compressed_copies_of_the_client(wheel):
    held = ZipFile(wheel)
    client = [name for name in held.namelist() if name.startswith("antro/static/assets/")]
    scripts = [name for name in client if re.search(r"\.(js|css)$", name)]
    long = [name for name in scripts if held.getinfo(name).file_size > LONG]
    assert len(long) > 5
    for name in long:
        assert gzip.decompress(held.read(f"{name}.gz")) == held.read(name)
        assert held.getinfo(f"{name}.br").file_size < held.getinfo(f"{name}.gz").file_size


def test_a_wheel_holds_every_picture_of_its_index(wheel):
    held = ZipFile(wheel)
    index = json.loads(held.read("antro/static/art.json"))
    pictures = {f"antro/static/art/{file}" for file in index.values()}
    assert pictures
    assert {name for name in held.namelist() if name.startswith("antro/static/art/")} == pictures
    assert sum(held.getinfo(name).file_size for name in pictures) < MOST_PICTURES


def test_the_command_names_its_version_and_engine(environment, kind):
    assert run(environment / "antro", "--version") == f"antro {__version__} ({kind})\n"


@contextmanager
def serving(environment: Path, data: Path) -> Iterator[int]:
    """Run ``antro serve`` from an environment and yield the port."""
    command = [str(environment / "antro"), "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(
        command, cwd="/", env={**os.environ, "PYTHONPATH": ""}, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline().rpartition(":")[2])
        finally:
            server.terminate()
            assert server.wait(30) == 0


async def play(port: int, game: str) -> bytes:
    """Make a few choices against a bot and resign. Return the record."""
    site, dice = Site(port), random.Random(1)
    anna = await site.person("Anna")
    assert '<script type="module"' in (await anna.http.get("/")).text
    duel = next(found for found in GAMES[game].samples if GAMES[game].make(found).seats == 2)
    asked = {"game": game, "seats": ["me", "bot:2"], "options": duel}
    table = (await anna.post("/api/tables", **asked))["id"]
    async with asyncio.timeout(120), anna.at(table) as page:
        for _ in range(CHOICES):
            assert await page.my_turn()
            answer = await page.play(dice.choice(page.now["offers"])["number"])
            assert answer["type"] == "done"
        assert await page.my_turn()
        assert (await act(page, "resign"))["type"] == "done"
    record = (await anna.http.get(f"/api/tables/{table}/record")).content
    await site.close()
    return bytes(record)


@pytest.mark.parametrize("game", GAMES)
def test_a_wheel_serves_the_client_and_a_game_against_a_bot(environment, tmp_path, game):
    with serving(environment, tmp_path / "data") as port:
        record = asyncio.run(play(port, game))
    (tmp_path / "game.antro").write_bytes(record)
    run(environment / "antro", "verify", tmp_path / "game.antro")  # fails if the record is not fair
