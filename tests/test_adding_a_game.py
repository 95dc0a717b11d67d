"""A game is its own folders and its name on two lists, as ``CONTRIBUTING.md`` says."""

import re
import subprocess

import pytest

from antro.games import GAMES
from tools.keys import ROOT

pytestmark = pytest.mark.plain

OWN_FOLDERS = ("src/antro/games/{}/", "web/src/games/{}/")
LISTS = ("src/antro/games/__init__.py", "web/src/games/index.ts")
ALLOWED = {
    "src/antro/lab/ablation.py": "takes symbols out of Drako's decks: no other game has such",
    "tools/terminal_picture.py": "draws the picture in the README",
}

# What cards and rulebooks call things may be the name of a game, too.
PRINTED = re.compile(r"src/antro/games/\w+/(data/|words\.)")

every_game = pytest.mark.parametrize("game", GAMES)


def program_files():
    """Whatever is kept in git of the program, its tools and the client, but for its tests.

    What is printed in other games is none of it.
    """
    command = ["git", "ls-files", "src", "tools", "web/src"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    kept = [name for name in names.splitlines() if not name.endswith(".test.ts")]
    return [name for name in kept if not PRINTED.match(name)]


def lines_naming(game, name):
    text = (ROOT / name).read_text(errors="ignore")
    return [line for line in text.splitlines() if is_named_in(line, game)]


def is_named_in(line, game):
    """Whether a line has this word; a colour of a style sheet, ``--ember``, is none."""
    return bool(re.search(rf"(?<!--)\b{game}\b", line, re.IGNORECASE))


@every_game
def test_no_other_file_names_a_game(game):
    own = tuple(folder.format(game) for folder in OWN_FOLDERS)
    others = [name for name in program_files() if not name.startswith(own)]
    named = {name for name in others if lines_naming(game, name)}
    assert named - {*ALLOWED} == {*LISTS}


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("from antro.games.ember import rules", True),
        ("import '../ember/looks'", True),
        ("as in Ember", True),
        ("members", False),
        ("color: var(--ember);", False),
    ],
)
def test_a_name_is_a_word_and_no_colour(line, named):
    assert is_named_in(line, "ember") == named


@every_game
@pytest.mark.parametrize("name", LISTS)
def test_a_list_names_a_game_on_one_line(game, name):
    assert len(lines_naming(game, name)) == 1


@pytest.mark.parametrize("name", ALLOWED)
def test_whatever_may_name_a_game_does(name):
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
def test_every_game_has_what_a_game_needs(game, name):
    assert (ROOT / name.format(game)).exists()
