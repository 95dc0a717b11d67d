"""Spending points, and the end of a turn (§6 to §9)."""

import pytest

from antro.core.contract.game import CHANCE
from tests.games.volfyirion.support.tables import RIVAL, SITE, Table, opening


def test_6_1_a_card_of_the_centre_is_acquired_for_its_price():
    table = Table(points=(4, 0, 0), centre="guard sabotage barter")
    assert table.offered(starts="acquire") == ["acquire barter", "acquire guard"]
    table.play("acquire guard")
    assert (table.points, table.cards("discard")) == ([0, 0, 0], "guard")


def test_6_2_the_place_of_a_card_stays_empty_until_the_end_of_the_turn():
    table = Table(points=(9, 0, 0), centre="stab barter stab sabotage guard", top="mint")
    table.play("acquire stab")
    assert table.centre == "- barter stab sabotage guard"
    assert table.play("end").resolve().centre.startswith("mint barter")


def test_6_3_the_starting_player_may_put_one_card_under_the_deck():
    table = opening()
    first, *others = table.centre.split()
    top = table.top
    assert len(table.offered(starts="exchange")) == len({first, *others})
    table.play(f"exchange {first}")
    assert (table.centre.split(), table.under) == ([top, *others], first)
    assert table.resolve().offered(starts="exchange") == []


def test_6_3_there_is_no_exchange_after_acquiring_a_card():
    table = opening().give(command=8)
    table.play(table.offered(starts="acquire")[0])
    assert table.offered(starts="exchange") == []
    table = opening().give(battle=3)
    table.play(table.offered(starts="wonder")[0], "decline")
    assert table.offered(starts="exchange") == []


def test_6_4_the_second_player_may_put_all_five_under_the_deck():
    table = opening()
    table.play("end").resolve()
    before, top = table.centre, table.top
    assert table.offered(RIVAL, starts="exchange") == ["exchange all"]
    table.play("exchange all").resolve()
    assert table.under == before
    assert table.centre.split()[0] == top
    assert "-" not in table.centre.split()
    assert table.offered(RIVAL, starts="exchange") == []


def test_6_7_a_duel_can_be_played_without_the_privileges():
    table = opening("privileges=no")
    assert table.offered(starts="exchange") == []
    assert "redraw" in table.offered()
    assert table.play("end").resolve().offered(RIVAL, starts="exchange") == []


def test_6_5_a_troop_is_redeployed_for_its_price():
    table = Table(points=(4, 0, 0), troops={"tylaris": "guard", "vahylea": "novice"})
    assert "redeploy tylaris to vahylea" in table.offered()
    table.play("redeploy tylaris to vahylea")
    assert (table.troop("tylaris"), table.troop("vahylea")) == ("-", "guard")
    assert (table.points, table.removed) == ([0, 0, 0], "novice")


def test_6_5_without_crowding_the_place_must_be_free():
    troops = {"tylaris": "guard", "vahylea": "novice"}
    table = Table("crowding=no", points=(4, 0, 0), troops=troops)
    assert table.offered(starts="redeploy") == [
        "redeploy tylaris to alantar",
        "redeploy vahylea to alantar",
    ]


def test_6_6_places_stay_empty_when_the_deck_is_empty():
    table = Table(points=(1, 0, 2), centre="stab barter", top="")
    table.state.markets[0].assets.bag.empty()
    assert table.offered(starts="replace") == []
    table.play("acquire stab", "end").resolve()
    assert table.centre == "- barter - - -"


def test_7_1_an_unguarded_city_falls_with_its_building():
    table = Table(points=(0, 9, 0), their_buildings={"yrdesh": "mint"}).play("attack yrdesh")
    assert table.standing == {"tylaris", "vahylea", "alantar", "akao_uket", "kyr"}
    assert (table.points, table.removed) == ([0, 1, 0], "mint")


