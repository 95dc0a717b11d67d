"""What a bot remembers from one choice to the next."""

import pytest
from mypy_extensions import i64

from antro.bots.levels import Level
from antro.bots.play import elected, votes
from antro.bots.search.memory import Memory
from antro.bots.search.tree import ROOT
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import bit, lowest
from antro.core.contract.game import CHANCE, Seat
from antro.core.contract.moves import Moves
from antro.core.match.events import Played
from antro.core.match.judging import add
from antro.core.match.log_lines import heard
from antro.core.match.match import Match
from tests.bots.positions import drako

THOROUGH = Level(400, 1e6, 0.0, (0.0, 0.0))


@pytest.fixture
def match():
    """A game of Drako that begins."""
    match = Match(drako(), None)
    go_on(match)
    return match


def go_on(match):
    """Chance moves, for as long as it is asked."""
    dice, moves = SeededDice(4), Moves()
    while match.asked.seats == bit(CHANCE):
        match.game.offer(match.state, CHANCE, moves)
        add(match, Played(int(CHANCE), int(moves.pick(dice)), 0))


def play(match, move):
    """By whoever is asked."""
    add(match, Played(int(lowest(match.asked.seats)), int(move), 0))
    go_on(match)


def think(match, memory):
    """How often each move of the seat that is asked was tried."""
    seat = Seat(lowest(match.asked.seats))
    veiled, moves = match.game.veil(match.state, seat), heard(match, seat)
    return votes(match.game, veiled, THOROUGH, SeededDice(5), memory, moves)


def test_what_came_true_is_a_head_start(match):
    memory = Memory()
    tried = think(match, memory)
    best = elected([tried])
    play(match, best)
    recalled = memory.recall(heard(match, Seat(0)), i64(1))
    assert recalled is not None
    assert recalled.visits[ROOT] == tried[best]


def test_a_head_start_adds_to_what_is_found(match):
    asked, memory = 0, Memory()
    while match.asked.seats != asked:
        asked, memory = match.asked.seats, Memory()
        play(match, elected([think(match, memory)]))
    afresh, going_on = think(match, Memory()), think(match, memory)
    assert sum(going_on.values()) > sum(afresh.values())


def test_nothing_is_recalled_where_the_game_went_another_way(match):
    memory = Memory()
    think(match, memory)
    assert memory.recall([10_000], i64(1)) is None
    memory.heard = [10_000]
    assert memory.recall(heard(match, Seat(0)), i64(1)) is None


def test_what_is_heard_is_what_stands_as_the_seat_saw_it(match):
    moves = Moves()
    for _ in range(4):
        match.game.offer(match.state, Seat(lowest(match.asked.seats)), moves)
        play(match, moves.listed()[-1])
    chosen = [made for made in match.standing if made.seat != CHANCE]
    for seat in (Seat(0), Seat(1)):
        seen = [match.game.as_seen_by(made.move, Seat(made.seat), seat) for made in chosen]
        assert heard(match, seat) == seen
