"""The first reason why a thing cannot be used, and its clause."""

import pytest

from antro.core.contract.game import SPECTATOR, Seat
from antro.games.heroes.display.explain import why_not
from tests.games.heroes.support.position import position

BOARD = {"front 2": "ember_imp", "back 2": "hero", "back 3": "salamander"}
FOES = {"front 3": "gnome", "front 2": "thornling", "back 2": "hero"}


def reason(table, thing, seat=0):
    """Return ``code clause``, or nothing if the thing can be used."""
    found = why_not(table.game, table.seen_by(seat), thing)
    return found and f"{found.code} {found.clause}"


def stopped(dice="FFFHHC", hand="fireball magic_missile meteor command"):
    """Return a game where Dawn of fire has stopped, against Noon of earth."""
    table = position().seat(0, dice=dice, hand=hand, board=BOARD)
    return table.seat(1, hero="earth", board=FOES).stop(0)


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("hand:fireball", None),
        ("hand:magic_missile", None),
        ("hand:meteor", "symbols_missing 12.2"),
        ("hand:boulder", "not_held 12.1"),
        ("choice:draw", "few_cards 20.1"),
        ("choice:forgo", None),
        ("market:b1", "few_cards_to_learn 20.4"),
        ("permanent:immolate:0", "not_in_play 20.6"),
        ("choice:pass", "answer_first 11.1"),
        ("hand:nonsense", "no_such_thing "),
        ("", "no_such_thing "),
        ("space:f9:0", "no_such_thing "),
        ("space:f1:7", "no_such_thing "),
    ],
)
def test_reasons_against_an_action(thing, expected):
    assert reason(stopped(), thing) == expected


@pytest.mark.parametrize(
    ("cards", "place", "expected"),
    [("CCCC", "b1", None), ("CCCC", "t1", "one_card_more 20.4"), ("CCCCC", "t1", None)],
)
def test_reasons_against_learning(cards, place, expected):
    table = position().seat(0, dice=f"{cards}FWH"[:6]).stop(0)
    assert reason(table, f"market:{place}") == expected


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("space:f3:1", None),
        ("space:b2:1", "not_exposed 1.5"),
        ("space:b1:1", "space_empty 12.4"),
        ("hand:fireball", "answer_first 12.4"),
    ],
)
def test_reasons_against_a_target(thing, expected):
    assert reason(stopped().play("cast magic_missile"), thing) == expected


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("space:f2:0", None),
        ("space:f2:0 choice:activate", None),
        ("space:f2:0 space:f1:0", None),
        ("space:f2:0 space:b2:0", "not_empty 16.4"),
        ("space:f2:0 space:b4:0", "too_far 16.4"),
        ("space:b2:0 choice:activate", "hero_not_activated 16.5"),
        ("space:f1:0", "space_empty 16.4"),
        ("space:f1:1", "not_own 16.4"),
    ],
)
def test_reasons_against_using_helms(thing, expected):
    table = stopped().play("cast fireball", "reinforce 0", "target b2 of noon")
    assert table.asked == ["helms 0 0"]
    assert reason(table, thing) == expected


def test_reasons_against_a_strike():
    table = stopped().play("cast fireball", "reinforce 0", "target b2 of noon")
    table.play("activate f2 of dawn")
    assert reason(table, "space:f2:1") == "out_of_reach 17.3"
    assert reason(table, "space:b2:1") == "not_exposed 1.5"
    assert reason(table, "space:f2:0") == "no_opponent 17.2"
    assert reason(table, "choice:ability") == "no_ability 18.1"
    assert reason(table, "choice:idle") == "not_commanded 14.8"


def test_reasons_while_rolling():
    table = position().seat(0, throws=30)
    assert reason(table, "choice:throw") == "tired 6.4"
    assert reason(table, "choice:rest") is None
    assert reason(table, "choice:rest", seat=1) == "not_tired 6.4"
    assert reason(table, "die:fire:1", seat=1) is None
    assert reason(table, "die:fire:2", seat=1) == "no_such_die 6.2"


def test_reasons_for_a_stunned_player():
    table = position(3, mode="points").seat(0, life=0)
    assert reason(table, "choice:stop") == "stunned 25.3"
    table.seat(0, dice="CCCCCF")
    assert reason(table, "choice:stop") is None


def test_reasons_for_a_seat_that_is_not_asked():
    table = stopped()
    assert reason(table, "hand:fireball", seat=1) == "not_asked 1.10"
    found = why_not(table.game, table.game.veil(table.state, SPECTATOR), "hand:fireball")
    assert found is not None
    assert found.code == "watching"


def test_reasons_for_a_follower():
    table = stopped().play("forgo")
    assert table.asked == ["follow 0 1"]
    assert reason(table, "choice:act", seat=1) == "no_action 21.2"
    assert reason(table, "choice:pass", seat=1) is None


def test_reasons_in_the_draft():
    table = position()
    state = table.game.start()
    while not table.game.to_act(state) & 3:
        table.game.apply(state, Seat(16), table.game.offered(state, Seat(16))[0].number)
    table.state = state
    assert reason(table, "market:t1") == "only_bottom 4.2"
    assert reason(table, "hero:ignara") is None
    table.play("take ignara")
    assert reason(table, "hero:ignara", seat=1) == "hero_taken 4.3"