def test_7_2_a_guarded_city_loses_only_its_troop():
    table = Table(
        points=(0, 12, 0), their_troops={"yrdesh": "guard"}, their_buildings={"yrdesh": "mint"}
    ).play("attack yrdesh")
    assert (table.troop("yrdesh"), table.building("yrdesh")) == ("-", "mint")
    assert ("yrdesh" in table.standing, table.points) == (True, [0, 0, 0])


def test_7_3_a_city_may_be_attacked_twice_in_a_row():
    table = Table(points=(0, 20, 0), their_troops={"yrdesh": "guard"})
    table.play("attack yrdesh", "attack yrdesh")
    assert ("yrdesh" in table.standing, table.points) == (False, [0, 0, 0])
    assert Table(points=(0, 7, 0)).offered(starts="attack") == []


def test_7_4_a_destroyed_city_is_not_a_target():
    table = Table(points=(0, 16, 8), their_hand="guard").play("attack yrdesh")
    assert "attack yrdesh" not in table.offered()
    assert "fly to city:yrdesh" not in table.offered()
    table.play("end").resolve()
    assert table.offered(RIVAL, starts="station guard") == [
        "station guard at akao_uket",
        "station guard at kyr",
    ]


def test_7_5_the_dragon_leaves_a_city_that_falls():
    assert Table(points=(0, 8, 0), dragon="yrdesh").play("attack yrdesh").dragon == "home"
    table = Table("homing=no", points=(0, 8, 0), dragon="yrdesh").play("attack yrdesh", "end")
    assert table.resolve().dragon == "yrdesh"
    assert table.play("end").resolve().dragon == "home"


def test_7_6_a_wonder_is_acquired_for_battle_points():
    table = Table(points=(0, 3, 0), lair="pure_qoam void_fluid", wonders="primal_beast")
    assert table.offered(starts="wonder") == ["wonder pure_qoam"]
    table.play("wonder pure_qoam", "decline")
    assert (table.points, table.cards("discard")) == ([0, 0, 0], "pure_qoam")
    assert table.lair == "- void_fluid"
    assert table.play("end").resolve().lair == "primal_beast void_fluid"


def test_7_7_another_card_may_be_removed():
    table = Table(points=(0, 3, 0), lair="pure_qoam", hand="stab", discard="captain")
    table.play("wonder pure_qoam")
    assert table.offered() == ["remove stab of hand", "remove captain of discard", "decline"]
    table = Table(points=(0, 3, 0), lair="pure_qoam", discard="pure_qoam").play("wonder pure_qoam")
    assert table.offered() == ["remove pure_qoam of discard", "decline"]


def test_7_7_a_later_effect_may_remove_that_wonder():
    table = Table(points=(0, 3, 0), lair="pure_qoam", played="qoam_ritual")
    table.play("wonder pure_qoam", "decline", "sacrifice play:qoam_ritual")
    assert table.offered() == ["remove pure_qoam of discard", "decline"]


def test_7_8_the_lair_stays_empty_when_the_wonder_deck_is_empty():
    table = Table(points=(0, 3, 0), lair="pure_qoam strange_box", wonders="")
    table.play("wonder pure_qoam", "decline", "end").resolve()
    assert table.lair == "- strange_box"


def test_7_9_the_dragon_is_defeated_once_in_any_place():
    table = Table(points=(0, 32, 0), dragon="tylaris").play("defeat")
    assert (table.dragon, "defeat" in table.offered()) == ("defeated", False)
    assert "tylaris" in table.play("end").resolve().standing
    assert "defeat" not in Table(points=(0, 15, 0)).offered()


def test_7_10_the_victor_gets_the_wonders_each_with_a_removal():
    table = Table(points=(0, 16, 0), lair="pure_qoam pure_qoam", discard="captain")
    table.play("defeat")
    assert table.offered() == ["remove captain of discard", "decline"]
    table.play("remove captain of discard")
    assert table.offered() == ["decline"]
    assert table.play("decline").cards("discard") == "pure_qoam pure_qoam"
    assert Table("spoils=no", points=(0, 16, 0), lair="pure_qoam").play("defeat").asked == "turn 0"


