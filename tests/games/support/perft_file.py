"""Line counts and the order of moves, kept as data: a heading for each position, rows below it.

A row ``  = ...`` is a move that is open there; ``  depth count`` are the lines of that length.
Whoever means to change them writes them anew:

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
AT_ONCE = 30_000  # lines: more are counted at night
MANY = 100  # moves: of so many, every tenth is kept

at_night = pytest.mark.skipif(not os.environ.get("ANTRO_NIGHTLY"), reason="counted at night")


def counts(rows):
    """The rows that count, as (depth, count)."""
    return [(*map(int, row.split()),) for row in rows if not row.startswith(MOVE)]


def open_moves(game, state):
    """What everybody may do, as rows of such a file; of very many, one in ten."""
    moves = [
        f"{MOVE} {seat} {move.number} {move.text}"
        for seat in listed(game.to_act(state))
        for move in game.offered(state, Seat(seat))
    ]
    return moves if len(moves) < MANY else moves[::10]


def nth_asked(game, states, kind, nth):
    """The nth of these states in which that kind of question is asked, of players alone."""
    left = int(nth)
    for state in states:
        asked = [question.kind for question in game.open_questions(state)]
        if kind in asked and not game.to_act(state) >> CHANCE & 1:
            left -= 1
            if not left:
                return state
    raise AssertionError("the walk ends before")


@dataclass(frozen=True)
class PerftFile:
    """A file of counts, and how the position of a heading is reached: the game, and its state."""

    path: Path
    reached: Callable[[str], tuple[Game[Any], Any]]
    shown: Callable[[Game[Any], Any], list[str]] = open_moves  # there, as rows

    def blocks(self):
        """A heading, and rows below it, for each paragraph of the file."""
        for block in self.path.read_text().strip().split("\n\n")[1:]:  # remarks come first
            heading, *rows = block.splitlines()
            yield heading, rows

    def cases(self):
        """Each count of the file, as a case of a test: heading, depth, count."""
        for heading, rows in self.blocks():
            for depth, count in counts(rows):
                late = [pytest.mark.nightly, at_night] if count > AT_ONCE else []
                name = f"{heading.split('|')[0].strip()}-{depth}"
                yield pytest.param(heading, depth, count, id=name, marks=late)

    def renew(self):
        """Write the file anew, counted to the depths that it states."""
        remarks = [row for row in self.path.read_text().splitlines() if row.startswith("#")]
        paragraphs = ["\n".join(remarks)]
        for heading, rows in self.blocks():
            game, state = self.reached(heading)
            found = [f"  {depth} {perft(game, state, depth)}" for depth, _ in counts(rows)]
            paragraphs.append("\n".join([heading, *self.shown(game, state), *found]))
        self.path.write_text("\n\n".join(paragraphs) + "\n")


class PerftTests:
    """What is tested of such a file; a game's test file has a subclass, which names it."""

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
        """Records hold numbers: to reorder them is a new version of the rules."""
        kept = [row for row in rows if row.startswith(MOVE)]
        assert self.file.shown(*self.file.reached(heading)) == kept
