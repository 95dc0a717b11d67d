"""The documentation names files and modules that exist."""

import re

import pytest

from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain

DOCS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
DECISIONS = [*(ROOT / "docs" / "decisions").glob("*.md")]  # they may name old files
BASES = ("", "src/antro/", "src/antro/games/*/", "web/src/", "web/src/games/*/")  # starts of paths
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:[\w.*<>-]+/)+(?:[\w.*<>-]+\.(?:py|md|json|csv|ts|css|toml))?)`")
MODULE = re.compile(r"python -m ((?:tools|bench|tests)(?:\.\w+)+)")
MADE = ("build/", "web/node_modules")  # by ./play and ./test
EXAMPLES = re.compile(r"ember|<")  # names that stand for others

every_document = pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)


def exists(name):
    return any(any(ROOT.glob(base + name.rstrip("/"))) for base in BASES)


@pytest.mark.parametrize("path", DOCS + DECISIONS, ids=lambda path: path.name)
def test_links_lead_somewhere(path):
    links = LINK.findall(path.read_text())
    assert [link for link in links if not (path.parent / link).exists()] == []


@every_document
def test_paths_exist(path):
    named = [name for name in PATH.findall(path.read_text()) if not EXAMPLES.search(name)]
    made = [name for name in named if name.startswith(MADE)]
    assert [name for name in named if name not in made and not exists(name)] == []


@every_document
def test_modules_exist(path):
    named = MODULE.findall(path.read_text())
    files = {name: ROOT / f"{name.replace('.', '/')}.py" for name in named}
    assert [name for name, file in files.items() if not file.exists()] == []
