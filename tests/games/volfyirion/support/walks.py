"""Games with progress: a turn rarely ends while other moves are left."""

from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from tests.unhashed_dice import UnhashedDice

EAGER = 8  # one in so many choices ends a turn early


def stroll(game, seed, plies=10**6):
    """Give the states of a game, one after another. It is always the same object."""
    dice, state, out = UnhashedDice(seed), game.start(), Moves()
    yield state
    for _ in range(plies):
        acting = listed(game.to_act(state))
        if not acting:
            return
        seat = Seat(acting[dice.below(len(acting))])
        game.offer(state, seat, out)
        game.apply(state, seat, choose(game, seat, out, dice))
        yield state


def choose(game, seat, out, dice):
    if seat == CHANCE:
        return out.pick(dice)
    moves = out.listed()
    busy = [move for move in moves if game.describe(move).kind not in ("end", "done")]
    if busy and dice.below(EAGER):
        moves = busy
    return moves[dice.below(len(moves))]
