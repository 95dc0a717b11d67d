"""Nobody loses cards when an action is cut short (§12.7, §30.5)."""

import pytest

from antro.core.contract.game import TIME, Seat
from tests.games.heroes.support.duels import DAWN, DUSK, NIGHT, NOON, duels, fallen_seats
from tests.games.heroes.support.position import position

DUELS = pytest.mark.parametrize("mode", ["teams", "tournament"])
ALONE = {"back 2": "hero"}
GUARDED = {"front 1": "gnome", "back 2": "hero"}


def piles(table, seat):
    return {name: table.cards(seat, name) for name in ("hand", "deck", "discard")}


def attack(mode="tournament", dice="FFFCCC", hand="fireball", **options):
    """Return a game where Dawn may act against Night, who has 1 life left."""
    table = duels(mode, **options).seat(NIGHT, life=1)
    return table.seat(DAWN, dice=dice, hand=hand)


@DUELS
def test_12_7_a_spell_that_ends_a_duel_is_discarded(mode):
    table = attack(mode).stop(DAWN).play("cast fireball", "reinforce 0", "target b2 of night")
    assert fallen_seats(table) == [NIGHT]
    assert piles(table, DAWN) == {"hand": "", "deck": "", "discard": "fireball"}


def test_12_7_the_cards_that_paid_for_it_are_also_discarded():
    table = attack(hand="fireball command dispel").stop(DAWN).play("cast fireball", "reinforce 2")
    table.play("target b2 of night", "pay command", "pay dispel")
    assert fallen_seats(table) == [NIGHT]
    assert table.cards(DAWN, "discard") == "command dispel fireball"


def test_12_7_a_spell_that_activates_a_creature_which_ends_the_duel():
    table = attack(dice="HHCCCC", hand="command").seat(NIGHT, board={"front 2": "hero"})
    table.seat(DAWN, board={"front 3": "fire_giant", "back 2": "hero"}).stop(DAWN)
    table.play("cast command", "target f3 of dawn", "strike f2 of night")
    assert fallen_seats(table) == [NIGHT]
    assert table.cards(DAWN, "discard") == "command"


def test_12_7_a_creature_activated_by_helms_ends_the_duel_after_the_spell():
    table = attack(dice="EEHHCC", hand="stone_skin").seat(NIGHT, board={"front 2": "hero"})
    table.seat(DAWN, board={"front 3": "fire_giant", "back 2": "hero"}).stop(DAWN)
    table.play("cast stone_skin", "target b2 of dawn", "activate f3 of dawn")
    table.play("strike f2 of night")
    assert fallen_seats(table) == [NIGHT]
    assert table.permanents(DAWN) == [("stone_skin", "back 2", DAWN, 0)]


def test_12_7_a_permanent_spell_ends_the_duel():
    table = attack(hand="").seat(NIGHT, dice="CCCCCC", deck="dispel", discard="command")
    table.seat(NIGHT, permanents=[("immolate", "back 2", DAWN)]).stop(NIGHT)
    assert fallen_seats(table) == [NIGHT]
    assert table.cards(DAWN, "discard") == "immolate"


def test_12_7_a_spell_that_ends_a_duel_by_the_last_creature():
    table = duels("tournament", creatureless="yes").seat(NIGHT, board=GUARDED, life=9)
    table.seat(DAWN, dice="FFCCCC", hand="fire_bolt").stop(DAWN)
    table.play("cast fire_bolt", "reinforce 0", "target f1 of night")
    assert fallen_seats(table) == [NIGHT]
    assert table.cards(DAWN, "discard") == "fire_bolt"


def test_12_7_a_player_who_falls_by_the_own_spell_gets_each_card_once_for_third_place():
    table = duels("tournament").seat(DAWN, dice="FFFCCC", hand="fireball command dispel", life=1)
    table.stop(DAWN).play("cast fireball", "reinforce 2", "target b2 of dawn")
    table.play("pay command", "pay dispel")
    assert fallen_seats(table) == [DAWN]
    assert table.cards(DAWN, "deck") == "command dispel fireball"


@pytest.mark.parametrize(
    "steps",
    [[], ["cast fireball"], ["cast fireball", "reinforce 2"]],
    ids=["action", "reinforcements", "target"],
)
def test_12_7_a_declaration_returns_to_the_hand_if_the_opponent_resigns(steps):
    table = attack(hand="command dispel fireball").stop(DAWN).play(*steps).leave(NIGHT)
    assert fallen_seats(table) == [NIGHT]
    assert piles(table, DAWN) == {"hand": "command dispel fireball", "deck": "", "discard": ""}


def test_12_7_a_partly_paid_declaration_also_returns():
    table = attack(hand="command dispel fireball").stop(DAWN).play("cast fireball", "reinforce 2")
    table.play("target b2 of night", "pay command").leave(NIGHT)
    assert piles(table, DAWN) == {"hand": "command dispel fireball", "deck": "", "discard": ""}


