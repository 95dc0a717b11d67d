"""The search for levels that make a game even."""

import pytest

from antro.cli import run as antro
from antro.core.contract.errors import BadOption
from antro.lab.balance.handicap_search import changes, in_words, search_handicaps
from antro.lab.tournament.ratings import rate
from antro.lab.tournament.side_results import SideRate

DUEL = {"roles": "KD"}
ROLES = ["knight", "dragon"]
WORTH = {"easiest": 10, "easy": 5, "standard": 0, "hard": -5, "expert": -10}


def won(options):
    """Return invented results: the Dragon wins 70 of 100 games, corrected by the levels."""
    knight, dragon = (WORTH[options.get(f"{role}-level", "standard")] for role in ROLES)
    points = 30 + knight - dragon
    return [
        SideRate(role, rate(share, 100))
        for role, share in zip(ROLES, (points, 100 - points), strict=True)
    ]


def test_levels_are_changed_until_both_sides_win_equally_often():
    way = search_handicaps("vast", DUEL, won)
    assert [one.least for one in way] == [0.3, 0.4, 0.5]
    assert way[-1].options == {**DUEL, "knight-level": "easiest", "dragon-level": "expert"}
    text = in_words("Knight against Dragon", way[-1], DUEL)
    assert text.endswith("knight-level=easiest dragon-level=expert: knight 50%, dragon 50%")


def test_only_levels_of_roles_at_the_table_are_changed():
    found = list(changes("vast", {**DUEL, "knight-level": "hard"}))
    assert len(found) == 4 + 4
    assert all(other["roles"] == "KD" and "goblins-level" not in other for other in found)


def test_a_game_without_levels_is_refused(tmp_path, capsys):
    with pytest.raises(BadOption, match="no_level_option"):
        search_handicaps("drako", {"matchup": "dragon-dwarves"}, won)
    typed = "lab levels drako --bot greedy --games 1 --jobs 1 --option matchup=dragon-dwarves"
    assert antro([*typed.split(), "--out", str(tmp_path)]) == 1
    assert "No option of this game sets the level of a role." in capsys.readouterr().err


@pytest.mark.compiled
def test_the_command_prints_each_step_of_the_search(tmp_path, capsys):
    typed = "lab levels vast --games 2 --jobs 1 --option roles=KD"
    assert antro([*typed.split(), "--out", str(tmp_path)]) == 0
    text = capsys.readouterr().out
    assert "default levels: knight" in text
    assert "(other seeds)" in text
