"""The variants of the duel (§10 to §16)."""

import pytest

from antro.core.contract.game import CHANCE, SPECTATOR
from antro.games.volfyirion.components.cards import CARDS, HIDDEN
from antro.games.volfyirion.components.extras import PERKS, PLOYS
from tests.games.volfyirion.support.tables import ME, RIVAL, SITE, Table, opening


def size_of(*options):
    market = Table(*options).game.start().markets[0]
    return market.assets.size(), market.wonders.size()


def test_10_1_four_mercenaries_in_the_strategy_deck():
    assert size_of("mercenaries=yes") == (67, 26)
    hired = [card for card in CARDS if card.set == "mercenaries"]
    assert [(card.cost, card.defence, card.removal) for card in hired] == [
        (2, 4, False),
        (3, 5, False),
    ]


def test_10_2_an_attack_sends_a_mercenary_back_and_destroys_the_city():
    table = Table(
        "mercenaries=yes",
        points=(0, 12, 0),
        their_troops={"yrdesh": "mercenary_archer"},
        under="stab",
        top="mint",
    )
    size = table.state.markets[0].deck_size()
    table.play("attack yrdesh")
    assert ("yrdesh" in table.standing, table.points, table.removed) == (False, [0, 0, 0], "")
    assert (table.asked, table.under) == ("supply", "")
    assert {"turn up mercenary_archer", "turn up stab", "turn up mint"} <= {*table.offered(CHANCE)}
    table.play("turn up mercenary_archer")
    assert (table.top, table.state.markets[0].deck_size()) == ("mercenary_archer", size + 1)


def test_10_3_a_mercenary_lost_in_another_way_is_removed():
    guard = {"kyr": "mercenary_veteran"}
    table = Table("mercenaries=yes", played="anuths_trick", their_troops=guard)
    table.play("sacrifice play:anuths_trick", "break troop kyr")
    assert table.removed == "anuths_trick mercenary_veteran"


def test_11_1_ascension_path_cannot_be_sealed():
    assert size_of("ascension=yes") == (63, 28)
    table = Table("ascension=yes", "perks=yes", points=(0, 0, 3), played="ascension_path")
    assert table.offered(starts="seal") == []
    collider = Table("perks=yes", perk="anomaly_collider", played="ascension_path pure_qoam")
    assert collider.offered(starts="collide") == ["collide pure_qoam"]


def test_11_2_an_ascension_path_is_taken_for_four_and_gives_its_points():
    table = Table("ascension=yes", points=(0, 0, 4), their_played="ascension_path pure_qoam")
    assert table.offered(starts="take") == ["take ascension_path"]
    table.play("take ascension_path")
    assert table.points == [2, 2, 0]
    assert (table.cards("played"), table.cards("played", RIVAL)) == ("ascension_path", "pure_qoam")
    poor = Table("ascension=yes", points=(0, 0, 3), their_played="ascension_path")
    assert poor.offered(starts="take") == []


def test_12_1_a_saboteur_goes_to_the_enemys_discards():
    assert size_of("saboteurs=yes") == (65, 26)
    table = Table("saboteurs=yes", points=(3, 0, 0), centre="saboteur").play("acquire saboteur")
    assert (table.cards("discard"), table.cards("discard", RIVAL)) == ("", "saboteur")
    oracle = Table(
        "saboteurs=yes", "perks=yes", points=(3, 0, 0), top="saboteur", perk="qoam_oracle"
    )
    oracle.play("acquire top saboteur")
    assert oracle.cards("discard", RIVAL) == "saboteur"


def test_12_2_no_effect_removes_a_saboteur():
    table = Table(
        "saboteurs=yes", played="qoam_ritual saboteur", hand="saboteur", discard="saboteur"
    )
    assert table.play("sacrifice play:qoam_ritual").offered() == ["decline"]
    assert Table("saboteurs=yes", hand="saboteur").play("play saboteur").points == [1, 0, 0]


