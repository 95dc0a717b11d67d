"""Seeded dice: neighbouring seeds and successive results are independent."""

from math import sqrt

import pytest

from antro.core.chance.dice import SeededDice
from tests.unhashed_dice import UnhashedDice

SEEDS = 1500
LAGS = [*range(1, 13), 16, 31, 32, 64, 100, 1000]
DRAWS = 8  # per seed
FACES = 30
FINE = 2**20  # number of outcomes in the correlation tests
DEVIATIONS = 5


def drawn(dice, n):
    """Return results below *n*: the first of every seed, the second of every seed, and so on."""
    by_seed = []
    for seed in range(SEEDS + max(LAGS)):
        seeded = dice(seed)
        by_seed.append([seeded.below(n) for _ in range(DRAWS)])
    return list(zip(*by_seed, strict=True))


def correlation(one, two):
    mean_one, mean_two = sum(one) / len(one), sum(two) / len(two)
    apart = [(a - mean_one, b - mean_two) for a, b in zip(one, two, strict=True)]
    squares = sum(a * a for a, _ in apart) * sum(b * b for _, b in apart)
    return sum(a * b for a, b in apart) / sqrt(squares)


def neighbouring_seeds_are_uncorrelated(dice):
    for draws in drawn(dice, FINE):
        for lag in LAGS:
            found = correlation(draws[:SEEDS], draws[lag : lag + SEEDS])
            assert abs(found) < DEVIATIONS / sqrt(SEEDS), f"correlated at lag {lag}"


def first_draws_agree_no_more_often_than_by_chance(dice):
    expected = SEEDS / FACES
    for draws in drawn(dice, FACES):
        for lag in LAGS:
            same = sum(draws[seed] == draws[seed + lag] for seed in range(SEEDS))
            assert abs(same - expected) < DEVIATIONS * sqrt(expected), f"alike at lag {lag}"


def first_draws_of_many_seeds_are_even(dice):
    for draws in drawn(dice, FACES):
        expected = len(draws) / FACES
        distance = sum((draws.count(face) - expected) ** 2 / expected for face in range(FACES))
        assert distance < FACES - 1 + DEVIATIONS * sqrt(2 * (FACES - 1))  # chi-square


LAWS = [
    neighbouring_seeds_are_uncorrelated,
    first_draws_agree_no_more_often_than_by_chance,
    first_draws_of_many_seeds_are_even,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_results_of_different_seeds_are_independent(law):
    law(SeededDice)


@pytest.mark.parametrize("law", LAWS[:2], ids=lambda law: law.__name__)
def test_a_generator_that_starts_at_its_seed_is_caught(law):
    with pytest.raises(AssertionError, match="at lag"):
        law(UnhashedDice)


def test_a_result_does_not_predict_the_next_ones():
    dice = SeededDice(1)
    draws = [dice.below(FINE) for _ in range(40_000)]
    for lag in LAGS:
        found = correlation(draws[:-lag], draws[lag:])
        assert abs(found) < DEVIATIONS / sqrt(len(draws)), f"correlated at lag {lag}"


def test_every_pair_of_results_is_equally_likely():
    dice, sides = SeededDice(2), 12
    counts = [0] * sides * sides
    for _ in range(30_000):
        counts[dice.below(sides) * sides + dice.below(sides)] += 1
    expected = 30_000 / len(counts)
    distance = sum((count - expected) ** 2 / expected for count in counts)
    assert distance < len(counts) - 1 + DEVIATIONS * sqrt(2 * (len(counts) - 1))


def test_any_number_is_a_seed_and_its_results_never_change():
    assert [SeededDice(7).below(100) for _ in range(3)] == [SeededDice(7).below(100)] * 3
    for seed in (0, -1, 2**32, 2**64 + 5, -(10**40)):
        assert 0 <= SeededDice(seed).below(6) < 6
    dice = SeededDice(2026)
    assert [dice.below(1000) for _ in range(8)] == [152, 164, 537, 506, 604, 659, 261, 711]
