"""The port: the libraries that share it are the ones that were tested, or it stays closed."""

import asyncio
import re
import tomllib
from pathlib import Path

import pytest

from antro.server.listener import TESTED, UntestedVersion, check_versions
from tests.server.people import running, settings

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]


def pins(lines: list[str]) -> dict[str, str]:
    """The exact versions among some requirements, of the packages that are checked."""
    found = (re.match(r"([\w-]+)==([\d.]+)", line) for line in lines)
    return {pin[1]: pin[2] for pin in found if pin and pin[1] in TESTED}


def test_what_is_checked_at_the_start_is_what_is_pinned():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert pins(project["dependencies"]) == TESTED
    assert pins((ROOT / "constraints.txt").read_text().splitlines()) == TESTED


@pytest.mark.parametrize("package", TESTED)
def test_another_version_is_refused_by_name(package):
    with pytest.raises(UntestedVersion, match=rf"{package} 99.*pip install {package}=="):
        check_versions({**TESTED, package: "99"})


def test_the_versions_that_are_installed_are_checked_before_the_port_is_open(tmp_path, monkeypatch):
    async def scenario() -> None:
        monkeypatch.setattr("antro.server.listener.version", {**TESTED, "uvicorn": "99"}.get)
        async with running(settings(tmp_path)):
            pass

    with pytest.raises(UntestedVersion, match="uvicorn 99"):
        asyncio.run(scenario())
