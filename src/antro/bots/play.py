"""The choice of a bot, from the knowledge of its seat, for servers, terminals and tournaments."""

import hmac
from collections.abc import Iterable
from math import exp
from random import Random
from typing import Any, Final

from antro.bots.levels import Level, level_of
from antro.bots.policies import policy_of
from antro.bots.search.guided import GuidedSearch, obvious_move
from antro.bots.search.ismcts import Budget
from antro.bots.search.memory import Memory
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import listed
from antro.core.contract.descriptions import Reason
from antro.core.contract.errors import Refused
from antro.core.contract.game import Game, State
from antro.core.contract.moves import Dice, Moves
from antro.core.evaluation.policy import UNSURE

Votes = dict[int, float]  # by move: how often the search tried it

EXTREME: Final = 2.0  # a bot's pace differs from the median by at most this many spreads


def choose(game: Game[Any], veiled: State, level: int, seed: int) -> int:
    """Return the move of a bot on the seat of the viewer of *veiled*. The bot has no memory.

    Equal arguments give equal moves, unless the time limit of the level ends the search early.
    Raise ``BadOption`` for an unknown level, and ``Refused`` if the seat has nothing to choose.
    """
    return elected([votes(game, veiled, level_of(level), SeededDice(seed), Memory(), [])])


def votes(
    game: Game[Any],
    veiled: State,
    level: Level,
    dice: Dice,
    memory: Memory,
    heard: list[int],
    *,
    unmoved: bool = False,
) -> Votes:
    """Search for a move, and return how often each was tried.

    *heard* is the list of moves that the seat saw (``log_lines.heard``). *memory* is updated.

    An obvious move needs no search. A quick answer would show the opponents that it was obvious,
    so with *unmoved* the bot searches anyway.
    """
    check_asked(game, veiled)
    policy, moves = policy_of(game), Moves()
    budget = Budget(level.within(policy.scale), level.time_limit(timed=game.timed))
    obvious = obvious_move(game, policy, veiled, moves)
    if obvious != UNSURE and not unmoved:
        return {int(obvious): 1.0}
    tree = memory.recall(heard)
    search = GuidedSearch(game, policy, veiled, budget, dice, tree)
    search.overlooked = overlooked(moves.listed(), level.overlooks, dice)
    search.think()
    memory.keep(heard, search.tree)
    if obvious != UNSURE:
        return {int(obvious): 1.0}
    noticed = [int(move) for move in search.ranked() if move not in search.overlooked]
    return {move: search.tried(move) for move in noticed}


def position_seed(secret: str, packed: bytes, moves: int, share: int = 0) -> int:
    """Return the seed of a bot's search. It is the same when an undo leads to the position again.

    *secret* is the seed of the table, in hexadecimal. Without it nobody can repeat the search. The
    suffix makes another key than that of the draws (``core.chance.fair``). *packed* is all that
    the seat knows, *moves* the number of moves so far, and *share* a part of a split search.
    """
    key = bytes.fromhex(secret) + b"bots"
    digest = hmac.digest(key, f"{moves} {share}\n".encode() + packed, "sha256")
    return int.from_bytes(digest[:4], "big")


def elected(ballots: Iterable[Votes]) -> int:
    """Return the move that one or more searches of a position tried most often."""
    total: Votes = {}
    for ballot in ballots:
        for move, tries in ballot.items():
            total[move] = total.get(move, 0.0) + tries
    return max(total, key=total.__getitem__)


def pause(level: int, seed: int) -> float:
    """Return the total seconds before a bot answers, to feel like a person."""
    low, high = level_of(level).pause
    return low + (high - low) * float(SeededDice(seed).below(1000)) / 1000.0


def beat(median: float, spread: float, seed: int) -> float:
    """Return random seconds to a bot's next move in a timed game, log-normal around the median."""
    drawn = Random(seed).gauss(0.0, spread)
    return median * exp(max(-EXTREME * spread, min(EXTREME * spread, drawn)))


def check_asked(game: Game[Any], veiled: State) -> None:
    """Raise ``Refused`` if the viewer of *veiled* may not choose now."""
    acting = game.to_act(veiled)
    if not acting:
        raise Refused(Reason("finished", game.question_to(veiled, veiled.viewer).clause))
    if not acting >> veiled.viewer & 1:
        who = [f"role:{game.roles[seat]}" for seat in listed(acting) if seat < game.seats]
        clause = game.question_to(veiled, veiled.viewer).clause
        raise Refused(Reason("wrong_seat", clause, {"who": who}))


def overlooked(moves: list[int], likely: float, dice: Dice) -> list[int]:
    """Return the moves that a bot does not notice, at random. It notices at least one move."""
    missed = [move for move in moves if float(dice.below(1000)) < 1000.0 * likely]
    return missed if len(missed) < len(moves) else missed[1:]