def test_13_1_each_player_gets_a_face_up_perk():
    table = Table("perks=yes")
    table.state = table.game.start()
    assert (table.asked, len(table.offered(CHANCE))) == ("perk 1", 4)
    assert table.told("perk qoam_oracle to 1") == ["perk qoam_oracle to 1"] * 3
    table.play("perk qoam_oracle to 1")
    assert len(table.offered(CHANCE)) == len(PERKS) - 1


def test_13_2_the_armory_defeats_the_dragon_for_fourteen():
    assert "defeat" in Table("perks=yes", perk="qoam_armory", points=(0, 14, 0)).offered()
    assert "defeat" not in Table("perks=yes", perk="qoam_oracle", points=(0, 14, 0)).offered()
    table = Table("perks=yes", "tribute=no", perk="qoam_armory", points=(0, 15, 0)).play("defeat")
    assert table.points == [0, 1, 0]


def test_13_3_the_collider_seals_a_wonder_of_yours_for_its_price():
    table = Table("perks=yes", perk="anomaly_collider", played="pure_qoam void_fluid stab")
    assert table.offered(starts="collide") == ["collide pure_qoam", "collide void_fluid"]
    table.play("collide void_fluid")
    assert (table.points, table.cards("sealed")) == ([0, 0, 4], "void_fluid")
    assert table.offered(starts="collide") == []
    table.play("unseal sealed:void_fluid")
    assert table.points == [0, 0, 0], "its own points had been gained this turn"


def test_13_4_the_oracle_acquires_the_top_card():
    table = Table("perks=yes", perk="qoam_oracle", points=(5, 0, 0), top="barter")
    assert table.offered(starts="acquire top") == ["acquire top barter"]
    table.play("acquire top barter")
    assert (table.cards("discard"), table.asked) == ("barter", "supply")
    assert table.play("turn up stab").offered(starts="acquire top") == ["acquire top stab"]
    other = Table("perks=yes", perk="qoam_armory", points=(5, 0, 0), top="barter")
    assert other.offered(starts="acquire top") == []


def test_13_5_the_party_acquires_the_top_wonder_unseen():
    table = Table(
        "perks=yes", perk="heroes_party", points=(0, 8, 0), wonders="emerald_horn", hand="stab"
    )
    table.play("party")
    assert table.told("explore emerald_horn") == ["explore emerald_horn"] * 3
    table.play("explore emerald_horn")
    assert table.offered() == ["remove stab of hand", "decline"]
    assert table.play("decline").cards("discard") == "emerald_horn"
    assert (table.points, table.offered(starts="party")) == ([0, 4, 0], []), "no Wonder is left"
    claimed = Table("perks=yes", perk="heroes_party", points=(0, 8, 0), dragon="defeated")
    assert claimed.offered(starts="party") == []


def with_ploy(ploy, *options, **cards):
    return Table("ploys=yes", *options, their_ploy=ploy, ploy=other(ploy), **cards)


def other(ploy):
    return next(extra.slug for extra in PLOYS if extra.slug != ploy)


def test_14_1_each_player_gets_a_secret_ploy():
    table = Table("ploys=yes")
    table.state = table.game.start()
    assert (table.asked, len(table.offered(CHANCE))) == ("ploy 1", 6)
    assert table.told("ploy mirage_city to 1") == [
        "ploy unknown to 1",
        "ploy mirage_city to 1",
        "ploy unknown to 1",
    ]
    table.play("ploy mirage_city to 1")
    assert len(table.offered(CHANCE)) == len(PLOYS) - 1
    assert table.game.veil(table.state, ME).houses[RIVAL].ploy == HIDDEN
    assert table.game.veil(table.state, SPECTATOR).houses[RIVAL].ploy == HIDDEN


