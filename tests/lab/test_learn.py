"""Learning: known answers of the regression, and a game that it can be learned from."""

from math import tanh

import pytest

from antro.bots.dice import SeededDice
from antro.cli import run as antro
from antro.core.errors import BadOption
from antro.games.drako.options import make
from antro.lab.learn import fitted, solved, teachable, told_by


def test_equations_are_solved():
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_weights_that_made_the_results_are_found_again():
    dice = SeededDice(4)
    rows = []
    for _ in range(20_000):
        counts = [dice.below(2001) / 1000 - 1, dice.below(2001) / 1000 - 1, 3.0]
        odds = (tanh(1.5 * counts[0] - 0.5 * counts[1]) + 1) / 2
        rows.append((counts, float(int(dice.below(10_000)) < 10_000 * odds)))
    first, second, constant = fitted(rows, [0.0, 0.0, 0.7])
    assert first == pytest.approx(1.5, abs=0.15)
    assert second == pytest.approx(-0.5, abs=0.15)
    assert constant == 0.7  # never varied: stays as it was


def test_few_games_change_little():
    rows = [([1.0], 1.0), ([-1.0], 0.0)]
    assert fitted(rows, [0.3])[0] == pytest.approx(0.3, abs=0.05)


def test_a_game_tells_its_calm_positions_and_who_won():
    game = make({"matchup": "dragon-dwarves"})
    rows = told_by(game, teachable(game), 5, SeededDice(2))
    assert len(rows) > 20
    assert len({won for _, won in rows}) == 1
    assert {len(counts) for counts, _ in rows} == {len(teachable(game).names)}


def test_the_command_writes_a_table(capsys):
    assert antro(["lab", "learn", "drako", "--games", "1", "--descents", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("count,dragon-dwarves,")
    assert len(lines) == 26


def test_a_policy_that_counts_nothing_cannot_be_taught():
    game = make({"matchup": "dragon-dwarves"})
    game.name = "another"
    with pytest.raises(BadOption, match="counts nothing"):
        teachable(game)
