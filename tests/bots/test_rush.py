"""Bots search a real-time game of several seats like any other game."""

from math import tanh

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from antro.bots.levels import LEVELS
from antro.bots.packed_state import StatePacker
from antro.bots.play import choose, votes
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.bots.search.memory import Memory
from antro.build import compiled
from antro.core.chance.dice import SeededDice
from antro.core.contract.game import Seat
from antro.core.evaluation.policy import ManySidedPolicy, Policy, softmax
from antro.core.match import timing
from antro.core.match.log_lines import heard
from antro.testing.table_walks import wander
from tests.core.support.rush import Rush
from tests.core.support.rush_state import STOPPING, RushState
from tests.core.support.tables import RUSHES, do_all, opened

own_policy = pytest.mark.skipif(compiled(), reason="policies of tests are not compiled")
every_rush = pytest.mark.parametrize("name", RUSHES)


def thinking(name, plies):
    """Return a table after *plies* steps and a seat that has more than one choice."""
    for seed in range(100):
        table = wander(opened(name), seed, plies)
        for seat in table.match.acting():
            if table.match.open_to(Seat(seat)).count > 1:
                return table, Seat(seat)
    raise AssertionError("nobody has a choice")


@every_rush
def test_a_level_chooses_a_legal_move(name):
    table, seat = thinking(name, 12)
    move = choose(table.game, table.game.veil(table.state, seat), 1, seed=4)
    assert move in table.match.open_to(seat).listed()


@every_rush
def test_a_veiled_state_is_packed_with_all_its_duels(name):
    table, seat = thinking(name, 20)
    packer, veiled = StatePacker(table.game), table.game.veil(table.state, seat)
    assert packer.unpack(packer.pack(veiled)).key() == veiled.key()


def test_moves_of_time_do_not_clear_the_memory():
    """A bot does not get moves of time or chance. Otherwise no stored tree would fit."""
    table = opened("rush 2 beat melee")
    do_all(table, "0 army 1, 1 army 1")
    table.tick(timing.due(table.match))
    memory, before = Memory(), heard(table.match, Seat(0))
    veiled = table.game.veil(table.state, Seat(0))
    votes(table.game, veiled, LEVELS[2], SeededDice(1), memory, before)
    table.tick(timing.due(table.match))
    assert heard(table.match, Seat(0)) == before
    assert memory.recall(before) is not None


# Opponents that choose in secret


class Stubborn(Policy[RushState]):
    """A policy that expects every seat to stop."""

    horizon = 0

    def __init__(self, game):
        self.game = game

    def weigh(self, state, seat, moves):
        moves.total_weight = 0
        stop = self.game.asks.plan.first + STOPPING
        for at in range(moves.count):
            moves.weights[at] = 10**6 if moves.numbers[at] == stop else 1
            moves.total_weight += moves.weights[at]

    def calm(self, state):
        return True

    def evaluate(self, state):
        return [0.0] * self.game.seats


@own_policy
def test_secret_choices_of_opponents_are_searched_by_the_policy():
    table = do_all(opened("rush 2 stepped melee"), "0 army 1, 1 army 1")
    game: Rush = table.game
    veiled = game.veil(table.state, Seat(0))
    search = GuidedSearch(game, Stubborn(game), veiled, Budget(8), SeededDice(1))
    world = game.guess(veiled, SeededDice(2))
    game.apply(world, Seat(0), table.match.open_to(Seat(0)).listed()[0])
    game.offer(world, Seat(1), search.moves)
    search.descents = 1
    node = search.tree.add(0, 0, 0)
    search.choose(world, node, Seat(1))
    assert search.alike.count == search.moves.count > 2
    drawn = [search.alike.pick(search.dice) for _ in range(50)]
    assert set(drawn) == {game.asks.plan.first + STOPPING}


# The value of a position for more than two sides


class Counted(ManySidedPolicy[RushState]):
    horizon = 0

    def __init__(self, sides, strengths):
        self.sides = vec[i64](sides)
        self.learned = [vec[float]([2.0]) for _ in strengths]
        self.strengths = strengths

    def weigh(self, state, seat, moves):
        """Do nothing: no test asks for weights."""

    def calm(self, state):
        return True

    def counts(self, state, side):
        return vec[float]([self.strengths[side] / 2])


@own_policy
def test_the_strongest_side_is_the_likeliest_to_win():
    values = Counted([0, 1, 2, 1], [0.5, 1.5, -1.0]).evaluate(RUSHES["rush 2 live melee"].start())
    assert values[1] == values[3] == max(values)
    assert min(values) == values[2]
    assert sum(values[:3]) == pytest.approx(2 - 3)  # one wins, the others lose


@own_policy
def test_two_sides_have_opposite_values():
    assert Counted([0, 1], [0.3, -0.3]).evaluate(
        RUSHES["rush 2 live melee"].start()
    ) == pytest.approx([tanh(0.3), -tanh(0.3)])


def test_extreme_strengths_give_finite_odds():
    assert softmax([5000.0, 0.0, -5000.0]) == [1.0, 0.0, 0.0]
