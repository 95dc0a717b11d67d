"""A bot's choice, from what its seat knows: for servers, terminals and tournaments."""

from typing import Any

from antro.bots.dice import SeededDice
from antro.bots.ismcts import Budget, Search
from antro.bots.levels import Level, level_of
from antro.bots.policies import policy_of
from antro.core.bits import listed
from antro.core.errors import Refused
from antro.core.game import Game, State
from antro.core.moves import Dice, Moves
from antro.core.told import Reason


def choose(game: Game[Any], veiled: State, level: int, seed: int) -> int:
    """The move of a bot that sits where *veiled* is seen from.

    Equal arguments give equal moves, unless the time cap of a level cuts thinking
    short. Raises ``BadOption`` for an unknown level, ``Refused`` when that seat has
    nothing to choose.
    """
    return think(game, veiled, level_of(level), SeededDice(seed))


def pause(level: int, seed: int) -> float:
    """How many seconds a bot lets pass in all before it answers, as a person would."""
    low, high = level_of(level).pause
    return low + (high - low) * float(SeededDice(seed).below(1000)) / 1000.0


def think(game: Game[Any], veiled: State, level: Level, dice: Dice) -> int:
    check_asked(game, veiled)
    budget = Budget(level.descents, level.seconds)
    search = Search(game, policy_of(game), veiled, budget, dice)
    moves = Moves()
    game.offer(veiled, veiled.viewer, moves)
    search.overlooked = overlooked(moves.listed(), level.overlooks, dice)
    return int(search.run())


def check_asked(game: Game[Any], veiled: State) -> None:
    """A bot is asked only when its seat may choose."""
    acting = game.to_act(veiled)
    if not acting:
        raise Refused(Reason("finished", veiled.pending[-1].clause))
    if not acting >> veiled.viewer & 1:
        who = [f"role:{game.roles[seat]}" for seat in listed(acting) if seat < game.seats]
        raise Refused(Reason("wrong_seat", veiled.pending[-1].clause, {"who": who}))


def overlooked(moves: list[int], likely: float, dice: Dice) -> list[int]:
    """The moves that are not noticed, each as likely; at least one always is."""
    missed = [move for move in moves if float(dice.below(1000)) < 1000.0 * likely]
    return missed if len(missed) < len(moves) else missed[1:]
