"""A broken game from another package is refused on loading, in one sentence."""

import re
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from antro.core.contract.errors import BadGame
from antro.games.shelf import Shelf
from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain

HOARD = ROOT / "examples" / "hoard"
NUMBERS = count()


@pytest.fixture
def copied(tmp_path, monkeypatch):
    """Copy the example, with a text in one of its files replaced. Return its package."""

    def copy(file, old, new):
        outside = f"outside_{next(NUMBERS)}"
        folder = tmp_path / outside / "hoard"
        shutil.copytree(HOARD, folder, ignore=shutil.ignore_patterns("__pycache__"))
        for path in folder.glob("*.py"):
            path.write_text(path.read_text().replace("examples.hoard", f"{outside}.hoard"))
        replace(folder / file, old, new)
        monkeypatch.syspath_prepend(str(tmp_path))
        return f"{outside}.hoard"

    return copy


def replace(path, old, new):
    text = path.read_text()
    assert old in text
    path.unlink()
    if new is not None:
        path.write_text(text.replace(old, new))


def load(package):
    return Shelf([], {"hoard": package})["hoard"]


def test_an_unbroken_copy_is_loaded(copied):
    manifest = load(copied("manifest.py", "MANIFEST", "MANIFEST"))
    assert manifest.make({}).roles == ["moth", "newt"]


CLASS = "class HoardManifest(GameManifest[Hoard, HoardState]):\n"
MAKE = "return Hoard("

BROKEN = {
    "a kind without a link": (
        ("rules.py", "follows(NEXT_TURN, NextTurn()),", ""),
        ".hoard.kinds.NEXT_TURN: nobody can answer: next_turn",
    ),
    "a key in one language": (
        ("words.it.json", '"choice:low"', '"choice:lo"'),
        "/hoard/words.it.json: these keys are missing: choice:low",
    ),
    "an added key": (
        ("words.it.json", '"choice:low"', '"gem:7": "gemma da 7", "choice:low"'),
        "/hoard/words.en.json: these keys are missing: gem:7",
    ),
    "words that are not JSON": (
        ("words.it.json", '"choice:low":', '"choice:low"'),
        "/hoard/words.it.json: JSON is malformed: ",
    ),
    "no words": (
        ("words.it.json", "", None),
        "/hoard/words.it.json: there is no such file",
    ),
    "no rulebook": (
        ("hoard.it.md", "", None),
        "/hoard/hoard.it.md: there is no rulebook",
    ),
    "another API": (
        ("manifest.py", CLASS, f"{CLASS}    api = 99\n"),
        "/hoard/manifest.py: the game was written for API 99, this is API 1",
    ),
    "no name": (
        ("manifest.py", 'name = "hoard"', 'title = "Hoard"'),
        "/hoard/manifest.py: the game has no name",
    ),
    "another name": (
        ("manifest.py", 'name = "hoard"', 'name = "board"'),
        "/hoard/manifest.py: the game is called board, but its package hoard",
    ),
    "a missing package": (
        ("manifest.py", CLASS, f'{CLASS}    package = "nowhere.hoard"\n'),
        "/hoard/manifest.py: there is no package nowhere.hoard",
    ),
    "another package": (
        ("manifest.py", CLASS, f'{CLASS}    package = "examples.hoard"\n'),
        "/hoard/manifest.py: the package is called examples.hoard, but it is ",
    ),
    "no manifest": (
        ("manifest.py", "MANIFEST: Final", "BOX: Final"),
        "/hoard/manifest.py: AttributeError: module",
    ),
    "another manifest": (
        ("manifest.py", "= HoardManifest()", "= {}"),
        "/hoard/manifest.py: MANIFEST is not a GameManifest",
    ),
    "no rules": (
        ("manifest.py", "def make(", "def build("),
        "/hoard/manifest.py, line *: TypeError: Can't instantiate abstract class HoardManifest",
    ),
    "rules that raise": (
        ("manifest.py", MAKE, 'raise ValueError("no\\nhoard")\n        return Hoard('),
        "/hoard/manifest.py, line *: ValueError: no hoard",
    ),
    "rules that raise later": (
        ("rules.py", 'self.name = "hoard"', "self.name = self.title"),
        "/hoard/rules.py, line *: AttributeError: ",
    ),
    "rules that are not Python": (
        ("moves.py", "class Draw(", "class Draw)"),
        "/hoard/moves.py, line *: SyntaxError: ",
    ),
    "an import that fails": (
        ("moves.py", "from bisect import insort", "from bisects import insort"),
        "/hoard/moves.py, line *: ModuleNotFoundError: No module named 'bisects'",
    ),
    "a missing module": (
        ("moves.py", "", None),
        "/hoard/rules.py, line *: ModuleNotFoundError: No module named",
    ),
    "no manifest at all": (
        ("manifest.py", "", None),
        "/hoard/manifest.py: ModuleNotFoundError: No module named",
    ),
}

IN_BOTH = {
    "a move": ('"move.place"', "move.place"),
    "a question": ('"ask.draw"', "ask.draw"),
    "a role": ('"role:newt.of"', "role:newt.of"),
}


@pytest.mark.parametrize(("change", "fault"), BROKEN.values(), ids=BROKEN)
def test_the_refusal_of_a_broken_game_names_the_file_and_the_fault(copied, change, fault):
    package = copied(*change)
    with pytest.raises(BadGame) as refused:
        load(package)
    assert re.search(re.escape(fault).replace(r"\*", r"\d+"), str(refused.value))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(("key", "missing"), IN_BOTH.values(), ids=IN_BOTH)
def test_a_key_that_both_languages_lack_is_named(copied, key, missing):
    package = copied("words.en.json", key, '"other"')
    italian = Path(sys.path[0]) / package.replace(".", "/") / "words.it.json"
    replace(italian, key, '"other"')
    with pytest.raises(BadGame, match=f"these keys are missing: {missing}$"):
        load(package)


def test_a_missing_package_is_refused():
    with pytest.raises(BadGame, match=r"nowhere/hoard/manifest.py: .* No module named 'nowhere'"):
        load("nowhere.hoard")


def test_the_command_states_the_refusal_in_one_line(copied, tmp_path):
    package = copied(*BROKEN["a key in one language"][0])
    done = subprocess.run(
        [sys.executable, "-m", "antro", "play", "hoard"],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": ":".join([str(tmp_path), *sys.path]), "ANTRO_GAMES": package},
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert re.match(r"antro: .*\boutside_\d+/hoard/words.it.json: ", done.stderr)
    assert len(done.stderr.splitlines()) == 1
