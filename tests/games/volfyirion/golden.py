"""The golden games of Volfyirion.

After an intended change of the rules, write them again:

PYTHONPATH=src python -m tests.games.volfyirion.golden
"""

from functools import partial
from pathlib import Path

from antro.core.contract.game import Seat
from antro.games.volfyirion.options import EVERY_VARIANT, OTHER_RULINGS, VARIANTS, make
from tests.games.support.golden_games import GoldenGames, looks, offered, played, viewers
from tests.games.volfyirion.support.position import position
from tests.unhashed_dice import UnhashedDice

EACH = 20  # moves from one look to the next
GAMES = {
    "duel": {},
    **{variant: {variant: "yes"} for variant in VARIANTS},
    "face_down": {"top": "down"},
    "oracle_face_down": {"top": "down", "perks": "yes"},
    "all_variants": EVERY_VARIANT,
    "other_rulings": {**EVERY_VARIANT, **OTHER_RULINGS},
    **{
        f"solo_{level}": {"mode": "solo", "difficulty": level}
        for level in ("easy", "normal", "hard")
    },
    "team": {"mode": "team"},
    **{
        f"coop_{level}": {"mode": "coop", "difficulty": level}
        for level in ("easy", "normal", "hard")
    },
}

# The moves of a fierce player by kind, first to last. Other kinds come before the last one
RANKS = [
    *["slay", "subjugate", "banish", "defeat", "vanquish", "attack", "play", "station", "gain"],
    *["chain", "take", "collide", "break_troop", "break_building", "recover", "fly", "send"],
    *["rebuild", "wonder", "party", "acquire", "acquire_top", "dispel", "lull", "calm", "remove"],
]
LAST = ["decline", "redeploy", "seal", "replace", "end"]


def rank(move):
    if move.kind in LAST:
        return len(RANKS) + 1 + LAST.index(move.kind)
    return RANKS.index(move.kind) if move.kind in RANKS else len(RANKS)


def chosen(moves, dice):
    """Return the fiercest move most of the time, else any move."""
    if dice.below(6) == 0:
        return moves[dice.below(len(moves))]
    best = min(map(rank, moves))
    open_now = [move for move in moves if rank(move) == best]
    return open_now[dice.below(len(open_now))]


def play(name):
    """Play a game between fierce players, one choice per second."""
    game, dice = make(GAMES[name]), UnhashedDice(len(name))

    def step(table):
        seat = table.match.acting()[0]
        move = chosen(game.offered(table.state, Seat(seat)), dice)
        table.play(seat, move.number, table.version, 1000 * table.version)

    return played(name, game, step)


def observed(game, state):
    """Return the position, each viewer's view, the question and the offered moves."""
    question = state.pending[-1]
    return [
        position(state),
        [position(game.veil(state, viewer)) for viewer in viewers(game)],
        [question.text, question.clause, game.scores(state)],
        offered(game, state),
    ]


GOLDEN = GoldenGames(
    make,
    Path(__file__).with_name("golden"),
    {name: partial(play, name) for name in GAMES},
    partial(looks, observed=observed, each=EACH),
)

if __name__ == "__main__":
    GOLDEN.renew()
