"""The reasons in the own turn. A contract test checks that there always is one."""

import pytest

from tests.games.drako.support.reasons import (
    KD,
    TD,
    cards,
    dragon,
    dwarves,
    knights,
    reason,
    trolls,
)
from tests.games.drako.support.tables import table

CROWD = "dragon a1, brald a2, urpen b1, morin b2"

TURN = [
    (dragon(hand="attack 3"), "card:9", None),
    (dragon(hand="attack 3"), "card:8", ("not_held", "1.5")),
    (dragon(), "pile:deck", None),
    (dragon(hand="attack 3", decks=["", None]), "pile:deck", ("deck_empty", "3.3")),
    (dragon(), "token:fury", ("not_yours", "8.6")),
    (dragon(), "token:dodge", ("not_yours", "9.2")),
    (dragon(), "token:net", ("not_netted", "8.4")),
    (dragon(net="dragon"), "token:net", None),
    (dragon(net="dragon", actions=1), "token:net", ("turn_begun", "8.4")),
    (dragon(), "choice:skip", ("no_passing", "3.2")),
    (dwarves(), "choice:end", ("no_passing", "3.2")),
    (dragon(), "choice:take", ("not_now", "5.4")),
    (dragon(), "figure:dragon", ("card_first", "3.5")),
    (dragon(), "hex:a1", ("card_first", "3.5")),
    (dragon(), "area:fire", ("not_wounded", "7.2")),
    (dwarves(), "token:fury", None),
    (dwarves(used="fury"), "token:fury", ("token_used", "8.6")),
    (dwarves("brald dead"), "token:fury", ("dead", "8.6")),
    (knights(), "token:dodge", ("not_struck", "9.2")),
    (knights(used="dodge"), "token:dodge", ("token_used", "9.2")),
    (dragon(), "card:99", ("no_such_thing", "")),
    (dragon(), "card:x", ("no_such_thing", "")),
    (dragon(), "figure:thrower", ("no_such_thing", "")),
    (dragon(), "wurst", ("no_such_thing", "")),
    (dragon(), "", ("no_such_thing", "")),
]


@pytest.mark.parametrize(("here", "handle", "told"), TURN)
def test_refusals_in_the_own_turn(here, handle, told):
    assert reason(here, handle) == told


FIVE = "defence, defence/move 1, defence/move 2, attack 2, move 2"


def test_17_5_dwarves_with_five_cards_get_a_reason_against_drawing():
    here = table(KD, hands=["", FIVE], turn="dwarves")
    assert reason(here, "pile:deck") == ("hand_full", "17.5")


SYMBOLS = [
    (dragon("brald c4", "attack 3"), "symbol:attack:3", None),
    (dragon(hand="attack 3"), "symbol:attack:3", ("nobody_near", "5.1")),
    (dragon(hand="attack 3"), "symbol:fire:2", ("not_held", "1.5")),
    (dragon(hand="defence"), "symbol:defence", ("defence_only", "5.6")),
    (dragon(hand="move 2", net="dragon"), "symbol:move:2", ("netted", "4.4")),
    (dragon(hand="move 2", wounds="movement 2"), "symbol:move:2", ("area_full", "7.3")),
    (dragon(CROWD, "move 2"), "symbol:move:2", ("hemmed_in", "4.2")),
    (dragon(hand="flight", net="dragon"), "symbol:flight", ("netted", "7.5")),
    (dragon(hand="flight", wounds="flight 2"), "symbol:flight", ("area_full", "7.3")),
    (dragon(hand="fire 2", wounds="fire 2"), "symbol:fire:2", ("area_full", "7.3")),
    (dragon(hand="fire 2"), "symbol:fire:2", ("nobody_in_line", "7.6")),
    (dwarves("morin dead", "crossbow 2"), "symbol:crossbow:2", ("dead", "8.8")),
    (dwarves("morin d1", "crossbow 2"), "symbol:crossbow:2", ("nobody_in_line", "8.1")),
    (dwarves("urpen dead", "net/move 1"), "symbol:net", ("dead", "8.8")),
    (dwarves(hand="net/move 1", net="dragon"), "symbol:net", ("net_out", "8.3")),
    (knights(hand="reinforcements"), "symbol:reinforcements", ("archers_alive", "9.4")),
    (
        knights("archer-1 dead, swordsman dead", "reinforcements"),
        "symbol:reinforcements",
        ("dead", "9.4"),
    ),
    (knights("archer-1 dead, archer-2 dead", "bow 3"), "symbol:bow:3", ("archers_dead", "9.1")),
    (knights("archer-1 a1, archer-2 a2", "bow 2"), "symbol:bow:2", None),
    (
        knights("archer-1 a2, archer-2 dead, thrower e2", "bow 2"),
        "symbol:bow:2",
        ("nobody_in_line", "9.1"),
    ),
    (trolls("thrower dead", "rock 3"), "symbol:rock:3", ("dead", "10.2")),
    (trolls(hand="rock 3", wounds="thrower 7"), "symbol:rock:3", ("ability_lost", "10.6")),
    (trolls(hand="rock 3", rocks=0), "symbol:rock:3", ("no_rocks", "10.1")),
    (trolls("thrower e2, archer-1 b1", "rock 4"), "symbol:rock:4", None),
    (
        trolls("thrower e1, swordsman b1, archer-1 a2, archer-2 b4", "rock 4"),
        "symbol:rock:4",
        ("nobody_in_line", "10.2"),
    ),
    (trolls(hand="charge 3", wounds="berserker 7"), "symbol:charge:3", ("ability_lost", "10.6")),
]


