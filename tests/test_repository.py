"""Checks of the files that the repository may contain, and of their texts."""

import re
import subprocess
from fnmatch import fnmatch

import pytest

from tools.build import engine
from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain

UNWANTED = ("*.so", "*.pyd", "*.pyc", "*.db", "*.sqlite*", "*uv.lock", "*pylock.toml", ".venv*")
HOST = re.compile(r"https?://|--(extra-)?index-url|--find-links|file:")


def tracked(pattern="*"):
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in listed.stdout.splitlines() if fnmatch(name, pattern)]


@pytest.mark.parametrize("pattern", UNWANTED)
def test_nothing_built_is_tracked(pattern):
    assert tracked(pattern) == []


def test_no_lock_file_names_a_package_mirror():
    for name in tracked("*package-lock.json"):
        assert '"resolved"' not in (ROOT / name).read_text()
    assert not HOST.search((ROOT / "constraints.txt").read_text())


def test_the_sources_hold_no_extension_modules():
    assert not list(engine.SOURCE.rglob("*.so"))


DECISIONS = sorted((ROOT / "docs/decisions").glob("0*.md"))
STATUS = re.compile(
    r"^Status: (accepted|replaced by|partly replaced by)\b.* Date: \d{4}-\d\d-\d\d\.$"
)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_a_status_and_a_date_and_is_in_the_index(decision):
    title, _, status = decision.read_text().splitlines()[:3]
    number, _, name = title.removeprefix("# ").partition(". ")
    assert int(number) == int(decision.name[:4])
    assert STATUS.match(status)
    index = (decision.parent / "README.md").read_text()
    assert f"| {number} | [{name}]({decision.name}) |" in index


PROSE = (
    "docs/rules/*.md",
    "src/antro/*/words.*.json",
    "src/antro/games/*/lessons/*.json",
    "web/src/locales/*.json",
    "web/src/games/*/text/*.json",
)
CODE = re.compile("`[^`]*`")


@pytest.mark.parametrize("pattern", PROSE)
def test_texts_for_people_have_curly_apostrophes(pattern):
    names = tracked(pattern)
    assert names
    assert [name for name in names if "'" in CODE.sub("", (ROOT / name).read_text())] == []
