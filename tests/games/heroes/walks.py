"""Games that get somewhere: players who roll for something, and act when they can."""

from antro.bots.policies import policy_of
from antro.core.bits import listed
from antro.core.dice import SeededDice
from antro.core.game import CHANCE, Seat, first_to_act
from antro.core.moves import Moves
from antro.core.policy import UNSURE

FICKLE = 6  # does anything at all once in so many choices


def stroll(game, seed, plies=10**6):
    """The states of a game, one after another; the same object, played on."""
    dice, state, out = SeededDice(seed), game.start(), Moves()
    yield state
    for _ in range(plies):
        acting = game.to_act(state)
        if not acting:
            return
        seat = first_to_act(game, state, acting)
        game.offer(state, seat, out)
        game.apply(state, seat, choose(game, state, seat, out, dice))
        yield state


def choose(game, state, seat, out, dice):
    """What the policy thinks of first, and now and then anything."""
    if seat >= CHANCE or not dice.below(FICKLE):
        return out.pick(dice)
    policy = policy_of(game)
    sure = policy.sure(state, seat, out)
    if sure != UNSURE:
        return sure
    policy.weigh(state, seat, out)
    return out.pick(dice)


def open_moves(game, state):
    """What everybody may do, in words."""
    return [
        f"  = {seat} {move.number} {move.text}"
        for seat in listed(game.to_act(state))
        for move in game.offered(state, Seat(seat))
    ]
