"""What a bot remembers from one choice to the next."""

import pytest
from mypy_extensions import i64

from antro.bots.dice import SeededDice
from antro.bots.levels import Level
from antro.bots.mind import Mind
from antro.bots.play import elected, votes
from antro.bots.tree import ROOT
from antro.core.bits import bit, lowest
from antro.core.events import Played
from antro.core.game import CHANCE, Seat
from antro.core.moves import Moves
from antro.core.story import Story
from tests.bots.positions import drako

THOROUGH = Level(400, 1e6, 0.0, (0.0, 0.0))


@pytest.fixture
def story():
    """A game of Drako that begins."""
    story = Story(drako(), None)
    go_on(story)
    return story


def go_on(story):
    """Chance moves, for as long as it is asked."""
    dice, moves = SeededDice(3), Moves()
    while story.asked.seats == bit(CHANCE):
        story.game.offer(story.state, CHANCE, moves)
        story.add(Played(int(CHANCE), int(moves.pick(dice)), 0))


def play(story, move):
    """By whoever is asked."""
    story.add(Played(int(lowest(story.asked.seats)), int(move), 0))
    go_on(story)


def think(story, mind):
    """How often each move of the seat that is asked was tried."""
    seat = Seat(lowest(story.asked.seats))
    veiled, heard = story.game.veil(story.state, seat), story.heard(seat)
    return votes(story.game, veiled, THOROUGH, SeededDice(5), mind, heard)


def test_what_came_true_is_a_head_start(story):
    mind = Mind()
    tried = think(story, mind)
    best = elected([tried])
    play(story, best)
    recalled = mind.recall(story.heard(Seat(0)), i64(1))
    assert recalled is not None
    assert recalled.visits[ROOT] == tried[best]


def test_a_head_start_adds_to_what_is_found(story):
    asked, mind = 0, Mind()
    while story.asked.seats != asked:
        asked, mind = story.asked.seats, Mind()
        play(story, elected([think(story, mind)]))
    afresh, going_on = think(story, Mind()), think(story, mind)
    assert sum(going_on.values()) > sum(afresh.values())


def test_nothing_is_recalled_where_the_game_went_another_way(story):
    mind = Mind()
    think(story, mind)
    assert mind.recall([10_000], i64(1)) is None
    mind.heard = [10_000]
    assert mind.recall(story.heard(Seat(0)), i64(1)) is None


def test_what_is_heard_is_what_stands_as_the_seat_saw_it(story):
    moves = Moves()
    for _ in range(4):
        story.game.offer(story.state, Seat(lowest(story.asked.seats)), moves)
        play(story, moves.listed()[-1])
    chosen = [made for made in story.standing if made.seat != CHANCE]
    for seat in (Seat(0), Seat(1)):
        seen = [story.game.seen(made.move, Seat(made.seat), seat) for made in chosen]
        assert story.heard(seat) == seen
