"""Fair random results are fixed by the commitment and correctly distributed."""

import hashlib
import hmac
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from antro.core.chance.fair import Chance, commitment, new_seed
from antro.core.contract.errors import BadOption
from antro.core.contract.moves import Moves

SEED = bytes(range(32)).hex()
MANY = 2**62 + 1  # with so many outcomes, a quarter of all words cannot be used
lines = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=64)


def below(n, draw, seed=SEED, entropies=("ink", "oak")):
    chance = Chance(seed, list(entropies))
    chance.draw = draw
    return chance.below(n)


def word(draw, attempt, seed=SEED, entropies=("ink", "oak")):
    """Compute a word independently, from the definition in the docstring of the module."""
    text = "".join(entropy + "\n" for entropy in entropies) + f"{draw}\n{attempt}"
    mac = hmac.new(bytes.fromhex(seed), text.encode("utf-8"), hashlib.sha256)
    return int(mac.hexdigest()[:16], base=16)


def test_known_seeds_always_give_the_same_results():
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [below(6, draw) for draw in range(12)] == [4, 3, 1, 2, 5, 2, 4, 1, 3, 3, 5, 4]


@given(n=st.integers(1, 2**63 - 1), draw=st.integers(0, 10**6), entropies=st.lists(lines))
def test_results_can_be_recomputed_from_the_definition(n, draw, entropies):
    words = (word(draw, attempt, SEED, entropies) for attempt in range(10**6))
    usable = next(word for word in words if word < 2**64 // n * n)
    assert below(n, draw, SEED, entropies) == usable % n


def test_a_word_that_would_favour_some_outcomes_is_skipped():
    skipped = [draw for draw in range(400) if word(draw, 0) >= 3 * MANY]
    assert 60 < len(skipped) < 140
    once = [draw for draw in skipped if word(draw, 1) < 3 * MANY]
    assert [below(MANY, draw) for draw in once] == [word(draw, 1) % MANY for draw in once]


@pytest.mark.parametrize("n", [2, 6, 52])
def test_all_outcomes_are_equally_likely(n):
    draws = 400 * n
    drawn = [below(n, draw) for draw in range(draws)]
    distance = sum((drawn.count(outcome) - 400) ** 2 / 400 for outcome in range(n))
    assert distance < n - 1 + 5 * math.sqrt(2 * (n - 1))  # chi-square: five deviations


def test_moves_are_drawn_in_proportion_to_their_weight():
    out, chance = Moves(), Chance(SEED, [])
    out.weigh(7, 1)
    out.weigh(9, 3)
    drawn = [out.pick(chance) for _ in range(4000)]
    assert chance.draw == 4000
    assert 870 < drawn.count(7) < 1130
    assert drawn.count(7) + drawn.count(9) == 4000


def test_every_input_of_a_result_changes_it():
    draws = [
        below(2**62, 0),
        below(2**62, 1),
        below(2**62, 0, seed="ff" * 32),
        below(2**62, 0, entropies=("oak", "ink")),
        below(2**62, 0, entropies=("inko", "ak")),
        below(2**62, 0, entropies=("ink", "oak", "")),
    ]
    assert len(set(draws)) == len(draws)


def test_new_seeds_differ():
    assert len({commitment(new_seed()) for _ in range(100)}) == 100


@pytest.mark.parametrize("entropy", ["a\nb", "\x00", "\x7f", "\x85", "\u2028", "\ud800", "x" * 65])
def test_entropy_that_is_not_one_line_of_text_is_refused(entropy):
    with pytest.raises(BadOption, match="entropies"):
        Chance(SEED, ["fine", entropy])