def test_14_2_every_seat_that_may_have_a_ploy_is_checked_once():
    table = with_ploy("afterthought", points=(0, 0, 16)).play("fly to city:kyr")
    assert (table.asked, table.offered(CHANCE)) == ("check 1", ["no ploy of 1"])
    table.play("no ploy of 1")
    assert table.dragon == "kyr"
    table.state.dragon = Table().state.dragon
    assert table.play("fly to city:kyr").asked == "turn 0", "known not to have it"


def test_14_2_the_current_player_goes_first():
    table = Table(
        "ploys=yes",
        ploy="afterthought",
        their_ploy="qoam_instability",
        hand="guard",
        troops={"tylaris": "novice"},
    )
    table.play("station guard at vahylea")
    assert table.asked == "check 0"
    assert table.play("afterthought of 0").asked == "turn 0", "shown once, nobody else has it"


def test_14_3_mirage_city_sends_the_dragon_home():
    table = with_ploy("mirage_city", points=(0, 0, 16)).play("fly to city:kyr")
    assert table.play("mirage_city of 1").dragon == "home"
    assert table.points == [0, 0, 8]
    assert table.play("fly to city:kyr").dragon == "kyr"


def test_14_4_double_shift_stops_the_first_attack():
    table = with_ploy("double_shift", points=(0, 18, 0)).play("attack yrdesh")
    table.play("double_shift of 1")
    assert ("yrdesh" in table.standing, table.points) == (True, [0, 10, 0])
    assert table.offered(starts="attack") == ["attack yrdesh", "attack akao_uket", "attack kyr"]
    table.play("attack yrdesh")
    assert ("yrdesh" in table.standing, table.points) == (False, [0, 0, 0])
    later = with_ploy("double_shift", points=(0, 27, 0))
    later.state.houses[RIVAL].attacked = 1
    assert "yrdesh" not in later.play("attack yrdesh").standing


def test_14_5_qoam_instability_removes_both_buildings():
    table = with_ploy("qoam_instability", hand="mint", their_buildings={"kyr": "bank"})
    table.play("station mint at tylaris", "no ploy of 0", "qoam_instability of 1")
    assert (table.building("tylaris"), table.building("kyr")) == ("-", "-")
    assert table.removed == "mint bank"


def test_14_6_afterthought_removes_both_troops():
    table = with_ploy("afterthought", hand="guard", troops={"vahylea": "novice"})
    table.play("station guard at tylaris", "no ploy of 0", "afterthought of 1")
    assert (table.troop("tylaris"), table.removed) == ("-", "novice guard")


def test_14_7_crystallization_removes_three_wonders_even_sealed_ones():
    table = with_ploy(
        "crystallization", hand="pure_qoam", sealed="strange_box", their_played="void_fluid"
    )
    table.play("play pure_qoam", "no ploy of 0", "crystallization of 1")
    assert table.cards("played") == table.cards("sealed") == table.cards("played", RIVAL) == ""
    assert table.removed == "pure_qoam strange_box void_fluid"


def test_14_8_points_are_gained_before_and_a_replacement_does_not_count():
    table = with_ploy(
        "qoam_instability", "collect=hand", hand="mint", buildings={"vahylea": "bank"}
    )
    table.play("station mint at tylaris", "no ploy of 0", "qoam_instability of 1")
    assert table.points == [1, 0, 1]
    table = with_ploy("qoam_instability", hand="mint", buildings={"vahylea": "bank"})
    table.state.sites.buildings[SITE["kyr"]] = table.state.sites.buildings[SITE["vahylea"]]
    assert table.play("station mint at vahylea").asked == "turn 0"


@pytest.mark.parametrize("collect", ["auto", "hand"])
def test_14_8_a_building_that_a_ploy_removes_completes_no_chain(collect):
    doomed = with_ploy(
        "qoam_instability",
        f"collect={collect}",
        hand="mint",
        played="shrewd_deal",
        buildings={"vahylea": "library"},
    )
    doomed.play("station mint at tylaris", "no ploy of 0", "qoam_instability of 1")
    assert (doomed.points, doomed.offered(starts="chain")) == ([1, 0, 1], [])


