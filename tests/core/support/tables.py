"""Tables for tests: opened in one line, played by move texts or at random."""

from typing import Any

from hypothesis import strategies as st

from antro.core.chance.fair import Chance
from antro.core.contract.errors import Refused
from antro.core.contract.game import Game
from antro.core.match import timing
from antro.core.match.table import fair_table
from antro.core.record.record import Shelf, record_of
from antro.games import GAMES as BOXES
from antro.testing.table_walks import wander
from tests.core.support import rush, toll
from tests.core.support.rush import PACES, Rush
from tests.core.support.toll import Toll

SHELF: Shelf = {
    "toll": toll.make,
    "rush": rush.make,
    **{name: manifest.make for name, manifest in BOXES.items()},
}
TOLLS: dict[str, Game[Any]] = {"toll 2": Toll(2), "toll 3": Toll(3)}
RUSHES: dict[str, Game[Any]] = {
    f"rush {seats} {pace} {form}": Rush(seats, pace, form)
    for seats, form in ((2, "melee"), (3, "melee"), (4, "melee"), (4, "cup"))
    for pace in PACES
}
SAMPLES: dict[str, Game[Any]] = {
    f"{manifest.name}, sample {at}": manifest.make(sample)
    for manifest in BOXES.values()
    for at, sample in enumerate(manifest.samples)
}
GAMES = {**TOLLS, **RUSHES, **SAMPLES}

# By name. Toll is drawn as often as all samples together: it has everything, in a few moves.
# Rush is also drawn often, because it has everything and moves of time.
TOLL_OFTEN = [*TOLLS] * (len(SAMPLES) // len(TOLLS))
untimed = st.sampled_from([*TOLL_OFTEN, *(name for name in SAMPLES if not SAMPLES[name].timed)])
rushes = st.sampled_from([*RUSHES])
games = st.one_of(st.sampled_from([*TOLL_OFTEN, *SAMPLES]), rushes)
seeds = st.integers(0, 2**32)
steps = st.integers(0, 60)


def seed_of(number):
    """Return a seed of the host that is the same in every run."""
    return f"{number:064x}"


def opened(name="toll 3", seed=1, clock=None):
    """Return a table at its first choice, after the initial random results."""
    game = GAMES[name]
    entropies = [f"of seat {seat}" for seat in range(game.seats)]
    table = fair_table(game, Chance(seed_of(seed), entropies), clock)
    table.begin(0)
    return table


def again(table, events=None):
    """Return another table that is rebuilt from the same events."""
    chance = Chance(table.luck.chance.seed, table.luck.chance.entropies)
    rebuilt_from = table.events if events is None else events
    return fair_table(table.game, chance, table.match.clocks.spec, rebuilt_from)


def number(table, text):
    """Return the number of the move with this text."""
    return next(
        move.number
        for move in map(table.game.describe, range(len(table.game.choice_of)))
        if move.text == text
    )


def do(table, seat, text, now=0):
    return table.play(seat, number(table, text), table.version, now)


def do_all(table, line):
    """Play a line of moves, such as ``0 step, 1 stop``."""
    for word in filter(None, line.split(", ")):
        seat, text = word.split(" ", 1)
        do(table, int(seat), text)
    return table


def played_to_turns(name="toll 3", clock=None):
    """Return a table of Toll at the start of the first turn."""
    table = opened(name, clock=clock)
    return do_all(table, ", ".join(f"{seat} pledge 1" for seat in range(table.game.seats)))


def picture(table):
    """Return everything that a table stores, to compare two tables."""
    return (
        table.state.key(),
        table.events[:],
        [made.version for made in table.match.moves],
        [made.version for made in table.match.standing],
        table.match.draws,
        table.result,
        table.match.clocks.accounts[:],
        table.match.clocks.thought[:],
        table.match.choice_since[:],
        table.match.questions.asked_at[:],
        table.match.questions.moved_at[:],
        timing.due(table.match),
        table.match.gone[:],
    )


def refusal(table, attempt, *arguments):
    """Return the reason of a refusal. Fail if *attempt* is accepted or changes the table."""
    before = picture(table)
    try:
        attempt(*arguments)
    except Refused as refused:
        assert picture(table) == before
        return refused.reason
    raise AssertionError("not refused")


def finished(name="toll 3", seed=1, luck=1):
    """Return a table whose game is over, by its rules or because seats resigned."""
    table = wander(opened(name, seed), luck, 80)
    for seat in range(table.game.seats):
        if table.result is None:
            table.resign(seat, table.version, table.match.now)
    return table


def recorded(table):
    return record_of(table, [f"player {seat}" for seat in range(table.game.seats)])
