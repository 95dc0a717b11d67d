"""What a bot does with its turn: the one door between hosts and bots."""

from antro.bots.dice import SeededDice
from antro.core.game import Game, S
from antro.core.moves import Moves


def choose(game: Game[S], veiled: S, level: int, seed: int) -> int:
    """A move for the viewer of *veiled*. Equal states, levels and seeds choose alike."""
    out = Moves()
    game.offer(veiled, veiled.viewer, out)
    return int(out.pick(SeededDice(seed)))
