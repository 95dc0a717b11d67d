"""Golden games of any game: how the tests play, store and observe them.

A record is stored as ``<name>.game``, and beside it a row for every so many moves: a digest of
all that can be observed then. A change of the rules that alters one is either a mistake or a
new version of the rules. If you mean it, write them again and look at the difference:

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
IDLE = 12  # time moves on, though somebody could, once in so many choices


@dataclass(frozen=True)
class GoldenGames:
    """The golden games of one game, by name, and how each is played."""

    make: Callable[..., Game[Any]]
    folder: Path
    players: Mapping[str, Callable[[], Record]]
    rows: Callable[[Game[Any], Line], list[str]]  # of a line of moves, what could be observed
    ending: str = ".looks"  # of the file with these rows

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
    """The record of a game at a table with fair chance, in which *step* makes each move."""
    table = fair_table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(table)
    return record_of(table, NAMES[: game.seats])


def step_in_time(table, dice, choose):
    """Make the next move: of a seat that may act, or of time if it is due or nobody may act.

    *choose* picks a move of a seat.
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
