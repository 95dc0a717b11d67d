"""Learning: known results of the regression, and games to learn from."""

from itertools import pairwise
from math import tanh

import pytest

from antro.cli import run as antro
from antro.core.chance.dice import SeededDice
from antro.core.contract.errors import BadOption
from antro.games import GAMES
from antro.games.drako.options import make
from antro.lab.learning.learn import counting_policy, fit, solve, training_options
from antro.lab.learning.learn_from import rows_of
from antro.lab.learning.training_games import play_training_game, training_games


def training(game, options, descents, seed):
    """Return the training rows of one game."""
    (pairing,) = training_games(game, options, descents, 1, seed)
    rules = GAMES[game].make(options)
    return rows_of(rules, counting_policy(rules), play_training_game(pairing))


def test_equations_are_solved():
    assert solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


@pytest.mark.compiled
def test_the_regression_finds_the_weights_that_made_the_results():
    dice = SeededDice(4)
    rows = []
    for _ in range(20_000):
        counts = [dice.below(2001) / 1000 - 1, dice.below(2001) / 1000 - 1, 3.0]
        odds = (tanh(1.5 * counts[0] - 0.5 * counts[1]) + 1) / 2
        rows.append((counts, float(int(dice.below(10_000)) < 10_000 * odds)))
    first, second, constant = fit(rows, [0.0, 0.0, 0.7])
    assert first == pytest.approx(1.5, abs=0.15)
    assert second == pytest.approx(-0.5, abs=0.15)
    assert constant == 0.7  # never varied, so unchanged


def test_weights_far_from_the_truth_are_corrected():
    """A whole step of Newton's method leads away from the solution there."""
    dice = SeededDice(4)
    rows = []
    for _ in range(4_000):
        counts = [dice.below(2001) / 1000 - 1]
        rows.append((counts, float(counts[0] > dice.below(1000) / 1000 - 0.5)))
    assert fit(rows, [-9.0])[0] > 0.0


def test_few_games_change_little():
    rows = [([1.0], 1.0), ([-1.0], 0.0)]
    assert fit(rows, [0.3])[0] == pytest.approx(0.3, abs=0.05)


@pytest.mark.compiled
def test_weights_on_a_flat_curve_are_corrected():
    """On a flat curve, whole steps of Newton's method lead ever further away."""
    rows = [([1.0], 0.25), ([-1.0], 0.75)] * 10_000
    assert fit(rows, [5.0])[0] == pytest.approx(-0.55, abs=0.1)


def test_a_game_yields_its_calm_positions_and_its_winner():
    game = make({"matchup": "dragon-dwarves"})
    rows = training("drako", {"matchup": "dragon-dwarves"}, descents=5, seed=2)
    assert len(rows) > 20
    assert len({won for _, won in rows}) == 1
    assert {len(counts) for counts, _ in rows} == {len(counting_policy(game).names)}


def test_the_command_writes_a_table(tmp_path, capsys):
    typed = f"lab learn drako --games 1 --descents 2 --jobs 1 --out {tmp_path}"
    assert antro(typed.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("count,dragon-dwarves,")
    assert len(lines) == 26


def test_a_column_is_learned_for_every_mode():
    assert [case["mode"] for case in training_options("volfyirion")] == [
        "duel",
        "solo",
        "team",
        "coop",
    ]
    with pytest.raises(BadOption, match="game"):
        training_options("chess")


def test_the_start_of_a_turn_is_counted_once():
    rows = training("volfyirion", {"mode": "duel"}, descents=2, seed=3)
    assert 10 <= len(rows) <= 110
    assert all(one != two for (one, _), (two, _) in pairwise(rows))


def test_a_policy_without_counts_cannot_learn():
    game = make({"matchup": "dragon-dwarves"})
    game.name = "another"
    with pytest.raises(BadOption, match="no_weights"):
        counting_policy(game)


def test_a_game_without_options_learns_without_options(monkeypatch):
    monkeypatch.setattr(GAMES["drako"], "options", [])
    assert training_options("drako") == [{}]
