"""What a bot remembers from one choice to the next."""

import pytest
from mypy_extensions import i64

from antro.bots.levels import Level
from antro.bots.memory import Memory
from antro.bots.play import elected, votes
from antro.bots.tree import ROOT
from antro.core.bits import bit, lowest
from antro.core.dice import SeededDice
from antro.core.events import Played
from antro.core.game import CHANCE, Seat
from antro.core.history import History
from antro.core.moves import Moves
from tests.bots.positions import drako

THOROUGH = Level(400, 1e6, 0.0, (0.0, 0.0))


@pytest.fixture
def history():
    """A game of Drako that begins."""
    history = History(drako(), None)
    go_on(history)
    return history


def go_on(history):
    """Chance moves, for as long as it is asked."""
    dice, moves = SeededDice(4), Moves()
    while history.asked.seats == bit(CHANCE):
        history.game.offer(history.state, CHANCE, moves)
        history.add(Played(int(CHANCE), int(moves.pick(dice)), 0))


def play(history, move):
    """By whoever is asked."""
    history.add(Played(int(lowest(history.asked.seats)), int(move), 0))
    go_on(history)


def think(history, memory):
    """How often each move of the seat that is asked was tried."""
    seat = Seat(lowest(history.asked.seats))
    veiled, heard = history.game.veil(history.state, seat), history.heard(seat)
    return votes(history.game, veiled, THOROUGH, SeededDice(5), memory, heard)


def test_what_came_true_is_a_head_start(history):
    memory = Memory()
    tried = think(history, memory)
    best = elected([tried])
    play(history, best)
    recalled = memory.recall(history.heard(Seat(0)), i64(1))
    assert recalled is not None
    assert recalled.visits[ROOT] == tried[best]


def test_a_head_start_adds_to_what_is_found(history):
    asked, memory = 0, Memory()
    while history.asked.seats != asked:
        asked, memory = history.asked.seats, Memory()
        play(history, elected([think(history, memory)]))
    afresh, going_on = think(history, Memory()), think(history, memory)
    assert sum(going_on.values()) > sum(afresh.values())


def test_nothing_is_recalled_where_the_game_went_another_way(history):
    memory = Memory()
    think(history, memory)
    assert memory.recall([10_000], i64(1)) is None
    memory.heard = [10_000]
    assert memory.recall(history.heard(Seat(0)), i64(1)) is None


def test_what_is_heard_is_what_stands_as_the_seat_saw_it(history):
    moves = Moves()
    for _ in range(4):
        history.game.offer(history.state, Seat(lowest(history.asked.seats)), moves)
        play(history, moves.listed()[-1])
    chosen = [made for made in history.standing if made.seat != CHANCE]
    for seat in (Seat(0), Seat(1)):
        seen = [history.game.seen(made.move, Seat(made.seat), seat) for made in chosen]
        assert history.heard(seat) == seen
