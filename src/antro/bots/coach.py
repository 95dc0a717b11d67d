"""The coach: hints for the current choice with reasons, and reviews of finished games.

All advice uses only the knowledge of the seat. A hint starts from a veiled state, and a review
veils every position of the record before it searches.
"""

from collections.abc import Callable
from itertools import pairwise
from math import inf
from typing import Any, Final

from msgspec import Struct

from antro.bots.play import check_asked
from antro.bots.policies import policy_of, reasons_of
from antro.bots.search.guided import GuidedSearch
from antro.bots.search.ismcts import Budget
from antro.core.chance.dice import SeededDice
from antro.core.contract.descriptions import Fields, Move, Reason
from antro.core.contract.errors import BadOption, expected_number
from antro.core.contract.game import Game, Seat, State
from antro.core.evaluation.policy import UNSURE
from antro.core.match.played_move import LEAVING, PlayedMove, make_again
from antro.core.record.record import Record, Shelf, replay

THOUGHTS: Final = 12_000  # descents for a hint
PATIENCE: Final = 1.5  # seconds for a hint, because a player waits for it
GLANCES: Final = 1_200  # for each choice of a review
MOST: Final = 1_000_000
COMPARED: Final = 100  # descents for another move, if the search tried only one
SECOND_LOOK: Final = 4  # divisor: the played move gets another quarter of the descents
SWING: Final = 0.12  # change of the odds between two choices that makes a turning point
WORST: Final = 3  # mistakes and turning points in a review

Progress = Callable[[int, int], None]  # number of choices that are done, and of all choices


class Hint(Struct, frozen=True):
    """The best move, and the reasons for it."""

    move: Move
    odds: float  # of winning, in [0, 1]; a draw is half a win
    because: list[Reason]


class Point(Struct, frozen=True):
    """One choice of the reviewed seat."""

    version: int  # of the table before the choice
    odds: float  # of winning with the best move
    played: Move
    best: Move
    lost: float  # the odds that the choice lost


class Mistake(Struct, frozen=True):
    """A choice that could have been better."""

    point: Point
    because: list[Reason]  # why the other move was better


class Review(Struct, frozen=True):
    seat: int
    curve: list[Point]
    turning_points: list[int]  # indexes into the curve, the greatest swing first
    mistakes: list[Mistake]  # at most three, the worst first


def hint(game: Game[Any], veiled: State, seed: int = 1, descents: int = THOUGHTS) -> Hint:
    """Return the coach's choice for the viewer of *veiled*. Raise errors like ``play.choose``."""
    check_asked(game, veiled)
    search = thought(game, veiled, seed, descents, PATIENCE)
    move = best_move(search)
    return Hint(game.describe(move), odds(search, move), why(game, veiled, search, move))


def review(
    record: Record,
    shelf: Shelf,
    seat: int,
    progress: Progress | None = None,
    descents: int = GLANCES,
) -> Review:
    """Review the choices of *seat*. Raise ``BadRecord`` if the record does not replay."""
    match = replay(record, shelf)
    game: Game[Any] = match.game
    if not 0 <= seat < game.seats:
        raise BadOption("seat", str(seat), expected_number(0, game.seats - 1))
    choices = choices_of(game, match.standing, seat)
    looks: list[tuple[Point, list[Reason]]] = []
    for nth, (version, veiled, move) in enumerate(choices):
        looks.append(look(game, veiled, version, move, descents))
        if progress is not None:
            progress(nth + 1, len(choices))
    curve = [point for point, _ in looks]
    worst = sorted(looks, key=lambda seen: -seen[0].lost)[:WORST]
    mistakes = [Mistake(*seen) for seen in worst if seen[0].lost > 0]
    return Review(seat, curve, turning_points(curve), mistakes)


def choices_of(
    game: Game[Any], standing: list[PlayedMove], seat: int
) -> list[tuple[int, State, int]]:
    """Return each choice of a seat between several moves: version, veiled state and its move."""
    state = game.start()
    found = []
    for made in standing:
        if made.seat == seat and made.move != LEAVING and not made.by_default:
            veiled = game.veil(state, Seat(seat))
            if len(game.offered(veiled, Seat(seat))) > 1:
                found.append((made.version, veiled, made.move))
        make_again(game, state, made)
    return found


def look(
    game: Game[Any], veiled: State, version: int, move: int, descents: int
) -> tuple[Point, list[Reason]]:
    """Compare a played move with the best one. The played move gets extra descents."""
    search = thought(game, veiled, version + 1, descents)
    search.try_out(move, max(1, descents // SECOND_LOOK))
    best = best_move(search)
    lost = max(0.0, odds(search, best) - odds(search, move)) if best != move else 0.0
    point = Point(version, odds(search, best), game.describe(move), game.describe(best), lost)
    because = [*why(game, veiled, search, best), expected(search, best)] if lost else []
    return point, because


def thought(
    game: Game[Any], veiled: State, seed: int, descents: int, seconds: float = inf
) -> GuidedSearch[Any]:
    """Return a search that has used up its budget. If a move is sure, it tries only that."""
    if not 1 <= descents <= MOST:
        raise BadOption("descents", str(descents), expected_number(1, MOST))
    budget = Budget(descents, seconds)
    search = GuidedSearch(game, policy_of(game), veiled, budget, SeededDice(seed))
    search.only = search.obvious()
    search.think()
    return search


def best_move(search: GuidedSearch[Any]) -> int:
    """Return the move that a bot would make: the sure one, or the one that was tried most."""
    obvious = search.obvious()
    return int(search.ranked()[0] if obvious == UNSURE else obvious)


def odds(search: GuidedSearch[Any], move: int) -> float:
    return (search.value(move) + 1) / 2


def why(game: Game[Any], veiled: State, search: GuidedSearch[Any], move: int) -> list[Reason]:
    """Return the reasons for a move. If the game gives none, compare it with the other moves."""
    if len(search.ranked()) == 1 and len(game.offered(veiled, veiled.viewer)) == 1:
        return [Reason("coach_forced", game.question_to(veiled, veiled.viewer).clause)]
    return reasons_of(game)(game, veiled, move) or [compared(search, move)]


def compared(search: GuidedSearch[Any], move: int) -> Reason:
    """Return by how much a move is better than the best of the others that the search tried."""
    if len(search.ranked()) == 1:
        search.try_out(heaviest_other(search, move), COMPARED)
    others = [odds(search, other) for other in search.ranked() if other != move]
    more = round(100 * (odds(search, move) - max(others)))
    fields: Fields = {"moves": len(others), "n": more}
    return (
        Reason("coach_better", fields=fields) if more > 0 else Reason("coach_even", fields=fields)
    )


def heaviest_other(search: GuidedSearch[Any], move: int) -> int:
    """Return the move that the policy prefers among all others."""
    moves = search.moves
    search.game.offer(search.veiled, search.seat, moves)
    search.policy.weigh(search.game.guess(search.veiled, search.dice), search.seat, moves)
    weights = zip(moves.listed(), moves.weights, strict=False)
    return int(max((weight, other) for other, weight in weights if other != move)[1])


def expected(search: GuidedSearch[Any], move: int) -> Reason:
    """Return the odds after a move as a reason."""
    return Reason("coach_odds", fields={"percent": round(100 * odds(search, move))})


def turning_points(curve: list[Point]) -> list[int]:
    """Return the choices with the greatest change of the odds since the choice before."""
    swings = [abs(now.odds - then.odds) for then, now in pairwise(curve)]
    turns = [at + 1 for at, swing in enumerate(swings) if swing >= SWING]
    return sorted(turns, key=lambda at: -swings[at - 1])[:WORST]
