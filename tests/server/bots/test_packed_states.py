"""A bot process gets the whole knowledge of one seat and nothing else."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from antro.bots.packed_state import StatePacker, parts_of
from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import CHANCE, SPECTATOR, Question, Seat
from antro.core.contract.moves import Moves
from antro.games import GAMES
from tests.server.support.other_engine import on_the_other_engine, seen

SETUPS = [(name, options) for name, manifest in GAMES.items() for options in manifest.samples]


def wander(game, state, dice, length):
    """Make *length* random moves, or fewer if the game ends."""
    out = Moves()
    for _ in range(length):
        if not game.to_act(state):
            break
        by = Seat(lowest(game.to_act(state)))
        game.offer(state, by, out)
        game.apply(state, by, out.pick(dice))


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 2**32), st.integers(0, 200))
def test_a_packed_state_unpacks_to_the_same_knowledge(setup, seed, length):
    name, options = setup
    game, twin = GAMES[name].make(options), GAMES[name].make(options)
    here, there = StatePacker(game), StatePacker(twin)
    state, dice, out, again = game.start(), SeededDice(seed), Moves(), Moves()
    wander(game, state, dice, length)
    for viewer in [*map(Seat, range(game.seats)), SPECTATOR]:
        veiled = game.veil(state, viewer)
        opened = there.unpack(here.pack(veiled))
        assert opened.key() == veiled.key()
        game.offer(veiled, viewer, out)
        twin.offer(opened, viewer, again)
        assert again.listed() == out.listed()
        assert (
            twin.guess(opened, SeededDice(seed)).key() == game.guess(veiled, SeededDice(seed)).key()
        )


def test_each_engine_unpacks_the_states_of_the_other():
    """A server may run interpreted while its bots use the compiled engine."""
    states: list[list[Any]] = []
    views = []
    for at, (name, options) in enumerate(SETUPS):
        game = GAMES[name].make(options)
        packer, state, dice = StatePacker(game), game.start(), SeededDice(at)
        for _ in range(3):
            wander(game, state, dice, 40)
            for viewer in range(game.seats):
                veiled = game.veil(state, Seat(viewer))
                states.append([name, options, viewer, packer.pack(veiled).decode()])
                views.append((game, packer, seen(game, veiled, viewer)))
    answers = on_the_other_engine(states)
    for (game, packer, mine), (_, _, viewer, _), theirs in zip(views, states, answers, strict=True):
        assert tuple(theirs[:2]) == mine
        assert seen(game, packer.unpack(theirs[2].encode()), viewer) == mine


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_questions_with_the_same_text_ask_the_same(setup):
    """A packed state names questions by their text."""
    name, options = setup
    asked: dict[str, Question] = {}
    for part in parts_of(GAMES[name].make(options)).values():
        if isinstance(part, Question):
            other = asked.setdefault(part.text, part)
            assert part.choices == other.choices, part.text
            assert (part.seats, part.wait) == (other.seats, other.wait), part.text


@pytest.mark.parametrize("name", GAMES)
def test_a_full_state_is_never_packed(name):
    game = GAMES[name].make(GAMES[name].samples[0])
    with pytest.raises(AssertionError):
        StatePacker(game).pack(game.start())


def test_states_that_look_the_same_to_a_seat_are_packed_the_same():
    """The opponent's hand is dealt again and again, but the bytes stay the same."""
    game = GAMES["drako"].make({})
    packer, state, out, dice = StatePacker(game), game.start(), Moves(), SeededDice(5)
    while game.to_act(state) == 1 << CHANCE:
        game.offer(state, CHANCE, out)
        game.apply(state, CHANCE, out.pick(dice))
    veiled = game.veil(state, Seat(0))
    worlds = [game.guess(veiled, SeededDice(seed)) for seed in range(20)]
    assert len({world.key() for world in worlds}) > 1
    assert len({packer.pack(game.veil(world, Seat(0))) for world in worlds}) == 1
