"""Learn from games with any options: training games, or the file ``games.jsonl`` of a tournament.

Counts with the same name share one weight under all options. So a role learns in all sets of
roles.
"""

from functools import lru_cache
from typing import Any

from antro.core.contract.game import Game, Options, Seat
from antro.games import GAMES
from antro.lab.learning.learn import counting_policy, fit
from antro.lab.learning.training_rows import (
    Teachable,
    TrainingRow,
    count_names,
    counts_of,
    training_rows,
    weights_of,
)
from antro.lab.tournament.match import Outcome


def learn_from(outcomes: list[Outcome]) -> dict[str, float]:
    """Return new weights for the policy of a game, by the names of its counts."""
    prior: dict[str, float] = {}
    found: list[tuple[list[str], list[TrainingRow]]] = []
    for outcome in outcomes:
        game, policy = table_of(outcome.pairing.game, tuple(outcome.pairing.options.items()))
        names = count_names(policy, game.roles)
        prior |= dict(zip(names, weights_of(policy), strict=True))
        found.append((names, rows_of(game, policy, outcome)))
    places = {name: at for at, name in enumerate(prior)}
    rows = [spread_out(row, names, places) for names, of_game in found for row in of_game]
    return dict(zip(prior, fit(rows, list(prior.values())), strict=True))


@lru_cache(maxsize=64)
def table_of(name: str, options: tuple[tuple[str, str], ...]) -> tuple[Game[Any], Teachable]:
    """Return the game with these options and its policy, made only once."""
    given: Options = dict(options)
    game = GAMES[name].make(given)
    return game, counting_policy(game)


def rows_of(game: Game[Any], policy: Teachable, outcome: Outcome) -> list[TrainingRow]:
    """Return training rows from the calm positions of a game and its result."""
    state = game.start()
    counted: list[list[float]] = []
    for seat, move in zip(outcome.seats, outcome.moves, strict=True):
        if policy.calm(state) and (counts := counts_of(policy, state)) not in counted[-1:]:
            counted.append(counts)
        game.apply(state, Seat(seat), move)
    return [row for counts in counted for row in training_rows(policy, counts, outcome.scores)]


def spread_out(row: TrainingRow, names: list[str], places: dict[str, int]) -> TrainingRow:
    """Return a row with places for the counts of all options. Missing counts are 0."""
    counts = [0.0] * len(places)
    for name, value in zip(names, row[0], strict=True):
        counts[places[name]] = value
    return counts, row[1]
