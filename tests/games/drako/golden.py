"""The golden games of Drako, checked after every move.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.drako.golden
"""

from functools import partial
from pathlib import Path

from antro.core.chance.fair import Chance
from antro.core.contract.game import Seat
from antro.core.match.events import Played
from antro.core.match.table import fair_table
from antro.core.record.record import Header, Record, record_of
from antro.games.drako.components.matchups import MATCHUPS
from antro.games.drako.options import SAMPLES, make
from tests.games.drako.support.stories import STORIES
from tests.games.support.golden_games import GoldenGames, digest, offered, viewers
from tests.unhashed_dice import UnhashedDice

NAMES = ["Ada", "Bruno"]
IDLE = ("spend", "take", "keep", "stop", "end turn")  # an eager player plays these last


def steps(game, line):
    """Return a row per move: its seat, its text, and a digest of the position after it."""
    state, rows = game.start(), []
    for seat, move in line:
        game.apply(state, Seat(seat), move)
        rows.append(
            f"{seat:<3}{digest(observed(game, state, seat, move))}  {game.describe(move).text}"
        )
    return rows


def observed(game, state, seat, move):
    """Return the position, the knowledge of each viewer, the question and the moves."""
    question = state.pending[-1]
    return [
        state.key(),
        [game.veil(state, viewer).key() for viewer in viewers(game)],
        [game.describe(game.as_seen_by(move, Seat(seat), viewer)).text for viewer in viewers(game)],
        [question.text, question.clause, game.scores(state)],
        offered(game, state),
    ]


def played(options, *, eager):
    """Play a game with fair chance between players who choose at random."""
    game, dice = make(options), UnhashedDice(len(options["matchup"]))
    table = fair_table(game, Chance(f"{eager:064x}", ["heads", "tails"]))
    table.begin(0)
    while table.result is None:
        [seat] = table.match.acting()
        moves = game.offered(table.state, Seat(seat))
        lively = [move for move in moves if not eager or not is_idle(move)] or moves
        chosen = lively[dice.below(len(lively))]
        table.play(seat, chosen.number, table.version, 1000 * table.version)
    return record_of(table, NAMES)


def is_idle(move):
    return any(word in move.text for word in IDLE)


def told(story):
    """Return a game made by hand. Its draws are chosen, so it has no seed."""
    history = story()
    game, line = history.game, history.line
    header = Header(game.name, game.options, game.version, NAMES, "0" * 64, ["", ""], None)
    return Record(header, [Played(int(seat), int(move), 0) for seat, move in line])


PLAYERS = {story.__name__: partial(told, story) for story in STORIES}
for matchup, options in zip(MATCHUPS, SAMPLES, strict=True):
    PLAYERS[f"{matchup}_random"] = partial(played, options, eager=False)
    PLAYERS[f"{matchup}_eager"] = partial(played, options, eager=True)

GOLDEN = GoldenGames(make, Path(__file__).with_name("golden"), PLAYERS, steps, ".steps")

if __name__ == "__main__":
    GOLDEN.renew()
