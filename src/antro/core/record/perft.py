"""Count the lines of play to a depth, the classic test of move generators."""

from antro.core.contract.bits import listed
from antro.core.contract.game import Game, S, Seat
from antro.core.contract.moves import Moves


def perft(game: Game[S], state: S, depth: int) -> int:
    """Return the number of sequences of *depth* moves from here, including chance moves."""
    if depth == 0:
        return 1
    lines, out = 0, Moves()
    for seat in listed(game.to_act(state)):
        game.offer(state, Seat(seat), out)
        for move in out.listed():
            after = state.clone()
            game.apply(after, Seat(seat), move)
            lines += perft(game, after, depth - 1)
    return lines
