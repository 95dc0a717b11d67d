"""The files for systemd and for containers."""

import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from fnmatch import fnmatch
from typing import Any

import pytest
import yaml

from tests.deploy.support.proxies import DEPLOY, SHIPPED
from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain

NAMES = [f"node{port}" for port in SHIPPED]
OF_THE_FILES = {"ANTRO_OPTIONS", "ANTRO_URL"}  # variables that these files use themselves


def compose() -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return parsed


def test_the_parts_of_the_composition_fit_together():
    services = compose()["services"]
    assert [*services] == ["proxy", *NAMES, "database"]
    for name, port in zip(NAMES, SHIPPED, strict=True):
        assert services[name]["environment"]["ANTRO_NODE"] == name
        assert services[name]["command"][:3] == ["serve", "--port", str(port)]
        assert f":{port}/ready" in services[name]["healthcheck"]["test"][-1]
        assert services[name]["build"] == {"context": "..", "dockerfile": "deploy/Dockerfile"}
    assert {each["network_mode"] for each in services.values()} == {"host"}
    assert services["database"]["command"][-1] == "listen_addresses=127.0.0.1"


def test_files_that_the_composition_mounts_exist():
    paths = [volume.split(":")[0] for volume in compose()["services"]["proxy"]["volumes"]]
    assert [path for path in paths if not (DEPLOY / path).exists()] == []


def test_the_container_gets_everything_that_the_wheel_is_built_from():
    """The paths that are ignored come last, so they count."""
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text().splitlines()
    sent = [line[1:] for line in lines if line.startswith("!")]
    assert [path for path in sent if not (ROOT / path).exists()] == []
    project = (ROOT / "pyproject.toml").read_text()
    archive = re.search(r"targets\.sdist\]\ninclude = \[(.*)\]", project)
    assert archive is not None
    for path in re.findall(r'"/([^"]+)"', archive[1]):
        assert any(fnmatch(path, each) for each in sent), path


def test_the_unit_starts_a_command_that_exists():
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "antro@.service")
    program, *arguments = unit["Service"]["ExecStart"].split()
    assert program == "/opt/antro/bin/antro"
    asked = [sys.executable, "-m", "antro", arguments[0], "--help"]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    options = [each for each in arguments if each.startswith("--")]
    assert [each for each in options if each not in told] == []
    assert unit["Service"]["Type"] == "notify"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_unit(tmp_path):
    text = (DEPLOY / "antro@.service").read_text()
    copy = tmp_path / "antro@.service"
    copy.write_text(text.replace("/opt/antro/bin/antro", sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_every_setting_in_files_and_guides_exists():
    sources = "".join(path.read_text() for path in (ROOT / "src" / "antro").rglob("*.py"))
    known = set(re.findall(r"ANTRO_[A-Z_]+", sources)) | OF_THE_FILES
    texts = [*DEPLOY.iterdir(), *(ROOT / "docs").glob("hosting.*.md")]
    named = {name for path in texts for name in re.findall(r"ANTRO_[A-Z_]+", path.read_text())}
    assert len(named) > 5
    assert named <= known