def test_14_8_a_building_that_stays_completes_a_chain_after_the_check():
    stays = with_ploy(
        "mirage_city", hand="qoam_scout", played="shrewd_deal", troops={"vahylea": "novice"}
    )
    stays.play("station qoam_scout at tylaris", "no ploy of 0")
    assert (stays.asked, stays.points) == ("check 1", [0, 0, 0])
    assert stays.play("no ploy of 1").points == [0, 0, 2]


def raided():
    table = with_ploy("second_chance", points=(0, 8, 0), troops={"tylaris": "guard"})
    return table.play("sacrifice troop:tylaris", "attack yrdesh", "no ploy of 1")


def test_14_9_second_chance_takes_a_troop_that_was_removed_to_attack():
    table = raided()
    assert "yrdesh" not in table.standing
    table.play("second_chance of 1")
    assert table.offered(RIVAL) == [
        "recover guard to akao_uket",
        "recover guard to kyr",
        "decline",
    ]
    table.play("recover guard to kyr")
    assert (table.troop("kyr"), table.removed, table.acting) == ("guard", "", [ME])
    assert raided().play("second_chance of 1", "decline").troop("kyr") == "-"


def test_14_9_second_chance_needs_such_a_troop_and_a_standing_city():
    table = with_ploy("second_chance", points=(0, 8, 0)).play("attack yrdesh", "no ploy of 1")
    assert table.asked == "turn 0"
    last = with_ploy("second_chance", points=(0, 8, 0), troops={"tylaris": "guard"})
    last.state.sites.standing &= ~0b110000
    last.play("sacrifice troop:tylaris", "attack yrdesh", "no ploy of 1")
    assert last.scores == [1.0, -1.0]


def test_15_1_a_destroyed_city_is_rebuilt_for_its_defence():
    table = Table("rebuild=yes", points=(8, 0, 0))
    assert table.offered(starts="rebuild") == []
    table.state.sites.standing &= ~0b011
    assert table.offered(starts="rebuild") == ["rebuild tylaris"]
    assert "tylaris" in table.play("rebuild tylaris").standing
    assert table.points == [0, 0, 0]
    cheap = Table("rebuild=yes", "rebuilding=cheap", points=(6, 0, 0))
    cheap.state.sites.standing &= ~0b011
    assert cheap.play("rebuild tylaris").points == [0, 0, 0]


def test_15_2_a_city_is_rebuilt_only_once():
    table = Table("rebuild=yes", points=(30, 0, 0))
    table.state.sites.standing &= ~0b001
    table.play("rebuild tylaris")
    table.state.sites.standing &= ~0b001
    assert table.offered(starts="rebuild") == []


def test_15_3_a_player_without_a_standing_city_loses_at_once():
    table = Table("rebuild=yes", points=(30, 0, 0), dragon="alantar")
    table.state.sites.standing &= ~0b011
    assert table.play("end").scores == [-1.0, 1.0]


def test_16_1_the_top_card_is_face_down():
    table = opening("top=down")
    assert (table.top, table.state.markets[0].deck_size()) == ("-", 58)
    assert "-" not in table.centre.split()


def test_16_2_only_the_oracle_knows_the_top_card():
    table = Table("top=down", "perks=yes", perk="qoam_oracle", points=(8, 0, 4), centre="stab")
    table.play("replace stab", "turn up mint")
    assert (table.centre, table.asked) == ("mint - - - -", "peek 0")
    assert table.told("show barter to 0") == [
        "show barter to 0",
        "show unknown to 0",
        "show unknown to 0",
    ]
    table.play("show barter to 0")
    assert table.game.veil(table.state, ME).markets[0].top == table.state.markets[0].top
    assert table.game.veil(table.state, RIVAL).markets[0].top == HIDDEN
    table.play("acquire top barter", "show bank to 0", "replace mint", "turn up bank")
    assert (table.centre, table.cards("discard")) == ("bank - - - -", "barter")
