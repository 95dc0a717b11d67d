"""Positions for bot tests. A seed and the weights of the policy lead to them."""

from antro.bots.policies import policy_of
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.games.drako.options import make

MATCHUP = {"matchup": "dragon-dwarves"}


def drako(options=MATCHUP):
    return make(options)


def played(game, seed, plies, choices=2):
    """Return the first position after *plies* moves where a seat has *choices* moves."""
    state, dice, moves = game.start(), SeededDice(seed), Moves()
    while acting := game.to_act(state):
        by = Seat(lowest(acting))
        game.offer(state, by, moves)
        if plies <= 0 and by != CHANCE and moves.count >= choices:
            return state, by
        if by != CHANCE:
            policy_of(game).weigh(state, by, moves)
        game.apply(state, by, moves.pick(dice))
        plies -= 1
    raise AssertionError("the game was over before that")


def played_out(game, seed):
    """Return the position at the end of a random game."""
    state, dice, moves = game.start(), SeededDice(seed), Moves()
    while acting := game.to_act(state):
        by = Seat(lowest(acting))
        game.offer(state, by, moves)
        game.apply(state, by, moves.pick(dice))
    return state
