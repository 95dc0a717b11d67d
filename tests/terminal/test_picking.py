"""Choosing one of many moves, one thing at a time."""

import pytest

from antro.core.contract.descriptions import Move
from antro.core.text.words import load
from antro.terminal.picking import Picker
from tests.games.drako.support.tables import table

pytestmark = pytest.mark.plain

WORDS = load("antro.games.drako", "en")


def picker(here):
    seat = here.seat(here.acting())
    return Picker(here.game.offered(here.game.veil(here.state, seat), seat), WORDS)


def labels(pick):
    return [pick.label(handle) for handle in pick.open()]


def test_cards_have_the_names_of_their_symbols():
    pick = picker(table(hands=["move 2, attack 2/move 1", ""]))
    assert labels(pick) == ["Draw two cards", "Attack 2 / Move 1", "Move 2"]


def test_each_pick_narrows_the_choice():
    here = table(figures="brald b2", hands=["", "attack 2/move 2"], turn="dwarves")
    pick = picker(here)
    card = pick.open()[-1]
    assert pick.pick(card) is None
    assert labels(pick) == ["Attack 2 > Brald > Dragon", "Move 2", "Discard it unused"]
    assert pick.pick("symbol:move:2") is None
    assert labels(pick) == ["Brald", "Urpen", "Morin"]
    assert pick.pick("figure:urpen") is None
    assert pick.path() == "Attack 2 / Move 2 > Move 2 > Urpen"
    move = pick.pick("hex:a1")
    assert move is not None
    assert move.text == "attack 2/move 2 as move 2: urpen a1"


def test_a_label_shows_everything_that_its_pick_decides():
    here = table(figures="brald b2", hands=["attack 2", ""])
    pick = picker(here)
    pick.pick(pick.open()[-1])
    move = pick.pick(pick.open()[0])
    assert move is not None
    assert move.text == "attack 2 as attack 2: dragon > brald"


def test_a_card_without_a_use_says_so():
    pick = picker(table(hands=["defence", ""]))
    assert labels(pick) == ["Draw two cards", "Defence > Discard it unused"]


def test_a_step_without_a_choice_is_taken_automatically():
    here = table(figures="urpen dead, morin dead", hands=["", "move 2"], turn="dwarves")
    pick = picker(here)
    pick.pick(pick.open()[-1])
    pick.pick("symbol:move:2")
    assert pick.picked[-1] == "figure:brald"
    assert all(handle.startswith("hex:") for handle in pick.open())


def test_back_undoes_one_choice_and_the_automatic_steps_after_it():
    here = table(figures="urpen dead, morin dead", hands=["", "move 2"], turn="dwarves")
    pick = picker(here)
    start = pick.open()
    pick.pick(start[-1])
    symbols = pick.open()
    pick.pick("symbol:move:2")
    pick.back()
    assert pick.open() == symbols
    pick.back()
    assert pick.open() == start
    pick.back()
    assert pick.open() == start


def test_things_that_are_picked_in_any_order_come_first():
    """A player may keep two dice, one of them, or none. The last pick decides."""
    kept = [[], ["die:1"], ["die:1", "die:2"], ["die:2"]]
    moves = [
        Move(number, f"keep {number}", "keep", {}, ["choice:throw"], picks)
        for number, picks in enumerate(kept)
    ]
    pick = Picker(moves, {})
    assert pick.open() == ["choice:throw", "die:1", "die:2"]
    assert pick.pick("die:1") is None
    assert pick.open() == ["choice:throw", "die:2"]
    assert pick.pick("die:2") == moves[2]
    pick.back()
    assert pick.pick("choice:throw") == moves[1]
