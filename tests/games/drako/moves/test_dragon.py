"""The dragon, with at least one test per clause (§7)."""

import pytest

from tests.games.drako.support.tables import game_of, table

STRIKE = "attack 2 as attack 2: brald > dragon"


def struck(armour, wounds="", hand="attack 2"):
    """Let Brald wound the dragon twice after some quiet turns."""
    told = f"armour {armour}, {wounds}"
    here = table(figures="brald c4", hands=["", hand], wounds=told, turn="dwarves", quiet=3)
    return here.play(STRIKE, "take 0")


def test_7_1_four_armour_spaces_and_three_areas_of_two():
    spaces = [*game_of("dragon-dwarves").config.spaces]
    assert spaces[0] == 10
    assert spaces[6:] == [4, 2, 2, 2]


def test_7_2_armour_is_filled_first_without_a_question():
    here = struck(armour=1)
    assert (here.wounds("armour"), here.wounds("dragon")) == (3, 3)
    assert (here.acting(), here.asked()) == ("dwarves", "turn")


def test_7_2_the_opponent_places_each_wound_beyond_the_armour():
    here = struck(armour=4)
    assert (here.acting(), here.asked()) == ("dwarves", "wound")
    assert here.offered() == ["wound flight", "wound fire", "wound movement"]
    here.play("wound fire", "wound movement")
    areas = [here.wounds(area) for area in ("armour", "flight", "fire", "movement")]
    assert areas == [4, 0, 1, 1]
    assert here.wounds("dragon") == 6


def test_7_2_the_opponent_places_only_wounds_beyond_the_armour():
    here = struck(armour=3)
    assert here.wounds("armour") == 4
    assert here.play("wound flight").asked() == "turn"


def test_7_2_a_full_area_takes_no_more():
    assert struck(4, "fire 2").offered() == ["wound flight", "wound movement"]


def test_7_2_with_one_area_left_the_opponent_is_not_asked():
    here = struck(4, "flight 2, movement 2", hand="attack 2, defence")
    assert here.acting() == "nobody"  # the last two spaces: §7.4
    here = struck(4, "flight 2, movement 1")
    here.play("wound movement")
    assert (here.wounds("fire"), here.asked()) == (1, "turn")


AREAS = [
    ("flight", "flight/attack 1", "as flight", "as attack 1"),
    ("fire", "fire 1/attack 2", "as fire 1", "as attack 2"),
    ("movement", "attack 2/move 1", "as move 1", "as attack 2"),
]


@pytest.mark.parametrize(("area", "card", "lost", "kept"), AREAS)
def test_7_3_a_full_area_removes_only_its_own_symbol(area, card, lost, kept):
    for wounds, usable in ((1, True), (2, False)):
        here = table(figures="brald c4", hands=[card, ""], wounds=f"armour 4, {area} {wounds}")
        assert bool(here.offered(lost)) == usable
        assert here.offered(kept)


def test_7_3_the_defence_of_a_card_with_a_lost_symbol_stays():
    here = table(
        figures="brald c4",
        hands=["defence/move 1", "attack 2"],
        wounds="armour 4, movement 2",
        turn="dwarves",
    )
    assert "dragon block defence/move 1" in here.play(STRIKE).offered()


def test_7_4_with_all_ten_spaces_full_the_dragon_is_dead():
    here = struck(4, "flight 2, fire 1, movement 1")
    assert (here.at("dragon"), here.winner()) == ("dead", "dwarves")
    assert here.wounds("dragon") == 10


def test_7_4_nine_wounds_do_not_kill():
    here = struck(4, "flight 1, fire 1, movement 1").play("wound flight", "wound fire")
    assert (here.wounds("dragon"), here.acting()) == (9, "dwarves")


def test_7_5_flight_goes_to_any_other_empty_hex_over_anything():
    here = table(figures="dragon a1, brald a2, urpen b1, morin b2", hands=["flight", ""])
    landings = here.offered("as flight")
    assert len(landings) == 15  # nineteen hexes, minus four occupied ones
    assert "flight as flight: e3" in landings
    assert here.play("flight as flight: e3").at("dragon") == "e3"


def test_7_5_a_netted_dragon_cannot_fly():
    assert not table(hands=["flight", ""], net="dragon").offered("as flight")


def test_7_6_fire_hits_every_enemy_on_a_line_to_the_edge():
    here = table(figures="dragon c1, brald c2, urpen c5, morin b2", hands=["fire 2", ""])
    assert here.offered("as fire") == ["fire 2 as fire 2: e"]
    here.play("fire 2 as fire 2: e", "take 1", "take 1")
    assert [here.wounds(dwarf) for dwarf in ("brald", "urpen", "morin")] == [2, 2, 0]


def test_7_6_each_attack_of_a_fire_is_answered_separately():
    here = table(figures="dragon c1, brald c2, urpen c3", hands=["fire 2", "defence"])
    here.play("fire 2 as fire 2: e", "take 1", "dwarves block defence")
    assert (here.wounds("brald"), here.wounds("urpen")) == (2, 0)


def test_7_6_a_netted_dragon_may_use_fire():
    here = table(figures="brald c5", hands=["fire 2", ""], net="dragon")
    assert here.offered("as fire") == ["fire 2 as fire 2: e"]


def test_7_6_fire_needs_an_enemy_on_the_line():
    assert not table(figures="dragon c3, brald a2", hands=["fire 2", ""]).offered("as fire")
