"""A bot remembers its search from one choice to the next."""

import pytest

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
    """Return a match of Drako at the first question to a player."""
    match = Match(drako(), None)
    draw_chance(match)
    return match


def draw_chance(match):
    """Draw random results until a player is asked."""
    dice, moves = SeededDice(4), Moves()
    while match.asked.seats == bit(CHANCE):
        match.game.offer(match.state, CHANCE, moves)
        add(match, Played(int(CHANCE), int(moves.pick(dice)), 0))


def play(match, move):
    """Play a move for the seat that is asked."""
    add(match, Played(int(lowest(match.asked.seats)), int(move), 0))
    draw_chance(match)


def think(match, memory):
    """Return the number of times that the search tried each move of the acting seat."""
    seat = Seat(lowest(match.asked.seats))
    veiled, moves = match.game.veil(match.state, seat), heard(match, seat)
    return votes(match.game, veiled, THOROUGH, SeededDice(5), memory, moves)


def test_the_search_keeps_the_branch_of_the_played_move(match):
    memory = Memory()
    tried = think(match, memory)
    best = elected([tried])
    play(match, best)
    recalled = memory.recall(heard(match, Seat(0)))
    assert recalled is not None
    assert recalled.visits[ROOT] == tried[best]


def test_a_search_with_memory_counts_more_visits(match):
    asked, memory = 0, Memory()
    while match.asked.seats != asked:
        asked, memory = match.asked.seats, Memory()
        play(match, elected([think(match, memory)]))
    without_memory, with_memory = think(match, Memory()), think(match, memory)
    assert sum(with_memory.values()) > sum(without_memory.values())


def test_nothing_is_recalled_if_the_game_went_another_way(match):
    memory = Memory()
    think(match, memory)
    assert memory.recall([10_000]) is None
    memory.heard = [10_000]
    assert memory.recall(heard(match, Seat(0))) is None


def test_a_seat_gets_the_moves_as_it_saw_them(match):
    moves = Moves()
    for _ in range(4):
        match.game.offer(match.state, Seat(lowest(match.asked.seats)), moves)
        play(match, moves.listed()[-1])
    chosen = [made for made in match.standing if made.seat != CHANCE]
    for seat in (Seat(0), Seat(1)):
        seen = [match.game.as_seen_by(made.move, Seat(made.seat), seat) for made in chosen]
        assert heard(match, seat) == seen
