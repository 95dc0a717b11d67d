"""Learning separate weights for each side."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.evaluation.policy import ManySidedPolicy, softmax
from antro.games import GAMES
from antro.lab.learning.learn import fit
from antro.lab.learning.learn_from import learn_from, rows_of
from antro.lab.learning.training_games import play_training_game, training_games
from antro.lab.learning.training_rows import count_names, counts_of, training_rows, weights_of
from tests.core.support.toll import Toll, TollState

pytestmark = pytest.mark.skipif(compiled(), reason="policies of tests are not compiled")


class Riches(ManySidedPolicy[TollState]):
    """A policy that counts points and coins of each seat of Toll, but only points of the last."""

    horizon = 100

    def __init__(self, game):
        self.game = game
        self.sides = vec[i64](range(3))
        self.names = [["points", "coins"], ["points", "coins"], ["points"]]
        self.learned = [vec[float]([0.1, 0.2]), vec[float]([0.3, 0.4]), vec[float]([0.5])]

    def weigh(self, state, seat, moves):
        moves.total_weight = moves.count
        for at in range(moves.count):
            moves.weights[at] = 1

    def calm(self, state):
        return True

    def counts(self, state, side):
        counts = [float(state.points[side]), float(sum(state.coins[side]))]
        return vec[float](counts[: len(self.names[side])])


def test_weights_are_listed_side_after_side():
    game = Toll(3)
    policy = Riches(game)
    state = game.start()
    state.points = [3, 4, 5]
    state.coins[0][1] = 2
    assert weights_of(policy) == [0.1, 0.2, 0.3, 0.4, 0.5]
    assert counts_of(policy, state) == [3.0, 2.0, 4.0, 0.0, 5.0]
    assert count_names(policy, game.roles) == [
        "miller: points",
        "miller: coins",
        "carter: points",
        "carter: coins",
        "smith: points",
    ]


def test_winners_are_compared_with_losers_only():
    counts = [2.0, 4.0, 6.0, 8.0, 10.0]
    policy = Riches(Toll(3))
    assert training_rows(policy, counts, [-1.0, 1.0, -1.0]) == [
        ([-1.0, -2.0, 3.0, 4.0, 0.0], 1.0),
        ([0.0, 0.0, 3.0, 4.0, -5.0], 1.0),
    ]
    assert training_rows(policy, counts, [0.0, 0.0, 0.0]) == []


@pytest.mark.compiled
def test_the_regression_finds_the_weights_of_each_side():
    policy, dice, truth = Riches(Toll(3)), SeededDice(8), [1.5, -0.5, 0.5, 1.0, 2.0]
    rows = []
    for _ in range(12_000):
        counts = [dice.below(2001) / 1000 - 1 for _ in truth]
        parts = [weight * count for weight, count in zip(truth, counts, strict=True)]
        odds = softmax([parts[0] + parts[1], parts[2] + parts[3], parts[4]])
        drawn = dice.below(10_000) / 10_000
        winner = 0 if drawn < odds[0] else 1 if drawn < odds[0] + odds[1] else 2
        scores = [1.0 if side == winner else -1.0 for side in range(3)]
        rows += training_rows(policy, counts, scores)
    assert fit(rows, [0.0] * 5) == pytest.approx(truth, abs=0.2)


def test_whole_games_teach_every_side(made_up, monkeypatch):
    monkeypatch.setattr(GAMES["toll"], "policy", Riches)
    game = Toll(3)
    played = [
        play_training_game(each)
        for each in training_games("toll", {"seats": "3"}, descents=2, games=120, seed=1)
    ]
    assert {len(counts) for counts, _ in rows_of(game, Riches(game), played[0])} == {5}
    learned = learn_from(played)
    assert list(learned) == count_names(Riches(game), game.roles)
    assert all(learned[f"{role}: points"] > 0 for role in game.roles)
    assert not set(learned.values()) & set(weights_of(Riches(game)))


def test_a_side_without_a_seat_wins_when_all_lose():
    policy = Riches(Toll(3))
    policy.sides = vec[i64](range(2))  # no seat plays the third side
    counts = [2.0, 4.0, 6.0, 8.0, 10.0]
    assert count_names(policy, ["miller", "carter"])[-1] == "nobody: points"
    assert training_rows(policy, counts, [-1.0, -1.0]) == [
        ([-1.0, -2.0, 0.0, 0.0, 5.0], 1.0),
        ([0.0, 0.0, -3.0, -4.0, 5.0], 1.0),
    ]
    assert training_rows(policy, counts, [1.0, -1.0]) == [
        ([1.0, 2.0, -3.0, -4.0, 0.0], 1.0),
        ([1.0, 2.0, 0.0, 0.0, -5.0], 1.0),
    ]
