"""The checks of random games find every planted fault."""

import pytest

from antro.core.chance.dice import SeededDice
from antro.core.contract.bits import lowest
from antro.core.contract.game import Seat
from antro.core.contract.moves import Moves
from antro.games.drako.components.board import NOWHERE
from antro.games.drako.state.state import ARMOUR, DECK, HAND, NOBODY
from tests.games.drako.support.invariants import Watch
from tests.games.drako.support.tables import game_of

LATE = 25  # turns before a fault is planted


def forget_a_card(state):
    row = next(row for row, count in enumerate(state.bags) if count)
    state.bags[row] -= 1


def miscount_a_hand(state):
    state.counts[HAND] += 1


def miscount_a_deck(state):
    state.counts[DECK + 1] -= 1


def stand_on_another(state):
    here = next(slot for slot in range(3, 6) if state.hexes[slot] != NOWHERE)
    state.hexes[0] = state.hexes[here]


def heal_the_armour_alone(state):
    state.wounds[ARMOUR] = 0


def wound_the_dead(state):
    state.wounds[4] = 99


def find_rocks(state):
    state.rocks += 10


def net_nobody(state):
    state.netted = 2  # the dragon is alone


def act_again(state):
    state.actions = 7


def forget_the_wounds(state):
    state.quiet += 3


def overlook_the_known(state):
    for row in range(len(state.known)):
        state.known[row] = 0


def know_too_much(state):
    for row in range(len(state.known)):
        state.known[row] = state.hands[row]


def lay_a_shield(state):
    state.shields[3] = 1


FAULTS = [
    (forget_a_card, "dragon-dwarves", "lost or added"),
    (miscount_a_hand, "dragon-dwarves", "a hand is miscounted"),
    (miscount_a_deck, "dragon-knights", "a deck is miscounted"),
    (stand_on_another, "trolls-knights", "two figures on one hex"),
    (heal_the_armour_alone, "dragon-dwarves", "do not add up"),
    (wound_the_dead, "dragon-knights", "quiet turns"),
    (find_rocks, "trolls-knights", "rocks"),
    (net_nobody, "dragon-dwarves", "the net is on a dead figure"),
    (act_again, "dragon-dwarves", "actions"),
    (forget_the_wounds, "dragon-trolls", "quiet turns"),
    (overlook_the_known, "dragon-trolls", "the cards that counting reveals"),
    (know_too_much, "dragon-dwarves", "the cards that counting reveals"),
    (lay_a_shield, "trolls-knights", "a shield in a match-up without shields"),
]


def after_many_moves(matchup):
    """Return a watch and a late position with something to corrupt."""
    game, dice = game_of(matchup), SeededDice(3)
    while True:
        watch, state = Watch(game, game.start()), game.start()
        for _ in moves_of(game, state, dice):
            watch.look(state)
            if state.turns > LATE and has_something_to_corrupt(game, state):
                return watch, state


def moves_of(game, state, dice):
    """Yield the positions of a random game to its end."""
    out = Moves()
    while acting := game.to_act(state):
        game.offer(state, Seat(lowest(acting)), out)
        game.apply(state, Seat(lowest(acting)), out.pick(dice))
        yield state


def has_something_to_corrupt(game, state):
    if len(state.pending) > 1 or state.pending[0].seats == 0 or state.netted != NOBODY:
        return False
    return any(state.known) if game.config.matchup.reshuffles else any(state.bags)


@pytest.mark.parametrize(
    ("plant", "matchup", "told"), FAULTS, ids=[plant.__name__ for plant, *_ in FAULTS]
)
def test_a_planted_fault_is_caught(plant, matchup, told):
    watch, state = after_many_moves(matchup)
    plant(state)
    with pytest.raises(AssertionError, match=told):
        watch.look(state)
