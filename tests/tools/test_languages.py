"""A third language is a set of files and a name in one list."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from antro.core.text.words import LANGUAGES
from tools.setup import client
from tools.setup.keys import ROOT

NEW = "de"  # with the plurals of English
LIST = 'LANGUAGES: Final = ["it", "en"]'

pytestmark = [
    pytest.mark.plain,
    pytest.mark.skipif(
        not (client.WEB / "node_modules" / "vitest").exists(), reason="the client has no packages"
    ),
]

SPEAK = f"""
from antro.games import GAMES
for manifest in GAMES.values():
    assert manifest.words["{NEW}"]["shelf.blurb"]
    assert all(manifest.lesson(name).title["{NEW}"] for name in manifest.lessons)
"""


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the sources and add one language: its files, and its name in the list."""
    root = tmp_path_factory.mktemp("antro")
    unwanted = shutil.ignore_patterns("static", "__pycache__", "*.so", "node_modules", "build")
    for folder in ("src", "tools", "web", "docs/rules"):
        shutil.copytree(ROOT / folder, root / folder, ignore=unwanted)
    (root / "web" / "node_modules").symlink_to((client.WEB / "node_modules").resolve())
    for file in [*root.rglob("*.en.json"), *root.rglob("en.json"), *root.rglob("*.en.md")]:
        if "node_modules" not in file.parts:
            shutil.copy(file, file.with_name(file.name.replace("en.", f"{NEW}.")))
    for file in (root / "src").glob("antro/games/*/lessons/*.json"):
        file.write_text(json.dumps(with_new(json.loads(file.read_text()))))
    listed = root / "src" / "antro" / "core" / "text" / "words.py"
    assert LIST in listed.read_text()
    listed.write_text(listed.read_text().replace(LIST, f'{LIST[:-1]}, "{NEW}"]'))
    run(root, sys.executable, "-m", "tools.checks.wire_types")
    return root


def with_new(value: Any) -> Any:
    """Return a lesson with its texts in the new language."""
    if isinstance(value, list):
        return [with_new(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == set(LANGUAGES):
        return {**value, NEW: value["en"]}
    return {key: with_new(item) for key, item in value.items()}


def run(where: Path, *command: str) -> None:
    root = where if (where / "src" / "antro").exists() else where.parent
    environment = client.environment() if client.WHEEL.exists() else dict(os.environ)
    environment["PYTHONPATH"] = f"{root / 'src'}:{root}"
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_games_and_lessons_are_shown_in_the_new_language(repository):
    run(repository, sys.executable, "-c", SPEAK)


def test_the_client_is_shown_in_the_new_language(repository):
    vitest = repository / "web" / "node_modules" / "vitest" / "vitest.mjs"
    run(repository / "web", "node", str(vitest), "run", "src/locales", "src/house.test.ts")
