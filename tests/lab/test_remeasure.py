"""The command that measures levels and balance anew, with small bots and few games."""

import pytest

from antro.games import GAMES
from bench import remeasure
from bench.measurements import BALANCE, MEETINGS, Fairness, Meeting

SMALL = [
    Meeting("first", "drako", {"matchup": "dragon-knights"}, ["random", "greedy"], 1, "little"),
    Meeting("alone", "volfyirion", {"mode": "solo"}, ["greedy"], 1),
]


@pytest.fixture
def measured(tmp_path, monkeypatch):
    """Runs the command. Returns the folder it writes into."""
    monkeypatch.setattr(remeasure, "cpu", lambda: "a processor")
    monkeypatch.setattr(remeasure, "MEETINGS", SMALL)
    monkeypatch.setattr(remeasure, "BALANCE", [Fairness("volfyirion", ["random", "greedy"], 1)])
    typed = f"remeasure --games 8 --match-up 2 --jobs 1 --into {tmp_path} --kept {tmp_path}/kept"
    monkeypatch.setattr("sys.argv", typed.split())
    (tmp_path / "bench").mkdir()
    page = tmp_path / "bench" / "results.md"
    page.write_text("# Ours\n<!-- drako_levels -->\nstale\n<!-- /drako_levels -->\nleft alone\n")
    remeasure.main()
    return tmp_path


def test_one_command_writes_levels_and_balance(measured):
    levels = (measured / "bench" / "results.md").read_text()
    assert "stale" not in levels
    assert "left alone" in levels
    assert "--game drako --option matchup=dragon-knights --seed 1 random greedy" in levels
    (drako,) = [line for line in levels.splitlines() if line.startswith("| first |")]
    assert float(drako.split("|")[2].split()[0]) < 50.0  # what the first bot won, not the better
    assert "| alone |" in levels
    page = (measured / "docs" / "balance" / "volfyirion.md").read_text()
    assert page.count("| privileges |") == 2
    assert "<svg" in (measured / "docs" / "balance" / "volfyirion.html").read_text()


def test_what_was_played_is_not_played_again(measured):
    kept = [file.read_bytes() for file in (measured / "kept").iterdir()]
    remeasure.main()
    assert [file.read_bytes() for file in (measured / "kept").iterdir()] == kept


def test_every_level_of_every_game_is_measured_against_the_one_below():
    for game in GAMES:
        titles = [meeting.title for meeting in MEETINGS if meeting.game == game]
        assert titles[:4] == [f"level {high} against level {high - 1}" for high in range(2, 6)]
    assert list(dict.fromkeys(one.game for one in BALANCE)) == list(GAMES)
