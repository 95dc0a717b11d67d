"""Golden games of any game: how they are played, kept, and looked at as they go on.

A record is kept as ``<name>.jsonl``, and beside it a row for every so many moves: a digest of
all that can be observed then. A change of the rules that alters one is either a mistake or a
new version of the rules. Whoever means it writes them anew, and looks at the difference:

    PYTHONPATH=src python -m tests.games.drako.golden
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from antro.core.bits import listed
from antro.core.events import Played
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Game, Seat
from antro.core.history import History
from antro.core.record import Record, read, record_of, replay, write
from antro.core.table import Table

Line = list[tuple[int, int]]  # moves, each as (seat, move)

NAMES = ["Ada", "Bruno", "Carla", "Dario", "Elsa"]
IDLE = 12  # time moves on, though somebody could, once in so many choices


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of one game, by name, and how each is played."""

    make: Callable[..., Game[Any]]
    folder: Path
    players: Mapping[str, Callable[[], Record]]
    rows: Callable[[Game[Any], Line], list[str]]  # of a line of moves, what could be observed
    ending: str = ".looks"  # of the file with these rows

    def stored(self, name) -> bytes:
        return (self.folder / f"{name}.jsonl").read_bytes()

    def stored_rows(self, name) -> list[str]:
        return (self.folder / f"{name}{self.ending}").read_text().splitlines()

    def shelf(self, name):
        """What a record needs to be played again: its game, by name."""
        return {read(self.stored(name)).header.game: self.make}

    def replayed(self, name) -> History[Any]:
        return replay(read(self.stored(name)), self.shelf(name))

    def renew(self):
        """Play all of them again, and write what came of it."""
        self.folder.mkdir(exist_ok=True)
        for name, play in self.players.items():
            record = play()
            rows = self.rows(self.make(record.header.options), line_of(record.events))
            (self.folder / f"{name}.jsonl").write_bytes(write(record))
            (self.folder / f"{name}{self.ending}").write_text("\n".join(rows) + "\n")


def played(name, game, step):
    """The record of a game at a table with fair chance, in which *step* makes each move."""
    table = Table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(table)
    return record_of(table, NAMES[: game.seats])


def step_in_time(table, dice, choose):
    """Somebody moves as soon as he may; or time does, where it is due before that or awaited.

    *choose* picks a move of a seat.
    """
    acting, due = table.acting(), table.due()
    if not acting or (due is not None and not dice.below(IDLE)):
        table.tick(due)
        return
    seat = int(table.game.order(table.state, sum(1 << one for one in acting)))
    move = int(choose(Seat(seat)))
    at = max(table.now + int(dice.below(50)), table.ready_at(seat, move))
    if due is not None and at >= due:
        table.tick(due)
    else:
        table.play(seat, move, table.version, at)


def line_of(events):
    """The moves of a record, as (seat, move)."""
    return [(event.seat, event.move) for event in events if isinstance(event, Played)]


def looks(game, line, observed, each):
    """A row for every so many moves, and the last: how *observed* describes the state then."""
    state, rows = game.start(), []
    for at, (seat, move) in enumerate(line, start=1):
        game.apply(state, Seat(seat), move)
        if at % each == 0 or at == len(line):
            found = digest(observed(game, state))
            rows.append(f"{at:<5}{found}  {game.describe(move).text}")
    return rows


def digest(everything):
    """A short name for what was observed."""
    return sha256(repr(everything).encode()).hexdigest()[:12]


def viewers(game):
    """Everybody who may look: each seat, and a spectator."""
    return [*map(Seat, range(game.seats)), SPECTATOR]


def offered(game, state):
    """All that anybody may do, as (number, text)."""
    return [
        (move.number, move.text)
        for acting in listed(game.to_act(state))
        for move in game.offered(state, Seat(acting))
    ]


def observed_as(row):
    """A function that tells what can be observed, where *row* writes a state as values.

    That is the position, what each viewer knows of it, what is asked and what is offered.
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