def test_7_11_the_lair_is_a_city_that_gives_points():
    table = Table(points=(0, 16, 0)).play("defeat")
    assert (table.points, "lair" in table.standing) == ([0, 4, 0], True)
    assert Table("tribute=no", points=(0, 16, 0)).play("defeat").points == [0, 0, 0]
    table.play("end").resolve().play("end").resolve()
    assert table.points == [0, 4, 0]
    hand = Table("collect=hand", points=(0, 16, 0)).play("defeat")
    assert hand.offered(starts="gain") == ["gain building:lair"]
    assert hand.play("gain building:lair").points == [0, 4, 0]


def test_7_11_the_lair_must_be_destroyed_too_and_leaves_the_game():
    table = Table(points=(0, 16, 0)).play("defeat", "end").resolve()
    table.state.points[4] = 36
    table.play("attack tylaris", "attack vahylea", "attack alantar")
    assert table.acting == [RIVAL]
    table.play("attack lair")
    assert (table.scores, "lair" in table.standing) == ([-1.0, 1.0], False)


def test_7_12_no_more_wonders_and_no_more_flights():
    table = Table(points=(0, 30, 16), dragon="defeated", played="emerald_horn pure_qoam")
    kinds = {text.split()[0] for text in table.offered()}
    assert not kinds & {"wonder", "fly", "defeat"}
    assert "seal play:pure_qoam" in table.offered()
    assert table.play("sacrifice play:emerald_horn").asked == "turn 0"
    assert table.play("end").resolve().lair == "- -"


def test_8_1_a_wonder_on_either_side_is_sealed_for_its_price():
    table = Table(points=(0, 0, 3), played="pure_qoam void_fluid stab", their_played="strange_box")
    assert table.offered(starts="seal") == ["seal play:pure_qoam", "seal rival:strange_box"]
    table.play("seal rival:strange_box")
    assert (table.cards("sealed", RIVAL), table.points) == ("strange_box", [0, 0, 0])


def test_8_2_a_wonder_comes_into_play_unsealed():
    table = Table(hand="pure_qoam", sealed="pure_qoam").play("play pure_qoam")
    assert (table.cards("played"), table.cards("sealed")) == ("pure_qoam", "pure_qoam")
    assert table.points == [1, 0, 0]


def test_8_2_a_sealed_wonder_gives_nothing():
    table = Table(points=(0, 0, 3), their_played="strange_box").play("seal rival:strange_box")
    table.play("end").resolve()
    assert [*table.state.points][3:] == [0, 0, 0]
    assert table.offered(RIVAL, starts="sacrifice") == []
    hand = Table("collect=hand", points=(0, 0, 3), hand="pure_qoam")
    assert hand.play("play pure_qoam", "seal play:pure_qoam").points == [1, 0, 0]


def test_8_3_an_unsealed_wonder_may_still_give_its_points():
    table = Table(points=(0, 0, 9), sealed="pure_qoam", their_sealed="strange_box")
    assert table.offered(starts="unseal") == [
        "unseal sealed:pure_qoam",
        "unseal rival_sealed:strange_box",
    ]
    assert table.play("unseal sealed:pure_qoam").points == [1, 0, 6]
    assert table.play("seal play:pure_qoam", "unseal sealed:pure_qoam").points == [1, 0, 0]


def test_8_3_of_two_copies_the_one_with_points_is_unsealed_first():
    table = Table(points=(0, 0, 9), hand="pure_qoam", sealed="pure_qoam")
    table.play("play pure_qoam", "seal play:pure_qoam", "unseal sealed:pure_qoam")
    assert table.points == [2, 0, 3]
    assert table.play("unseal sealed:pure_qoam").points == [2, 0, 0]


def test_8_4_a_card_of_the_centre_is_replaced_at_once():
    table = Table(points=(0, 0, 4), centre="stab barter stab", top="mint")
    assert table.offered(starts="replace") == ["replace stab", "replace barter"]
    table.play("replace barter")
    assert (table.centre, table.under) == ("stab mint stab - -", "barter")
    table.resolve().play("replace mint")
    assert (table.points, table.under) == ([0, 0, 0], "barter mint")


