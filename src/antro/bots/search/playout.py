"""Random play to the end, for plain searches and for measurements of speed."""

from mypy_extensions import i64

from antro.core.contract.game import Game, S, first_to_act
from antro.core.contract.moves import Dice, Moves


def playout(game: Game[S], state: S, dice: Dice, moves: Moves) -> i64:
    """Play *state* to its end at random. Return the number of moves."""
    made: i64 = 0
    acting = game.to_act(state)
    while acting:
        by = first_to_act(game, state, acting)
        game.offer(state, by, moves)
        game.apply(state, by, moves.pick(dice))
        acting = game.to_act(state)
        made += 1
    return made


def playouts(game: Game[S], games: i64, dice: Dice) -> i64:
    """Play a number of games from the start. Return the total number of moves."""
    moves = Moves()
    made: i64 = 0
    for _game in range(games):
        made += playout(game, game.start(), dice, moves)
    return made


def clones(state: S, count: i64) -> None:
    """Copy a state *count* times, to measure the speed of copies."""
    for _copy in range(count):
        state.clone()
