"""Playing cards, gaining points, secondary abilities (§4, §5)."""

import pytest

from tests.games.volfyirion.support.tables import ME, RIVAL, Table


def test_4_1_a_command_or_wonder_goes_to_the_playing_area():
    table = Table(hand="stab pure_qoam").play("play stab", "play pure_qoam")
    assert (table.cards("hand"), table.cards("played")) == ("", "stab pure_qoam")


def test_4_2_a_building_or_troop_goes_on_your_standing_city():
    table = Table(hand="guard mint")
    assert table.offered(starts="station guard") == [
        "station guard at tylaris",
        "station guard at vahylea",
        "station guard at alantar",
    ]
    table.play("station guard at vahylea", "station mint at vahylea")
    assert (table.troop("vahylea"), table.building("vahylea")) == ("guard", "mint")


def test_4_2_a_card_of_the_same_kind_is_removed():
    table = Table(hand="guard mint", troops={"tylaris": "novice"})
    table.play("station guard at tylaris")
    assert (table.troop("tylaris"), table.removed) == ("guard", "novice")
    table = Table(hand="bank", buildings={"tylaris": "mint"}).play("station bank at tylaris")
    assert (table.building("tylaris"), table.removed, table.points) == ("bank", "mint", [1, 1, 0])


def test_4_3_cards_in_play_give_their_points_in_every_main_phase():
    table = Table(their_played="pure_qoam", their_buildings={"kyr": "library"})
    table.play("end").resolve()
    assert [*table.state.points] == [0, 0, 0, 3, 0, 0]


def test_4_3_points_are_collected_card_by_card():
    table = Table("collect=hand", hand="stab mint").play("play stab", "station mint at tylaris")
    assert table.points == [0, 0, 0]
    assert table.offered(starts="gain") == ["gain play:stab", "gain building:tylaris"]
    table.play("gain play:stab", "gain building:tylaris")
    assert (table.points, table.offered(starts="gain")) == ([1, 2, 1], [])


def test_4_4_a_card_about_to_leave_gives_its_points_first():
    table = Table("collect=hand", hand="barter").play("play barter", "sacrifice play:barter")
    assert table.points == [1, 0, 3]
    table = Table("collect=hand", hand="mint bank")
    table.play("station mint at tylaris", "station bank at tylaris")
    assert table.points == [1, 0, 1]


def test_4_5_wonders_buildings_and_troops_stay():
    table = Table(
        played="stab pure_qoam", troops={"tylaris": "guard"}, buildings={"tylaris": "mint"}
    )
    table.play("end").resolve()
    assert (table.cards("played"), table.cards("discard")) == ("pure_qoam", "stab")
    assert (table.troop("tylaris"), table.building("tylaris")) == ("guard", "mint")


def test_4_6_cards_not_played_stay_in_hand():
    table = Table(hand="stab captain").play("play captain")
    assert table.cards("hand") == "stab"


def test_5_1_a_secondary_ability_works_once_per_turn():
    table = Table(played="telrons_analysis telrons_analysis", deck="captain captain captain")
    table.play("chain play:telrons_analysis", "deal captain to 0")
    table.play("chain play:telrons_analysis", "deal captain to 0")
    assert table.offered(starts="chain") == []


def test_5_2_a_chain_needs_other_cards_of_its_colours():
    assert Table(played="telrons_analysis", deck="captain").offered(starts="chain") == []
    assert Table(played="telrons_analysis barter").offered(starts="chain") == [
        "chain play:telrons_analysis"
    ]
    assert Table(
        played="telrons_analysis", their_played="barter", troops={"tylaris": "qoam_scout"}
    ).offered(starts="chain") == ["chain play:telrons_analysis"]


def test_5_2_two_icons_need_two_cards():
    assert Table(played="book_of_wisdom stab").offered(starts="chain") == []
    assert Table(played="book_of_wisdom stab sabotage").offered(starts="chain") == [
        "chain play:book_of_wisdom"
    ]


def test_5_3_plain_chains_are_used_once_as_soon_as_they_work():
    table = Table(hand="shrewd_deal barter barter").play("play shrewd_deal")
    assert table.points == [2, 1, 1]
    assert table.play("play barter").points == [3, 1, 3]
    assert table.play("play barter").points == [4, 1, 3]


def test_5_3_two_copies_complete_each_others_chain():
    table = Table(hand="decisive_strike decisive_strike")
    assert table.play("play decisive_strike", "play decisive_strike").points == [0, 8, 0]


