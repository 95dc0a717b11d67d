"""Golden games: stored records, and beside each what could be observed after every move.

A change of the rules that alters one of them is either a mistake or a new version of the
rules. Whoever means it writes them anew, and looks at the difference:

    PYTHONPATH=src python -m tests.games.drako.golden
"""

from hashlib import sha256
from pathlib import Path

from antro.core.bits import listed
from antro.core.events import Played
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Seat
from antro.core.record import Header, Record, record_of, write
from antro.core.table import Table
from antro.games.drako.matchups import MATCHUPS
from antro.games.drako.options import SAMPLES, make
from antro.games.drako.state import SEATS
from tests.games.drako.stories import STORIES
from tests.games.golden_games import line_of
from tests.unhashed_dice import UnhashedDice

FOLDER = Path(__file__).with_name("golden")
NAMES = ["Ada", "Bruno"]
IDLE = ("spend", "take", "keep", "stop", "end turn")  # what an eager player leaves for last


def steps(game, line):
    """A row for every move: who, what, and a digest of all that can be observed after it."""
    state, rows = game.start(), []
    for seat, move in line:
        game.apply(state, Seat(seat), move)
        rows.append(f"{seat:<3}{observed(game, state, seat, move)}  {game.describe(move).text}")
    return rows


def observed(game, state, seat, move):
    """The position, what each viewer knows of it and was shown, what is asked and offered."""
    viewers = [*SEATS, SPECTATOR]
    question = state.pending[-1]
    everything = [
        state.key(),
        [game.veil(state, viewer).key() for viewer in viewers],
        [game.describe(game.seen(move, Seat(seat), viewer)).text for viewer in viewers],
        [question.text, question.clause, game.scores(state)],
        [
            (move.number, move.text)
            for acting in listed(game.to_act(state))
            for move in game.offered(state, Seat(acting))
        ],
    ]
    return sha256(repr(everything).encode()).hexdigest()[:12]


def played(options, *, eager):
    """A game at a table with fair chance, between players who throw dice."""
    game, dice = make(options), UnhashedDice(len(options["matchup"]))
    table = Table(game, Chance(f"{eager:064x}", ["heads", "tails"]))
    table.begin(0)
    while table.result is None:
        [seat] = table.acting()
        moves = game.offered(table.state, Seat(seat))
        lively = [move for move in moves if not eager or not is_idle(move)] or moves
        chosen = lively[dice.below(len(lively))]
        table.play(seat, chosen.number, table.version, 1000 * table.version)
    return record_of(table, NAMES)


def is_idle(move):
    return any(word in move.text for word in IDLE)


def told(history):
    """A game made by hand. Its draws are chosen, so no seed stands behind them."""
    game, line = history.game, history.line
    header = Header(game.name, game.options, game.version, NAMES, "0" * 64, ["", ""], None)
    return Record(header, [Played(int(seat), int(move), 0) for seat, move in line])


def records():
    """All golden games by name, made anew."""
    made = {history.__name__: told(history()) for history in STORIES}
    for matchup, options in zip(MATCHUPS, SAMPLES, strict=True):
        made[f"{matchup}_random"] = played(options, eager=False)
        made[f"{matchup}_eager"] = played(options, eager=True)
    return made


def keep(name, record):
    (FOLDER / f"{name}.jsonl").write_bytes(write(record))
    rows = steps(make(record.header.options), line_of(record.events))
    (FOLDER / f"{name}.steps").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each, kept in records().items():
        keep(each, kept)