@pytest.mark.parametrize(("here", "symbol", "told"), SYMBOLS)
def test_refusals_of_a_symbol_in_hand(here, symbol, told):
    assert reason(here, symbol) == told


def test_refusals_of_a_netted_troll_or_knight():
    here = table(TD, "thrower c1, brald c3", hands=["rock 3", ""], net="thrower")
    assert reason(here, "symbol:rock:3") == ("netted", "15.4")
    here = table(KD, "archer-1 c1, archer-2 dead", hands=["bow 3", ""], net="archer-1")
    assert reason(here, "symbol:bow:3") == ("netted", "17.2")
    here = table(TD, "berserker dead", hands=["rock 2/move 1", ""], net="thrower")
    assert reason(here, "symbol:move:1") == ("netted", "4.4")


PATHS = [
    (dragon("brald c4", "attack 3"), "attack 3", "symbol:fire:2", ("not_on_card", "3.5")),
    (dragon("brald c4", "attack 3"), "attack 3", "symbol:attack:3 figure:dragon", None),
    (
        dragon("brald c4", "attack 3"),
        "attack 3",
        "symbol:attack:3 figure:dragon figure:morin",
        ("not_adjacent", "5.1"),
    ),
    (
        dragon("brald c4", "attack 3"),
        "attack 3",
        "symbol:attack:3 figure:dragon figure:dragon",
        ("no_enemy", "5.1"),
    ),
    (
        dragon("brald c4", "attack 3"),
        "attack 3",
        "symbol:attack:3 figure:brald",
        ("not_yours", "3.5"),
    ),
    (dragon(hand="move 2"), "move 2", "symbol:move:2 hex:d4", ("occupied", "1.2")),
    (dragon("dragon c1", "move 2"), "move 2", "symbol:move:2 hex:c5", ("too_far", "4.1")),
    (dragon(hand="flight"), "flight", "symbol:flight hex:c3", ("occupied", "1.2")),
    (dragon("brald c5", "fire 2"), "fire 2", "symbol:fire:2 ray:w", ("nobody_in_line", "7.6")),
    (dragon(hand="flight"), "flight", "symbol:flight ray:w", ("does_not_fit", "3.5")),
    (
        dwarves("morin c1, brald c2, dragon b1", "crossbow 2"),
        "crossbow 2",
        "symbol:crossbow:2 ray:e",
        ("friend_in_line", "8.1"),
    ),
    (
        dwarves("urpen dead", "move 2"),
        "move 2",
        "symbol:move:2 figure:urpen",
        ("dead", "6.2"),
    ),
    (
        dwarves(hand="attack 2, move 2", figures="brald c4"),
        "attack 2",
        "symbol:attack:2 figure:morin",
        ("nobody_near", "5.1"),
    ),
    (dwarves(hand="net/move 1"), "net/move 1", "symbol:net figure:brald", ("no_enemy", "8.2")),
    (
        knights("archer-1 c1, thrower c3", "bow 3"),
        "bow 3",
        "symbol:bow:3 figure:swordsman",
        ("no_archer", "9.1"),
    ),
    (
        knights("archer-1 dead", "reinforcements"),
        "reinforcements",
        "symbol:reinforcements hex:c3",
        ("not_the_rim", "9.4"),
    ),
    (
        knights("archer-1 dead", "reinforcements"),
        "reinforcements",
        "symbol:reinforcements hex:e2",
        ("watched", "9.4"),
    ),
    (
        trolls("berserker c1, archer-1 b1, archer-2 a3, swordsman a1", "charge 3"),
        "charge 3",
        "symbol:charge:3 ray:w",
        None,  # he stays and hits the archer next to him
    ),
    (
        trolls("berserker c1, archer-1 b4, archer-2 a3, swordsman a1", "charge 3"),
        "charge 3",
        "symbol:charge:3 ray:w",
        ("cannot_run", "10.4"),
    ),
]


@pytest.mark.parametrize(("here", "card", "path", "told"), PATHS)
def test_refusals_after_a_picked_card(here, card, path, told):
    assert reason(here, *cards(here, card), path) == told


def test_refusals_of_own_netted_figures():
    here = table(KD, "archer-1 c1, brald c3", hands=["bow 2/move 1", ""], net="archer-1")
    [card] = cards(here, "bow 2/move 1")
    assert reason(here, card, "symbol:move:1 figure:archer-1") == ("netted", "4.4")
    here.put("archer-2", "c5")
    assert reason(here, card, "symbol:bow:2 figure:archer-1") == ("netted", "17.2")


def test_refusals_of_a_new_deck():
    here = table(TD, decks=[None, ""], discards=["", "attack 2, attack 2"], turn="dwarves")
    assert reason(here, "choice:skip") is None
    assert reason(here, "pile:deck", "choice:rebuild") is None
    assert reason(here, "pile:deck", "choice:draw") == ("deck_empty", "3.3")
    here = table(TD, hands=["", "move 2"], decks=[None, ""], turn="dwarves")
    assert reason(here, "choice:skip") == ("no_passing", "3.2")


def test_refusals_without_actions():
    here = dwarves(hand="move 2, attack 2", actions=1).play("dwarves spend move 2")
    assert reason(here, "token:fury") is None
    assert reason(here, "choice:end") is None
    assert reason(here, "pile:deck") == ("answer_first", "8.6")
    assert reason(here, "token:net") == ("answer_first", "8.6")
    assert reason(here, *cards(here, "attack 2")) == ("answer_first", "8.6")
    assert reason(here, "choice:end", viewer=0) == ("not_asked", "1.6")
