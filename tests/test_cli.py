"""The ``antro`` command from a user's view: typed lines, printed text and an exit code."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import antro
from antro import cli
from antro.build import version
from antro.core.record.record import read
from antro.games.drako.components.decks import data
from antro.games.vast.components.lists import data as vast_data

PACKAGE = Path(antro.__file__).parent.parent  # of the engine under test
CLIENT = PACKAGE / "antro" / "static" / "index.html"  # without it, antro plays in the terminal


class Done(NamedTuple):
    code: str | int | None
    out: str
    err: str


@pytest.fixture
def run(monkeypatch, capsys):
    """Run the command. *typed* has the lines to read, separated by ``|``."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("LC_ALL", raising=False)

    def run(*arguments, typed="q", lang="en_GB.UTF-8"):
        monkeypatch.setenv("LANG", lang)
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{x}\n" for x in typed.split("|"))))
        with pytest.raises(SystemExit) as ended:
            cli.main([str(argument) for argument in arguments])
        return Done(ended.value.code, *capsys.readouterr())

    return run


@pytest.fixture
def play(run):
    """Play a game with fixed cards against a bot."""

    def play(typed, *arguments, lang="en_GB.UTF-8"):
        done = run("play", "drako", "--seed", "a", *arguments, typed=typed, lang=lang)
        assert (done.code, done.err) == (0, "")
        return done.out

    return play