def test_8_4_cards_under_the_deck_are_drawn_in_order():
    table = Table(points=(0, 0, 6), centre="stab", top="mint", under="guard bank")
    table.state.markets[0].assets.bag.empty()
    table.play("replace stab")
    assert table.offered(CHANCE) == ["turn up guard"]
    table.play("turn up guard", "replace mint")
    assert table.offered(CHANCE) == ["turn up bank"]


def test_8_5_the_dragon_flies_to_an_enemy_city():
    table = Table(points=(0, 0, 8))
    assert table.offered(starts="fly") == [
        "fly to city:yrdesh",
        "fly to city:akao_uket",
        "fly to city:kyr",
    ]
    table.play("fly to city:kyr")
    assert (table.dragon, table.points) == ("kyr", [0, 0, 0])


def test_8_6_the_dragon_flies_home_from_a_city_of_yours():
    table = Table(points=(0, 0, 8), dragon="alantar")
    assert table.offered(starts="fly") == ["fly to place:lair"]
    assert table.play("fly to place:lair").dragon == "home"


def test_8_7_the_dragon_stays_on_an_enemy_city_and_both_moves_fit_one_turn():
    assert Table(points=(0, 0, 8), dragon="kyr").offered(starts="fly") == []
    table = Table(points=(0, 0, 16), dragon="alantar")
    assert table.play("fly to place:lair", "fly to city:kyr").dragon == "kyr"


def test_9_1_commands_are_discarded_and_wonders_stay():
    table = Table(played="stab pure_qoam", sealed="strange_box").play("end")
    assert (table.cards("discard"), table.cards("played")) == ("stab", "pure_qoam")
    assert table.cards("sealed") == "strange_box"


def test_9_2_the_rest_of_the_hand_is_discarded_face_up():
    table = Table(hand="captain stab").play("end")
    assert table.offered(CHANCE) == ["shed captain of 0"]
    assert table.told("shed captain of 0") == ["shed captain of 0"] * 3
    assert table.play("shed captain of 0", "shed stab of 0").cards("discard") == "captain stab"


def test_9_3_points_not_spent_are_lost():
    assert Table(points=(1, 2, 3)).play("end").points == [0, 0, 0]


def test_9_4_the_dragon_destroys_the_city_it_is_on():
    troops, buildings = {"alantar": "elite_trooper"}, {"alantar": "bank"}
    table = Table(dragon="alantar", troops=troops, buildings=buildings).play("end").resolve()
    assert (table.dragon, "alantar" in table.standing) == ("home", False)
    assert table.removed == "bank elite_trooper"
    assert Table(dragon="kyr").play("end").resolve().dragon == "kyr"


def test_9_5_empty_places_are_filled():
    table = Table(centre="stab", lair="pure_qoam", top="mint", wonders="primal_beast")
    table.play("end").resolve()
    assert "-" not in table.centre.split()
    assert table.lair == "pure_qoam primal_beast"


def test_9_6_the_dragon_may_destroy_the_last_city_at_its_owners_turn_end():
    table = Table(dragon="alantar")
    table.state.sites.standing &= ~0b011
    table.play("end")
    assert (table.acting, table.scores) == ([], [-1.0, 1.0])
    assert table.asked == "ended"


@pytest.mark.parametrize(
    ("ruins", "scores"),
    [
        ({"yrdesh"}, [1.0, -1.0]),
        ({"tylaris", "kyr"}, [1.0, -1.0]),
        ({"alantar", "yrdesh"}, [-1.0, 1.0]),
        ({"tylaris", "yrdesh"}, [0.0, 0.0]),
    ],
)
def test_9_7_after_a_hundred_turns_cities_then_defences_decide(ruins, scores):
    table = Table(turns=100)
    for city in ruins:
        table.state.sites.standing &= ~(1 << SITE[city])
    table.play("end").resolve()
    assert (table.acting, table.scores) == ([], scores)
    assert Table(turns=99).play("end").resolve().acting == [RIVAL]
