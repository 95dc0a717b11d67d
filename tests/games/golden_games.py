"""Golden games of any game: a digest of all that can be observed, as a record goes on."""

from hashlib import sha256

from antro.core.bits import listed
from antro.core.events import Played
from antro.core.game import SPECTATOR, Seat
from antro.core.record import write


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


def keep(folder, name, record, rows):
    """Write a record, and beside it the rows of what was observed."""
    (folder / f"{name}.jsonl").write_bytes(write(record))
    (folder / f"{name}.looks").write_text("\n".join(rows) + "\n")