def alone(*arguments):
    """Run Python in its own process."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        timeout=120,
        check=True,
    ).stdout


def test_version_says_which_engine_runs(run):
    assert run("--version").out.strip() == version() == alone("-m", "antro", "--version").strip()


# antro rules


def test_rules_prints_a_clause_a_section_or_the_whole_book(run):
    one = run("rules", "drako", "8.4").out
    assert one.startswith("8.4 To free a netted figure, its owner")
    section = run("rules", "drako", "§11", "--lang", "it").out.splitlines()
    assert [line.split()[0] for line in section] == ["11", *(f"11.{at}" for at in range(1, 7))]
    assert run("rules", "drako").out.startswith("# Drako")


@pytest.mark.parametrize(
    ("game", "clause", "wrong"), [("drako", "99.1", "99.1"), ("chess", "1.1", "chess")]
)
def test_unknown_rules_are_refused(run, game, clause, wrong):
    done = run("rules", game, clause)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"antro: “{wrong}” is not a valid value for the option")


# antro play


def test_a_player_sees_a_game_and_leaves_it(play):
    shown = play("quit")
    assert "Drako · Dragon and Dwarves · you: Dragon · Berta, the innkeeper" in shown
    assert "│Dragon   │" in shown
    assert "Dragon: 1 action left. Draw or play a card." in shown
    assert "The game was not saved." in shown


def test_without_a_picture_the_table_is_described(play, monkeypatch):
    shown = play("q", "--plain")
    assert "│" not in shown
    assert "Dragon on c3. Wounds: 0 of 10." in shown
    monkeypatch.setenv("COLUMNS", "40")
    assert "Brald on d4. Wounds: 0 of 6." in play("q")


def test_the_default_language_is_that_of_the_system(play):
    assert "tu: Drago" in play("esci", lang="it_IT.UTF-8")
    assert "tu: Drago" in play("q", "--lang", "it")
    assert "you: Dragon" in play("q", "--lang", "en", lang="it_IT.UTF-8")


def test_the_end_of_the_input_leaves_the_table(play):
    assert "You left before the end of the game." in play("")


BAD = [
    ("0", "There is no choice 0. Type a number from 1 to"),
    ("77", "There is no choice 77. Type a number from 1 to"),
    ("wurst", "“wurst” is not one of the choices. Type a number, or help."),
    ("a:b{c}", "“a:b{c}” is not one of the choices."),
    ("²", "“²” is not one of the choices."),
    ("undo", "You have no move to undo."),
    ("back", "You have not chosen anything yet."),
    ("? wurst", "Nothing on this table is called “wurst”."),
    ("? 99.9", "The rulebook has no rule 99.9."),
]


@pytest.mark.parametrize(("typed", "said"), BAD)
def test_an_input_error_has_its_sentence(play, typed, said):
    assert said in play(f"{typed}|q")


def test_a_question_mark_explains(play):
    shown = play("?|? 8.4|q")
    assert "§3.2 For an action, draw two cards or play one card" in shown
    assert "You cannot use these now:" in shown
    assert "§8.4 To free a netted figure" in shown


def test_a_thing_that_cannot_be_used_gives_its_reason(play):
    shown = play("? net|? deck|q")
    assert "Net: None of your figures is netted. Choose another action. (§8.4)" in shown
    assert "Deck: you can use it now." in shown


def test_a_player_picks_by_number_or_name_and_goes_back(play):
    shown = play("move|back|draw|log|q")
    assert "Dragon: Draws 2 cards." in shown


def test_undo_takes_a_move_back_before_another_player_answers(play):
    """The dragon draws. The dwarves walk and undo their move."""
    shown = play("|draw||def|move|mor|e1|undo|log|undo|q", "--seats", "human,human")
    assert "Dwarves: Move 2: Morin goes to e1." in shown
    assert "Dwarves: Undoes the last move." in shown
    assert "You have no move to undo." in shown


def test_help_and_the_described_table_are_shown(play):
    shown = play("help|table|q")
    assert "take back your last move" in shown
    assert "Dragon on c3. Wounds: 0 of 10." in shown


def test_a_hint_names_a_move_and_its_reason(play):
    shown = play("hint|q")
    assert "The coach: " in shown
    _, _, advice = shown.partition("The coach: ")
    move, reason = advice.splitlines()[:2]
    assert move.endswith(".")
    assert re.search(r"\(§\d+\.\d+\)$", reason)


def test_resigning_needs_a_yes(play):
    assert "You left before the end of the game." in play("resign|no|q")
    assert "The Dragon resigned." in play("resign|yes")


def test_a_shared_screen_hides_the_hand_until_the_next_player_is_ready(play):
    shown = play("|draw||q", "--seats", "human,human")
    before, after = shown.split("Dwarves: your turn. Pass the keyboard, then press Enter.")
    assert "you: Dragon" in before
    assert "you: Dwarves" not in before
    assert "you: Dwarves" in after
    assert "you: Dragon" not in after


# antro play --save, antro verify


@pytest.fixture
def whole_game(run, tmp_path):
    """Return the file of a game between two bots."""
    file = tmp_path / "game.antro"
    arguments = ["--seats", "bot,bot", "--level", "1", "--seed", "y", "--save", file]
    done = run("play", "drako", *arguments)
    assert done.code == 0
    assert re.search(r"The \w+ wins?:", done.out)
    return file


def test_a_whole_game_is_saved_and_verified(run, whole_game):
    assert [path.name for path in whole_game.parent.iterdir()] == ["game.antro"]
    done = run("verify", whole_game)
    assert done.code == 0
    assert done.out.startswith("Chance was fair: ")


def test_a_record_with_a_changed_random_result_is_not_fair(run, whole_game):
    lines = whole_game.read_text().splitlines()
    assert json.loads(lines[1])["move"] != json.loads(lines[2])["move"]
    lines[1], lines[2] = lines[2], lines[1]
    whole_game.write_text("".join(f"{line}\n" for line in lines))
    done = run("verify", whole_game)
    assert done.code == 1
    assert done.out.startswith("Line 2: random result 0 is move")


def test_a_file_that_is_not_a_record_is_not_fair(run, tmp_path):
    file = tmp_path / "game.antro"
    file.write_text("no\n")
    done = run("verify", file)
    assert (done.code, "game file" in done.out, "line 1," in done.out) == (1, True, True)
    assert run("verify", tmp_path / "none").code == 1


def test_a_saved_game_continues_where_it_was_left(run, play, tmp_path):
    file = tmp_path / "game.antro"
    play("draw|q", "--save", file)
    left = read(file.read_bytes())
    assert left.seed is None
    assert "has not revealed its secret number" in run("verify", file).out
    shown = play("log|q", "--save", file)
    assert "Dragon: Draws 2 cards." in shown
    assert read(file.read_bytes()).events[: len(left.events)] == left.events


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file that is always full")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en_GB.UTF-8", "no space left on the disk"), ("it_IT.UTF-8", "non c’è più spazio")],
)
def test_a_full_disk_is_named_as_such(run, monkeypatch, lang, said):
    full = lambda *_, **__: Path("/dev/full").write_text("x")  # noqa: E731
    monkeypatch.setattr("antro.server.process.serve", full)
    done = run("serve", lang=lang)
    assert done.code == 1
    assert said in done.err


def test_a_saved_game_without_its_seed_is_refused(run, play, tmp_path):
    file = tmp_path / "game.antro"
    play("q", "--save", file)
    (tmp_path / "game.antro.seed").write_text("0" * 64)
    done = run("play", "drako", "--save", file)
    assert (done.code, done.err) == (
        1,
        "antro: game.antro.seed has an error on line 1, field seed. "
        "This is not the seed of the saved game. Put the right file back.\n",
    )
    (tmp_path / "game.antro.seed").unlink()
    assert "seed" in run("play", "drako", "--save", file).err


# Options


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["play", "chess"], 2, "invalid choice: 'chess'"),
        (["play", "drako", "--matchup", "cats"], 2, "invalid choice: 'cats'"),
        (["play", "drako", "--seats", "human"], 1, "This game has 2 seats."),
        (["play", "drako", "--seats", "human,cat"], 1, "'cat' is not a player."),
        (["play", "drako", "--level", "9"], 1, "“9” is not a valid value for the option “level”."),
        (["play", "drako", "--level", "x"], 2, "'x' is not a whole number."),
        (["play", "drako", "--deck", "nowhere.csv"], 1, "nowhere.csv"),
        (["rules", "drako", "99"], 1, "“99” is not a valid value for the option “rule”."),
        (["lab", "learn", "drako", "--games", "0"], 1, "Choose at least one game."),
        (["arena", "greedy", "script", "--option", "x"], 1, "“x” is not a valid value for the op"),
        (["frobnicate"], 2, "invalid choice: 'frobnicate'"),
        (["--frobnicate"], 2, "unrecognized arguments: --frobnicate"),
        (["--port", "65536"], 2, "“65536” is not a port. Choose a number from 0 to 65535."),
        (["serve", "--port", "²"], 2, "“²” is not a port."),
    ],
)
def test_an_invalid_option_is_refused(run, arguments, code, said):
    done = run(*arguments)
    assert done.code == code
    assert said in done.err


def test_options_of_a_game_change_it(run):
    shown = run("play", "drako", "--matchup", "knights-dwarves", "--redraw", "yes", typed="q").out
    assert "Knights: keep this hand, or replace all of it." in shown
    shown = run("play", "drako", "--seats", "bot,human", "--placement", "free", typed="q").out
    assert "Dwarves: place your figures." in shown


def test_an_option_of_two_words_is_used(run):
    shown = run("play", "vast", "--roles", "KD", "--knight-level", "expert").out
    assert "0/7 Health taken from the Dragon" in shown
    done = run("play", "vast", "--roles", "KG", "--shared-goal", "6", typed="q")
    assert "“6” is not a valid value for the option “shared-goal”." in done.err
    assert "Choose it only together with roles=KT." in done.err


def test_help_explains_each_option(run):
    shown = " ".join(run("play", "vast", "--help").out.split())
    tiles = "Leave this many Ambush, Event and Treasure Room tiles in the box, for a shorter game."
    assert f"{tiles} (default: 0)" in shown


def test_an_owners_list_of_tiles_is_used_and_checked(run, tmp_path):
    mine = tmp_path / "mine.csv"
    mine.write_text(vast_data("tiles.csv"))
    assert "Knight:" in run("play", "vast", "--roles", "K", "--tiles", str(mine), typed="q").out
    mine.write_text(vast_data("tiles.csv").replace(",eye,", ",ear,", 1))
    done = run("play", "vast", "--tiles", str(mine))
    assert done.code == 1
    assert "line 6, column symbol. Write one of these instead of 'ear': fangs, " in done.err


def test_bots_take_all_seats_but_the_first(run):
    shown = run("play", "vast", "--plain", "--lang", "it", typed="q").out
    assert "Vast · Cavaliere, Goblin, Drago, Caverna, Ladro · tu: Cavaliere" in shown
    assert "Cavaliere:" in run("play", "vast", "--roles", "K", "--lang", "it", typed="q").out


def test_an_owners_deck_in_another_encoding_is_refused(run, tmp_path):
    mine = tmp_path / "dragon.csv"
    mine.write_bytes(data("dragon.csv").replace("our design", "Drachenhöhle").encode("latin-1"))
    done = run("play", "drako", "--deck", str(mine))
    assert done.code == 1
    assert "dragon.csv has an error on line 9, field encoding. Byte 726 is not UTF-8" in done.err


def test_an_owners_deck_is_used_and_checked(run, play, tmp_path):
    mine = tmp_path / "dragon.csv"
    mine.write_text(data("dragon.csv"))
    assert "Dragon: 1 action left" in play("q", "--deck", mine)
    assert "Dragon: 1 action left" in play("q", "--deck", f"dragon={mine}")
    mine.write_text(data("dragon.csv").replace("\n2,defence,", "\n1,defence,"))
    done = run("play", "drako", "--deck", mine)
    assert done.code == 1
    assert "line 13, column copies. The list needs 38 cards and has 37." in done.err


def test_a_deck_of_an_unknown_side_is_refused(run, tmp_path):
    mine = tmp_path / "bird.csv"
    mine.write_text(data("dragon.csv"))
    said = "“bird” is not a valid value for the option “deck”. Choose one of these: dragon, dwarves"
    assert said in run("play", "drako", "--deck", mine).err


# antro, antro serve


@pytest.mark.skipif(not CLIENT.exists(), reason="needs the built client")
@pytest.mark.parametrize("before", [True, False], ids=["antro --data", "antro serve --data"])
def test_tables_are_stored_in_the_given_folder(tmp_path, before):
    """The option works with and without a command."""
    asked = ["--port", "0", "--data", str(tmp_path / "mine")]
    typed = asked if before else ["serve", *asked]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE), "BROWSER": "true"}
    command = [sys.executable, "-m", "antro", *typed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        server.terminate()
        assert server.wait(30) == 0
    assert said.startswith("Antro: http://127.0.0.1:")
    assert (tmp_path / "mine" / "antro.db").exists()


def test_a_damaged_folder_is_refused_with_advice(run, tmp_path):
    (tmp_path / "antro.db").write_text("no tables, but text " * 99)
    done = run("serve", "--port", "0", "--data", str(tmp_path))
    assert done.code == 1
    assert "Restore the file from a backup" in done.err
    assert done.err.count("\n") == 1
