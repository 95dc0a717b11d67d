"""Golden games: stored records, and beside each what could be observed as it went on.

A change of the rules that alters one of them is either a mistake or a new version of the
rules. Whoever means it writes them anew, and looks at the difference:

    PYTHONPATH=src python -m tests.games.vast.golden
"""

from hashlib import sha256
from pathlib import Path

from antro.core.bits import listed
from antro.core.dice import SeededDice
from antro.core.events import Played
from antro.core.fair import Chance
from antro.core.game import SPECTATOR, Seat
from antro.core.record import record_of, write
from antro.core.table import Table
from antro.games.vast.options import LEAFLET, make
from tests.games.vast.row import row

FOLDER = Path(__file__).with_name("golden")
EACH = 50  # moves from one look to the next
IDLE = 12  # time moves on, though somebody could, once in so many choices
GAMES = {
    "all_five": {},
    "leaflet": LEAFLET,
    "knight_goblins": {"roles": "KG"},
    "knight_dragon": {"roles": "KD"},
    "goblins_dragon": {"roles": "GD"},
    "knight_thief": {"roles": "KT"},
    "dragon_cave_thief": {"roles": "DCT", "terrain": "chosen"},
    "knight_alone": {"roles": "K", "solo": "hard", "bonus-cards": "yes"},
}


def played(name, options):
    """A game at a table with fair chance, between players who do anything."""
    game, dice = make(options), SeededDice(len(name))
    table = Table(game, Chance(f"{len(name):064x}", ["heads"] * game.seats))
    table.begin(0)
    while table.result is None:
        step(game, table, dice)
    return record_of(table, ["Ada", "Bruno", "Carla", "Dario", "Elsa"][: game.seats])


def step(game, table, dice):
    """Somebody moves; or time does, where it is awaited or comes first."""
    acting, due = table.acting(), table.due()
    if not acting or (due is not None and not dice.below(IDLE)):
        table.tick(due)
        return
    seat = int(game.order(table.state, sum(1 << one for one in acting)))
    move = int(table.open_to(Seat(seat)).pick(dice))
    at = max(table.now + int(dice.below(50)), table.ready_at(seat, move))
    if due is not None and at >= due:
        table.tick(due)
    else:
        table.play(seat, move, table.version, at)


def looks(game, line):
    """A row for every so many moves, and the last: a digest of all that can be observed."""
    state, rows = game.start(), []
    for at, (seat, move) in enumerate(line, start=1):
        game.apply(state, Seat(seat), move)
        if at % EACH == 0 or at == len(line):
            rows.append(f"{at:<5}{observed(game, state)}  {game.describe(move).text}")
    return rows


def observed(game, state):
    """The position, what each viewer knows of it, what is asked and offered."""
    viewers = [*map(Seat, range(game.seats)), SPECTATOR]
    everything = [
        row(state),
        [row(game.veil(state, viewer)) for viewer in viewers],
        [(asked.text, asked.clause) for asked in game.open_questions(state)],
        game.scores(state),
        [
            (move.number, move.text)
            for acting in listed(game.to_act(state))
            for move in game.offered(state, Seat(acting))
        ],
    ]
    return sha256(repr(everything).encode()).hexdigest()[:12]


def line_of(events):
    return [(event.seat, event.move) for event in events if isinstance(event, Played)]


def keep(name, record):
    (FOLDER / f"{name}.jsonl").write_bytes(write(record))
    rows = looks(make(record.header.options), line_of(record.events))
    (FOLDER / f"{name}.looks").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each, settings in GAMES.items():
        keep(each, played(each, settings))