def test_5_3_the_bonus_of_a_chain_stays_and_can_be_collected_by_hand():
    table = Table("collect=hand", hand="harness_qoam barter stab")
    table.play("play harness_qoam", "play barter", "play stab", "chain play:harness_qoam")
    assert table.points == [0, 2, 2]
    assert table.play("sacrifice play:barter").points == [1, 2, 5]


def test_5_4_a_card_removes_itself_from_play_for_its_bonus():
    table = Table(played="barter", hand="stab", troops={"tylaris": "fighter"})
    assert table.offered(starts="sacrifice") == ["sacrifice play:barter", "sacrifice troop:tylaris"]
    table.play("sacrifice play:barter", "sacrifice troop:tylaris")
    assert (table.points, table.removed) == ([0, 3, 3], "barter fighter")


def test_5_5_a_bonus_may_be_declined():
    table = Table(played="qoam_ritual", hand="stab").play("sacrifice play:qoam_ritual")
    assert table.offered() == ["remove stab of hand", "decline"]
    assert table.play("decline").asked == "turn 0"
    no_target = Table(played="suicide_mission").play("sacrifice play:suicide_mission")
    assert (no_target.asked, no_target.removed) == ("turn 0", "suicide_mission")


def test_5_6_cards_are_drawn_at_once():
    table = Table(played="stab", deck="captain").play("sacrifice play:stab")
    assert table.asked == "draw 0"
    assert table.play("deal captain to 0").cards("hand") == "captain"


def test_5_7_a_card_of_hand_discards_or_playing_area_is_removed():
    table = Table(
        played="celethes_law hidden_cache pure_qoam",
        sealed="strange_box",
        hand="stab",
        discard="captain",
        buildings={"tylaris": "mint"},
    ).play("chain play:celethes_law")
    assert table.offered() == [
        "remove stab of hand",
        "remove captain of discard",
        "remove hidden_cache of play",
        "remove celethes_law of play",
        "remove pure_qoam of play",
        "remove strange_box of sealed",
        "decline",
    ]
    table.play("remove celethes_law of play")
    assert (table.removed, table.cards("played")) == ("celethes_law", "hidden_cache pure_qoam")


@pytest.mark.parametrize(("zone", "points"), [("hand", 0), ("discard", 0), ("play", 1)])
def test_5_7_only_a_card_in_play_gives_its_points_before_removal(zone, points):
    table = Table("collect=hand", hand="captain captain", discard="captain", played="qoam_ritual")
    table.play("play captain", "sacrifice play:qoam_ritual", f"remove captain of {zone}")
    assert table.points == [points, 3 * points, 0]


def test_5_7_a_building_never_removes_itself():
    table = Table(played="stab", buildings={"tylaris": "black_market"})
    assert table.play("chain building:tylaris").offered() == ["remove stab of play", "decline"]


def test_5_8_an_enemy_troop_is_removed_and_its_city_stays():
    table = Table(
        played="anuths_trick", troops={"tylaris": "guard"}, their_troops={"kyr": "elite_trooper"}
    ).play("sacrifice play:anuths_trick")
    assert table.offered() == ["break troop kyr", "decline"]
    table.play("break troop kyr")
    assert (table.troop("kyr"), "kyr" in table.standing) == ("-", True)


def test_5_9_an_enemy_building_is_removed():
    table = Table(played="sabotage", their_buildings={"yrdesh": "bank", "kyr": "mint"})
    table.play("sacrifice play:sabotage")
    assert table.offered() == ["break building yrdesh", "break building kyr", "decline"]
    assert table.play("break building kyr").building("kyr") == "-"


def test_5_10_a_card_moves_the_dragon_for_free():
    table = Table(played="emerald_horn").play("sacrifice play:emerald_horn")
    assert table.offered() == [
        "send to city:yrdesh",
        "send to city:akao_uket",
        "send to city:kyr",
        "decline",
    ]
    assert table.play("send to city:kyr").dragon == "kyr"
    saved = Table(played="emerald_horn", dragon="tylaris").play("sacrifice play:emerald_horn")
    assert saved.play("send to place:lair").dragon == "home"


def test_5_11_a_house_deck_may_lose_all_its_cards():
    table = Table(played="qoam_ritual", hand="prospector", deck="", discard="")
    table.play("sacrifice play:qoam_ritual", "remove prospector of hand", "end").resolve()
    assert table.acting == [RIVAL]
    assert table.play("end").resolve().acting == [ME]
    assert table.cards("hand") == ""
