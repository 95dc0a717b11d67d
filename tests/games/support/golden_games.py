"""Golden games of any game: how the tests play, store and observe them.

A record is stored as ``<name>.game``. The file beside it has a row after every few moves, with a
digest of everything that can be observed then. If a change alters a row, it is a mistake or a new
version of the rules. For a new version, write the files again and check the difference:

    PYTHONPATH=src python -m tests.games.drako.golden
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from antro.core.chance.fair import Chance
from antro.core.contract.bits import listed
from antro.core.contract.game import SPECTATOR, Game, Seat
from antro.core.match.events import Played
from antro.core.match.match import Match
from antro.core.match.table import fair_table
from antro.core.match.timing import due, ready_at
from antro.core.record.record import Record, record_of, replay
from tests.games.support.stored_records import ENDING, detach, load, save

Line = list[tuple[int, int]]  # moves, each as (seat, move)

NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elsa"]
IDLE = 12  # on average, one choice in so many is left to the clock


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of one game by name, with the functions that play them."""

    make: Callable[..., Game[Any]]
    folder: Path
    players: Mapping[str, Callable[[], Record]]
    rows: Callable[[Game[Any], Line], list[str]]  # observes a line of moves
    ending: str = ".looks"  # of the name of the file with these rows

    def path(self, name) -> Path:
        return self.folder / f"{name}{ENDING}"

    def stored(self, name) -> Record:
        return load(self.path(name))

    def stored_rows(self, name) -> list[str]:
        return (self.folder / f"{name}{self.ending}").read_text().splitlines()

    def shelf(self, name):
        """Return the game of a record, by name, as ``replay`` needs it."""
        return {self.stored(name).header.game: self.make}

    def replayed(self, name) -> Match[Any]:
        return replay(self.stored(name), self.shelf(name))

    def renew(self):
        """Play all of them again, and store them."""
        self.folder.mkdir(exist_ok=True)
        detach(self.folder.with_name("older"))
        for name, play in self.players.items():
            record = play()
            rows = self.rows(self.make(record.header.options), line_of(record.events))
            save(self.path(name), record)
            (self.folder / f"{name}{self.ending}").write_text("\n".join(rows) + "\n")


def played(name, game, step):
    """Play a game at a table with fair chance. *step* makes each move. Return the record."""
    table = fair_table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(table)
    return record_of(table, NAMES[: game.seats])


def step_in_time(table, dice, choose):
    """Make the next move.

    *choose* picks the move of a seat. If no seat may act, or sometimes if the clock is due, let the
    clock act instead.
    """
    match = table.match
    acting, now_due = match.acting(), due(match)
    if not acting or (now_due is not None and not dice.below(IDLE)):
        table.tick(now_due)
        return
    seat = int(table.game.order(table.state, sum(1 << one for one in acting)))
    move = int(choose(Seat(seat)))
    at = max(match.now + int(dice.below(50)), ready_at(match, seat, move))
    if now_due is not None and at >= now_due:
        table.tick(now_due)
    else:
        table.play(seat, move, table.version, at)


def line_of(events):
    """Return the moves of a record as pairs of seat and move."""
    return [(event.seat, event.move) for event in events if isinstance(event, Played)]


def looks(game, line, observed, each):
    """Return a row after every *each* moves and after the last, with a digest of *observed*."""
    state, rows = game.start(), []
    for at, (seat, move) in enumerate(line, start=1):
        game.apply(state, Seat(seat), move)
        if at % each == 0 or at == len(line):
            found = digest(observed(game, state))
            rows.append(f"{at:<5}{found}  {game.describe(move).text}")
    return rows


def digest(observation):
    """Return a short hash of an observation."""
    return sha256(repr(observation).encode()).hexdigest()[:12]


def viewers(game):
    """Return all viewers: each seat and a spectator."""
    return [*map(Seat, range(game.seats)), SPECTATOR]


def offered(game, state):
    """Return all moves that any seat may make, as pairs of number and text."""
    return [
        (move.number, move.text)
        for acting in listed(game.to_act(state))
        for move in game.offered(state, Seat(acting))
    ]


def observed_as(row):
    """Return a function that observes a state. *row* turns a state into values.

    An observation has the position, each viewer's knowledge of it, the questions, the scores and
    the possible moves.
    """

    def observed(game, state):
        return [
            row(state),
            [row(game.veil(state, viewer)) for viewer in viewers(game)],
            [(asked.text, asked.clause) for asked in game.open_questions(state)],
            game.scores(state),
            offered(game, state),
        ]

    return observed