def test_12_7_the_declaration_of_a_dispel_action_also_returns():
    table = attack(dice="FWEACC", hand="command healing").stop(DAWN, "plan to hold")
    assert table.texts(DAWN, "dispel") == []
    spell = ("mist_ward", "back 2", NIGHT, 1)
    table = attack(dice="FWEACC", hand="command healing").seat(NIGHT, permanents=[spell])
    table.stop(DAWN).play("dispel mist ward on b2 of night", "reinforce 1", "pay command")
    assert piles(table.leave(NIGHT), DAWN)["hand"] == "command healing"


def test_12_7_a_spell_is_discarded_if_its_target_resigns_while_it_has_its_effect():
    table = duels("tournament", discards="owner").seat(NIGHT, hand="command dispel meteor")
    table.seat(DAWN, dice="WWWCCC", hand="energy_drain").stop(DAWN)
    table.play("cast energy_drain", "target night", "shed meteor").leave(NIGHT)
    assert table.cards(DAWN, "discard") == "energy_drain"


def test_12_7_a_declaration_returns_to_the_hand_when_time_runs_out():
    table = duels("tournament", pace="beat").seat(DAWN, dice="FFFCCC", hand="command fireball")
    table.seat(DAWN, life=2).stop(DAWN).play("cast fireball")
    table.play(next(text for text in table.texts(TIME) if "time" in text), by=TIME)
    assert fallen_seats(table) == [DAWN]
    assert table.cards(DAWN, "deck") == "command fireball"


def three(**dawn):
    """Let Dawn stop in a game of three. Noon has a creature, and a spell on the hero."""
    table = position(3).seat(NOON, board=GUARDED, permanents=[("immolate", "back 2", DUSK, 1)])
    return table.seat(DAWN, **dawn).stop(DAWN)


def test_30_5_the_active_player_chooses_again():
    table = three(dice="WWWCCC", hand="deep_freeze command dispel")
    table.play("cast deep_freeze", "reinforce 1", "target f1 of noon").leave(NOON)
    assert (table.people, table.clause) == ([DAWN], "11.1")
    assert table.cards(DAWN) == "command dispel deep_freeze"
    assert "forgo" in table.texts(DAWN)
    assert "cast deep_freeze" not in table.texts(DAWN)


def test_30_5_the_active_player_chooses_again_in_a_dispel_action():
    table = three(dice="FWEACC", hand="command healing")
    table.play("dispel immolate on b2 of noon").leave(NOON)
    assert (table.people, table.clause, table.cards(DAWN)) == ([DAWN], "11.1", "command healing")


def test_30_5_a_follower_without_a_possible_action_left_has_acted():
    table = position(3).seat(NOON, board=GUARDED).seat(DUSK, dice="WWHHHH", hand="deep_freeze")
    table.seat(DAWN, dice="CCHHHH").stop(DAWN).play("forgo").play("pass", by=NOON)
    table.play("act", by=DUSK).leave(NOON)
    assert table.clause == "6.2"
    assert (table.cards(DUSK), table.side(DUSK).life) == ("deep_freeze", 21)


def test_30_5_a_creature_without_a_target_does_nothing():
    table = position(3).seat(NOON, board={"front 2": "gnome", "back 2": "hero"})
    table.seat(DUSK, board={"back 4": "hero"})
    table.seat(DAWN, hero="earth", dice="EEHHHC", hand="stone_skin")
    table.seat(DAWN, board={"front 3": "tusked_boar", "back 2": "hero"}).stop(DAWN)
    table.play("cast stone_skin", "reinforce 0", "target b2 of dawn", "activate f3 of dawn")
    table.leave(NOON)
    assert table.people == [DAWN]
    assert table.clause == "16.1"
    assert table.state.bouts[0].act.helms == 2


def test_30_5_another_duel_is_not_affected():
    table = duels("tournament").seat(DAWN, dice="FFFCCC", hand="fireball").stop(DAWN)
    table.play("cast fireball").leave(DUSK)
    assert table.cards(DAWN) == ""
    table.play("reinforce 0", "target b2 of night", by=DAWN)
    assert table.cards(DAWN, "discard") == "fireball"


def test_30_2_a_player_who_resigns_before_the_plans_are_shown_is_passed_over():
    table = position(3)
    for seat in (DAWN, NOON, DUSK):
        table.game.apply(table.state, Seat(seat), table.number(Seat(seat), "keep F"))
    assert table.asked == ["show 0"]
    table.leave(DAWN)
    assert table.asked == ["show 1"]


@pytest.mark.parametrize(("leaver", "left"), [(DAWN, NOON), (NOON, DAWN)])
def test_30_5_a_player_who_resigns_gives_up_no_die(leaver, left):
    winds = [("gift_of_the_winds", "self", DUSK)]
    table = position(4, orphans="end")
    for seat in (DAWN, NOON):
        table.seat(seat, permanents=winds, dice="FFWEACH", dice_size=7)
    table.seat(NIGHT, dice="EEHHHH", hand="stone_skin").stop(NIGHT)
    table.play("cast stone_skin", "target b2 of night").leave(DUSK)
    assert table.asked[0].startswith("give_die")
    table.leave(leaver)
    assert table.people == [left]
    table.play(table.texts(left)[0])
    assert table.people == [NIGHT]
