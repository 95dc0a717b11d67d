"""Files with counts of lines and the order of moves. Each position has a heading and rows below.

A row ``  = ...`` is a possible move there. A row ``  depth count`` gives the number of lines of
that length. After an intended change, write the files again:

    PYTHONPATH=src python -m tests.games.drako.test_perft
"""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import pytest

from antro.core.contract.bits import listed
from antro.core.contract.game import CHANCE, Game, Seat
from antro.core.record.perft import perft

MOVE = "  ="
AT_ONCE = 30_000  # lines: larger counts run at night
MANY = 100  # moves: from this number on, only every tenth is kept

at_night = pytest.mark.skipif(not os.environ.get("ANTRO_NIGHTLY"), reason="counted at night")


def counts(rows):
    """Return the rows with counts, as pairs of depth and count."""
    return [(*map(int, row.split()),) for row in rows if not row.startswith(MOVE)]


def open_moves(game, state):
    """Return the possible moves of all seats as rows. If there are many, return every tenth."""
    moves = [
        f"{MOVE} {seat} {move.number} {move.text}"
        for seat in listed(game.to_act(state))
        for move in game.offered(state, Seat(seat))
    ]
    return moves if len(moves) < MANY else moves[::10]


def nth_asked(game, states, kind, nth):
    """Return the nth of these states that asks players, not chance, this kind of question."""
    left = int(nth)
    for state in states:
        asked = [question.kind for question in game.open_questions(state)]
        if kind in asked and not game.to_act(state) >> CHANCE & 1:
            left -= 1
            if not left:
                return state
    raise AssertionError("too few such states")


@dataclass(frozen=True)
class PerftFile:
    """A file of counts, with the function that turns a heading into a game and its state."""

    path: Path
    reached: Callable[[str], tuple[Game[Any], Any]]
    shown: Callable[[Game[Any], Any], list[str]] = open_moves  # the moves there, as rows

    def blocks(self):
        """Yield the heading and the rows of each paragraph of the file."""
        for block in self.path.read_text().strip().split("\n\n")[1:]:  # the first has remarks
            heading, *rows = block.splitlines()
            yield heading, rows

    def cases(self):
        """Yield a test case for each count of the file: heading, depth, count."""
        for heading, rows in self.blocks():
            for depth, count in counts(rows):
                late = [pytest.mark.nightly, at_night] if count > AT_ONCE else []
                name = f"{heading.split('|')[0].strip()}-{depth}"
                yield pytest.param(heading, depth, count, id=name, marks=late)

    def renew(self):
        """Write the file again, with new counts for the depths that it has."""
        remarks = [row for row in self.path.read_text().splitlines() if row.startswith("#")]
        paragraphs = ["\n".join(remarks)]
        for heading, rows in self.blocks():
            game, state = self.reached(heading)
            found = [f"  {depth} {perft(game, state, depth)}" for depth, _ in counts(rows)]
            paragraphs.append("\n".join([heading, *self.shown(game, state), *found]))
        self.path.write_text("\n\n".join(paragraphs) + "\n")


class PerftTests:
    """Tests of a file of counts. A game's test file has a subclass that names the file."""

    file: ClassVar[PerftFile]

    def pytest_generate_tests(self, metafunc):
        if "count" in metafunc.fixturenames:
            metafunc.parametrize(("heading", "depth", "count"), [*self.file.cases()])
        else:
            blocks = [*self.file.blocks()]
            metafunc.parametrize(("heading", "rows"), blocks, ids=lambda part: str(part)[:20])

    def test_perft(self, heading, depth, count):
        game, state = self.file.reached(heading)
        assert perft(game, state, depth) == count

    def test_the_order_of_moves(self, heading, rows):
        """Records contain the numbers of moves, so reordering needs a new version of the rules."""
        kept = [row for row in rows if row.startswith(MOVE)]
        assert self.file.shown(*self.file.reached(heading)) == kept
