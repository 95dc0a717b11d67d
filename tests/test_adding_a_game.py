"""Adding a game takes its own folders and its name in one list, as ``CONTRIBUTING.md`` says."""

import re
import subprocess

import pytest

from antro.games import GAMES
from tools.setup.keys import ROOT

pytestmark = pytest.mark.plain

OWN_FOLDERS = ("src/antro/games/{}/", "web/src/games/{}/")
LIST = "src/antro/games/__init__.py"
NO_SOURCE = (".test.ts", ".gen.ts")
ALLOWED = {
    "src/antro/lab/learning/ablation.py": "removes symbols from Drako's decks",
    "tools/checks/terminal_picture.py": "draws the picture in the README",
}

every_game = pytest.mark.parametrize("game", GAMES)


def program_files():
    """Return the sources of the program, its tools and the client, without the client's tests.

    Generated files are left out.
    """
    command = ["git", "ls-files", "src", "tools", "web/src"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in names.splitlines() if not name.endswith(NO_SOURCE)]


def lines_naming(game, name):
    text = (ROOT / name).read_text(errors="ignore")
    return [line for line in text.splitlines() if is_named_in(line, game)]


def is_named_in(line, game):
    """True if a line imports a game or has a string equal to its name."""
    return bool(re.search(rf"games[./]{game}\b|\.\./{game}/|([\"'`]){game}\1", line))


@every_game
def test_no_other_file_names_a_game(game):
    own = tuple(folder.format(game) for folder in OWN_FOLDERS)
    others = [name for name in program_files() if not name.startswith(own)]
    named = {name for name in others if lines_naming(game, name)}
    assert named - {*ALLOWED} == {LIST}


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("from antro.games.ember import rules", True),
        ("import '../ember/looks'", True),
        ("GAMES['ember']", True),
        ('<Game name="ember" />', True),
        ("as the ember of a fire", False),
        ("'the ember'", False),
        ("from antro.games.embers import rules", False),
        ("color: var(--ember);", False),
    ],
)
def test_an_import_or_a_string_names_a_game_and_an_english_word_does_not(line, named):
    assert is_named_in(line, "ember") == named


@every_game
def test_the_list_names_a_game_on_one_line(game):
    assert len(lines_naming(game, LIST)) == 1


@pytest.mark.parametrize("name", ALLOWED)
def test_every_file_allowed_to_name_a_game_does(name):
    assert any(lines_naming(game, name) for game in GAMES)


@every_game
@pytest.mark.parametrize(
    "name",
    [
        "src/antro/games/{}/manifest.py",
        "src/antro/games/{}/words.en.json",
        "src/antro/games/{}/words.it.json",
        "docs/rules/{}.en.md",
        "docs/rules/{}.it.md",
        "tests/games/{}",
        "web/src/games/{}/manifest.ts",
    ],
)
def test_every_game_has_all_required_files(game, name):
    assert (ROOT / name.format(game)).exists()
